import { isGameView } from '../games/index.ts';
import type { Advice, Advisor, Assistance, Hint } from './advice-contract.ts';
import { adviseBattle, assistBattle } from './battle-advice.ts';
import { adviseDuel, assistDuel } from './duel-advice.ts';
import { adviseOpen, openLines } from './open-advice.ts';

const nothing: Assistance = { lines: [], possible: null, marks: {} };

const stepOf = (advice: Advice | null, step: number): Hint => {
  if (advice === null) return { step, text: 'The round is over: there is nothing to look for.' };
  if (step <= 1) return { step, text: advice.where };
  return step === 2 ? { step, text: advice.why } : { step, text: advice.how, move: advice.move };
};

/** Computes for a player, from nothing but the player's own view. */
export const advisor: Advisor = {
  hint(view, step, movesLeft = null) {
    if (!isGameView(view)) return stepOf(null, step);
    switch (view.game) {
      case 'quantum-flip':
      case 'bit-flip-duel':
      case 'bit-flip-showdown':
        return stepOf(adviseOpen(view, movesLeft), step);
      case 'binary-battle':
        return stepOf(adviseBattle(view, movesLeft), step);
      case 'number-flip-duel':
        return stepOf(adviseDuel(view), step);
    }
  },
  assist(view, marks, movesLeft = null) {
    if (!isGameView(view)) return nothing;
    switch (view.game) {
      case 'quantum-flip':
      case 'bit-flip-duel':
      case 'bit-flip-showdown':
        return { ...nothing, lines: openLines(view, movesLeft) };
      case 'binary-battle':
        return assistBattle(view, marks);
      case 'number-flip-duel':
        return assistDuel(view, marks);
    }
  },
};
