import type { AnyGame, View } from '../../../game/contract.ts';
import type { Move } from '../../../game/move.ts';
import { type Refusal } from '../../../game/refusal.ts';
import type { Notes } from '../../../match/match.ts';
import { type Cursor, bitMark } from './board.ts';

/** What a player is about to do: where the cursor stands, which bits are marked, which bits of a guess are entered. */
export type Pointer = {
  readonly cursor: Cursor;
  readonly marked: readonly number[];
  /** By index; an empty text is a bit that was not entered. */
  readonly guess: readonly string[];
};

export const freshPointer: Pointer = { cursor: { row: 0, position: 1 }, marked: [], guess: [] };

/** The same place, nothing prepared: after every turn. */
export const cleared = ({ cursor }: Pointer): Pointer => ({
  ...freshPointer,
  cursor: { row: 0, position: cursor.position },
});

export const steps = ['left', 'right', 'up', 'down', 'first', 'last'] as const;
export type Step = (typeof steps)[number];

/** The board as the cursor knows it. */
export type Ground = { readonly length: number; readonly perRow: number; readonly hasGuess: boolean };

export const moved = (pointer: Pointer, step: Step, { length, perRow, hasGuess }: Ground): Pointer => {
  const { row, position } = pointer.cursor;
  const to = (wanted: number, line: 0 | 1 = row): Pointer => ({
    ...pointer,
    cursor: { row: line, position: wanted >= 1 && wanted <= length ? wanted : position },
  });
  switch (step) {
    case 'left':
      return to(position - 1);
    case 'right':
      return to(position + 1);
    case 'up':
      return hasGuess ? to(position, 0) : to(position - perRow);
    case 'down':
      return hasGuess ? to(position, 1) : to(position + perRow);
    case 'first':
      return to(1);
    case 'last':
      return to(length);
  }
};

/** Some bits are flipped; where a game swaps, two of them are swapped. */
const moveOf = ({ verbs }: AnyGame, positions: readonly number[]): Move => ({
  verb: positions.length > 1 && Object.hasOwn(verbs, 'swap') ? 'swap' : 'flip',
  positions: positions.toSorted((a, b) => a - b),
});

/** The bit under the cursor is marked or not any more; or the game says why it cannot be. */
export const toggled = (game: AnyGame, view: View, pointer: Pointer): Pointer | Refusal => {
  const { position } = pointer.cursor;
  const { marked } = pointer;
  if (marked.includes(position)) return { ...pointer, marked: marked.filter((each) => each !== position) };
  const refusal = game.refuse(view, moveOf(game, [...marked, position]));
  if (refusal === undefined) return { ...pointer, marked: [...marked, position] };
  // Where a turn takes one bit only, marking another one moves the mark.
  const isMoved = refusal.reason === 'too-many-positions' && marked.length === 1;
  return isMoved && game.refuse(view, moveOf(game, [position])) === undefined
    ? { ...pointer, marked: [position] }
    : refusal;
};

export const hasGuess = ({ verbs }: AnyGame): boolean => verbs['guess'] === 'bits';

/** The guess bit by bit: what was entered, or what the player's own marks say. */
export const guessOf = ({ guess }: Pointer, length: number, marks: Notes['marks']): readonly string[] =>
  Array.from({ length }, (_, index) => {
    const mark = marks[bitMark(index + 1)] ?? '';
    return guess[index] || (mark === '0' || mark === '1' ? mark : '');
  });

/** Enters a bit under the cursor and goes on to the next. */
export const entered = (pointer: Pointer, bit: string, length: number): Pointer => {
  const { row, position } = pointer.cursor;
  const guess = Array.from({ length }, (_, index) =>
    index + 1 === position ? bit : (pointer.guess[index] ?? ''),
  );
  return {
    ...pointer,
    guess,
    cursor: { row, position: bit === '' ? position : Math.min(length, position + 1) },
  };
};

/** Turns the bit under the cursor over without leaving it; the first time it is a 0. */
export const turned = (pointer: Pointer, length: number, shown: readonly string[]): Pointer => {
  const bit = shown[pointer.cursor.position - 1] === '0' ? '1' : '0';
  return { ...entered(pointer, bit, length), cursor: pointer.cursor };
};

/** The move that Enter would make; undefined while a guess is not complete. */
export const draftOf = (
  game: AnyGame,
  { length }: View,
  pointer: Pointer,
  marks: Notes['marks'],
): Move | undefined => {
  if (pointer.cursor.row === 0) {
    return moveOf(game, pointer.marked.length > 0 ? pointer.marked : [pointer.cursor.position]);
  }
  const bits = guessOf(pointer, length, marks);
  return bits.includes('') ? undefined : { verb: 'guess', bits: bits.join('') };
};
