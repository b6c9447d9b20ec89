import { speak, toAscii } from '../faces/screen/theme.ts';
import type { Given } from './command.ts';

/** Text as it is or, with `--ascii`, without any other character. */
export const spellingOf = ({ options }: Given): ((text: string) => string) =>
  options.has('ascii') ? (text) => toAscii(speak(text)) : (text) => text;

export function* spelled(given: Given, lines: Iterable<string>): Generator<string> {
  const spell = spellingOf(given);
  for (const line of lines) yield spell(line);
}
