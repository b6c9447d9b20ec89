/**
 * The score of an arena in memory that all its workers share. A worker takes the next game from here and marks here
 * how it ended, so nobody has to hand out work or collect results, and the score is right at any moment.
 */
export type Scoreboard = Int32Array<SharedArrayBuffer>;

export type Score = { readonly wins: readonly [number, number]; readonly draws: number };

const taken = 0;
const draws = 1;
const winsOf = { 1: 2, 2: 3 } as const;

export const newScoreboard = (): Scoreboard =>
  new Int32Array(new SharedArrayBuffer(4 * Int32Array.BYTES_PER_ELEMENT));

/** The number of a game that nobody has taken yet; undefined when all are taken. */
export const takeGame = (board: Scoreboard, games: number): number | undefined => {
  const index = Atomics.add(board, taken, 1);
  return index < games ? index : undefined;
};

export const markResult = (board: Scoreboard, winner: 1 | 2 | null): void => {
  Atomics.add(board, winner === null ? draws : winsOf[winner], 1);
};

export const scoreOf = (board: Scoreboard): Score => ({
  wins: [Atomics.load(board, winsOf[1]), Atomics.load(board, winsOf[2])],
  draws: Atomics.load(board, draws),
});

export const playedIn = ({ wins: [first, second], draws: drawn }: Score): number => first + second + drawn;
