import { computerFor } from '../computer/index.ts';
import type { AnyGame } from '../game/contract.ts';
import { type Refusal, isRefusal, refuse } from '../game/refusal.ts';
import type { RawOptions } from '../game/settings.ts';
import { gameById, games } from '../games/index.ts';
import { branchFrom } from '../match/branch.ts';
import { startMatch } from '../match/decide.ts';
import type { MatchEvent } from '../match/events.ts';
import { fold } from '../match/evolve.ts';
import type { Match } from '../match/match.ts';
import { replayOf } from '../match/replay.ts';
import { decodeSetup } from '../match/setup.ts';
import { advisorFor } from '../review/advisor.ts';
import { reviewOf } from '../review/review.ts';
import type { Session } from '../session/contract.ts';
import type { Services } from '../session/services.ts';
import { createSession, matchFrom } from '../session/session.ts';
import type { MatchLog, MatchStore, StoredMatch } from '../storage/contract.ts';
import { freshSeed } from './seed.ts';
import { statisticsIn } from './statistics.ts';

export type ServiceParts = {
  readonly store: MatchStore;
  readonly preferences: Pick<Services, 'preferences' | 'keepPreferences'>;
  /** Is told what a player should know about a file, in a sentence. */
  readonly warn: (sentence: string) => void;
  /** The least time, in milliseconds, that a computer seems to think; none where nobody watches. */
  readonly pace?: number;
};

const gameOf = ({ setup }: StoredMatch): AnyGame => {
  const game = gameById(setup.game);
  if (game === undefined) throw new RangeError(`The store let a match of ${setup.game} through.`);
  return game;
};

/** Everything a face can ask for, on top of a store. */
export const createServices = ({ store, preferences, warn, pace }: ServiceParts): Services => {
  const session = (
    game: AnyGame,
    match: Match,
    past: { readonly rest: readonly MatchEvent[]; readonly isResumed: boolean },
    saving: { readonly log: MatchLog | null; readonly unsaved?: string },
  ): Session =>
    createSession({
      game,
      match,
      isResumed: past.isResumed,
      computers: computerFor,
      advisor: advisorFor(game, match.setup, past.rest),
      ...saving,
      ...(pace === undefined ? {} : { pace }),
    });

  /** A match that cannot be saved is played all the same, and says so. */
  const saved = (events: readonly MatchEvent[]) => {
    try {
      return { log: store.create(events) };
    } catch (error) {
      return { log: null, unsaved: error instanceof Error ? error.message : String(error) };
    }
  };

  const begun = (game: AnyGame, events: readonly MatchEvent[]): Session => {
    const match = matchFrom(game, events);
    if (match === undefined) throw new RangeError('A match begins with its set-up.');
    return session(game, match, { rest: events.slice(1), isResumed: false }, saved(events));
  };

  const start = (game: AnyGame, raw: RawOptions): Session | Refusal => {
    const seed = typeof raw['seed'] === 'string' ? raw['seed'] : freshSeed();
    const setup = decodeSetup(game, { ...raw, seed, match: store.newId() });
    return isRefusal(setup) ? setup : begun(game, startMatch(game, setup));
  };

  const branch: Services['branch'] = (reference, event, players) => {
    const stored = store.read(reference);
    const game = gameOf(stored);
    const { setup, rest } = stored;
    // What follows a step and is none itself belongs to it: the secrets after the start of a round.
    const next = replayOf(game, setup, rest).steps.find((step) => step.event > event);
    const kept = next?.event ?? rest.length + 1;
    if (fold(game, setup, rest.slice(0, kept - 1)).round.outcome !== null) {
      return refuse('round-over', 'The round is over there: go back a move and play on from that.');
    }
    const { assist, strict } = setup;
    const wanted = { match: store.newId(), players, assist, strict, seed: freshSeed() };
    return begun(game, branchFrom(game, setup, rest, kept, wanted));
  };

  return {
    ...preferences,
    games,
    start,
    branch,
    resume: (reference) => {
      const { stored, log } = store.resume(reference);
      if (stored.warning !== null) warn(stored.warning);
      const game = gameOf(stored);
      const { setup, rest } = stored;
      return session(game, fold(game, setup, rest), { rest, isResumed: true }, { log });
    },
    matches: store.summaries,
    remove: store.remove,
    replay: (reference) => {
      const stored = store.read(reference);
      return replayOf(gameOf(stored), stored.setup, stored.rest);
    },
    review: (reference) => {
      const stored = store.read(reference);
      return reviewOf(gameOf(stored), stored.setup, stored.rest);
    },
    statistics: () => statisticsIn(store),
  };
};
