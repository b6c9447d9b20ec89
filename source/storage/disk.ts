import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './system-fault.ts';

/** Opens, uses and closes a file. */
export const withFile = <T>(path: string, flags: string | number, run: (file: number) => T): T => {
  const file = openSync(path, flags, 0o600);
  try {
    return run(file);
  } finally {
    closeSync(file);
  }
};

/** Makes the names in a folder last through a power cut. Some systems cannot, and need not be told to. */
export const syncFolder = (folder: string): void => {
  try {
    withFile(folder, 'r', fsyncSync);
  } catch (error) {
    if (!['EPERM', 'EISDIR', 'EINVAL', 'EACCES', 'ENOTSUP', 'EBADF'].includes(codeOf(error))) throw error;
  }
};

/** Makes a folder and those above it. Node's own way of doing so never ends in folders that cannot hold any. */
export const makeFolder = (folder: string): void => {
  const make = (): string => {
    try {
      mkdirSync(folder, { mode: 0o700 });
      return '';
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EEXIST' && statSync(folder).isDirectory()) return '';
      if (code === 'ENOENT' && dirname(folder) !== folder && !existsSync(dirname(folder))) return code;
      throw error;
    }
  };
  if (make() === '') return;
  makeFolder(dirname(folder));
  make();
};

/** Writes a file so that at every moment either all of it is there or what was there before. */
export const writeWhole = (path: string, bytes: Buffer): void => {
  const folder = dirname(path);
  const draft = `${path}.${randomBytes(6).toString('hex')}.new`;
  makeFolder(folder);
  try {
    withFile(draft, 'wx', (file) => {
      writeFileSync(file, bytes);
      fsyncSync(file);
    });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  syncFolder(folder);
};

/** What is in a file, if it is one and not huge: a pipe in its place would keep us waiting. */
export const readSmall = (path: string, mostBytes: number): string | undefined => {
  try {
    const found = statSync(path);
    return found.isFile() && found.size <= mostBytes ? readFileSync(path, 'utf8') : undefined;
  } catch {
    return undefined;
  }
};

/** If it cannot be kept, nothing is lost but a convenience: nobody asked for it, so nobody is told. */
export const writeIfPossible = (path: string, text: string): void => {
  try {
    writeWhole(path, Buffer.from(text));
  } catch {
    // As above.
  }
};
