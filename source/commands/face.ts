import { type Given, titleOf } from './command.ts';
import type { Io } from './io.ts';
import { UsageError } from './usage-error.ts';

export type Face = 'screen' | 'plain' | 'json';

/** Whether a program is to read what is printed. */
export const isForPrograms = ({ options }: Given): boolean => {
  if (options.has('plain') && options.has('json')) {
    throw new UsageError('--plain and --json exclude each other.', 'Choose one of them.');
  }
  return options.has('json');
};

/** Which face a match shows: what was asked for, or the full screen where there is one. */
export const faceOf = (given: Given, { stdin, stdout, env }: Io): Face => {
  if (isForPrograms(given)) return 'json';
  if (given.options.has('plain') || env['TERM'] === 'dumb') return 'plain';
  if (stdin.isTTY === true && stdout.isTTY === true) return 'screen';
  throw new UsageError(
    `${titleOf({ name: given.command })} needs a terminal for its full screen, and there is none.`,
    'Use --plain for lines of text.',
  );
};
