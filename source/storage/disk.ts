import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

/** Writes a file so that at every moment either all of it is there or what was there before. */
export const writeWhole = (path: string, bytes: Buffer): void => {
  const folder = dirname(path);
  const draft = `${path}.${randomBytes(6).toString('hex')}.new`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
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
