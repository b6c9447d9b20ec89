import { type Both, type Seat, at } from '../../../game/seat.ts';
import type { MatchSetup, Player } from '../../../match/setup.ts';
import { shorten } from '../text/line.ts';

/** Longer names would push out what matters more. */
const longestName = 14;

const isNameless = (name: string, seat: Seat): boolean => name === `Player ${seat}`;

/** A computer without a name of its own is called after its level. */
const nameOf = ({ name, kind }: Player, seat: Seat): string =>
  kind !== 'human' && isNameless(name, seat)
    ? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
    : shorten(name, longestName);

/** How the players are called on the screen. */
export const screenNames = ({ players: [first, second] }: Pick<MatchSetup, 'players'>): Both<string> => [
  nameOf(first, 1),
  nameOf(second, 2),
];

/** A player's number and name; `Player 2` has its number already. */
export const numbered = (seat: Seat, names: Both<string>): string =>
  isNameless(at(names, seat), seat) ? at(names, seat) : `${seat} ${at(names, seat)}`;
