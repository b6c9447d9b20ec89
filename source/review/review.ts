import type { AnyGame } from '../game/contract.ts';
import type { MatchEvent } from '../match/events.ts';
import type { MatchSetup } from '../match/setup.ts';
import type { Question, Review, ReviewedMove } from './contract.ts';
import { follow, undoneMoves } from './follow.ts';
import { judge } from './judge.ts';
import { isKept } from './marks.ts';

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

/** Judges every move of a match, one after the other as they are asked for. `rest`: all events but the first. */
export const reviewOf = (game: AnyGame, setup: MatchSetup, rest: readonly MatchEvent[]): Review => ({
  setup,
  moves: () => reviewedMoves(game, setup, rest),
  questions: () => mistakes(game, setup, rest),
});
