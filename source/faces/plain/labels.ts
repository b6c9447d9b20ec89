import type { Both, Seat } from '../../game/seat.ts';
import type { Player } from '../../match/setup.ts';

/** How both players are called in sentences. The number comes first: nobody has to remember who is who. */
export type Labels = Both<string>;

export const bareLabels: Labels = ['Player 1', 'Player 2'];

const labelOf = ({ name, kind }: Player, seat: Seat): string => {
  const bare = `Player ${seat}`;
  const more = name !== bare ? name : kind === 'human' ? '' : 'computer';
  return more === '' ? bare : `${bare} (${more})`;
};

export const labelsOf = ([first, second]: Both<Player>): Labels => [labelOf(first, 1), labelOf(second, 2)];
