import { type Both, at, withSeat } from '../game/seat.ts';
import type { MoveMark, ReviewSummary, ReviewedMove } from './contract.ts';

type Counts = Readonly<Record<MoveMark, number>>;

const noCounts: Counts = { best: 0, good: 0, mistake: 0, blunder: 0 };

export const emptySummary: ReviewSummary = {
  counts: [noCounts, noCounts],
  accuracy: [null, null],
  hints: [0, 0],
};

const accuracyOf = ({ best, good, mistake, blunder }: Counts): number | null => {
  const counted = best + good + mistake + blunder;
  return counted === 0 ? null : (best + good) / counted;
};

/** The summary with one more move. What was taken back is not counted; the hints that it took are. */
export const withMove = (
  summary: ReviewSummary,
  { player, mark, isUndone, hints }: ReviewedMove,
): ReviewSummary => {
  const before = at(summary.counts, player);
  const mine: Counts = isUndone ? before : { ...before, [mark]: before[mark] + 1 };
  const counts: Both<Counts> = withSeat(summary.counts, player, mine);
  return {
    counts,
    accuracy: [accuracyOf(counts[0]), accuracyOf(counts[1])],
    hints: withSeat(summary.hints, player, at(summary.hints, player) + hints),
  };
};

export const summaryOf = (moves: Iterable<ReviewedMove>): ReviewSummary => {
  let summary = emptySummary;
  for (const move of moves) summary = withMove(summary, move);
  return summary;
};
