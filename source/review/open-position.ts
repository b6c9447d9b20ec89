import { type Bits, flipAt, swapAt } from '../bits/bits.ts';
import { type Seat, otherSeat } from '../game/seat.ts';
import type { BitFlipDuelView } from '../games/bit-flip-duel/rules.ts';
import type { BitFlipShowdownView } from '../games/bit-flip-showdown/rules.ts';
import type { QuantumFlipView } from '../games/quantum-flip/rules.ts';
import { solveBitFlipDuel } from '../solver/bit-flip-duel.ts';
import { solveBitFlipShowdown } from '../solver/bit-flip-showdown.ts';
import { solveQuantumFlip } from '../solver/quantum-flip.ts';
import { type Judged, type JudgedMove, type Solution, solved } from '../solver/value.ts';
import { boundedCache } from './bounded-cache.ts';

export type OpenView = QuantumFlipView | BitFlipDuelView | BitFlipShowdownView;

/** All that decides the value of an open game. */
export type OpenPosition =
  | { readonly game: 'quantum-flip' | 'bit-flip-duel'; readonly bits: Bits; readonly player: Seat }
  | {
      readonly game: 'bit-flip-showdown';
      readonly bits: Bits;
      readonly player: Seat;
      readonly maxFlips: number;
      readonly misere: boolean;
    };

/** A solution with its moves at hand by name. */
export type Table = Solution & { readonly byMove: ReadonlyMap<string, JudgedMove> };

export const positionOf = (view: OpenView): OpenPosition =>
  view.game === 'bit-flip-showdown'
    ? {
        game: view.game,
        bits: view.bits,
        player: view.toMove,
        maxFlips: view.maxFlips,
        misere: view.misere,
      }
    : { game: view.game, bits: view.bits, player: view.toMove };

const solve = (position: OpenPosition): Solution => {
  switch (position.game) {
    case 'quantum-flip':
      return solveQuantumFlip(position.bits, position.player);
    case 'bit-flip-duel':
      return solveBitFlipDuel(position.bits);
    case 'bit-flip-showdown':
      return solveBitFlipShowdown(position.bits, position);
  }
};

const tabled = (solution: Solution): Table => ({
  ...solution,
  byMove: new Map(solution.moves.map((move) => [move.move, move])),
});

/** Weighed by moves, so that the long rows of Showdown do not take more room than the many short ones. */
const tables = boundedCache<Table>(40_000, ({ moves }) => moves.length + 1);

export const keyOf = (position: OpenPosition): string => {
  const variant =
    position.game === 'bit-flip-showdown' ? `${position.maxFlips}${position.misere ? 'm' : ''}` : '';
  return `${position.game} ${variant} ${position.player} ${position.bits}`;
};

/** Without moves if the round is over. */
export const tableOf = (position: OpenPosition): Table =>
  tables.get(keyOf(position), () => tabled(solve(position)));

/** Under the house rule a game that needs more moves than are left is drawn. */
export const withinMoves = <J extends Judged>(judged: J, movesLeft: number | null): J =>
  movesLeft === null || judged.plies === null || judged.plies <= movesLeft
    ? judged
    : { ...judged, value: 'draw', plies: null };

/**
 * The exact solution when at most so many moves are left. A forced end within n moves exists just when the game
 * lasts at most n plies, so cutting the moves one by one is all there is to it.
 */
export const tableWithin = (position: OpenPosition, movesLeft: number | null): Table => {
  const table = tableOf(position);
  const isCut = table.moves.some((move) => withinMoves(move, movesLeft) !== move);
  return isCut ? tabled(solved(table.moves.map((move) => withinMoves(move, movesLeft)))) : table;
};

export const boardAfter = (bits: Bits, move: string): Bits => {
  const [verb, ...words] = move.split(' ');
  const positions = words.map(Number);
  const [first = 1, second = first] = positions;
  return verb === 'swap' ? swapAt(bits, first, second) : flipAt(bits, positions);
};

/** The position that a move leaves to the opponent. */
export const positionAfter = (position: OpenPosition, move: string): OpenPosition => ({
  ...position,
  bits: boardAfter(position.bits, move),
  player: otherSeat(position.player),
});
