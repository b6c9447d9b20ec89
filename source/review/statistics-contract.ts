import type { PlayerKind } from '../match/setup.ts';

/**
 * What the saved matches say about the people who played them: one line for each game and kind of opponent.
 * Matches with assist or undo, and those that go on from another match, are counted apart.
 */
export type StatisticsLine = {
  readonly game: string;
  readonly player: string;
  /** A level of the computer, or the name of a person. */
  readonly opponent: string;
  readonly opponentKind: PlayerKind;
  readonly isAided: boolean;
  /** Rounds that ended. */
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** Rounds won in a row at the end (negative: lost in a row), and the longest run of wins. */
  readonly streak: number;
  readonly longestStreak: number;
  readonly averageTurnsToWin: number | null;
  /** Share of moves that kept the proven value, in rounds that ended: before that it would be help. */
  readonly accuracy: number | null;
  readonly hints: number;
  /** Oldest first, one for each round: for a small chart. */
  readonly results: readonly ('won' | 'lost' | 'drawn')[];
};

export type Statistics = {
  readonly lines: readonly StatisticsLine[];
  readonly matches: number;
  /** Logs that could not be read. */
  readonly unreadable: number;
};
