import type { MatchEvent } from '../match/events.ts';
import type { Both, Seat } from '../game/seat.ts';
import type { Player } from '../match/setup.ts';

/** The log of a match that is being played: whoever holds it is the only one who may write to it. */
export type MatchLog = {
  readonly id: string;
  /** The events are on disk when this returns; it throws, with a sentence fit to be shown, if they are not. */
  readonly append: (events: readonly MatchEvent[]) => void;
  /** Gives the match free for others. Harmless to repeat. */
  readonly close: () => void;
};

/** A saved match in one line, as lists show it. */
export type MatchSummary = {
  readonly match: string;
  readonly game: string;
  readonly players: Both<Player>;
  /** ISO time of the first event. */
  readonly started: string;
  /** ISO time of the last event. */
  readonly changed: string;
  readonly rounds: number;
  /** Rounds that have ended. */
  readonly roundsPlayed: number;
  readonly tally: Both<number>;
  /** Moves in force in the current or last round. */
  readonly moves: number;
  readonly isEnded: boolean;
  /** Who won the match; null: nobody, or it is not over. */
  readonly winner: Seat | null;
  readonly assist: boolean;
  readonly strict: boolean;
  readonly hasUndo: boolean;
  /** A sentence about what is wrong with the file, if something is; what could be read is told all the same. */
  readonly damage: string | null;
};
