import type { AnyGame } from '../game/contract.ts';
import type { Refusal } from '../game/refusal.ts';
import type { RawOptions } from '../game/settings.ts';
import type { Replay } from '../match/replay.ts';
import type { Player } from '../match/setup.ts';
import type { Review } from '../review/contract.ts';
import type { Statistics } from '../review/statistics-contract.ts';
import type { MatchSummary } from '../storage/contract.ts';
import type { Session } from './contract.ts';

/** What a player last chose and wants to find again. */
export type Preferences = {
  readonly name: string;
  readonly isAscii: boolean;
  /** The last set-up of each game, as `decodeSetup` reads it. */
  readonly setups: Readonly<Record<string, RawOptions>>;
  readonly lastGame: string | null;
};

/**
 * Everything a face can ask for. The program wires it once; a face never touches disk or solver itself. Whatever
 * cannot be done because of a file throws an error whose message is fit to be shown.
 */
export type Services = {
  readonly games: readonly AnyGame[];
  readonly start: (game: AnyGame, raw: RawOptions) => Session | Refusal;
  readonly resume: (reference: string) => Session;
  /** A new match from a moment of a saved one: `event` is a `ReplayStep`'s. */
  readonly branch: (
    reference: string,
    event: number,
    players: readonly [Player, Player],
  ) => Session | Refusal;
  /** Newest first, all of them or so many. */
  readonly matches: (most?: number) => readonly MatchSummary[];
  readonly remove: (id: string) => void;
  readonly replay: (reference: string) => Replay;
  readonly review: (reference: string) => Review;
  readonly statistics: () => Statistics;
  readonly preferences: () => Preferences;
  readonly keepPreferences: (preferences: Preferences) => void;
};
