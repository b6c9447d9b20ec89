import { type Bits, bitAt, onesIn, positionsOf } from '../bits/bits.ts';
import { formatMove } from '../game/move.ts';
import { pairMasks, singleMasks } from './masks.ts';
import { type CyclicGame, fewPositions, solvedBySize } from './retrograde.ts';
import { type Judged, type Solution, ended, leading, solved } from './value.ts';

/*
 * Theorem: all that matters is how many ones there are, because rules and goal are the same under every permutation
 * of the positions. A flip adds or takes a one, a swap changes nothing, and two bits to swap there always are.
 *
 * What comes out is short: a player who can always pass is never forced, so nothing but a finished board is lost.
 * Exactly one 0 is won, by filling it; everything else is drawn.
 */
const byOnes = (size: number): CyclicGame =>
  fewPositions(
    size + 1,
    (count) => (count === size ? 'loss' : undefined),
    (count) => [count - 1, count, count + 1].filter((after) => after >= 0 && (after !== count || size > 1)),
  );

const judgeOf = solvedBySize(byOnes);

/** The same game without the theorem, board by board: what the theorem is checked against, at every size. */
export const bitFlipDuelByBoard = (size: number): CyclicGame => {
  const full = 2 ** size - 1;
  const singles = singleMasks(size);
  const pairs = pairMasks(size);
  return {
    positions: full + 1,
    ended: (board) => (board === full ? 'loss' : undefined),
    moveCount: () => singles.length + pairs.length,
    eachBefore(board, visit) {
      for (const mask of singles) visit(board ^ mask);
      for (const mask of pairs) {
        const both = board & mask;
        const isUnequal = both !== 0 && both !== mask;
        visit(isUnequal ? board ^ mask : board);
      }
    },
  };
};

export const judgeBitFlipDuel = (bits: Bits): Judged => judgeOf(bits.length)(onesIn(bits));

export const solveBitFlipDuel = (bits: Bits): Solution => {
  const size = bits.length;
  const count = onesIn(bits);
  if (count === size) return ended('loss');

  const judge = judgeOf(size);
  const positions = positionsOf(size);
  const flips = positions.map((position) =>
    leading(
      formatMove({ verb: 'flip', positions: [position] }),
      judge(bitAt(bits, position) === '0' ? count + 1 : count - 1),
    ),
  );
  const swaps = positions.flatMap((first) =>
    positions
      .slice(first)
      .map((second) => leading(formatMove({ verb: 'swap', positions: [first, second] }), judge(count))),
  );
  return solved([...flips, ...swaps]);
};
