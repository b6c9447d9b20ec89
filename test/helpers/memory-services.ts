import type { ComputerPlayer } from '../../source/computer/contract.ts';
import { isRefusal } from '../../source/game/refusal.ts';
import type { RawOptions } from '../../source/game/settings.ts';
import { findGame, games } from '../../source/games/index.ts';
import { startMatch } from '../../source/match/decide.ts';
import type { MatchEvent } from '../../source/match/events.ts';
import { replayOf } from '../../source/match/replay.ts';
import { decodeSetup } from '../../source/match/setup.ts';
import type { Advisor, Session } from '../../source/session/contract.ts';
import type { Preferences, Services } from '../../source/session/services.ts';
import { createSession, matchFrom } from '../../source/session/session.ts';

/** Plays the first legal move: dull, and the same every time. */
const firstMove: ComputerPlayer = ({ legalMoves: [first = ''] }) => first;

/** Says what it was asked, so that a test can see that it was shown. */
export const plainAdvisor: Advisor = {
  hint: (_view, step) => ({ step, text: `hint number ${step}` }),
  assist: () => ({ lines: ['a line of help'], possible: { count: 2, list: ['10110', '00110'] }, marks: {} }),
};

export type MemoryParts = {
  readonly computer?: ComputerPlayer;
  readonly advisor?: Advisor;
  readonly pace?: number;
  readonly unsaved?: string;
};

/** A session that is kept nowhere but in memory; `events` grows with it. */
export const memorySession = (
  name: string,
  raw: RawOptions,
  { computer = firstMove, advisor = plainAdvisor, pace, unsaved }: MemoryParts = {},
): { readonly session: Session; readonly events: MatchEvent[] } => {
  const game = findGame(name);
  if (isRefusal(game)) throw new Error(game.message);
  const setup = decodeSetup(game, { match: 'a-match', seed: 'a seed', ...raw });
  if (isRefusal(setup)) throw new Error(setup.message);
  const events = [...startMatch(game, setup)];
  const match = matchFrom(game, events);
  if (match === undefined) throw new Error('The match did not begin.');
  const session = createSession({
    game,
    match,
    isResumed: false,
    log: { append: (more) => events.push(...more), close: () => {} },
    computers: () => computer,
    advisor,
    ...(pace === undefined ? {} : { pace }),
    ...(unsaved === undefined ? {} : { unsaved }),
  });
  return { session, events };
};

/** Services over memory: enough for the screens of a match. */
export const memoryServices = (parts: MemoryParts = {}): Services => {
  const started = new Map<string, readonly MatchEvent[]>();
  let preferences: Preferences = { name: 'Ann', isAscii: false, setups: {}, lastGame: null };
  const nothing = (): never => {
    throw new Error('There is no such thing in memory.');
  };
  return {
    games,
    start: (game, raw) => {
      const match = `match-${started.size + 1}`;
      const { session, events } = memorySession(game.id, { ...raw, match }, parts);
      started.set(match, events);
      return session;
    },
    resume: nothing,
    branch: nothing,
    matches: () => [],
    remove: () => {},
    replay: (reference) => {
      const [first, ...rest] = started.get(reference) ?? [];
      const game = games.find(({ id }) => first?.type === 'match-started' && id === first.game);
      if (first?.type !== 'match-started' || game === undefined) return nothing();
      return replayOf(game, first, rest);
    },
    review: nothing,
    statistics: nothing,
    preferences: () => preferences,
    keepPreferences: (kept) => {
      preferences = kept;
    },
  };
};
