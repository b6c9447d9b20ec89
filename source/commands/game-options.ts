import type { AnyGame } from '../game/contract.ts';
import { isRefusal } from '../game/refusal.ts';
import { type RawOptions, flagName } from '../game/settings.ts';
import { findGame, games } from '../games/index.ts';
import { plainText } from '../match/plain-text.ts';
import type { Given } from './command.ts';
import { nearMiss } from './near-miss.ts';
import type { Option } from './option.ts';
import { UsageError } from './usage-error.ts';
import { wholeNumber } from './values.ts';

/** The game that a word means. */
export const theGame = (text = ''): AnyGame => {
  const found = findGame(text);
  if (!isRefusal(found)) return found;
  const names = games.map(({ id }) => id);
  const near = found.reason === 'unknown-game' ? nearMiss(text, names) : undefined;
  const quoted = `"${plainText(text, 40)}"`;
  if (found.reason === 'unknown-game') {
    const question = near === undefined ? '' : `Did you mean ${near}? `;
    throw new UsageError(
      `There is no game ${quoted}.`,
      `${question}The games are ${names.join(', ')}; the beginning of a name will do.`,
    );
  }
  const meant = names.filter((id) => id.startsWith(text.toLowerCase()));
  throw new UsageError(`${quoted} could be ${meant.join(' or ')}.`, 'Write more of the name.');
};

const optionName = (setting: string): string => flagName(setting).slice(2);

/** What can be chosen about a game, as options. */
export const settingOptions = (game: AnyGame): readonly Option[] =>
  Object.entries(game.settings).map(([name, { kind, words }]) => ({
    name: optionName(name),
    ...(kind === 'number' ? { value: 'N' } : {}),
    words,
  }));

/** The secrets of a game that can be set beforehand. */
export const secretOptions = ({ secrecy }: AnyGame): readonly Option[] => {
  switch (secrecy) {
    case 'none':
      return [];
    case 'each':
      return [1, 2].map((seat) => ({
        name: `secret${seat}`,
        value: 'BITS',
        words: `the secret of player ${seat}, instead of chosen or drawn`,
      }));
    case 'shared':
      return [{ name: 'target', value: 'BITS', words: 'the secret target, instead of drawn' }];
  }
};

/** Where a hidden target can be. */
export const rangeOptions = ({ secrecy }: AnyGame): readonly Option[] =>
  secrecy === 'shared'
    ? [
        { name: 'low', value: 'L', words: 'the lowest number that the target can be (0)' },
        { name: 'high', value: 'H', words: 'the highest number that the target can be (all 1s)' },
      ]
    : [];

/** The settings that were given, for the game to decode. */
export const givenSettings = (game: AnyGame, { options }: Given): RawOptions =>
  Object.fromEntries(
    Object.entries(game.settings).flatMap(([name, { kind }]) => {
      const value = options.get(optionName(name));
      return value === undefined ? [] : [[name, kind === 'number' ? wholeNumber(value) : value]];
    }),
  );
