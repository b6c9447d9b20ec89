import { createServices } from '../../source/commands/services.ts';
import { isRefusal } from '../../source/game/refusal.ts';
import type { RawOptions } from '../../source/game/settings.ts';
import { gameById } from '../../source/games/index.ts';
import type { Command } from '../../source/match/decide.ts';
import type { Preferences, Services } from '../../source/session/services.ts';
import { openMemoryStore } from '../../source/storage/store.ts';

/** The real services over a store in memory, with a clock that goes a minute at a time. */
export const savedServices = (): Services => {
  let minutes = 0;
  let preferences: Preferences = { name: 'Ada', isAscii: false, setups: {}, lastGame: null };
  const now = (): Date => new Date(Date.UTC(2026, 0, 2, 10, minutes++));
  return createServices({
    store: openMemoryStore(gameById, { now }),
    preferences: {
      preferences: () => preferences,
      keepPreferences: (kept) => {
        preferences = kept;
      },
    },
    warn: () => {},
  });
};

const people = [
  { kind: 'human', name: 'Ada' },
  { kind: 'human', name: 'Grace' },
];

/** Plays a match of two people to wherever the lines lead and leaves it; answers with its id. */
export const playSaved = (
  services: Services,
  name: string,
  raw: RawOptions,
  lines: readonly (string | Command)[],
): string => {
  const game = gameById(name);
  const session =
    game === undefined ? undefined : services.start(game, { players: people, seed: 'test', ...raw });
  if (session === undefined || isRefusal(session)) throw new Error(`${name} could not be started`);
  for (const line of lines) {
    const { toMove } = session.snapshot();
    const command: Command =
      typeof line === 'string' ? { type: 'move', player: toMove ?? 1, text: line } : line;
    const refusal = session.submit(command);
    if (refusal !== undefined) throw new Error(`${JSON.stringify(line)}: ${refusal.message}`);
  }
  session.close();
  return session.snapshot().setup.match;
};
