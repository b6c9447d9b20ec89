import type { Judged, Value } from '../solver/value.ts';
import type { MoveMark } from './contract.ts';

/*
 * What a mark means, in one place.
 *
 * Open games, on the proven value (win, draw, loss) and plies:
 *   best     as good as any move: the same value, won as soon or lost as late as can be
 *   good     the value is kept, only not in the best number of plies
 *   mistake  the value fell: a win became a draw, or a draw a loss that is some moves away
 *   blunder  the value fell all the way, from a win to a loss, or the game was handed over at once: a draw became a
 *            loss by this very move or by the opponent's next
 * In a lost position the value cannot fall, so every move is at least good.
 *
 * Hidden games, on what the mover's knowledge was worth before the feedback came (see `lossMarks`).
 */

const ranks: Readonly<Record<Value, number>> = { loss: 0, draw: 1, win: 2 };

/** `move.plies` counts the move itself: 1 ends the game, 2 lets the opponent end it. */
export const markOf = (position: Judged, move: Judged): MoveMark => {
  if (ranks[move.value] >= ranks[position.value]) return move.plies === position.plies ? 'best' : 'good';
  if (move.value === 'draw') return 'mistake';
  const isAtOnce = move.plies !== null && move.plies <= 2;
  return position.value === 'win' || isAtOnce ? 'blunder' : 'mistake';
};

/** How much of what is judged (a share of wins, or turns) a move may lose and still get a mark. */
export type Tolerance = {
  readonly best: number;
  readonly good: number;
  readonly mistake: number;
};

/** Two judged quantities nearer than this are the same: it is the noise of adding fractions. */
const noise = 1e-9;

export const tolerances = {
  /** Lost share of wins. */
  chance: { best: noise, good: 0.02, mistake: 0.1 },
  /** The same in a race against an equilibrium that is written down to five places. */
  race: { best: 1e-5, good: 0.02, mistake: 0.1 },
  /** Additional expected turns. */
  turns: { best: noise, good: 0.25, mistake: 1 },
} as const satisfies Readonly<Record<string, Tolerance>>;

export const lossMark = (lost: number, tolerance: Tolerance): MoveMark => {
  if (lost <= tolerance.best) return 'best';
  if (lost <= tolerance.good + noise) return 'good';
  return lost <= tolerance.mistake + noise ? 'mistake' : 'blunder';
};

/** Whether a move kept the proven value. */
export const isKept = (mark: MoveMark): boolean => mark === 'best' || mark === 'good';

export const chanceOf = (value: Value): number => ranks[value] / 2;
