import type { Both, Seat } from '../game/seat.ts';
import type { MatchEvent } from '../match/events.ts';
import type { MatchSetup, Player } from '../match/setup.ts';

/** The log of a match that is being played: whoever holds it is the only one who may write to it. */
export type MatchLog = {
  readonly id: string;
  /** The events are on disk when this returns; it throws, with a sentence fit to be shown, if they are not. */
  readonly append: (events: readonly MatchEvent[]) => void;
  /** Gives the match free for others. Harmless to repeat. */
  readonly close: () => void;
};

/** A match as it was found. */
export type StoredMatch = {
  readonly id: string;
  readonly setup: MatchSetup;
  /** All events but the first, which is the set-up. */
  readonly rest: readonly MatchEvent[];
  /** A sentence about a torn last line that was set aside; null if there was none. */
  readonly warning: string | null;
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

/** What `verify` found: each problem a sentence that names the line. */
export type Verification = {
  readonly id: string;
  readonly events: number;
  readonly problems: readonly string[];
  /** A sentence about a line that was cut off while it was written, which is no problem; null if there was none. */
  readonly warning: string | null;
};

/** Something to work out from a log. It survives being written as JSON and read back. */
export type Derivation<Value> = {
  /** Under which it is remembered. */
  readonly name: string;
  /** What another version remembered is worked out anew. */
  readonly version: number;
  readonly of: (match: StoredMatch) => Value;
  /** Undefined: this is nothing that `of` could have made. */
  readonly decode: (value: unknown) => Value | undefined;
};

/**
 * The matches of one data folder. A `reference` is an id, a unique beginning of one, or the path of a file. Whatever
 * cannot be done throws a `Fault`: one sentence on what is wrong, one on what to do.
 */
export type MatchStore = {
  /** A fresh id; ids sort by time. */
  readonly newId: () => string;
  /** Begins the log of a new match with its first events, the first of which names it. */
  readonly create: (events: readonly MatchEvent[]) => MatchLog;
  /** Takes an unfinished match to go on with it; somebody else who plays it is named. */
  readonly resume: (reference: string) => { readonly stored: StoredMatch; readonly log: MatchLog };
  readonly read: (reference: string) => StoredMatch;
  /** The same for a log that came in from elsewhere. */
  readonly readText: (text: string | Buffer) => StoredMatch;
  /** The log as it stands on disk. */
  readonly bytes: (reference: string) => Buffer;
  readonly text: (reference: string) => string;
  readonly verify: (text: string | Buffer) => Verification;
  /** The same worked out from every match, oldest first; null for one that cannot be read. */
  readonly derive: <Value>(what: Derivation<Value>) => readonly (Value | null)[];
  /** Newest first. */
  readonly summaries: (most?: number) => readonly MatchSummary[];
  readonly remove: (id: string) => void;
};
