import { type Bits, toNumber } from '../bits/bits.ts';
import { wrapText } from '../faces/screen/text/wrap.ts';
import type { AnyGame } from '../game/contract.ts';
import type { Seat } from '../game/seat.ts';
import { decimal } from '../review/words.ts';
import type { HuntSolution } from '../solver/binary-battle.ts';
import type { Judged, JudgedMove, Solution } from '../solver/value.ts';

/** What a solver found, in words. */

const worth = ({ value, plies }: Judged): string => (plies === null ? value : `${value} in ${plies}`);

const verdict = (player: Seat, { value, plies }: Solution): string => {
  if (plies === null) return 'A draw: under perfect play the game never ends.';
  if (plies === 0) return `The game is over: player ${player} has ${value === 'win' ? 'won' : 'lost'}.`;
  const verb = value === 'win' ? 'wins' : 'loses';
  return plies === 1
    ? `Player ${player} ${verb} at once.`
    : `Player ${player} ${verb} in ${plies} moves, those of both players counted.`;
};

/** The best first: quick wins, draws, slow losses. */
const inOrder = (a: Judged, b: Judged): number => {
  const rank = { win: 0, draw: 1, loss: 2 } as const;
  const sooner = (a.plies ?? 0) - (b.plies ?? 0);
  return rank[a.value] - rank[b.value] || (a.value === 'loss' ? -sooner : sooner);
};

/** Moves of the same worth together. */
const byWorth = (moves: readonly JudgedMove[]): readonly string[] => {
  const groups = new Map<string, string[]>();
  for (const judged of moves.toSorted(inOrder)) {
    groups.set(worth(judged), [...(groups.get(worth(judged)) ?? []), judged.move]);
  }
  return [...groups].map(([value, group]) => `${value}: ${group.join(', ')}`);
};

export const openText = (
  { name }: AnyGame,
  position: Bits,
  player: Seat,
  solution: Solution,
  width: number,
): readonly string[] => [
  `${name}, ${position}, player ${player} to move`,
  ...wrapText(verdict(player, solution), width),
  ...(solution.nimber === undefined ? [] : [`Nimber: ${solution.nimber}`]),
  ...(solution.best.length === 0 ? [] : wrapText(`Best: ${solution.best.join(', ')}`, width)),
  ...(solution.moves.length === 0 ? [] : ['', 'Every move, by what it is worth']),
  ...byWorth(solution.moves).flatMap((line) =>
    wrapText(line, width - 4).map((part, index) => `${index === 0 ? '  ' : '    '}${part}`),
  ),
];

export const huntText = (
  number: Bits,
  low: number,
  high: number,
  { expectedTurns, best, moves }: HuntSolution,
  width: number,
): readonly string[] => [
  `Binary Battle, ${number} (${toNumber(number)}), the target is from ${low} to ${high}`,
  `Turns expected, at the least: ${decimal(expectedTurns)}`,
  ...wrapText(`Best: ${best.join(', ')}`, width),
  '',
  'Every move, by the turns then expected',
  ...moves
    .toSorted((a, b) => a.expectedTurns - b.expectedTurns)
    .map((move) => `  ${decimal(move.expectedTurns)}: ${move.move}`),
];
