import { type Bits, flipAt, swapAt } from '../bits/bits.ts';
import type { BitFlipDuelView } from '../games/bit-flip-duel/rules.ts';
import type { BitFlipShowdownView } from '../games/bit-flip-showdown/rules.ts';
import type { QuantumFlipView } from '../games/quantum-flip/rules.ts';
import { solveBitFlipDuel } from '../solver/bit-flip-duel.ts';
import { solveBitFlipShowdown, winningMoves } from '../solver/bit-flip-showdown.ts';
import { solveQuantumFlip } from '../solver/quantum-flip.ts';
import { rowsOf, widthOf } from '../solver/rows.ts';
import type { JudgedMove } from '../solver/value.ts';

export type OpenView = QuantumFlipView | BitFlipDuelView | BitFlipShowdownView;

/** Up to this width, 32 bits in one row, the exact length of a game is there in a blink. */
const quickWidth = 33;

/**
 * Every legal move, judged. Who wins is always exact. In rows too wide to be tabled while somebody waits, `plies` is
 * only the most that the game can still last.
 */
export const judgeMoves = (view: OpenView, legalMoves: readonly string[]): readonly JudgedMove[] => {
  switch (view.game) {
    case 'quantum-flip':
      return solveQuantumFlip(view.bits, view.toMove).moves;
    case 'bit-flip-duel':
      return solveBitFlipDuel(view.bits).moves;
    case 'bit-flip-showdown':
      return widthOf(rowsOf(view.bits)) <= quickWidth
        ? solveBitFlipShowdown(view.bits, view).moves
        : judgeByTheory(view, legalMoves);
  }
};

const judgeByTheory = (view: BitFlipShowdownView, legalMoves: readonly string[]): readonly JudgedMove[] => {
  const winning = new Set(winningMoves(view.bits, view));
  return legalMoves.map((move) => ({
    move,
    value: winning.has(move) ? 'win' : 'loss',
    plies: 1 + zerosIn(boardAfter(view.bits, move)),
  }));
};

const zerosIn = (bits: Bits): number => bits.split('0').length - 1;

/** The move is legal and in notation. */
export const boardAfter = (bits: Bits, move: string): Bits => {
  const [verb, ...words] = move.split(' ');
  const positions = words.map(Number);
  const [first = 1, second = first] = positions;
  return verb === 'swap' ? swapAt(bits, first, second) : flipAt(bits, positions);
};
