import type { Bits } from '../bits/bits.ts';
import type { Move, PositionsMove } from './move.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Checks that several games share. Each returns why not, or undefined. */

export const outOfRange = (positions: readonly number[], length: number): Refusal | undefined => {
  const wrong = positions.find((position) => position < 1 || position > length);
  return wrong === undefined
    ? undefined
    : refuse('position-out-of-range', `There is no position ${wrong}: choose from 1 to ${length}.`);
};

export const repeated = (positions: readonly number[], what: string): Refusal | undefined => {
  const twice = positions.find((position, index) => positions.indexOf(position) !== index);
  return twice === undefined
    ? undefined
    : refuse('same-position-twice', `Position ${twice} is named twice: ${what}.`);
};

export const wrongVerb = (move: Move, known: string): Refusal =>
  refuse('unknown-move', `"${move.verb}" is not a move of this game: write ${known}.`);

/** For moves that flip exactly one bit. */
export const notOneBit = (move: PositionsMove, length: number): Refusal | undefined =>
  move.positions.length === 1
    ? outOfRange(move.positions, length)
    : refuse('too-many-positions', `A turn flips exactly one bit: name one position from 1 to ${length}.`);

export const wrongLength = (bits: Bits, length: number, what: string): Refusal | undefined =>
  bits.length === length
    ? undefined
    : refuse(
        'wrong-length',
        `${what} has ${length} bits, not ${bits.length}: write exactly ${length} 0s and 1s.`,
      );

export const isPositions = (move: Move, verb: string): move is PositionsMove =>
  move.verb === verb && 'positions' in move;
