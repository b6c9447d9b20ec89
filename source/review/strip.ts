import { type Both, otherSeat, withSeat } from '../game/seat.ts';
import type { MoveMark, ReviewedMove } from './contract.ts';

/** One move of the evaluation strip: how each seat stood after it, from 0 to 1. */
export type StripPoint = {
  readonly ply: number;
  readonly round: number;
  readonly chances: Both<number>;
  readonly mark: MoveMark;
  readonly isUndone: boolean;
};

/**
 * In the open games one player's gain is the other's loss. In the hidden games each chance is what that player's own
 * knowledge was worth: it changes when they move, and at the end.
 */
const chancesAfter = (before: Both<number> | null, move: ReviewedMove): Both<number> => {
  const { chance, value } = move.after;
  const isShared = value !== undefined || chance === 1;
  // Before anything is heard both know the same.
  const start = withSeat<number>(
    [1 - move.before.chance, 1 - move.before.chance],
    move.player,
    move.before.chance,
  );
  const both = withSeat(before ?? start, move.player, chance);
  return isShared ? withSeat(both, otherSeat(move.player), 1 - chance) : both;
};

export function* stripOf(moves: Iterable<ReviewedMove>): Generator<StripPoint> {
  let before: Both<number> | null = null;
  let last = 0;
  for (const move of moves) {
    const { ply, round, mark, isUndone } = move;
    const chances = chancesAfter(round === last ? before : null, move);
    [before, last] = [chances, round];
    yield { ply, round, chances, mark, isUndone };
  }
}
