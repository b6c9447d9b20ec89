import type { AnyGame } from '../../../../game/contract.ts';
import { promptWords } from '../../../../match/prompt-line.ts';
import { type Field, fieldOf } from '../../text/field.ts';

/** The `:` line: what is being typed, and which of the earlier lines is looked at. */
export type CommandLine = {
  readonly field: Field;
  /** How far back in the earlier lines; 0 is the line being typed. */
  readonly back: number;
  /** The line being typed while an earlier one is looked at. */
  readonly typed: string;
};

export const freshCommandLine: CommandLine = { field: fieldOf(), back: 0, typed: '' };

const mostHistory = 100;

export const remembered = (history: readonly string[], text: string): readonly string[] =>
  text === '' || history.at(-1) === text ? history : [...history, text].slice(-mostHistory);

/** An older line or a newer one; past the newest, what was being typed. */
export const recalled = (line: CommandLine, history: readonly string[], by: 1 | -1): CommandLine => {
  const back = Math.min(history.length, Math.max(0, line.back + by));
  const typed = line.back === 0 ? line.field.text : line.typed;
  return { back, typed, field: fieldOf(back === 0 ? typed : (history.at(-back) ?? '')) };
};

/** The words a line may begin with: the game's own moves first. */
export const firstWords = ({ verbs }: AnyGame): readonly string[] => [
  ...Object.keys(verbs),
  ...promptWords.map(([words]) => words.split(' ')[0] ?? ''),
];

/** The words that what was typed could become; none once a first word is written out. */
export const completions = ({ field }: CommandLine, game: AnyGame): readonly string[] => {
  const wanted = field.text.trimStart().toLowerCase();
  return wanted.includes(' ') ? [] : firstWords(game).filter((word) => word.startsWith(wanted));
};

const sharedStart = (words: readonly string[]): string =>
  words.reduce((shared, word) => {
    let length = 0;
    while (length < shared.length && shared[length] === word[length]) length++;
    return shared.slice(0, length);
  });

/** As much of the word as is certain, and a blank when it is whole. */
export const completed = (line: CommandLine, game: AnyGame): CommandLine => {
  const words = completions(line, game);
  if (words.length === 0) return line;
  const text = sharedStart(words) + (words.length === 1 ? ' ' : '');
  return { ...line, back: 0, field: text.length > line.field.text.length ? fieldOf(text) : line.field };
};
