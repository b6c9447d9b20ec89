/*
 * Bit Flip Showdown as rows of zeros, by plain search: rows sorted, so that each sum of rows is judged once, and
 * no other theory. It reaches further than boards do, to thirty bits and more.
 */

type Judged = { readonly value: 'win' | 'loss'; readonly plies: number };

/** Every sum of rows that fits on a board of so many bits, with one 1 between rows. */
export const everyRows = (bits: number, longest = bits): readonly (readonly number[])[] => {
  const found: (readonly number[])[] = [[]];
  for (let row = Math.min(longest, bits); row >= 1; row--) {
    for (const rest of everyRows(bits - row - 1, row)) found.push([row, ...rest]);
  }
  return found;
};

export const naiveRows = (maxFlips: number, misere: boolean): ((rows: readonly number[]) => Judged) => {
  const known = new Map<string, Judged>();
  const solve = (rows: readonly number[]): Judged => {
    const sorted = rows.filter((row) => row > 0).toSorted((a, b) => a - b);
    const key = sorted.join(' ');
    const found = known.get(key) ?? search(sorted);
    known.set(key, found);
    return found;
  };
  const search = (rows: readonly number[]): Judged => {
    if (rows.length === 0) return { value: misere ? 'win' : 'loss', plies: 0 };
    let quickest = Infinity;
    let longest = 0;
    rows.forEach((row, index) => {
      for (let taken = 1; taken <= Math.min(row, maxFlips); taken++) {
        for (let left = 0; 2 * left <= row - taken; left++) {
          const next = solve(rows.toSpliced(index, 1, left, row - taken - left));
          if (next.value === 'loss') quickest = Math.min(quickest, next.plies + 1);
          else longest = Math.max(longest, next.plies + 1);
        }
      }
    });
    return quickest < Infinity ? { value: 'win', plies: quickest } : { value: 'loss', plies: longest };
  };
  return solve;
};
