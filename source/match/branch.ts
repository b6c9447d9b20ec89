import type { AnyGame } from '../game/contract.ts';
import { items } from '../game/trail.ts';
import type { MatchEvent } from './events.ts';
import { begin, evolve } from './evolve.ts';
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
  const then = rest.slice(0, kept - 1).reduce((match, event) => evolve(game, match, event), begin(origin));
  const { round } = then;
  const past = items(round.past);
  const setup: MatchSetup = {
    ...origin,
    ...wanted,
    first: round.starter,
    starts: round.starter,
    rounds: 1,
    given: [round.secrets[0]?.bits ?? null, round.secrets[1]?.bits ?? null],
    branch: { match: origin.match, round: round.number, moves: past.length },
  };
  const [one, two] = round.secrets;
  const secrets: readonly MatchEvent[] =
    game.secrecy === 'none' || one === null || two === null
      ? []
      : game.secrecy === 'shared'
        ? [{ type: 'secret-set', owner: 'all', ...one }]
        : [
            { type: 'secret-set', owner: 1, ...one },
            { type: 'secret-set', owner: 2, ...two },
          ];
  return [
    { type: 'match-started', ...setup },
    { type: 'round-started', round: 1 },
    ...secrets,
    ...past.map(({ player, move, feedback }): MatchEvent => ({
      type: 'moved',
      player,
      move,
      said: feedback,
    })),
  ];
};
