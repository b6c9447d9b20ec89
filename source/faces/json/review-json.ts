import type { Review } from '../../review/contract.ts';
import type { Statistics } from '../../review/statistics-contract.ts';
import { stripOf } from '../../review/strip.ts';
import { startSummary, withMove } from '../../review/summary.ts';

/** A review as the text of one JSON object, in pieces as the moves are judged: end to end they are one line. */
export function* reviewJson(review: Review): Generator<string> {
  const { match, game, players, rounds } = review.setup;
  yield `${JSON.stringify({ match, game, players, rounds }).slice(0, -1)},"moves":[`;
  let summary = startSummary(review);
  let separator = '';
  for (const { move, chances } of stripOf(review.moves())) {
    const { ply, round, player, before, after, best, mark, why, isUndone, hints, event } = move;
    const told = { ply, player, move: move.move, before, after, best, mark, why };
    yield `${separator}${JSON.stringify({ ...told, round, isUndone, hints, event, chances })}`;
    summary = withMove(summary, move);
    separator = ',';
  }
  yield `],"summary":${JSON.stringify(summary)}}`;
}

/** Statistics as the text of one JSON object, on one line. */
export const statisticsJson = ({ matches, unreadable, lines }: Statistics): string =>
  JSON.stringify({ matches, unreadable, lines });
