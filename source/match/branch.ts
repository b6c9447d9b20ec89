import type { AnyGame } from '../game/contract.ts';
import { items } from '../game/trail.ts';
import { startMatch } from './decide.ts';
import type { MatchEvent } from './events.ts';
import { fold } from './evolve.ts';
import type { MatchSetup } from './setup.ts';

/**
 * The events of a new match that goes on from a moment of another one: the same round with the same secrets and the
 * moves in force then. Its log says where it came from and stands on its own.
 */
export const branchFrom = (
  game: AnyGame,
  origin: MatchSetup,
  rest: readonly MatchEvent[],
  /** How many of the origin's events to keep, its first included. */
  kept: number,
  wanted: Pick<MatchSetup, 'match' | 'players' | 'assist' | 'strict' | 'seed'>,
): readonly MatchEvent[] => {
  const { round } = fold(game, origin, rest.slice(0, kept - 1));
  const [one, two] = round.secrets;
  const past = items(round.past);
  const setup: MatchSetup = {
    ...origin,
    ...wanted,
    first: round.starter,
    starts: round.starter,
    rounds: 1,
    given: [one?.bits ?? null, two?.bits ?? null],
    branch: { match: origin.match, round: round.number, moves: past.length },
  };
  const moves = past.map(({ player, move, feedback }): MatchEvent => ({
    type: 'moved',
    player,
    move,
    said: feedback,
  }));
  return [...startMatch(game, setup), ...moves];
};
