import type { Judged } from './value.ts';

/*
 * Games with cycles. Theorem (Zermelo 1913, König and Kalmár; worked backwards as by Ströhlein 1970 and in every
 * chess table base since): mark the ended positions; then, nearest first, mark as won every position with a move to
 * a lost one, and as lost every position all of whose moves lead to won ones. A position is marked after exactly as
 * many plies as its game lasts when the winner hurries and the loser holds out. What is never marked is drawn: from
 * there each player can stay among the unmarked positions for ever.
 *
 * Each move is looked at once, backwards, so the whole game costs its number of moves, and eight bytes a position.
 */

/** Positions are 0..positions-1 and say who is to move; `ended` is judged for that player. */
export type CyclicGame = {
  readonly positions: number;
  readonly ended: (position: number) => 'win' | 'loss' | undefined;
  readonly moveCount: (position: number) => number;
  /** Visits the position before each move that leads here, as often as there are such moves. */
  readonly eachBefore: (position: number, visit: (before: number) => void) => void;
};

export type Judge = (position: number) => Judged;

export const solveCyclic = (game: CyclicGame): Judge => {
  /** 0: not marked; n + 1: won in n plies; -n - 1: lost in n plies. */
  const marks = new Int16Array(game.positions);
  const movesLeft = new Uint16Array(game.positions);
  const queue = new Uint32Array(game.positions);
  let end = 0;
  for (let position = 0; position < game.positions; position++) {
    const value = game.ended(position);
    if (value === undefined) {
      movesLeft[position] = game.moveCount(position);
    } else {
      marks[position] = value === 'win' ? 1 : -1;
      queue[end++] = position;
    }
  }

  let mark = 0;
  const visit = (before: number): void => {
    if (marks[before] !== 0) return;
    if (mark < 0) marks[before] = 1 - mark;
    else {
      const left = (movesLeft[before] ?? 0) - 1;
      movesLeft[before] = left;
      if (left > 0) return;
      marks[before] = -1 - mark;
    }
    queue[end++] = before;
  };
  for (let next = 0; next < end; next++) {
    const position = queue[next] ?? 0;
    mark = marks[position] ?? 0;
    game.eachBefore(position, visit);
  }

  return (position) => {
    const found = marks[position] ?? 0;
    if (found === 0) return { value: 'draw', plies: null };
    return found > 0 ? { value: 'win', plies: found - 1 } : { value: 'loss', plies: -found - 1 };
  };
};

/** A game of few positions, told by its moves and turned round here. */
export const fewPositions = (
  positions: number,
  ended: CyclicGame['ended'],
  moves: (position: number) => readonly number[],
): CyclicGame => {
  const before: number[][] = Array.from({ length: positions }, () => []);
  for (let position = 0; position < positions; position++) {
    if (ended(position) === undefined) for (const after of moves(position)) before[after]?.push(position);
  }
  return {
    positions,
    ended,
    moveCount: (position) => moves(position).length,
    eachBefore: (position, visit) => before[position]?.forEach((earlier) => visit(earlier)),
  };
};

/** Solves a game of each size once, when it is first asked for. */
export const solvedBySize = (gameOf: (size: number) => CyclicGame): ((size: number) => Judge) => {
  const judges = new Map<number, Judge>();
  return (size) => {
    const judge = judges.get(size) ?? solveCyclic(gameOf(size));
    judges.set(size, judge);
    return judge;
  };
};
