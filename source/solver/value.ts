/** What a position is worth to the player to move when both play perfectly. A draw is a game that never ends. */
export type Value = 'win' | 'loss' | 'draw';

/** `plies`: moves to the end, where the winner hurries and the loser holds out; null for a draw. */
export type Judged = { readonly value: Value; readonly plies: number | null };

/** Judged for the player who makes the move; `plies` counts the move itself. */
export type JudgedMove = Judged & { readonly move: string };

/** `best`: every move that keeps the value and, in a decided game, wins soonest or loses latest. */
export type Solution = Judged & {
  readonly moves: readonly JudgedMove[];
  readonly best: readonly string[];
  readonly nimber?: number;
};

export const opposite = (value: Value): Value =>
  value === 'win' ? 'loss' : value === 'loss' ? 'win' : 'draw';

/** What a move is worth to the player who makes it, from what it leaves to the opponent. */
export const leading = (move: string, next: Judged): JudgedMove => ({
  move,
  value: opposite(next.value),
  plies: next.plies === null ? null : next.plies + 1,
});

/** More is better. No game here lasts anywhere near a million plies. */
const worth = ({ value, plies }: Judged): number =>
  value === 'draw' || plies === null ? 0 : value === 'win' ? 1e6 - plies : plies - 1e6;

/** A position where play goes on is worth as much as its best move. */
export const solved = (moves: readonly JudgedMove[]): Solution => {
  const top = Math.max(...moves.map(worth));
  const best = moves.filter((move) => worth(move) === top);
  const [first] = best;
  if (first === undefined) throw new RangeError('A position without moves has ended.');
  return { value: first.value, plies: first.plies, best: best.map(({ move }) => move), moves };
};

export const ended = (value: Value): Solution => ({ value, plies: 0, best: [], moves: [] });
