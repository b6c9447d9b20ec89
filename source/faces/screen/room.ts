import type { Glyphs } from './theme.ts';

/** The space a screen may draw in, and what with. */
export type Room = {
  readonly width: number;
  readonly height: number;
  readonly glyphs: Glyphs;
};

/** Below this nothing is drawn but an honest word. */
export const leastSize = { columns: 50, rows: 16 } as const;

/** Header and rule above the body, a word of notice and the keys below it. */
export const frameRows = 4;
