import type { Bits } from '../bits/bits.ts';
import type { Feedback, Outcome } from '../game/contract.ts';
import type { Both, Seat } from '../game/seat.ts';
import type { Trail } from '../game/trail.ts';
import type { MatchSetup } from './setup.ts';

/** A move in force: who made it, how it is written, what was said, and the game's state after it. */
export type Step = {
  readonly player: Seat;
  readonly move: string;
  readonly feedback: Feedback;
  readonly state: unknown;
};

export type Secret = { readonly bits: Bits; readonly salt: string };

/** What a player wrote down. Private to the seat. */
export type Notes = {
  readonly lines: readonly string[];
  readonly marks: Readonly<Record<string, string>>;
};

export type Round = {
  readonly number: number;
  readonly starter: Seat;
  readonly secrets: Both<Secret | null>;
  /** The state before the first move; null while a secret is still wanted. */
  readonly start: unknown;
  readonly past: Trail<Step>;
  /** What was undone, in the groups in which it was undone, the next to redo last. */
  readonly future: Trail<readonly Step[]>;
  readonly outcome: Outcome | null;
  readonly notes: Both<Notes>;
  /** The deepest hint step taken at this moment, per seat; a move starts anew. */
  readonly hintStep: Both<number>;
};

/** Rounds won, and the turns taken in the rounds won. */
export type Tally = { readonly rounds: Both<number>; readonly draws: number; readonly turns: Both<number> };

export type Match = {
  readonly setup: MatchSetup;
  readonly round: Round;
  readonly tally: Tally;
  /** How many events made it: also the place in the log of the next one. */
  readonly events: number;
  readonly isEnded: boolean;
};

export const emptyNotes: Notes = { lines: [], marks: {} };
export const emptyTally: Tally = { rounds: [0, 0], draws: 0, turns: [0, 0] };

/** The game's state now; null while a secret is still wanted. */
export const stateOf = (round: Round): unknown => round.past?.last.state ?? round.start;

export const isLastRound = (match: Match): boolean => match.round.number >= match.setup.rounds;

/** Who won more rounds; with turn scoring, equal rounds go to whoever took fewer turns in them. */
export const leader = ({ rounds, turns }: Tally, hasTurnScoring: boolean): Seat | null => {
  if (rounds[0] !== rounds[1]) return rounds[0] > rounds[1] ? 1 : 2;
  if (!hasTurnScoring || turns[0] === turns[1]) return null;
  return turns[0] < turns[1] ? 1 : 2;
};
