/** How strong a computer plays. The names mean the same in every game. */
export const levels = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof levels)[number];

/**
 * How a level looks at a game of which everything is known: so many plies ahead, and so often at all. To see just
 * what ends within n plies is to see what a search n plies deep finds, without searching.
 */
export type Sight = { readonly horizon: number; readonly care: number };

export const sights: Readonly<Record<Level, Sight>> = {
  easy: { horizon: 1, care: 0.4 },
  medium: { horizon: 4, care: 0.85 },
  hard: { horizon: Infinity, care: 1 },
};
