import type { AnyGame } from '../game/contract.ts';
import { type Both, at, withSeat } from '../game/seat.ts';
import type { MatchEvent } from '../match/events.ts';
import type { MatchSetup } from '../match/setup.ts';
import type { Question, Review, ReviewedMove } from './contract.ts';
import { follow, undoneMoves } from './follow.ts';
import { judge } from './judge.ts';
import { isKept } from './marks.ts';
import { tell } from './tell.ts';

function* judgedMoves(game: AnyGame, setup: MatchSetup, rest: readonly MatchEvent[]): Generator<Question> {
  const undone = undoneMoves(game, setup, rest);
  for (const { view, circumstances, ...made } of follow(game, setup, rest)) {
    const verdict = judge(view, made.move, circumstances);
    if (verdict === undefined) continue;
    const reviewed: ReviewedMove = { ...made, ...verdict, isUndone: undone.has(made.event) };
    yield { reviewed, view, circumstances, accepted: verdict.best };
  }
}

function* reviewedMoves(...log: Parameters<typeof judgedMoves>): Generator<ReviewedMove> {
  for (const { reviewed } of judgedMoves(...log)) yield reviewed;
}

function* mistakes(...log: Parameters<typeof judgedMoves>): Generator<Question> {
  for (const question of judgedMoves(...log)) {
    const { isUndone, mark } = question.reviewed;
    if (!isUndone && !isKept(mark)) yield question;
  }
}

const hintsIn = (game: AnyGame, setup: MatchSetup, rest: readonly MatchEvent[]): Both<number> => {
  let hints: Both<number> = [0, 0];
  tell(
    game,
    { setup, rest },
    {
      isCounted: () => false,
      moved: () => {},
      hinted: (seat) => {
        hints = withSeat(hints, seat, at(hints, seat) + 1);
      },
      ended: () => {},
    },
  );
  return hints;
};

/** Judges every move of a match, one after the other as they are asked for. `rest`: all events but the first. */
export const reviewOf = (game: AnyGame, setup: MatchSetup, rest: readonly MatchEvent[]): Review => ({
  setup,
  moves: () => reviewedMoves(game, setup, rest),
  questions: () => mistakes(game, setup, rest),
  hints: () => hintsIn(game, setup, rest),
});
