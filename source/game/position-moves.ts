import { positionsOf } from '../bits/bits.ts';
import type { Move } from './move.ts';

/** A move for each position. */
export const singleMoves = (verb: string, length: number): readonly Move[] =>
  positionsOf(length).map((position) => ({ verb, positions: [position] }));

/** A move for each two different positions. */
export const pairMoves = (verb: string, length: number): readonly Move[] =>
  positionsOf(length).flatMap((first) =>
    positionsOf(length)
      .slice(first)
      .map((second) => ({ verb, positions: [first, second] })),
  );
