import { describe, expect, it } from 'vitest';
import { type Bits, fromNumber } from '../../source/bits/bits.ts';
import type { AnyGame } from '../../source/game/contract.ts';
import { formatMove } from '../../source/game/move.ts';
import { type Seat, otherSeat, seats } from '../../source/game/seat.ts';
import { bitFlipDuel } from '../../source/games/bit-flip-duel/rules.ts';
import { quantumFlip } from '../../source/games/quantum-flip/rules.ts';
import { bitFlipDuelByBoard, judgeBitFlipDuel, solveBitFlipDuel } from '../../source/solver/bit-flip-duel.ts';
import {
  judgeQuantumFlip,
  quantumFlipByBoard,
  quantumFlipPosition,
  solveQuantumFlip,
} from '../../source/solver/quantum-flip.ts';
import { solveCyclic } from '../../source/solver/retrograde.ts';
import type { Judged, Solution } from '../../source/solver/value.ts';
import { naiveBitFlipDuel, naiveQuantumFlip, naiveValueIteration } from './naive/cyclic.ts';
import { everyBoard } from './naive/showdown.ts';

const sizes = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** Comparing numbers is what makes going through a hundred thousand positions quick. */
const sameEverywhere = (count: number, one: (index: number) => Judged, other: (index: number) => Judged) => {
  let different = 0;
  for (let index = 0; index < count; index++) {
    const [a, b] = [one(index), other(index)];
    if (a.value !== b.value || a.plies !== b.plies) different++;
  }
  return different === 0;
};

/** What the real game says of each move of a solution: legal, all of them, and worth what it says. */
const checkMoves = (
  game: AnyGame,
  bits: Bits,
  player: Seat,
  solution: Solution,
  naive: (bits: Bits, player: Seat) => Judged | undefined,
) => {
  const state = { bits, toMove: player, record: null };
  const legal = game.legalMoves(game.view(state, player));
  expect(solution.moves.map(({ move }) => move)).toEqual(legal.map(formatMove));
  const judged = legal.map((move) => {
    const after = game.apply(state, move).state;
    const left = game.view(after, 'all');
    return 'bits' in left && typeof left.bits === 'string' ? naive(left.bits, otherSeat(player)) : undefined;
  });
  const opposite = { win: 'loss', loss: 'win', draw: 'draw' } as const;
  expect(solution.moves.map(({ value, plies }) => ({ value, plies }))).toEqual(
    judged.map((left) => ({
      value: left && opposite[left.value],
      plies: left?.plies === null ? null : 1 + (left?.plies ?? Number.NaN),
    })),
  );
};

/** Best moves are those that keep the value and, in a decided position, its length. */
const bestOf = ({ value, plies, moves }: Solution) =>
  moves.filter((move) => move.value === value && move.plies === plies).map(({ move }) => move);

describe('Quantum Flip', () => {
  const naiveOf = (size: number) => {
    const table = naiveValueIteration(naiveQuantumFlip(size));
    return (bits: Bits, player: Seat) => table[(player - 1) * 2 ** size + Number.parseInt(bits, 2)];
  };

  it.each(sizes(3, 8))('is solved board by board as by value iteration, with %i bits', (size) => {
    const naive = naiveValueIteration(naiveQuantumFlip(size));
    const judge = solveCyclic(quantumFlipByBoard(size));
    expect(naive.map((_, position) => judge(position))).toEqual(naive);
  });

  it.each(sizes(3, 8))('is worth the same to the theorem and to value iteration, with %i bits', (size) => {
    const naive = naiveOf(size);
    for (const player of seats) {
      for (const bits of everyBoard(size))
        expect(judgeQuantumFlip(bits, player)).toEqual(naive(bits, player));
    }
  });

  it.each(sizes(9, 16))('is worth the same to the theorem and board by board, with %i bits', (size) => {
    const judge = solveCyclic(quantumFlipByBoard(size));
    for (const player of seats) {
      const boardAt = (board: number) => fromNumber(board, size);
      const same = sameEverywhere(
        2 ** size,
        (board) => judge(quantumFlipPosition(boardAt(board), player)),
        (board) => judgeQuantumFlip(boardAt(board), player),
      );
      expect(same).toBe(true);
    }
  });

  it.each(sizes(3, 7))('has every legal move, its value and its length, with %i bits', (size) => {
    const naive = naiveOf(size);
    for (const player of seats) {
      for (const bits of everyBoard(size)) {
        const solution = solveQuantumFlip(bits, player);
        const { value, plies } = solution;
        expect({ value, plies }).toEqual(naive(bits, player));
        if (plies === 0) expect(solution.moves).toEqual([]);
        else checkMoves(quantumFlip, bits, player, solution, naive);
        expect(solution.best).toEqual(plies === 0 ? [] : bestOf(solution));
      }
    }
  });

  it('never ends from its start under perfect play, but for short strings where the starter wins at once', () => {
    const starts = sizes(3, 16).map((size) => judgeQuantumFlip('0'.repeat(size), 1).value);
    expect(starts).toEqual(['win', 'win', ...sizes(5, 16).map(() => 'draw')]);
    const seconds = sizes(3, 16).map((size) => judgeQuantumFlip('0'.repeat(size), 2).value);
    expect(seconds).toEqual(['win', 'win', 'win', ...sizes(6, 16).map(() => 'draw')]);
  });
});

describe('Bit Flip Duel', () => {
  const naiveOf = (size: number) => {
    const table = naiveValueIteration(naiveBitFlipDuel(size));
    return (bits: Bits) => table[Number.parseInt(bits, 2)];
  };

  it.each(sizes(3, 8))('is solved board by board as by value iteration, with %i bits', (size) => {
    const naive = naiveValueIteration(naiveBitFlipDuel(size));
    const judge = solveCyclic(bitFlipDuelByBoard(size));
    expect(naive.map((_, board) => judge(board))).toEqual(naive);
  });

  it.each(sizes(9, 16))('is worth the same to the theorem and board by board, with %i bits', (size) => {
    const judge = solveCyclic(bitFlipDuelByBoard(size));
    const same = sameEverywhere(2 ** size, judge, (board) => judgeBitFlipDuel(fromNumber(board, size)));
    expect(same).toBe(true);
  });

  it.each(sizes(3, 8))('has every legal move, its value and its length, with %i bits', (size) => {
    const naive = naiveOf(size);
    for (const bits of everyBoard(size)) {
      expect(judgeBitFlipDuel(bits)).toEqual(naive(bits));
      const solution = solveBitFlipDuel(bits);
      const { value, plies } = solution;
      expect({ value, plies }).toEqual(naive(bits));
      if (plies === 0) expect(solution.moves).toEqual([]);
      else checkMoves(bitFlipDuel, bits, 1, solution, naive);
      expect(solution.best).toEqual(plies === 0 ? [] : bestOf(solution));
    }
  });

  it('is won just where a single 0 is left, and drawn everywhere else', () => {
    for (const size of sizes(3, 16)) {
      const values = sizes(0, size).map((ones) =>
        judgeBitFlipDuel('1'.repeat(ones) + '0'.repeat(size - ones)),
      );
      expect(values.slice(0, -2).every(({ value }) => value === 'draw')).toBe(true);
      expect(values.slice(-2)).toEqual([
        { value: 'win', plies: 1 },
        { value: 'loss', plies: 0 },
      ]);
    }
  });
});
