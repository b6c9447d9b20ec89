import { describe, expect, it } from 'vitest';
import { formatMove } from '../../source/game/move.ts';
import { bitFlipShowdown } from '../../source/games/bit-flip-showdown/rules.ts';
import {
  nimberOfBits,
  prepareBitFlipShowdown,
  solveBitFlipShowdown,
  winningMoves,
} from '../../source/solver/bit-flip-showdown.ts';
import { isMisereLoss } from '../../source/solver/misere.ts';
import { nimberOfRows } from '../../source/solver/nimbers.ts';
import { remotenessFor } from '../../source/solver/remoteness.ts';
import type { Judged } from '../../source/solver/value.ts';
import { everyRows, naiveRows } from './naive/rows.ts';
import { everyBoard, naiveShowdown } from './naive/showdown.ts';

const variants = [1, 2, 3, 4].flatMap((maxFlips) => [
  { maxFlips, misere: false },
  { maxFlips, misere: true },
]);

const legalMovesOf = (bits: string, variant: { maxFlips: number; misere: boolean }) => {
  const state = { bits, toMove: 1 as const, record: null, ...variant };
  return bitFlipShowdown.legalMoves(bitFlipShowdown.view(state, 1)).map(formatMove);
};

describe.each(variants)('Bit Flip Showdown %j', (variant) => {
  const { maxFlips, misere } = variant;
  const naive = naiveShowdown(maxFlips, misere);

  it('has every legal move, its value, its length and the best ones, on every board of 1 to 10 bits', () => {
    const wrong = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap(everyBoard).filter((bits) => {
      const { value, plies, moves, best } = solveBitFlipShowdown(bits, variant);
      const kept = moves.filter((move) => move.value === value && move.plies === plies);
      const told = JSON.stringify({ value, plies, moves, best, names: moves.map(({ move }) => move) });
      const names = legalMovesOf(bits, variant);
      return told !== JSON.stringify({ ...naive(bits), best: kept.map(({ move }) => move), names });
    });
    expect(wrong).toEqual([]);
  });

  it('tells its nimber in normal play only', () => {
    expect(solveBitFlipShowdown('00100', variant).nimber).toBe(misere ? undefined : 0);
    const row = solveBitFlipShowdown('0000011', variant).nimber;
    expect(row).toBe(misere ? undefined : nimberOfBits('00000', maxFlips));
  });

  it('is won by the winning moves and no others, on every board of 12 bits', () => {
    const wrong = everyBoard(12).filter((bits) => {
      const wins = naive(bits).moves.filter(({ value }) => value === 'win');
      return winningMoves(bits, variant).join() !== wins.map(({ move }) => move).join();
    });
    expect(wrong).toEqual([]);
  });

  it('is lost in normal play just when its nimber is 0, in misère by the decomposition, on 12 bits', () => {
    const rows = (bits: string) => bits.split('1').map((row) => row.length);
    const wrong = everyBoard(12).filter((bits) => {
      const isLost = misere
        ? isMisereLoss(
            rows(bits).filter((row) => row > 0),
            maxFlips,
          )
        : nimberOfBits(bits, maxFlips) === 0;
      return isLost !== (naive(bits).value === 'loss');
    });
    expect(wrong).toEqual([]);
  });
});

const isSame = (one: Judged, other: Judged) => one.value === other.value && one.plies === other.plies;

describe('the length of Bit Flip Showdown', () => {
  it.each([
    [2, false, 28],
    [2, true, 28],
    [3, true, 24],
    [5, false, 24],
    [8, true, 24],
  ])(
    'with a limit of %i (misère: %s) is that of plain search, for all rows on %i bits',
    (maxFlips, misere, bits) => {
      const naive = naiveRows(maxFlips, misere);
      const { judge } = remotenessFor(maxFlips, misere);
      expect(everyRows(bits).filter((rows) => !isSame(judge(rows), naive(rows)))).toEqual([]);
    },
  );

  it('goes to the side that theory says, normal and misère, for all rows on 40 bits', () => {
    const [normal, misere] = [remotenessFor(2, false), remotenessFor(2, true)];
    const wrong = everyRows(40).filter(
      (rows) =>
        (normal.judge(rows).value === 'loss') !== (nimberOfRows(rows, 2) === 0) ||
        (misere.judge(rows).value === 'loss') !== isMisereLoss(rows, 2),
    );
    expect(wrong).toEqual([]);
  });

  it('can be worked out in steps and dropped midway, and another may begin meanwhile', () => {
    const variant = { maxFlips: 7, misere: true };
    const bits = '0'.repeat(22);
    const [first, second] = [prepareBitFlipShowdown(bits, variant), prepareBitFlipShowdown(bits, variant)];
    for (let step = 0; step < 40; step++) first.next();
    for (let step = 0; step < 90; step++) second.next();
    for (let step = 0; step < 20; step++) first.next();
    const { judge } = remotenessFor(7, true);
    const naive = naiveRows(7, true);
    expect(everyRows(22).filter((rows) => !isSame(judge(rows), naive(rows)))).toEqual([]);
  });

  it('is not promised past 64 bits', () => {
    expect(() => solveBitFlipShowdown('0'.repeat(65), { maxFlips: 2, misere: false })).toThrow(RangeError);
  });
});
