import { asciiJson } from '../faces/json/ascii-json.ts';
import { speak, toAscii } from '../faces/screen/theme.ts';
import type { Given } from './command.ts';

/** Text as it is or, with `--ascii`, without any other character. */
export const spellingOf = ({ options }: Given): ((text: string) => string) =>
  options.has('ascii') ? (text) => toAscii(speak(text)) : (text) => text;

export function* spelled(given: Given, lines: Iterable<string>): Generator<string> {
  const spell = spellingOf(given);
  for (const line of lines) yield spell(line);
}

/** JSON for programs, as it is or, with `--ascii`, with every other character escaped. */
export function* spelledJson({ options }: Given, pieces: Iterable<string>): Generator<string> {
  for (const piece of pieces) yield options.has('ascii') ? asciiJson(piece) : piece;
}
