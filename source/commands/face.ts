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

/** Which face is shown: what was asked for, or the full screen where there is one. Undefined where there is none. */
export const faceIn = (given: Given, { stdin, stdout, env }: Io): Face | undefined => {
  if (isForPrograms(given)) return 'json';
  if (given.options.has('plain') || env['TERM'] === 'dumb') return 'plain';
  return stdin.isTTY === true && stdout.isTTY === true ? 'screen' : undefined;
};

/** The same for a command that somebody must answer. */
export const faceOf = (given: Given, io: Io): Face => {
  const face = faceIn(given, io);
  if (face !== undefined) return face;
  throw new UsageError(
    `${titleOf({ name: given.command })} needs a terminal for its full screen, and there is none.`,
    'Use --plain for lines of text.',
  );
};
