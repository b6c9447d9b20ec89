import { type Both, otherSeat, withSeat } from '../game/seat.ts';
import type { ReviewedMove } from './contract.ts';

/** One move of the evaluation strip, and how each seat stood after it, from 0 (lost) to 1 (won). */
export type StripPoint = { readonly move: ReviewedMove; readonly chances: Both<number> };

/** Before anything is heard both know the same. */
const atFirst = ({ player, before }: ReviewedMove): Both<number> =>
  withSeat<number>([1 - before.chance, 1 - before.chance], player, before.chance);

/**
 * In the open games one player's gain is the other's loss. In the hidden games each chance is what that player's own
 * knowledge was worth: it changes when they move, and at the end.
 */
const chancesAfter = (before: Both<number>, { player, after }: ReviewedMove): Both<number> => {
  const isShared = after.value !== undefined || after.chance === 1;
  const both = withSeat(before, player, after.chance);
  return isShared ? withSeat(both, otherSeat(player), 1 - after.chance) : both;
};

/** The strip, point by point as the moves come. */
export function* stripOf(moves: Iterable<ReviewedMove>): Generator<StripPoint> {
  let last: StripPoint | null = null;
  for (const move of moves) {
    const before: Both<number> = last?.move.round === move.round ? last.chances : atFirst(move);
    last = { move, chances: chancesAfter(before, move) };
    yield last;
  }
}
