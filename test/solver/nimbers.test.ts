import { describe, expect, it } from 'vitest';
import { nimberOf, nimberOfRows, periodOf } from '../../source/solver/nimbers.ts';
import { naiveNimbers } from './naive/nimbers.ts';

/*
 * The nimbers of Kayles as published: OEIS A002186, and Berlekamp, Conway and Guy, Winning Ways, chapter 4, table 6;
 * found by Guy and Smith in 1956. Rows 0 to 83: the last line is the period of twelve, which begins at 72.
 */
const kayles = [
  [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6],
  [4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7],
  [4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6, 7],
  [4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7],
  [4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7],
  [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 6, 7],
  [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7],
].flat();

const limits = [1, 2, 3, 4, 5, 6, 7, 8];

describe('nimbers', () => {
  it('of Kayles are those in the books', () => {
    expect(kayles.map((_, length) => nimberOf(length, 2))).toEqual(kayles);
  });

  it('of Kayles go on for ever as the books say, twelve by twelve', () => {
    const last = kayles.slice(-12);
    for (let length = 72; length < 3000; length++) expect(nimberOf(length, 2)).toBe(last[length % 12]);
    expect(nimberOf(1e9, 2)).toBe(last[1e9 % 12]);
  });

  it.each(limits)('are those of the definition, with a limit of %i', (maxFlips) => {
    const naive = naiveNimbers(700, maxFlips);
    expect(naive.map((_, length) => nimberOf(length, maxFlips))).toEqual(naive);
  });

  it('have the known period: it begins after 70 and is twelve long for Kayles', () => {
    expect(periodOf(2)).toEqual({ start: 71, length: 12 });
    expect(periodOf(1)).toEqual({ start: 0, length: 2 });
  });

  it.each(limits)('have a proven period or none at all, with a limit of %i', (maxFlips) => {
    const period = periodOf(maxFlips);
    if (period === undefined) {
      expect([3, 5, 7]).toContain(maxFlips);
      return;
    }
    const { start, length } = period;
    // All that the theorem of Guy and Smith asks for, by the definition alone, and some more.
    const naive = naiveNimbers(2 * start + 3 * length + maxFlips, maxFlips);
    for (let row = start; row + length < naive.length; row++) expect(naive[row + length]).toBe(naive[row]);
    // Nothing shorter, and no earlier beginning.
    if (start > 0) expect(naive[start - 1 + length]).not.toBe(naive[start - 1]);
    for (let shorter = 1; shorter < length; shorter++) {
      expect(
        naive.slice(start, start + length).every((value, index) => value === naive[start + index + shorter]),
      ).toBe(false);
    }
  });

  it('of several rows are the XOR of the rows', () => {
    expect(nimberOfRows([], 2)).toBe(0);
    expect(nimberOfRows([3, 5, 11], 2)).toBe(3 ^ 4 ^ 6);
  });
});
