import { randomBytes } from 'node:crypto';
import { limits } from '../match/setup.ts';
import type { Given } from './command.ts';
import { UsageError } from './usage-error.ts';
import { textOption } from './values.ts';

/** Where chance begins if nobody says so. */
export const freshSeed = (): string => randomBytes(8).toString('hex');

export const givenSeed = (given: Given): string | undefined => {
  const seed = textOption(given, 'seed');
  if (seed === undefined || seed.length <= limits.seed) return seed;
  throw new UsageError('--seed is too long.', `Use at most ${limits.seed} characters.`);
};
