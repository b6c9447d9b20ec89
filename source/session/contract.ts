import type { AnyGame, Outcome, View } from '../game/contract.ts';
import type { Refusal } from '../game/refusal.ts';
import type { Both, Perspective, Seat } from '../game/seat.ts';
import type { Announcement } from '../match/announce.ts';
import type { Command } from '../match/decide.ts';
import type { FairnessCode } from '../match/fairness.ts';
import type { Notes, Tally } from '../match/match.ts';
import type { MatchSetup } from '../match/setup.ts';
import type { Assistance } from '../review/advice-contract.ts';

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

export type { Advisor, Assistance, Hint } from '../review/advice-contract.ts';

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
  /** A listener may answer with a promise: computers move on only when it is kept. */
  readonly subscribe: (listener: (news: readonly Announcement[]) => void | Promise<void>) => () => void;
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
