import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decompositionFor, isMisereLoss } from '../../source/solver/misere.ts';
import { nimberOf } from '../../source/solver/nimbers.ts';

/*
 * The finite check that solver/misere.ts speaks of: for each limit, the families found there are right for boards of
 * any length with any number of rows. Below, a length is `inside` if a family has it, and a position is told by how
 * often it has each inside length, and at most one row besides.
 */

const groupsOf = (maxFlips: number) => {
  const { lost, won } = decompositionFor(maxFlips);
  return [...lost, ...won].flat();
};

const insideOf = (maxFlips: number): readonly number[] =>
  [...new Set(groupsOf(maxFlips).flatMap(({ lengths }) => lengths))].toSorted((a, b) => a - b);

/**
 * The largest count that must be looked at. Families tell counts apart by whether there are any, by parity, and
 * sometimes by whether there is exactly one. So a position is worth as much with n + 2 rows of a length as with n,
 * from n = 1 on, or from n = 2 on where exactly one matters; and a move changes a count downwards by one.
 */
const mostOf = (maxFlips: number, length: number): number => {
  const isCounted = groupsOf(maxFlips).some(
    ({ lengths, allows }) => lengths.includes(length) && allows(1) !== allows(3),
  );
  return isCounted ? 4 : 3;
};

/** What a move makes of a row: pairs of lengths, 0 for nothing. */
const splitsOf = (row: number, maxFlips: number): readonly (readonly [number, number])[] => {
  const splits: [number, number][] = [];
  for (let taken = 1; taken <= Math.min(row, maxFlips); taken++) {
    for (let left = 0; 2 * left <= row - taken; left++) splits.push([left, row - taken - left]);
  }
  return splits;
};

/** All positions with inside rows only, counts up to `most`: their nimbers and whether they are lost. */
const tabulate = (maxFlips: number) => {
  const inside = insideOf(maxFlips);
  const most = inside.map((length) => mostOf(maxFlips, length));
  const steps = most.map((_, index) =>
    most.slice(0, index).reduce((product, count) => product * (count + 1), 1),
  );
  const size = most.reduce((product, count) => product * (count + 1), 1);
  const countAt = (position: number, index: number) =>
    Math.floor(position / (steps[index] ?? 1)) % ((most[index] ?? 0) + 1);
  const rowsAt = (position: number) =>
    inside.flatMap((length, index) => Array.from({ length: countAt(position, index) }, () => length));
  const lost = new Uint8Array(size);
  const nimbers = new Uint8Array(size);
  for (let position = 0; position < size; position++) {
    const rows = rowsAt(position);
    lost[position] = isMisereLoss(rows, maxFlips) ? 1 : 0;
    nimbers[position] = rows.reduce((sum, row) => sum ^ nimberOf(row, maxFlips), 0);
  }
  /** The position with one row more; past the largest count, the one that is worth the same. */
  const plus = (position: number, length: number): number => {
    const index = inside.indexOf(length);
    const step = steps[index] ?? 0;
    return countAt(position, index) < (most[index] ?? 0) ? position + step : position - step;
  };
  const minus = (position: number, length: number): number => position - (steps[inside.indexOf(length)] ?? 0);
  return { inside, most, size, lost, nimbers, countAt, rowsAt, plus, minus };
};

const isInsideOrGone = (inside: readonly number[], row: number): boolean => row === 0 || inside.includes(row);

