import { type Bits, flipAt, toNumber, zeros } from '../../../bits/bits.ts';
import type { Heard, View } from '../../../game/contract.ts';
import { wordsOf } from '../../../game/notation.ts';
import { type Both, type Seat, at, withSeat } from '../../../game/seat.ts';
import type { Room } from '../room.ts';
import { headingLine } from '../text/heading.ts';
import { type Line, cutText, fit, line, padText, span, widthOf } from '../text/line.ts';
import { seatLook } from '../theme.ts';
import { positionsIn } from './board.ts';
import { numbered } from './names.ts';

/** A turn as a seat heard of it, and the mover's number after it where that is what was moved. */
export type Turn = { readonly heard: Heard; readonly number: number; readonly value: Bits | null };

/** The turns of a round. In Binary Battle a number is worked out from the toggles that the seat knows of. */
export const turnsOf = ({ record, length }: View): readonly Turn[] => {
  let numbers: Both<Bits> = [zeros(length), zeros(length)];
  return record.map((heard, index) => {
    const isNumber = 'comparison' in heard;
    const value = isNumber ? flipAt(at(numbers, heard.player), positionsIn(heard)) : null;
    if (value !== null) numbers = withSeat(numbers, heard.player, value);
    return { heard, number: index + 1, value };
  });
};

const comparisonSigns: ReadonlyMap<unknown, string> = new Map([
  ['less', 'less'],
  ['greater', 'greater'],
  ['equal', 'the target'],
]);

/** What was said about a turn, in a word or two. */
const answerOf = ({ heard, value }: Turn): string => {
  const { bits, matchCount, correct, comparison } = { ...heard };
  if (typeof matchCount === 'number') return `match ${matchCount}`;
  if (typeof correct === 'boolean') return correct ? 'right' : 'wrong';
  if (value !== null) return `${toNumber(value)} ${comparisonSigns.get(comparison) ?? ''}`;
  return typeof bits === 'string' ? bits : '';
};

/** The record as a table: number, player, move, what was said. What was said matters more than a name. */
export const recordLines = (
  view: View,
  names: Both<string>,
  width: number,
  /** Which of the turns; a long match has many. */
  first = 0,
  end = Number.POSITIVE_INFINITY,
): readonly Line[] => {
  const turns = turnsOf(view).slice(first, end);
  const answers = turns.map(answerOf);
  const numbers = String(view.moves).length;
  const moveWidth = Math.max(6, ...turns.map(({ heard }) => (heard.move ?? '').length));
  // Two blanks stand before an answer, one on either side of a name.
  const answerWidth = 2 + Math.max(0, ...answers.map(({ length }) => length));
  const rest = width - numbers - moveWidth - 2;
  const hasAnswers = answerWidth + 1 <= rest;
  const left = hasAnswers ? rest - answerWidth : rest;
  const longest = Math.max(...([1, 2] as const).map((seat) => widthOf(numbered(seat, names))));
  const nameWidth = Math.min(left, longest);
  return turns.map(({ heard: { player, move }, number }, index) =>
    line(
      span(`${String(number).padStart(numbers)} `, 'dim'),
      span(padText(cutText(numbered(player, names), nameWidth), nameWidth), seatLook(player)),
      ' ',
      ...(move === undefined
        ? [span('took a turn', 'dim')]
        : [span(padText(move, moveWidth)), hasAnswers ? `  ${answers[index]}` : '']),
    ),
  );
};

/** The newest turns under a heading, scrolled back so far, with a word on which of them these are. */
export const recordBlock = (
  view: View,
  names: Both<string>,
  { width, height, glyphs }: Room,
  scrolled = 0,
): readonly Line[] => {
  const { moves } = view;
  const rows = height - 1;
  const end = Math.max(Math.min(rows, moves), moves - scrolled);
  const first = Math.max(0, end - rows);
  const lines =
    moves === 0
      ? [line(span('Nothing has been said yet.', 'dim'))]
      : recordLines(view, names, width, first, end);
  return [
    headingLine('Record', moves > rows ? `${first + 1}-${end} of ${moves}` : '', width, glyphs),
    ...fit(lines, rows),
  ];
};

const inWords = (positions: readonly string[]): string =>
  positions.length === 1
    ? `bit ${positions[0]}`
    : `bits ${positions.slice(0, -1).join(', ')} and ${positions.at(-1)}`;

const deeds: ReadonlyMap<string, string> = new Map([
  ['flip', 'flipped'],
  ['swap', 'swapped'],
  ['guess', 'guessed'],
]);

const saidWords = ({ heard, value }: Turn, length: number): string => {
  const { matchCount, correct, comparison } = { ...heard };
  if (typeof matchCount === 'number') return `: ${matchCount} of ${length} bits match now`;
  if (typeof correct === 'boolean') return correct ? ': right' : ': wrong';
  if (value === null) return '';
  const words = comparison === 'equal' ? 'is the target' : `is ${String(comparison)} than the target`;
  return `: ${toNumber(value)} ${words}`;
};

/** A turn as a sentence after the player's name. */
export const turnWords = (turn: Turn, length: number): string => {
  const { move } = turn.heard;
  if (move === undefined) return 'took a turn';
  const [verb = '', ...rest] = wordsOf(move);
  const what = verb === 'guess' ? rest.join('') : inWords(rest);
  return `${deeds.get(verb) ?? verb} ${what}${saidWords(turn, length)}`;
};

/** `1 Ann flipped bit 3.`, the name in the player's colour; to the player themselves `You flipped bit 3.` */
export const turnLine = (turn: Turn, names: Both<string>, length: number, you: Seat | null = null): Line => {
  const { player } = turn.heard;
  const name = you === player ? 'You' : numbered(player, names);
  return line(span(name, seatLook(player)), ` ${turnWords(turn, length)}.`);
};
