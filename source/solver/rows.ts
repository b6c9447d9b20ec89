import type { Bits } from '../bits/bits.ts';

/*
 * A board of Bit Flip Showdown is as good as the lengths of its rows of zeros: neither their order nor what lies
 * between them matters. A row with the 1 (or the edge) behind it is a part of two or more, so the boards of N bits
 * are the partitions of N + 1 whose ones count for nothing: p(N + 1) of them, two million for 64 bits instead of 2^64.
 *
 * Here they get numbers without gaps: first by width (the sum of the parts), then in lexicographic order of the
 * parts, largest first. Among the partitions of `width` those with a smaller largest part come before, so the rank
 * is a sum over the parts of `smaller(part, width left)`. A move never makes a position wider, and a position of the
 * same width only lexicographically smaller: every move leads to a lower number.
 */

export const rowsOf = (bits: Bits): readonly number[] =>
  bits
    .split('1')
    .map((row) => row.length)
    .filter((length) => length > 0);

/** Wide enough for 64 bits. */
export const greatestWidth = 65;
const side = greatestWidth + 1;

/** smaller[part * side + width]: partitions of the width into parts of at least 2 and less than `part`. */
const smaller = new Int32Array((side + 1) * side);
for (let part = 2; part <= side; part++) {
  for (let width = 0; width < side; width++) {
    const without = width === 0 ? 1 : part === 2 ? 0 : (smaller[(part - 1) * side + width] ?? 0);
    const used = part - 1;
    const withUsed = used >= 2 && width >= used ? (smaller[part * side + width - used] ?? 0) : 0;
    smaller[part * side + width] = width === 0 ? 1 : without + withUsed;
  }
}

export const smallerParts = (part: number, width: number): number => smaller[part * side + width] ?? 0;

/** firstOf[width]: the number of the first position of that width, and of all narrower ones. */
const firstOf = new Int32Array(side + 1);
for (let width = 0; width < side; width++) {
  firstOf[width + 1] = (firstOf[width] ?? 0) + smallerParts(side, width);
}

export const firstOfWidth = (width: number): number => firstOf[width] ?? 0;

export const positionCount = firstOfWidth(side);

export const widthOf = (rows: readonly number[]): number => rows.reduce((sum, row) => sum + row + 1, 0);

export const rankOf = (rows: readonly number[]): number => {
  let left = widthOf(rows);
  let rank = firstOfWidth(left);
  for (const row of rows.toSorted((a, b) => b - a)) {
    rank += smallerParts(row + 1, left);
    left -= row + 1;
  }
  return rank;
};
