import type { View } from '../game/contract.ts';
import type { MatchEvent } from '../match/events.ts';
import type { Notes } from '../match/match.ts';

/** One of three ever plainer helps for a move: where to look, why, and the move itself. */
export type Hint = { readonly step: number; readonly text: string; readonly move?: string };

/** Computed help beside a player's own notes. */
export type Assistance = {
  /** One line each, ready to be shown. */
  readonly lines: readonly string[];
  /** What is still possible, if there is such a thing; a long list is cut, `count` is exact. */
  readonly possible: { readonly count: number; readonly list: readonly string[] } | null;
  /** The player's marks that the record proves or contradicts, by the mark's name. */
  readonly marks: Readonly<Record<string, 'proven' | 'contradicted'>>;
};

/** What computes for a player of one match. Asked only in matches with assist, and only ever given a view. */
export type Advisor = {
  /**
   * Told of every event as it happens: undo takes nothing from a player's memory, and a view does not show what was said
   * in moves taken back.
   */
  readonly hear: (event: MatchEvent) => void;
  /** `movesLeft`: until the house rule `draw-after` ends the round; null without the rule. */
  readonly hint: (view: View, step: number, movesLeft?: number | null) => Hint;
  readonly assist: (view: View, marks: Notes['marks'], movesLeft?: number | null) => Assistance;
};

/** The three steps of a hint, before one of them is chosen. */
export type Advice = {
  /** Names no move. */
  readonly where: string;
  /** Names no move. */
  readonly why: string;
  readonly how: string;
  readonly move: string;
};
