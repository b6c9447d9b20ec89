import { type Bits, differences, flipAt, ones, onesIn, positionsOf, zeros } from '../bits/bits.ts';
import { type Seat, otherSeat } from '../game/seat.ts';
import type { BitFlipShowdownView } from '../games/bit-flip-showdown/rules.ts';
import { patternOf } from '../games/quantum-flip/rules.ts';
import { solveBitFlipDuel } from '../solver/bit-flip-duel.ts';
import { winningMoves } from '../solver/bit-flip-showdown.ts';
import { solveQuantumFlip } from '../solver/quantum-flip.ts';
import { rowsOf } from '../solver/rows.ts';
import type { Solution } from '../solver/value.ts';
import { type OpenView, boardAfter } from './open-moves.ts';
import { remembering } from './remember.ts';

/*
 * How easily an opponent goes wrong who is left with a board. Perfect play cannot be beaten, but people are not
 * perfect, and of two moves of equal value the one after which most replies are mistakes is the better one.
 */

/**
 * The two games without end. `kind` is all that matters of a board to the player to move (see the theorems in
 * solver/); `boardOf` shows a board of each kind, with player 1 to move.
 */
type Endless = {
  readonly kind: (bits: Bits, seat: Seat) => number;
  readonly boardOf: (kind: number, size: number) => Bits;
  readonly solve: (bits: Bits) => Solution;
};

const endless: Readonly<Record<'quantum-flip' | 'bit-flip-duel', Endless>> = {
  'quantum-flip': {
    kind: (bits, seat) => differences(bits, patternOf(seat, bits.length)).length,
    boardOf: (kind, size) => flipAt(patternOf(1, size), positionsOf(kind)),
    solve: (bits) => solveQuantumFlip(bits, 1),
  },
  'bit-flip-duel': {
    kind: onesIn,
    boardOf: (kind, size) => ones(kind) + zeros(size - kind),
    solve: solveBitFlipDuel,
  },
};

/** What a trap one turn later is worth, beside one now. */
const patience = 0.5;

/**
 * For each kind of board: the chance that an opponent who replies at random throws the draw away, now or, counting
 * for less and less, after the moves that follow. Looking on is what leads out of the wide middle of a long string,
 * where no single move is a mistake.
 */
const chancesOf = ({ kind, boardOf, solve }: Endless, size: number): readonly number[] => {
  const replies = Array.from({ length: size + 1 }, (_, here) => {
    const board = boardOf(here, size);
    return solve(board).moves.map(({ move, value }) => ({ value, next: kind(boardAfter(board, move), 2) }));
  });
  let chances = replies.map(() => 0);
  for (let round = 0; round < 4 * size; round++) {
    const best = replies.map((moves) =>
      Math.max(0, ...moves.map(({ value, next }) => (value === 'draw' ? (chances[next] ?? 0) : 0))),
    );
    chances = replies.map((moves) => {
      const worth = moves.map(({ value, next }) =>
        value === 'loss' ? 1 : value === 'draw' ? patience * (best[next] ?? 0) : 0,
      );
      return worth.reduce((sum, one) => sum + one, 0) / Math.max(moves.length, 1);
    });
  }
  return chances;
};

const endlessChances = remembering<readonly number[]>(64);

const endlessTrap = (game: keyof typeof endless, left: Bits, opponent: Seat): number => {
  const size = left.length;
  const chances = endlessChances(`${game} ${size}`, () => chancesOf(endless[game], size));
  return chances[endless[game].kind(left, opponent)] ?? 0;
};

const showdownShares = remembering<number>(20_000);

/** The share of replies that do not win, on a board that is won. */
const showdownTrap = (left: Bits, view: BitFlipShowdownView): number => {
  const rows = rowsOf(left).toSorted((a, b) => a - b);
  return showdownShares(`${view.maxFlips} ${view.misere} ${rows.join(' ')}`, () => {
    const replies = rows.reduce((sum, row) => sum + movesIn(row, view.maxFlips), 0);
    return 1 - winningMoves(left, view).length / Math.max(replies, 1);
  });
};

const movesIn = (row: number, maxFlips: number): number =>
  positionsOf(Math.min(row, maxFlips)).reduce((sum, count) => sum + row - count + 1, 0);

/** More is more tempting to go wrong. `left` is the board that the player to move leaves to the opponent. */
export const trapIn = (view: OpenView, left: Bits): number =>
  view.game === 'bit-flip-showdown'
    ? showdownTrap(left, view)
    : endlessTrap(view.game, left, otherSeat(view.toMove));
