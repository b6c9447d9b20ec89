import type { AnyGame } from '../game/contract.ts';
import { formatMove } from '../game/move.ts';
import { parseMove } from '../game/notation.ts';
import { type Refusal, isRefusal, refuse } from '../game/refusal.ts';
import type { Answer, Question } from './contract.ts';
import { judge } from './judge.ts';

/** Judges a move that was typed as the answer to a question. Nobody was told anything about it, so luck is out. */
export const answerTo = (game: AnyGame, question: Question, text: string): Answer | Refusal => {
  const { view, circumstances } = question;
  const parsed = parseMove(text, game.verbs);
  if (isRefusal(parsed)) return parsed;
  const refusal = game.refuse(view, parsed);
  if (refusal !== undefined) return refusal;
  const move = formatMove(parsed);
  const verdict = judge(view, move, { ...circumstances, said: null });
  if (verdict === undefined) return refuse('unknown-move', `"${move}" cannot be judged here.`);
  return { move, isAccepted: verdict.mark === 'best', mark: verdict.mark, why: verdict.why };
};
