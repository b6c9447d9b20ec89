import type { Random } from '../../source/bits/random.ts';
import { parseMove } from '../../source/game/notation.ts';
import { isRefusal } from '../../source/game/refusal.ts';
import {
  type NumberFlipDuelState,
  type NumberFlipDuelView,
  numberFlipDuel,
} from '../../source/games/number-flip-duel/rules.ts';

/** A round of Number Flip Duel on its own, without a match around it. */

export const afterMove = (state: NumberFlipDuelState, text: string): NumberFlipDuelState => {
  const move = parseMove(text, numberFlipDuel.verbs);
  if (isRefusal(move)) throw new Error(move.message);
  return numberFlipDuel.apply(state, move).state;
};

export const viewToMove = (state: NumberFlipDuelState): NumberFlipDuelView =>
  numberFlipDuel.view(state, numberFlipDuel.turn(state));

/** What the seat to move sees after some moves. */
export const viewAfter = (
  secrets: readonly [string, string],
  moves: readonly string[],
): NumberFlipDuelView => {
  const start = numberFlipDuel.setup({ bits: secrets[0].length }, 1, secrets);
  return viewToMove(moves.reduce(afterMove, start));
};

/** A round of random flips and guesses that is not over. Some guesses are near misses, and some are made again. */
export const randomRound = (bits: number, random: Random, length: number): NumberFlipDuelState => {
  let state = numberFlipDuel.setup({ bits }, random.below(2) === 0 ? 1 : 2, [
    random.bits(bits),
    random.bits(bits),
  ]);
  for (let count = 0; count < length; count++) {
    const text = random.next() < 0.5 ? `flip ${random.below(bits) + 1}` : `guess ${random.bits(bits)}`;
    const next = afterMove(state, text);
    if (numberFlipDuel.outcome(next) === undefined) state = next;
  }
  return state;
};
