import { wrapText } from '../faces/screen/text/wrap.ts';
import type { AnyGame } from '../game/contract.ts';
import type { Run } from './command.ts';
import { theGame } from './game-options.ts';
import { printLines, widthOfText } from './io.ts';
import { spellingOf } from './spelling.ts';

/** A list of sentences, each wrapped under its own beginning. */
const listed = (sentences: readonly string[], width: number, lead: (index: number) => string) =>
  sentences.flatMap((sentence, index) =>
    wrapText(sentence, width - lead(index).length).map(
      (line, row) => (row === 0 ? lead(index) : ' '.repeat(lead(index).length)) + line,
    ),
  );

/** The rules of a game as text. Spelled before it is wrapped: spelling may make it longer. */
export const rulesText = (
  { name, id, words }: AnyGame,
  width: number,
  spell: (text: string) => string,
): readonly string[] => [
  `${name} (${id})`,
  '',
  ...wrapText(spell(words.summary.join(' ')), width),
  '',
  ...wrapText(spell(`Goal: ${words.goal}`), width),
  '',
  'Rules',
  ...listed(words.rules.map(spell), width, (index) => `  ${index + 1}. `),
  '',
  ...wrapText(spell(`Moves: ${words.moves}`), width),
  '',
  'Playing well',
  ...listed(words.strategy.map(spell), width, () => '  - '),
];

export const rules: Run = (given, io) =>
  printLines(io, rulesText(theGame(given.words[0]), widthOfText(io), spellingOf(given)));
