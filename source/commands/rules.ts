import { wrapText } from '../faces/screen/text/wrap.ts';
import type { AnyGame } from '../game/contract.ts';
import type { Run } from './command.ts';
import { theGame } from './game-options.ts';
import { printLines, widthOfText } from './io.ts';
import { spelled } from './spelling.ts';

/** A list of sentences, each wrapped under its own beginning. */
const listed = (sentences: readonly string[], width: number, lead: (index: number) => string) =>
  sentences.flatMap((sentence, index) =>
    wrapText(sentence, width - lead(index).length).map(
      (line, row) => (row === 0 ? lead(index) : ' '.repeat(lead(index).length)) + line,
    ),
  );

/** The rules of a game as text. */
export const rulesText = ({ name, id, words }: AnyGame, width: number): readonly string[] => [
  `${name} (${id})`,
  '',
  ...wrapText(words.summary.join(' '), width),
  '',
  ...wrapText(`Goal: ${words.goal}`, width),
  '',
  'Rules',
  ...listed(words.rules, width, (index) => `  ${index + 1}. `),
  '',
  ...wrapText(`Moves: ${words.moves}`, width),
  '',
  'Playing well',
  ...listed(words.strategy, width, () => '  - '),
];

export const rules: Run = async (given, io) => {
  await printLines(io, spelled(given, rulesText(theGame(given.words[0]), widthOfText(io))));
};
