import { plainText } from '../match/plain-text.ts';
import { Fault } from './fault.ts';

/** What the system's error codes mean to a player, and what helps. */
const meanings: ReadonlyMap<string, readonly [why: string, advice: string]> = new Map([
  ['ENOSPC', ['the disk is full', 'Make room on it and try again.']],
  ['EDQUOT', ['your share of the disk is used up', 'Make room on it and try again.']],
  ['EFBIG', ['the file would grow too large', 'Choose another folder with BITDUEL_HOME.']],
  ['EACCES', ['permission is denied', 'Allow it, or choose another folder with BITDUEL_HOME.']],
  ['EPERM', ['permission is denied', 'Allow it, or choose another folder with BITDUEL_HOME.']],
  ['EROFS', ['the disk is read-only', 'Choose another folder with BITDUEL_HOME.']],
  ['ENOTDIR', ['a file stands where a folder should be', 'Move it away, or set BITDUEL_HOME.']],
  ['EEXIST', ['a file stands where a folder should be', 'Move it away, or set BITDUEL_HOME.']],
  ['EISDIR', ['it is a folder', 'Name a file.']],
  ['ENOENT', ['it is not there', '"bitduel matches" lists what is.']],
  ['ENAMETOOLONG', ['the name is too long', 'Use a shorter one.']],
  ['ELOOP', ['its links lead in a circle', 'Name the file itself.']],
  ['EIO', ['the disk reports an error', 'Check the disk, and keep a copy of what can be read.']],
  ['EMFILE', ['too many files are open', 'Close some programs and try again.']],
  ['ENFILE', ['too many files are open', 'Close some programs and try again.']],
]);

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** A path or a name, fit to stand in a sentence. */
export const quoted = (text: string): string => `"${plainText(text, 300)}"`;

/** The fault behind an error of the system. `what`: the beginning of a sentence, such as `The match cannot be saved`. */
export const systemFault = (what: string, error: unknown): Fault => {
  if (error instanceof Fault) return error;
  const code = codeOf(error);
  const [why, advice] = meanings.get(code) ?? [
    `the system says ${code === '' ? 'no' : plainText(code, 40)}`,
    'Try again, or choose another folder with BITDUEL_HOME.',
  ];
  return new Fault(`${what}: ${why}.`, advice, { cause: error });
};