describe.each([2, 3, 4, 5, 6, 7, 8])('the misère decomposition for a limit of %i', (maxFlips) => {
  const { inside, most, size, lost, nimbers, countAt, rowsAt, plus, minus } = tabulate(maxFlips);
  const worth = (row: number) => nimberOf(row, maxFlips);
  const splits = (row: number) => splitsOf(row, maxFlips);
  const add = (position: number, rows: readonly number[]) =>
    rows.filter((row) => row > 0).reduce(plus, position);
  /** Splits that leave inside rows only, and the nimbers of those that do not. */
  const within = (row: number) =>
    splits(row).filter((parts) => parts.every((part) => isInsideOrGone(inside, part)));
  const outer = (row: number) =>
    new Set(
      splits(row)
        .filter((parts) => !parts.every((part) => isInsideOrGone(inside, part)))
        .map(([a, b]) => worth(a) ^ worth(b)),
    );

  it('says that the empty board is won', () => {
    expect(isMisereLoss([], maxFlips)).toBe(false);
  });

  it('loses, of the positions with inside rows only, just those that lead to no lost one', () => {
    const moves = inside.map((row) => ({ row, within: within(row), outer: outer(row) }));
    const wrong: (readonly number[])[] = [];
    for (let position = 1; position < size; position++) {
      const leadsToLost = moves.some((move, index) => {
        if (countAt(position, index) === 0) return false;
        const rest = minus(position, move.row);
        // With a row outside, what is left is lost just when its nimber is 0.
        return (
          move.outer.has(nimbers[rest] ?? 0) || move.within.some((parts) => lost[add(rest, parts)] === 1)
        );
      });
      if (leadsToLost === (lost[position] === 1)) wrong.push(rowsAt(position));
    }
    expect(wrong).toEqual([]);
  });

  it('loses, of the positions with one row outside, just those that lead to no lost one', () => {
    const longest = 2 * Math.max(...inside) + maxFlips;
    const outside = Array.from({ length: longest }, (_, index) => index + 1).filter(
      (row) => !inside.includes(row) && within(row).length > 0,
    );
    /** The nimbers to which a move among the inside rows can lead. The row outside stays, so they tell all. */
    const reached = new Uint32Array(size);
    const reachable = inside.map((row) => [...new Set(splits(row).map(([a, b]) => worth(a) ^ worth(b)))]);
    for (let position = 0; position < size; position++) {
      inside.forEach((row, index) => {
        if (countAt(position, index) === 0) return;
        const rest = (nimbers[position] ?? 0) ^ worth(row);
        for (const nimber of reachable[index] ?? [])
          reached[position] = (reached[position] ?? 0) | (1 << (rest ^ nimber));
      });
    }
    let checked = 0;
    const wrong: (readonly number[])[] = [];
    for (const row of outside) {
      const [own, inner, outerNimbers] = [worth(row), within(row), outer(row)];
      expect(own).toBeLessThan(32);
      for (let position = 0; position < size; position++) {
        const nimber = nimbers[position] ?? 0;
        const leadsToLost =
          (((reached[position] ?? 0) >>> own) & 1) === 1 ||
          outerNimbers.has(nimber) ||
          inner.some((parts) => lost[add(position, parts)] === 1);
        if (leadsToLost === (own === nimber)) wrong.push([row, ...rowsAt(position)]);
        checked++;
      }
    }
    expect(wrong).toEqual([]);
    expect(checked).toBe(outside.length * size);
    expect(isMisereLoss([...outside.slice(0, 1), ...outside.slice(0, 1)], maxFlips)).toBe(true);
  });

  it('tells larger counts apart by parity only', () => {
    const counts = fc.tuple(
      ...inside.map((_, index) =>
        fc.integer({ min: most[index] ?? 0, max: 9 }).map((n) => [n, index] as const),
      ),
    );
    const others = fc.array(fc.integer({ min: 0, max: 3 }), {
      minLength: inside.length,
      maxLength: inside.length,
    });
    fc.assert(
      fc.property(counts, others, fc.nat(), (large, small, chosen) => {
        const grown = chosen % inside.length;
        const rows = (extra: number) =>
          inside.flatMap((length, index) => {
            const [count] = large[index] ?? [0];
            return Array.from(
              { length: index === grown ? count + extra : (small[index] ?? 0) },
              () => length,
            );
          });
        expect(isMisereLoss(rows(2), maxFlips)).toBe(isMisereLoss(rows(0), maxFlips));
      }),
    );
  });
});

describe('misère play with a limit of 1', () => {
  it('is decided by the parity of the zeros alone', () => {
    expect([[], [1], [2], [1, 1], [3], [2, 2, 1]].map((rows) => isMisereLoss(rows, 1))).toEqual([
      false,
      true,
      false,
      false,
      true,
      true,
    ]);
  });
});
