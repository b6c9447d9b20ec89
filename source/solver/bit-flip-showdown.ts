import { type Bits, flipAt, positionsOf } from '../bits/bits.ts';
import { formatMove } from '../game/move.ts';
import { isMisereLoss } from './misere.ts';
import { nimberOfRows } from './nimbers.ts';
import { remotenessFor } from './remoteness.ts';
import { rowsOf } from './rows.ts';
import { type Solution, ended, leading, solved } from './value.ts';

/*
 * Who wins follows from a theory of its own for each kind of play and costs nothing: nimbers in normal play, the
 * decomposition of Sibert and Conway in misère. How soon needs the table of remoteness; up to forty bits it is
 * there in a blink, and 64 bits take a second or two once.
 */

export type ShowdownVariant = { readonly maxFlips: number; readonly misere: boolean };

type RowsAfter = { readonly move: string; readonly rows: readonly number[] };

/** Every legal move, shortest first and then from the left, with the rows it leaves. */
const movesFrom = (bits: Bits, maxFlips: number): readonly RowsAfter[] =>
  positionsOf(Math.min(maxFlips, bits.length)).flatMap((count) =>
    positionsOf(bits.length - count + 1)
      .filter((first) => !bits.slice(first - 1, first - 1 + count).includes('1'))
      .map((first) => {
        const positions = positionsOf(count).map((step) => first + step - 1);
        return { move: formatMove({ verb: 'flip', positions }), rows: rowsOf(flipAt(bits, positions)) };
      }),
  );

export const nimberOfBits = (bits: Bits, maxFlips: number): number => nimberOfRows(rowsOf(bits), maxFlips);

/** Every move that wins in normal play, without asking how soon. */
export const winningMovesByNimber = (bits: Bits, maxFlips: number): readonly string[] =>
  movesFrom(bits, maxFlips)
    .filter(({ rows }) => nimberOfRows(rows, maxFlips) === 0)
    .map(({ move }) => move);

/** Every move that wins in misère play, without asking how soon. */
export const winningMovesInMisere = (bits: Bits, maxFlips: number): readonly string[] =>
  movesFrom(bits, maxFlips)
    .filter(({ rows }) => isMisereLoss(rows, maxFlips))
    .map(({ move }) => move);

export const winningMoves = (bits: Bits, { maxFlips, misere }: ShowdownVariant): readonly string[] =>
  misere ? winningMovesInMisere(bits, maxFlips) : winningMovesByNimber(bits, maxFlips);

/** Does what `solveBitFlipShowdown` would have to do first, in short steps that may be dropped at any time. */
export const prepareBitFlipShowdown = (bits: Bits, variant: ShowdownVariant): Generator<void, void> =>
  remotenessFor(variant.maxFlips, variant.misere).prepare(rowsOf(bits));

export const solveBitFlipShowdown = (bits: Bits, { maxFlips, misere }: ShowdownVariant): Solution => {
  const nimber = misere ? {} : { nimber: nimberOfBits(bits, maxFlips) };
  if (!bits.includes('0')) return { ...ended(misere ? 'win' : 'loss'), ...nimber };
  const { judge } = remotenessFor(maxFlips, misere);
  // The widest first, so that the table is made in one go.
  judge(rowsOf(bits));
  const moves = movesFrom(bits, maxFlips).map(({ move, rows }) => leading(move, judge(rows)));
  return { ...solved(moves), ...nimber };
};
