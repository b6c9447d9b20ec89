import { join } from 'node:path';
import { isRecord } from '../game/settings.ts';
import { gameById, games } from '../games/index.ts';
import { plainText } from '../match/plain-text.ts';
import { limits } from '../match/setup.ts';
import type { Preferences, Services } from '../session/services.ts';
import { readSmall, writeIfPossible } from '../storage/disk.ts';

/** What a player last chose, in a file beside the matches. Whatever it holds, a player finds sensible choices. */

const mostBytes = 100_000;

export const usualPreferences: Preferences = { name: '', isAscii: false, setups: {}, lastGame: null };

/** A set-up is kept as it is: its own decoder says what it is worth when it is used. */
const decodeSetups = (raw: unknown): Preferences['setups'] =>
  isRecord(raw)
    ? Object.fromEntries(
        games.flatMap(({ id }) => {
          const setup = Object.hasOwn(raw, id) ? raw[id] : undefined;
          return isRecord(setup) ? [[id, setup]] : [];
        }),
      )
    : {};

export const decodePreferences = (raw: unknown): Preferences => {
  if (!isRecord(raw)) return usualPreferences;
  const { name, isAscii, setups, lastGame } = raw;
  return {
    name: typeof name === 'string' ? plainText(name, limits.name) : '',
    isAscii: isAscii === true,
    setups: decodeSetups(setups),
    lastGame: typeof lastGame === 'string' && gameById(lastGame) !== undefined ? lastGame : null,
  };
};

const read = (file: string): Preferences => {
  try {
    return decodePreferences(JSON.parse(readSmall(file, mostBytes) ?? ''));
  } catch {
    return usualPreferences;
  }
};

export const preferencesIn = (folder: string): Pick<Services, 'preferences' | 'keepPreferences'> => {
  const file = join(folder, 'settings.json');
  let current: Preferences | undefined;
  return {
    preferences: () => (current ??= read(file)),
    keepPreferences: (preferences) => {
      current = preferences;
      writeIfPossible(file, `${JSON.stringify(preferences, null, 2)}\n`);
    },
  };
};
