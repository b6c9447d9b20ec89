import { type Both, at, withSeat } from '../game/seat.ts';
import type { MoveMark, Review, ReviewSummary, ReviewedMove } from './contract.ts';

type Counts = Readonly<Record<MoveMark, number>>;

const noCounts: Counts = { best: 0, good: 0, mistake: 0, blunder: 0 };

/** Before the first move: the hints are known already. */
export const startSummary = ({ hints }: Pick<Review, 'hints'>): ReviewSummary => ({
  counts: [noCounts, noCounts],
  accuracy: [null, null],
  hints: hints(),
});

const accuracyOf = ({ best, good, mistake, blunder }: Counts): number | null => {
  const counted = best + good + mistake + blunder;
  return counted === 0 ? null : (best + good) / counted;
};

/** The summary with one more move. What was taken back is not counted. */
export const withMove = (summary: ReviewSummary, { player, mark, isUndone }: ReviewedMove): ReviewSummary => {
  const before = at(summary.counts, player);
  const mine: Counts = isUndone ? before : { ...before, [mark]: before[mark] + 1 };
  const counts: Both<Counts> = withSeat(summary.counts, player, mine);
  return {
    counts,
    accuracy: [accuracyOf(counts[0]), accuracyOf(counts[1])],
    hints: summary.hints,
  };
};

export const summaryOf = (review: Pick<Review, 'hints' | 'moves'>): ReviewSummary => {
  let summary = startSummary(review);
  for (const move of review.moves()) summary = withMove(summary, move);
  return summary;
};
