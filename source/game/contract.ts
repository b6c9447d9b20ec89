import type { Bits } from '../bits/bits.ts';
import type { Move, Verbs } from './move.ts';
import type { Refusal } from './refusal.ts';
import type { Both, Perspective, Seat } from './seat.ts';
import type { RawOptions, Settings } from './settings.ts';

/** How a round ended. The rule books know no draws; the house rule `draw-after` does. */
export type Outcome = { readonly winner: Seat | null; readonly reason: string };

/** What was said about a move: the string after it, a match count, a comparison … */
export type Feedback = Readonly<Record<string, string | number | boolean>>;

/** One line of what a seat has heard. Without `move`, only that a turn was taken. */
export type Heard = { readonly player: Seat; readonly move?: string } & Feedback;

/** What every view tells, whatever the game. `game` tells the kinds of views apart. */
export type View = {
  readonly game: string;
  readonly seat: Perspective;
  readonly length: number;
  readonly toMove: Seat;
  readonly moves: number;
  readonly record: readonly Heard[];
};

export type Applied<State> = { readonly state: State; readonly feedback: Feedback };

/** Nobody has a secret; each player has one of their own; or one is shared and known to neither. */
export type Secrecy = 'none' | 'each' | 'shared';

/** Everything the product says about a game, in its own words. */
export type Words = {
  readonly summary: readonly [string, string];
  readonly goal: string;
  readonly rules: readonly string[];
  readonly strategy: readonly string[];
  readonly moves: string;
  /** Why a round ended, by reason; `{winner}` and `{loser}` are filled in. */
  readonly endings: Readonly<Record<string, string>>;
};

/**
 * The contract of a game: plain readonly data and pure, total functions. Whoever holds a view knows what its
 * seat may know and nothing else, and legality is judged from the view, so that a refusal cannot leak a secret.
 * Adding a game means writing one of these and naming it in the registry.
 */
export interface Game<Options, State, SeatView extends View> {
  readonly id: string;
  readonly name: string;
  readonly words: Words;
  readonly verbs: Verbs;
  readonly settings: Settings;
  readonly secrecy: Secrecy;
  /** Who hears a move and its feedback. `mover`: the other seat hears only that a turn was taken. */
  readonly audience: 'all' | 'mover';
  /** With equal rounds, fewer turns in the rounds won decide the match. */
  readonly hasTurnScoring: boolean;

  decodeOptions(raw: RawOptions): Options | Refusal;
  /** How many bits a secret has. */
  secretLength(options: Options): number;
  /** `secrets`: two for `each`, the shared one twice for `shared`, ignored for `none`. */
  setup(options: Options, starter: Seat, secrets: Both<Bits>): State;
  turn(state: State): Seat;
  view(state: State, perspective: Perspective): SeatView;
  /** Every legal move; with `sparing`, without those too many to list. */
  legalMoves(view: SeatView, sparing?: boolean): readonly Move[];
  /** Why the move is not legal, or undefined if it is. */
  refuse(view: SeatView, move: Move): Refusal | undefined;
  /** The move must be legal. */
  apply(state: State, move: Move): Applied<State>;
  outcome(state: State): Outcome | undefined;
  /** All that was hidden. */
  reveal(state: State): Readonly<Record<string, Bits | Both<Bits>>>;
}

/** A game whose types nobody needs to know. Methods make the parameters bivariant: that is what allows it. */
export type AnyGame = Game<unknown, unknown, View>;
