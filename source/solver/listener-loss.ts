import { choose } from './number-flip-duel-difference.ts';

/*
 * What the best opponent makes of a listener (LISTENER in guess-war.ts).
 *
 * Without the draw rule: each of the `left` differences counts by the chance that the listener has not won before it
 * is named. With it the round is a draw after so many moves, which counts half:
 *
 * DRAW. A draw never helps against a listener. Somebody who just goes on naming gets more than a half wherever they
 *   stand, for (1 - (1 - 1/K)^r) K/r, the share of r tries among K, is never less than 1 - 1/e. So to be stopped at a half
 *   is no gain; by induction over the moves that are left the share with the rule is at most the share without. The one
 *   moment that could differ is the last move, when a flip that tells all is not punished: that is a half, and the last
 *   guess is (r + 1)/2r, and both are less than going on is worth.
 * So what holds without the rule holds with it, however many moves are left; and for the last few moves it is worked
 * out what the draw takes away.
 */

/**
 * With so many moves left the loss is the one without the rule. Of few places exactly: whoever has named every difference
 * and flipped every place is done. Of more, that would be long to work out, and it is a bound all the same.
 */
const farOff = (open: number, weight: number): number => (open <= 6 ? 2 * (choose(open, weight) + open) : 9);

const losses = new Map<string, number>();

/**
 * How many of `left` possible differences the best opponent of a listener gets to name in time; draws count half. The
 * opponent is to move, and refuted the others of the K. `moves`: until the draw, the opponent's next one included.
 */
export const listenerLoss = (open: number, weight: number, left: number, moves = Infinity): number => {
  if (left <= 0) return 0;
  if (moves <= 0) return left / 2;
  if (moves === 1) return (left + 1) / 2;
  const within = moves >= farOff(open, weight) ? Infinity : moves;
  const key = `${open} ${weight} ${left} ${within}`;
  const known = losses.get(key);
  if (known !== undefined) return known;
  const loss = within === 2 ? lastTry(open, weight, left) : lossWithin(open, weight, left, within);
  losses.set(key, loss);
  return loss;
};

/** After the try the listener has the last move. A flip could not win any more, nor is a bluff better. */
const lastTry = (open: number, weight: number, left: number): number =>
  1 + ((1 - 1 / choose(open, weight)) * (left - 1)) / 2;

const lossWithin = (open: number, weight: number, left: number, moves: number): number => {
  const byTrying = 1 + (1 - 1 / choose(open, weight)) * listenerLoss(open, weight, left - 1, moves - 2);
  // Only near the draw can it be of use to let two moves go by.
  const byWaiting = moves === Infinity ? 0 : listenerLoss(open, weight, left, moves - 2);
  const survival = 1 - 2 ** (2 - open);
  const told = (differing: number, some: number): number =>
    choose(open - 1, differing) === 1 ? 0 : listenerLoss(open - 1, differing, some, moves - 2);
  const zeros = choose(open - 1, weight);
  const ones = choose(open - 1, weight - 1);
  let byFlipping = 0;
  for (let some = Math.max(0, left - ones); some <= Math.min(left, zeros); some++) {
    byFlipping = Math.max(byFlipping, survival * (told(weight, some) + told(weight - 1, left - some)));
  }
  return Math.max(byTrying, byWaiting, byFlipping);
};

/** Up to so many open places the losses of a listener are worked out; with so few moves left at any number. */
const mostListened = 8;
const fewMoves = 4;

/** The share of whoever is to move against a listener, at most, with `left` possibilities left to them. */
export const mostAgainstListener = (open: number, weight: number, left: number, moves: number): number =>
  open > mostListened && moves > fewMoves ? 1 : listenerLoss(open, weight, left, moves) / left;
