import { type Flipping, leastInRace, mostInRace, race } from './guess-race.ts';
import { mostAgainstListener } from './listener-loss.ts';
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
 *
 * With the draw rule the round is broken off after a known number of moves, which is another game after every move, and
 * only what some way of playing secures within these moves still holds; a draw counts half.
 *   TEMPO does not hold. It compares the game with itself one turn later, and that has one move less: having the last
 *   move may be worth more than having the next. However far the draw is, nothing bounds how this goes back and forth.
 *   RACE holds where the first flip can be shown to win less against somebody who only listens (guess-race.ts).
 *   LISTENER holds with any number of moves left, and says more with few (listener-loss.ts).
 *   PAIR takes three moves, or one; with two the opponent has the last one: 1/2 + 1/2 * 1/4.
 */
export type War = {
  /** Open places, and how many of them differ; null before the first count. */
  readonly open: number;
  readonly weight: number | null;
  /** How many of the K possible differences the mover has refuted, and how many the opponent. */
  readonly mine: number;
  readonly theirs: number;
  /** Until the house rule ends the round as a draw, the next one included; without the rule no number is too large. */
  readonly moves: number;
};

const possibleIn = ({ open, weight }: War): number => (weight === null ? 2 ** open : choose(open, weight));

/** The least share of wins of whoever is to move and knows no less than the opponent; one guess in `plausible` hits. */
export const tempo = (plausible: number): number => 1 / (2 - 1 / plausible);

/** To name one of so many, and what a miss is worth for certain: a draw if there is no other move, else nothing. */
const naming = (left: number, moves: number): number => (moves === 1 ? (1 + 1 / left) / 2 : 1 / left);

/** Above this a race is not followed to its end: a flip would not be bounded either (listener-loss.ts). */
const mostRaced = 8;

/** What all first flips of this size win against listeners, summed over the differences. */
const flipped = new Map<string, number>();
const winsByFlip = (open: number, moves: number): number => {
  const key = `${open} ${moves}`;
  const known = flipped.get(key);
  if (known !== undefined) return known;
  let wins = 0;
  for (let weight = 0; weight <= open; weight++) {
    const war: War = { open, weight, mine: 0, theirs: 0, moves: moves - 1 };
    wins += possibleIn(war) * (1 - leastFor(war));
  }
  if (flipped.size > 1000) flipped.clear();
  flipped.set(key, wins);
  return wins;
};

/**
 * Whoever has refuted some differences wins at most as many of the others as they would win of all: they could play the
 * same way without having refuted any.
 */
const flippingAt =
  (open: number): Flipping =>
  (left, moves) =>
    moves === 1 ? 0.5 : Math.min(1, winsByFlip(open, moves) / left);

const isFollowed = ({ open, moves }: War): boolean => open <= mostRaced || moves <= mostRaced;

const leastUntold = (war: War, left: number, theirs: number): number => {
  const { open, moves } = war;
  if (moves !== Infinity)
    return isFollowed(war) ? leastInRace(left, theirs, moves, flippingAt(open)) : naming(left, moves);
  return war.theirs > war.mine + 1 ? 1 / left : race(Math.max(left, theirs), theirs);
};

const mostUntold = (war: War, left: number, theirs: number): number => {
  const { open, moves } = war;
  if (moves !== Infinity) return isFollowed(war) ? mostInRace(left, theirs, moves, flippingAt(open)) : 1;
  return war.theirs < war.mine ? 1 : race(left, Math.max(theirs, left - 1));
};

const pair = (moves: number): number => (moves === 2 ? 5 / 8 : 3 / 4);

/** A share of wins that the player to move can be sure of. */
export const leastFor = (war: War): number => {
  const { open, weight, mine, theirs, moves } = war;
  const all = possibleIn(war);
  const left = all - mine;
  if (moves <= 0) return 0.5;
  if (left <= 1) return 1;
  if (weight === null) return leastUntold(war, left, all - theirs);
  if (all === 2 && theirs === 0) return pair(moves);
  const plausible = 2 ** (open - 1);
  const against = mostAgainstListener(open, weight, Math.max(1, all - theirs), moves - 1);
  const listening = 1 - (1 - 1 / plausible) * against;
  const bySymmetry = theirs === 0 && moves === Infinity ? tempo(plausible) : 0;
  return Math.max(naming(left, moves), listening, bySymmetry);
};

/** A share of wins above which the player to move cannot hope. */
export const mostFor = (war: War): number => {
  const { open, weight, mine, theirs, moves } = war;
  const all = possibleIn(war);
  const left = Math.max(1, all - mine);
  if (moves <= 0) return 0.5;
  if (left === 1) return 1;
  if (all - theirs <= 1) return naming(left, moves);
  if (weight === null) return mostUntold(war, left, all - theirs);
  return mostAgainstListener(open, weight, left, moves);
};
