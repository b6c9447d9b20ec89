import type { AnyGame, View } from '../game/contract.ts';
import { isGameView } from '../games/index.ts';
import type { MatchEvent } from '../match/events.ts';
import type { MatchSetup } from '../match/setup.ts';
import type { Advice, Advisor, Assistance, Hint } from './advice-contract.ts';
import { adviseBattle, assistBattle } from './battle-advice.ts';
import { adviseDuel, assistDuel } from './duel-advice.ts';
import type { Circumstances } from './judgement.ts';
import { MatchMemory } from './memory.ts';
import { adviseOpen, openLines } from './open-advice.ts';

const nothing: Assistance = { lines: [], possible: null, marks: {} };

const stepOf = (advice: Advice | null, step: number): Hint => {
  if (advice === null) return { step, text: 'The round is over: there is nothing to look for.' };
  if (step <= 1) return { step, text: advice.where };
  return step === 2 ? { step, text: advice.why } : { step, text: advice.how, move: advice.move };
};

/** What is known beside a view. */
type Known = (view: View, movesLeft: number | null) => Circumstances;

const advisorBy = (known: Known): Pick<Advisor, 'hint' | 'assist'> => ({
  hint(view, step, movesLeft = null) {
    if (!isGameView(view)) return stepOf(null, step);
    switch (view.game) {
      case 'quantum-flip':
      case 'bit-flip-duel':
      case 'bit-flip-showdown':
        return stepOf(adviseOpen(view, movesLeft), step);
      case 'binary-battle':
        return stepOf(adviseBattle(view, known(view, movesLeft)), step);
      case 'number-flip-duel':
        return stepOf(adviseDuel(view, known(view, movesLeft)), step);
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
        return assistBattle(view, marks, known(view, movesLeft));
      case 'number-flip-duel':
        return assistDuel(view, marks, known(view, movesLeft));
    }
  },
});

/** Computes for a player from nothing but the player's own view: all there is as long as no move was taken back. */
export const advisor = advisorBy((_view, movesLeft) => ({ movesLeft, said: null, hasHeardMore: false }));

/**
 * An advisor who has followed a match from its start and knows what a review will know: also what was heard in moves taken
 * back. `rest`: all events so far but the first.
 */
export const advisorFor = (game: AnyGame, setup: MatchSetup, rest: Iterable<MatchEvent>): Advisor => {
  // Nobody is asked in a match without assist, and in the open games there is nothing to remember.
  if (!setup.assist || game.secrecy === 'none') return { ...advisor, hear: () => {} };
  const memory = new MatchMemory(game, setup);
  for (const event of rest) memory.hear(event);
  return {
    ...advisorBy((view, movesLeft) => memory.around(view, movesLeft)),
    hear: (event) => memory.hear(event),
  };
};
