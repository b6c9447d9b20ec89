import type { DuelStanding, DuelTry } from './duel-standing.ts';

/*
 * What is proven about the chance of winning Number Flip Duel, whatever the opponent does and however the secrets were
 * chosen. A draw counts half.
 *
 * At least: whoever cannot rule out k sequences and names one of them at random hits one time in k.
 * At most: after a move that cannot win at once the opponent may do the same. The counts leave both players the same
 * differences, so with c of them left the opponent hits one time in c at least. A flip leaves as many as the count
 * tells; most is left by the count that tells least.
 */
export type Bounds = { readonly lower: number; readonly upper: number };

const lastMove = 1;

export const duelBounds = ({ candidates }: DuelStanding, movesLeft: number | null): Bounds => {
  const hit = 1 / candidates;
  return { lower: movesLeft === lastMove ? hit + (1 - hit) / 2 : hit, upper: 1 };
};

export const duelMoveBounds = (standing: DuelStanding, tried: DuelTry, movesLeft: number | null): Bounds => {
  if (tried.kind === 'guess' && tried.isPossible) return duelBounds(standing, movesLeft);
  if (movesLeft === lastMove) return { lower: 0.5, upper: 0.5 };
  const most = tried.kind === 'guess' ? standing.shared : Math.max(...tried.leaves);
  return { lower: 0, upper: 1 - 1 / most };
};
