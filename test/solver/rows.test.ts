import { describe, expect, it } from 'vitest';
import { firstOfWidth, positionCount, rankOf, rowsOf, widthOf } from '../../source/solver/rows.ts';
import { everyRows } from './naive/rows.ts';
import { everyBoard } from './naive/showdown.ts';

describe('rows', () => {
  it('are the runs of zeros of a board, and no wider than the board and one', () => {
    expect(rowsOf('0010001101')).toEqual([2, 3, 1]);
    expect(rowsOf('111')).toEqual([]);
    expect(Math.max(...everyBoard(10).map((bits) => widthOf(rowsOf(bits))))).toBe(11);
  });

  it('have numbers without gaps, narrow positions first', () => {
    const positions = everyRows(35);
    const ranks = positions.map(rankOf).toSorted((a, b) => a - b);
    expect(ranks).toEqual(positions.map((_, index) => index));
    expect(firstOfWidth(37)).toBe(positions.length);
    const misplaced = positions.filter((rows) => {
      const width = widthOf(rows);
      return rankOf(rows) < firstOfWidth(width) || rankOf(rows) >= firstOfWidth(width + 1);
    });
    expect(misplaced).toEqual([]);
  });

  it('do not depend on their order', () => {
    expect(rankOf([3, 1, 7])).toBe(rankOf([7, 3, 1]));
  });

  it('number two million for 64 bits: the partitions of 65', () => {
    expect(positionCount).toBe(2_012_558);
  });
});
