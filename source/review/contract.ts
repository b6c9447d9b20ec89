import type { View } from '../game/contract.ts';
import type { Both, Seat } from '../game/seat.ts';
import type { MatchSetup } from '../match/setup.ts';
import type { Circumstances } from './judgement.ts';

/** How a move stands against the best: decided by proof and by what the mover could know, never by luck. */
export const moveMarks = ['best', 'good', 'mistake', 'blunder'] as const;
export type MoveMark = (typeof moveMarks)[number];

/**
 * The worth of a moment for the player who moves. In the hidden games the worth after a move is what the move was worth
 * before its answer came, so that luck is not in it, unless it won.
 */
export type Evaluation = {
  /**
   * From 0 (lost) to 1 (won); a draw is a half. What the evaluation strip draws. Where only bounds are proven it is
   * the middle between them.
   */
  readonly chance: number;
  readonly bounds?: { readonly lower: number; readonly upper: number };
  /** Open games: the proven value, and plies to the end under best play. */
  readonly value?: 'win' | 'loss' | 'draw';
  readonly plies?: number | null;
  /** Hidden games: how many possibilities the player's knowledge leaves; after a move, what the answer left. */
  readonly candidates?: number;
  /** Binary Battle: turns still needed on average by the best hunt. */
  readonly expectedTurns?: number;
};

export type ReviewedMove = {
  /** Number of the move in the log, counted over all rounds, undone ones too. */
  readonly ply: number;
  readonly round: number;
  readonly player: Seat;
  readonly move: string;
  readonly before: Evaluation;
  readonly after: Evaluation;
  /** Every move that is as good as the best; of very many guesses, some. */
  readonly best: readonly string[];
  readonly mark: MoveMark;
  /** One sentence, true and checkable. */
  readonly why: string;
  /** Taken back later: shown, not counted. */
  readonly isUndone: boolean;
  /** Hints taken for this move. */
  readonly hints: number;
  /** Where the move's event stands in the log. */
  readonly event: number;
};

export type ReviewSummary = {
  readonly counts: Both<Readonly<Record<MoveMark, number>>>;
  /** Share of counted moves that kept the proven value; null without any. */
  readonly accuracy: Both<number | null>;
  readonly hints: Both<number>;
};

/** A moment at which a player went wrong, to be tried again. */
export type Question = {
  /** The move that was made, with its mark and sentence. */
  readonly reviewed: ReviewedMove;
  /** What the mover knew. */
  readonly view: View;
  readonly circumstances: Circumstances;
  /** Every move that is as good as the best; of very many guesses, some. */
  readonly accepted: readonly string[];
};

/** What is to be said about a move that was tried. */
export type Answer = {
  readonly move: string;
  readonly isAccepted: boolean;
  readonly mark: MoveMark;
  readonly why: string;
};

export type Review = {
  readonly setup: MatchSetup;
  /** One by one, so that a long match shows its first lines at once. */
  readonly moves: () => Iterable<ReviewedMove>;
  /** Each counted mistake and blunder, as a question. */
  readonly questions: () => Iterable<Question>;
  /** Hints taken in the whole match, also those after which no move came. */
  readonly hints: () => Both<number>;
};
