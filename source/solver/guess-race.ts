/*
 * The race before the first flip: two searches of random order, see RACE in guess-war.ts.
 *
 * With the draw rule a round of so many moves is left. Both guarantees below are those of somebody who searches, and from
 * the opponent's first flip on only listens. Guesses tell nothing before a count but that they are wrong, so the search
 * hits one time in as many as it has left; a search of r is done after r of its own turns, so that the moves decide
 * nothing once both can finish. What a flip may still win against a listener is bounded by `flipping`. To say again
 * what was said is never better than to guess.
 */

/** The mover's share of a race, searching `mine` possibilities against `theirs`. */
export const race = (mine: number, theirs: number): number => {
  const turns = Math.min(mine, theirs);
  return (turns * (theirs + 1) - (turns * (turns + 1)) / 2) / (mine * theirs);
};

/** The most that somebody with so many left gets out of the first flip, with so many moves until the draw. */
export type Flipping = (left: number, moves: number) => number;

const guessing = (left: number, otherwise: number): number => 1 / left + (1 - 1 / left) * otherwise;

/** A share that whoever is to move and searches can be sure of before the draw; a draw counts half. */
export const leastInRace = (mine: number, theirs: number, moves: number, flipping: Flipping): number => {
  if (moves <= 0) return 0.5;
  if (mine <= 1) return 1;
  return guessing(mine, 1 - mostInRace(theirs, mine - 1, moves - 1, flipping));
};

/** A share above which they cannot hope. */
export const mostInRace = (mine: number, theirs: number, moves: number, flipping: Flipping): number => {
  if (moves <= 0) return 0.5;
  if (mine <= 1) return 1;
  const byGuessing = guessing(mine, 1 - leastInRace(theirs, mine - 1, moves - 1, flipping));
  return Math.max(byGuessing, flipping(mine, moves));
};
