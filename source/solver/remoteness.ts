import { firstOfWidth, greatestWidth, positionCount, rankOf, smallerParts, widthOf } from './rows.ts';
import type { Judged } from './value.ts';

/*
 * How long Bit Flip Showdown lasts, normal or misère. Nimbers tell who wins but not when: the length of a sum of rows
 * (its remoteness, as in Steinhaus 1925 and in Winning Ways, chapter 9) does not follow from that of the rows.
 * So it is computed for every position, in the order of rows.ts: all that a position leads to is known before it.
 *
 * A score holds value and length in one byte: 100 - n for a win in n plies, n - 100 for a loss. More is better for
 * the player to move, so a position takes the least score among its moves, negated and brought one ply nearer to 0.
 *
 * What makes two million positions with some seventy million moves quick is that the rank of a move's result is a
 * sum of a few known terms. Replacing the part L by A >= B changes only the width left at the other parts: by
 * A + B - L for parts before L, A + B between L and A, B between A and B, nothing after. Partial sums of ranks
 * for each such shift are kept along the search that lists the positions.
 */

const highest = 100;

export type Remoteness = {
  readonly judge: (rows: readonly number[]) => Judged;
  /** Does the work that `judge` would do for such rows, in steps of a few milliseconds; it may be dropped midway. */
  readonly prepare: (rows: readonly number[]) => Generator<void, void>;
};

const createRemoteness = (limit: number, misere: boolean): Remoteness => {
  const scores = new Int8Array(positionCount);
  scores[0] = misere ? highest : -highest;
  let widthKnown = 0;

  // Every line of `smaller` and `sums` begins with room for the negative shifts.
  const room = limit + 1;
  const line = room + 2 * greatestWidth + 1;
  const smaller = new Int32Array((greatestWidth + 1) * line);
  for (let part = 2; part <= greatestWidth; part++) {
    for (let width = 0; width <= greatestWidth; width++) {
      smaller[part * line + room + width] = smallerParts(part, width);
    }
  }
  /** The position at hand: its parts, largest first, and the width from each part on. */
  const parts = new Int32Array(greatestWidth);
  const left = new Int32Array(greatestWidth);
  /** slot[part]: how many parts are at least so large, that is where such a part would be put in. */
  const slot = new Int32Array(greatestWidth + 1);
  /** sums[i * line + room + shift]: the rank terms of the first i parts, with the width left raised by `shift`. */
  const sums = new Int32Array(greatestWidth * line);

  const smallerAt = (index: number): number => smaller[index] ?? 0;
  const sumAt = (index: number): number => sums[index] ?? 0;
  const scoreAt = (rank: number): number => scores[rank] ?? 0;

  const leastAfter = (index: number, count: number, width: number): number => {
    const part = parts[index] ?? 0;
    const before = index * line + room;
    const after = before + line;
    const total = sumAt(count * line + room);
    let least = highest;
    for (let taken = Math.min(limit, part - 1); taken >= 1; taken--) {
      const rest = part - taken;
      if (rest === 1) {
        // The row is gone.
        const rank = firstOfWidth(width - part) + sumAt(before - part) + total - sumAt(after);
        least = Math.min(least, scoreAt(rank));
        continue;
      }
      const at = (slot[rest] ?? 0) * line + room;
      const whole =
        firstOfWidth(width - taken) +
        sumAt(before - taken) +
        (sumAt(at + rest) - sumAt(after + rest)) +
        smallerAt(rest * line + room + (left[slot[rest] ?? 0] ?? 0) + rest) +
        (total - sumAt(at));
      least = Math.min(least, scoreAt(whole));

      const both = rest + 1;
      const fixed = firstOfWidth(width + 1 - taken) + sumAt(before + 1 - taken) - sumAt(after + both) + total;
      for (let small = 2; 2 * small <= both; small++) {
        const large = both - small;
        const largeSlot = slot[large] ?? 0;
        const smallSlot = slot[small] ?? 0;
        const atLarge = largeSlot * line + room;
        const atSmall = smallSlot * line + room;
        const rank =
          fixed +
          sumAt(atLarge + both) +
          smallerAt(large * line + room + (left[largeSlot] ?? 0) + both) +
          (sumAt(atSmall + small) - sumAt(atLarge + small)) +
          smallerAt(small * line + room + (left[smallSlot] ?? 0) + small) -
          sumAt(atSmall);
        least = Math.min(least, scoreAt(rank));
      }
    }
    return least;
  };

  const scoreOf = (count: number, width: number): number => {
    let least = highest;
    for (let index = 0; index < count; index++) {
      // Of equal rows the last stands for all.
      const isLast = index + 1 === count || parts[index + 1] !== parts[index];
      if (isLast) least = Math.min(least, leastAfter(index, count, width));
    }
    return least < 0 ? -least - 1 : 1 - least;
  };

  let next = 0;
  const add = (count: number, part: number, above: number, width: number): void => {
    const widthLeft = left[count] ?? 0;
    parts[count] = part;
    for (let size = part + 1; size <= above; size++) slot[size] = count;
    const here = count * line;
    const there = here + line;
    const source = part * line + widthLeft;
    const end = room + (parts[0] ?? 0) + 1;
    for (let shift = 0; shift < end; shift++)
      sums[there + shift] = sumAt(here + shift) + smallerAt(source + shift);

    const rest = widthLeft - part;
    left[count + 1] = rest;
    if (rest === 0) {
      for (let size = 2; size <= part; size++) slot[size] = count + 1;
      scores[next++] = scoreOf(count + 1, width);
      return;
    }
    for (let size = 2; size <= part && size <= rest; size++) {
      if (rest - size !== 1) add(count + 1, size, part, width);
    }
  };

  function* prepare(rows: readonly number[]): Generator<void, void> {
    const target = widthOf(rows);
    if (target > greatestWidth) throw new RangeError(`Rows this wide are not tabulated: ${target}.`);
    for (let width = widthKnown + 1; width <= target; width++) {
      for (let largest = 2; largest <= width; largest++) {
        if (width - largest === 1) continue;
        left[0] = width;
        next = firstOfWidth(width) + smallerParts(largest, width);
        add(0, largest, greatestWidth, width);
        yield;
      }
      widthKnown = Math.max(widthKnown, width);
    }
  }

  return {
    prepare,
    judge(rows) {
      const steps = prepare(rows);
      while (steps.next().done !== true) continue;
      const score = scoreAt(rankOf(rows));
      return score > 0 ? { value: 'win', plies: highest - score } : { value: 'loss', plies: highest + score };
    },
  };
};

const known = new Map<string, Remoteness>();

export const remotenessFor = (maxFlips: number, misere: boolean): Remoteness => {
  const limit = Math.min(maxFlips, greatestWidth - 1);
  const key = `${limit} ${misere}`;
  const remoteness = known.get(key) ?? createRemoteness(limit, misere);
  known.set(key, remoteness);
  return remoteness;
};
