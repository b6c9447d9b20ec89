import { type Seat, at, seats } from '../../game/seat.ts';
import { gameById } from '../../games/index.ts';
import type { Evaluation, Review, ReviewSummary, ReviewedMove } from '../../review/contract.ts';
import { stripOf } from '../../review/strip.ts';
import { startSummary, withMove } from '../../review/summary.ts';
import { amount, decimal, listed, percent } from '../../review/words.ts';
import { type Strip, emptyStrip, withPoint } from './strip.ts';

/** How wide a line of the strip is; longer matches take several. */
const stripWidth = 60;
/** Every move of a board of the usual size; of longer boards some. */
const mostBest = 40;

type Named = Pick<Review, 'setup'>;

/** Sentences speak of player 1 and player 2, so a name says which of them it is. */
const nameOf = ({ setup }: Named, seat: Seat): string => {
  const { name } = at(setup.players, seat);
  return name === `Player ${seat}` ? name : `${name} (player ${seat})`;
};

/** `win in 3 plies`, `draw`, `64% to win, 5 candidates, 2.4 turns expected`. */
export const evaluationWords = (worth: Evaluation): string => {
  const { value, plies, chance, bounds, candidates, expectedTurns } = worth;
  if (value !== undefined) {
    if (plies === undefined || plies === null) return value;
    return plies === 0 ? `${value} at the end` : `${value} in ${amount(plies, 'ply', 'plies')}`;
  }
  const isOpen = bounds !== undefined && bounds.lower !== bounds.upper;
  return [
    isOpen
      ? `between ${percent(bounds.lower)} and ${percent(bounds.upper)} to win`
      : `${percent(chance)} to win`,
    candidates === undefined ? '' : amount(candidates, 'candidate'),
    expectedTurns === undefined ? '' : `${decimal(expectedTurns)} turns expected`,
  ]
    .filter((part) => part !== '')
    .join(', ');
};

export const bestWords = (best: readonly string[], most = mostBest): string =>
  best.length <= most
    ? listed(best, 'or')
    : `${best.slice(0, most).join(', ')} or ${amount(best.length - most, 'other')}`;

const moveLine = (review: Named, move: ReviewedMove): string => {
  const { ply, player, before, after, best, mark, why, isUndone, hints } = move;
  const remarks = [isUndone ? 'taken back, not counted' : '', hints === 0 ? '' : amount(hints, 'hint')];
  const remark = remarks.filter((text) => text !== '').join(', ');
  return [
    `${ply}. ${nameOf(review, player)}: ${move.move}, ${mark}${remark === '' ? '' : ` (${remark})`}.`,
    why,
    `Before: ${evaluationWords(before)}. After: ${evaluationWords(after)}.`,
    `Best: ${bestWords(best)}.`,
  ].join(' ');
};

const summaryLine = (review: Named, summary: ReviewSummary, seat: Seat): string => {
  const { best, good, mistake, blunder } = at(summary.counts, seat);
  const accuracy = at(summary.accuracy, seat);
  const counts = `${best} best, ${good} good, ${amount(mistake, 'mistake')}, ${amount(blunder, 'blunder')}`;
  const kept = accuracy === null ? 'no moves' : `accuracy ${percent(accuracy)}`;
  return `${nameOf(review, seat)}: ${kept}; ${counts}; ${amount(at(summary.hints, seat), 'hint')}.`;
};

export const noMoves = 'There is no move to judge.';

function* stripLines(review: Named, strip: Strip, isAscii: boolean): Generator<string> {
  yield isAscii
    ? 'How the players stood after each move, from 0 (lost) to 9 (won); ? mistake, ! blunder, - taken back:'
    : 'How the players stood after each move, from low (lost) to high (won); ? mistake, ! blunder, - taken back:';
  for (let start = 0; start < strip.marks.length; start += stripWidth) {
    const part = (text: string): string => text.slice(start, start + stripWidth);
    yield `Moves ${start + 1} to ${Math.min(start + stripWidth, strip.marks.length)}`;
    for (const seat of seats) yield `  ${part(at(strip.chances, seat))}  ${nameOf(review, seat)}`;
    if (part(strip.marks).trim() !== '') yield `  ${part(strip.marks)}`;
  }
}

/** A review as text, line by line as the moves are judged; then the strip and a line for each player. */
export function* reviewLines(review: Review, isAscii: boolean): Generator<string> {
  const { setup } = review;
  const game = gameById(setup.game)?.name ?? setup.game;
  yield `${game}, match ${setup.match}: ${nameOf(review, 1)} against ${nameOf(review, 2)}.`;
  let summary = startSummary(review);
  let strip = emptyStrip;
  let round = 0;
  for (const point of stripOf(review.moves())) {
    const { move } = point;
    if (move.round !== round && setup.rounds > 1) yield `Round ${move.round}.`;
    round = move.round;
    yield moveLine(review, move);
    summary = withMove(summary, move);
    strip = withPoint(strip, point, isAscii);
  }
  if (round === 0) {
    yield noMoves;
    return;
  }
  yield* stripLines(review, strip, isAscii);
  for (const seat of seats) yield summaryLine(review, summary, seat);
}
