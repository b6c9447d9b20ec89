/*
 * Games with cycles solved the dull way, from the rules and nothing else: go over all positions again and again;
 * in sweep n mark what is decided in exactly n plies; stop after a sweep that marks nothing.
 */

export type NaiveGame = {
  readonly positions: number;
  /** For the player to move. */
  readonly ended: (position: number) => 'win' | 'loss' | undefined;
  readonly moves: (position: number) => readonly number[];
};

export type NaiveJudged = { readonly value: 'win' | 'loss' | 'draw'; readonly plies: number | null };

const draw: NaiveJudged = { value: 'draw', plies: null };

export const naiveValueIteration = (game: NaiveGame): readonly NaiveJudged[] => {
  const judged = Array.from({ length: game.positions }, () => draw);
  for (let position = 0; position < game.positions; position++) {
    const value = game.ended(position);
    if (value !== undefined) judged[position] = { value, plies: 0 };
  }
  for (let plies = 1, marked = 1; marked > 0; plies++) {
    const before = judged.slice();
    marked = 0;
    for (let position = 0; position < game.positions; position++) {
      if (before[position] !== draw) continue;
      const after = game.moves(position).map((next) => before[next]?.value);
      if (after.some((value) => value === 'loss')) judged[position] = { value: 'win', plies };
      else if (after.every((value) => value === 'win')) judged[position] = { value: 'loss', plies };
      else continue;
      marked++;
    }
  }
  return judged;
};

/** Positions: the board as a number, plus 2^size when player 2 is to move. */
export const naiveQuantumFlip = (size: number): NaiveGame => {
  const boards = 2 ** size;
  const patternOfOne = Number.parseInt('1010101010101010'.slice(0, size), 2);
  const patternOfTwo = boards - 1 - patternOfOne;
  return {
    positions: 2 * boards,
    ended(position) {
      const mine = position < boards ? patternOfOne : patternOfTwo;
      const theirs = position < boards ? patternOfTwo : patternOfOne;
      return position % boards === mine ? 'win' : position % boards === theirs ? 'loss' : undefined;
    },
    moves(position) {
      const board = position % boards;
      const turn = position < boards ? boards : 0;
      const moves: number[] = [];
      for (let i = 0; i < size; i++) {
        moves.push(turn + (board ^ (1 << i)));
        for (let j = i + 1; j < size; j++) moves.push(turn + (board ^ (1 << i) ^ (1 << j)));
      }
      return moves;
    },
  };
};

/** Positions: the board as a number; who is to move makes no difference. */
export const naiveBitFlipDuel = (size: number): NaiveGame => ({
  positions: 2 ** size,
  ended: (board) => (board === 2 ** size - 1 ? 'loss' : undefined),
  moves(board) {
    const moves: number[] = [];
    for (let i = 0; i < size; i++) {
      moves.push(board ^ (1 << i));
      for (let j = i + 1; j < size; j++) {
        const isEqual = ((board >> i) & 1) === ((board >> j) & 1);
        moves.push(isEqual ? board : board ^ (1 << i) ^ (1 << j));
      }
    }
    return moves;
  },
});
