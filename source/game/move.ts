import type { Bits } from '../bits/bits.ts';

/** What a player does in a turn: a verb with positions (`flip 3 4`) or with bits (`guess 10110`). */
export type PositionsMove = { readonly verb: string; readonly positions: readonly number[] };
export type BitsMove = { readonly verb: string; readonly bits: Bits };
export type Move = PositionsMove | BitsMove;

/** What follows a verb. Each game says which verbs it has. */
export type Verbs = Readonly<Record<string, 'positions' | 'pair' | 'bits'>>;

export const formatMove = (move: Move): string =>
  'bits' in move ? `${move.verb} ${move.bits}` : `${move.verb} ${move.positions.join(' ')}`;

export const isSameMove = (a: Move, b: Move): boolean => formatMove(a) === formatMove(b);
