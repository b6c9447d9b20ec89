import type { AnyGame, Outcome, View } from '../game/contract.ts';
import type { Refusal } from '../game/refusal.ts';
import type { Both, Perspective, Seat } from '../game/seat.ts';
import type { Announcement } from '../match/announce.ts';
import type { Command } from '../match/decide.ts';
import type { FairnessCode } from '../match/fairness.ts';
import type { Notes, Tally } from '../match/match.ts';
import type { MatchSetup } from '../match/setup.ts';

/** The set-up without what would give secrets away. */
export type PublicSetup = Omit<MatchSetup, 'seed' | 'given'>;

/** What anybody may know about a match now. It holds no game state: for that, ask for a look through a seat's eyes. */
export type Snapshot = {
  readonly game: AnyGame;
  readonly setup: PublicSetup;
  readonly round: number;
  readonly starter: Seat;
  readonly moves: number;
  readonly tally: Tally;
  readonly toMove: Seat | null;
  readonly secretsWanted: readonly Seat[];
  readonly outcome: Outcome | null;
  /** Who won the match; undefined while it is going on. */
  readonly winner: Seat | null | undefined;
  readonly isEnded: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The computer that is thinking. */
  readonly thinking: Seat | null;
  readonly fairness: readonly FairnessCode[];
  /** Hints that the player to move has taken for this move. */
  readonly hintStep: number;
  /** Why the match is not being saved; null while it is. */
  readonly unsaved: string | null;
};

/** One of three ever plainer helps for a move: where to look, why, and the move itself. */
export type Hint = { readonly step: number; readonly text: string; readonly move?: string };

/** What computes for a player. Asked only in matches with assist, and only ever given a view. */
export type Advisor = {
  readonly hint: (view: View, step: number) => Hint;
  readonly assist: (view: View, marks: Notes['marks']) => Assistance;
};

/** Computed help beside a player's own notes. */
export type Assistance = {
  /** One line each, ready to be shown. */
  readonly lines: readonly string[];
  /** What is still possible, if there is such a thing; a long list is cut, `count` is exact. */
  readonly possible: { readonly count: number; readonly list: readonly string[] } | null;
  /** The player's marks that the record proves or contradicts, by the mark's name. */
  readonly marks: Readonly<Record<string, 'proven' | 'contradicted'>>;
};

/** The one stateful object of a match: faces submit commands, look through a seat's eyes, and hear what is said. */
export type Session = {
  readonly snapshot: () => Snapshot;
  /** What a seat may know; null while secrets are wanted. `all` only once the round is over. */
  readonly look: (perspective: Perspective) => View | null;
  readonly notes: (seat: Seat) => Notes;
  readonly assist: (seat: Seat) => Assistance | null;
  readonly submit: (command: Command) => Refusal | undefined;
  /** What the match waits for from the people who play it. */
  readonly prompts: () => readonly Announcement[];
  readonly subscribe: (listener: (news: readonly Announcement[]) => void) => () => void;
  /** The opening words: `match-started`, or `match-resumed` for a match that goes on. */
  readonly opening: () => readonly Announcement[];
  /** When no computer is thinking. */
  readonly settled: () => Promise<void>;
  readonly close: () => void;
};

/** Names for both seats, for sentences. */
export const namesOf = ({ players: [first, second] }: Pick<MatchSetup, 'players'>): Both<string> => [
  first.name,
  second.name,
];
