import { choose } from './number-flip-duel-difference.ts';

/*
 * What flipping and guessing are worth. K is how many differences are possible to both players, H how many agree with
 * the told places and with odd or even (see guess-war-listener.ts). Values are shares of wins under best play of both,
 * with secrets drawn evenly, in a game that may at every turn be broken off as a draw with a chance as small as you
 * like; and in a fresh position, where earlier guesses have told nothing but that they were wrong. Where a player has
 * refuted some possibilities only their number counts: the values are means over which they are.
 *
 * TEMPO. To move is worth at least 1/(2 - 1/H), more than a half, if the opponent has refuted nothing that is possible.
 *   Let v be the value. A quiet guess hits one time in H and else leaves the opponent where the mover was, with nothing
 *   learned: v >= 1/H + (1 - 1/H)(1 - v). It follows that a flip, after which the opponent moves and knows as much,
 *   leaves the flipper less than a half.
 * RACE. Before the first flip nobody can do better than to guess quietly: two searches of random order, won by whoever
 *   is done first. With r possibilities left to each the mover wins (r + 1) / 2r of them. Flipping does not break the
 *   race: its share is below a half by TEMPO, and racing on is worth a half at least. So the game of N bits is worth
 *   (2^N + 1) / 2^(N+1) to whoever starts, and nobody should ever flip.
 * LISTENER. Whoever only listens, as guess-war-listener.ts says but with no memory and never frank, answers each try
 *   with a hit of one in K at least, has a shot of one in H after each flip and wins at once when a flip has told all.
 *   `listenerLoss` is what the best opponent makes of that, whatever they do: try, bluff, pass or flip.
 * PAIR. With two possibilities left and nothing refuted the mover wins 3/4: the guess is right half of the time, and
 *   else the opponent, who has learned nothing, is right half of the time or has lost.
 */
export type War = {
  /** Open places, and how many of them differ; null before the first count. */
  readonly open: number;
  readonly weight: number | null;
  /** How many of the K possible differences the mover has refuted, and how many the opponent. */
  readonly mine: number;
  readonly theirs: number;
};

const possibleIn = ({ open, weight }: War): number => (weight === null ? 2 ** open : choose(open, weight));

/** The mover's share of a race, searching `mine` possibilities against `theirs`. */
export const race = (mine: number, theirs: number): number => {
  const turns = Math.min(mine, theirs);
  return (turns * (theirs + 1) - (turns * (turns + 1)) / 2) / (mine * theirs);
};

/** The least share of wins of whoever is to move and knows no less than the opponent; one guess in `plausible` hits. */
export const tempo = (plausible: number): number => 1 / (2 - 1 / plausible);

/** Up to so many open places the losses of a listener are worked out. */
const mostListened = 8;

const losses = new Map<string, number>();

/**
 * How many of `left` possible differences the best opponent of a listener gets to name in time, each counted by the
 * chance that the listener has not won before. The opponent is to move; the others of the K are refuted.
 */
export const listenerLoss = (open: number, weight: number, left: number): number => {
  const all = choose(open, weight);
  if (left <= 0) return 0;
  const key = `${open} ${weight} ${left}`;
  const known = losses.get(key);
  if (known !== undefined) return known;

  const byTrying = 1 + (1 - 1 / all) * listenerLoss(open, weight, left - 1);
  const survival = 1 - 2 ** (2 - open);
  const told = (differing: number, some: number): number =>
    choose(open - 1, differing) === 1 ? 0 : listenerLoss(open - 1, differing, some);
  const zeros = choose(open - 1, weight);
  const ones = choose(open - 1, weight - 1);
  let byFlipping = 0;
  for (let some = Math.max(0, left - ones); some <= Math.min(left, zeros); some++) {
    byFlipping = Math.max(byFlipping, survival * (told(weight, some) + told(weight - 1, left - some)));
  }
  const loss = Math.max(byTrying, byFlipping);
  losses.set(key, loss);
  return loss;
};

/** The mover's share against a listener, at most. */
const againstListener = (open: number, weight: number, left: number): number =>
  open > mostListened ? 1 : listenerLoss(open, weight, left) / left;

/** A share of wins that the player to move can be sure of. */
export const leastFor = (war: War): number => {
  const { open, weight, mine, theirs } = war;
  const all = possibleIn(war);
  const left = all - mine;
  if (left <= 1) return 1;
  if (weight === null) return theirs > mine + 1 ? 1 / left : race(all - Math.min(mine, theirs), all - theirs);
  if (all === 2 && theirs === 0) return 3 / 4;
  const plausible = 2 ** (open - 1);
  const listening = 1 - (1 - 1 / plausible) * againstListener(open, weight, Math.max(1, all - theirs));
  return Math.max(1 / left, listening, theirs === 0 ? tempo(plausible) : 0);
};

/** A share of wins above which the player to move cannot hope. */
export const mostFor = (war: War): number => {
  const { open, weight, mine, theirs } = war;
  const all = possibleIn(war);
  const left = Math.max(1, all - mine);
  if (left === 1) return 1;
  if (all - theirs <= 1) return 1 / left;
  if (weight === null) return theirs < mine ? 1 : race(left, all - Math.min(theirs, mine + 1));
  return againstListener(open, weight, left);
};
