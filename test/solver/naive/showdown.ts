/*
 * Bit Flip Showdown by plain search: boards as they are, no rows, no symmetry, no theory. Each board is judged once.
 */

export type NaiveMove = { readonly move: string; readonly value: 'win' | 'loss'; readonly plies: number };
export type NaiveSolution = {
  readonly value: 'win' | 'loss';
  readonly plies: number;
  readonly moves: readonly NaiveMove[];
};

export const naiveShowdown = (maxFlips: number, misere: boolean): ((bits: string) => NaiveSolution) => {
  const known = new Map<string, NaiveSolution>();
  const solve = (bits: string): NaiveSolution => {
    const found = known.get(bits);
    if (found !== undefined) return found;
    const solution = search(bits);
    known.set(bits, solution);
    return solution;
  };
  const search = (bits: string): NaiveSolution => {
    if (!bits.includes('0')) return { value: misere ? 'win' : 'loss', plies: 0, moves: [] };
    const moves: NaiveMove[] = [];
    for (let count = 1; count <= maxFlips; count++) {
      for (let start = 0; start + count <= bits.length; start++) {
        if (bits.slice(start, start + count) !== '0'.repeat(count)) continue;
        const next = solve(bits.slice(0, start) + '1'.repeat(count) + bits.slice(start + count));
        const positions = Array.from({ length: count }, (_, index) => start + 1 + index);
        moves.push({
          move: `flip ${positions.join(' ')}`,
          value: next.value === 'win' ? 'loss' : 'win',
          plies: next.plies + 1,
        });
      }
    }
    const wins = moves.filter(({ value }) => value === 'win').map(({ plies }) => plies);
    return wins.length > 0
      ? { value: 'win', plies: Math.min(...wins), moves }
      : { value: 'loss', plies: Math.max(...moves.map(({ plies }) => plies)), moves };
  };
  return solve;
};

/** Every string of so many bits. */
export const everyBoard = (size: number): readonly string[] =>
  Array.from({ length: 2 ** size }, (_, board) => board.toString(2).padStart(size, '0'));
