import type { ComputerPlayer } from '../../source/computer/contract.ts';
import { games } from '../../source/games/index.ts';
import type { MatchEvent } from '../../source/match/events.ts';
import { replayOf } from '../../source/match/replay.ts';
import type { Preferences, Services } from '../../source/session/services.ts';
import { newSession } from './line-play.ts';
import { setupOf, started as begun } from './play.ts';

/** Plays the first legal move: dull, and the same every time. */
export const firstMove: ComputerPlayer = ({ legalMoves: [first = ''] }) => first;

const nothing = (): never => {
  throw new Error('There is no such thing in memory.');
};

/** Services over memory: enough for the screens of a match. */
export const memoryServices = (pace?: number): Services => {
  const logs = new Map<string, MatchEvent[]>();
  let preferences: Preferences = { name: 'Ann', isAscii: false, setups: {}, lastGame: null };
  return {
    games,
    start: (game, raw) => {
      const match = `match-${logs.size + 1}`;
      const events = [...begun(game, { ...raw, match }).events];
      logs.set(match, events);
      return newSession(
        game.id,
        { ...raw, match },
        {
          log: { append: (more) => events.push(...more), close: () => {} },
          computers: () => firstMove,
          ...(pace === undefined ? {} : { pace }),
        },
      );
    },
    replay: (reference) => {
      const [first, ...rest] = logs.get(reference) ?? [];
      const game = games.find(({ id }) => first?.type === 'match-started' && id === first.game);
      if (first?.type !== 'match-started' || game === undefined) return nothing();
      return replayOf(game, setupOf(game, first), rest);
    },
    resume: nothing,
    branch: nothing,
    review: nothing,
    statistics: nothing,
    matches: () => [],
    remove: () => {},
    preferences: () => preferences,
    keepPreferences: (kept) => {
      preferences = kept;
    },
  };
};
