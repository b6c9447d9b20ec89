import { speak, toAscii } from '../faces/screen/theme.ts';
import type { Given } from './command.ts';

/** Lines as they are or, with `--ascii`, without any other character. */
export function* spelled({ options }: Given, lines: Iterable<string>): Generator<string> {
  for (const line of lines) yield options.has('ascii') ? toAscii(speak(line)) : line;
}
