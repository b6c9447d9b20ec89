import {
  type Stats,
  constants,
  existsSync,
  fstatSync,
  fsyncSync,
  readSync,
  readdirSync,
  realpathSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder, readSmall, syncFolder, withFile, writeIfPossible, writeWhole } from './disk.ts';
import { Fault } from './fault.ts';
import { takeLock } from './lock.ts';
import { isMatchId } from './match-id.ts';
import type { Processes } from './processes.ts';
import type { LogFile, Shelf } from './shelf.ts';
import { codeOf, quoted, systemFault } from './system-fault.ts';

const extension = '.jsonl';

/** No match grows that large; anything larger is something else. */
const mostBytes = 256 * 1024 * 1024;

/** Another as soon as anybody touches the file. */
const stampOf = ({ size, mtimeMs, ctimeMs, ino }: Stats): string => [size, mtimeMs, ctimeMs, ino].join(' ');

/** What is in a file that has this size. */
const bytesIn = (file: number, size: number): Buffer => {
  const bytes = Buffer.allocUnsafe(size);
  let length = 0;
  for (let more = -1; more !== 0 && length < size; length += more) {
    more = readSync(file, bytes, length, size - length, null);
  }
  return bytes.subarray(0, length);
};

/** A pipe or a device in the place of a log must not make us wait, nor a huge file fill the memory. */
const readStamped = (path: string): { readonly stamp: string; readonly bytes: Buffer } =>
  withFile(path, constants.O_RDONLY | constants.O_NONBLOCK, (file) => {
    const stat = fstatSync(file);
    if (!stat.isFile()) throw new Fault(`${quoted(path)} is not a file.`, 'Name the log of a match.');
    if (stat.size > mostBytes) {
      throw new Fault(`${quoted(path)} is too large to be a match.`, 'Name the log of a match.');
    }
    return { stamp: stampOf(stat), bytes: bytesIn(file, stat.size) };
  });

const appendBytes = (path: string, size: number, bytes: Buffer): void =>
  withFile(path, constants.O_WRONLY | constants.O_APPEND, (file) => {
    if (fstatSync(file).size !== size) {
      throw new Fault(
        'The match cannot be saved: something else has changed its log.',
        'Leave the match and resume it.',
      );
    }
    const written = writeSync(file, bytes);
    // The system took only a part; asking for the rest tells why.
    if (written < bytes.length && writeSync(file, bytes, written) < bytes.length - written) {
      throw new Fault('The match cannot be saved: only a part was written.', 'Check the disk.');
    }
    fsyncSync(file);
  });

/** Runs, and explains whatever the system has against it. */
const explained = <T>(what: string, run: () => T): T => {
  try {
    return run();
  } catch (error) {
    throw systemFault(what, error);
  }
};

/**
 * Logs in the folder `matches` of a player's data folder, which is made when the first one is written. Nobody but the
 * player may look into it.
 */
export const openDiskShelf = (
  home: string,
  parts: { readonly processes: Processes; readonly now: () => Date },
): Shelf => {
  const folder = join(home, 'matches');
  const fileAt = (path: string, id: string): LogFile => {
    const stamped = () => explained(`${quoted(path)} cannot be read`, () => readStamped(path));
    return {
      id,
      stamped,
      bytes: () => stamped().bytes,
      stat: () => {
        try {
          const found = statSync(path);
          if (!found.isFile()) return undefined;
          return { size: found.size, changed: found.mtime, stamp: stampOf(found) };
        } catch {
          return undefined;
        }
      },
      create: (bytes) =>
        explained(`The match cannot be saved in ${quoted(folder)}`, () => {
          if (existsSync(path)) throw new Fault(`There is a match ${id} already.`, 'Start again.');
          writeWhole(path, bytes);
        }),
      append: (size, bytes) =>
        explained(`The match cannot be saved in ${quoted(path)}`, () => appendBytes(path, size, bytes)),
      lock: (purpose) =>
        explained(`The match cannot be ${purpose} in ${quoted(dirname(path))}`, () => {
          makeFolder(dirname(path));
          return takeLock(`${path}.lock`, parts);
        }),
      remove: () =>
        explained(`The match cannot be deleted in ${quoted(dirname(path))}`, () => {
          unlinkSync(path);
          syncFolder(dirname(path));
        }),
    };
  };

  const names = (): readonly string[] => {
    try {
      return readdirSync(folder);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return [];
      throw systemFault(`${quoted(folder)} cannot be read`, error);
    }
  };

  return {
    ids: () =>
      names()
        .filter((name) => name.endsWith(extension))
        .map((name) => name.slice(0, -extension.length))
        .filter(isMatchId),
    at: (id) => fileAt(join(folder, `${id}${extension}`), id),
    atPath: (path) => {
      if (path === '' || path.includes('\0') || !existsSync(path)) return undefined;
      // Two names of one file must not be two matches.
      const real = explained(`${quoted(path)} cannot be read`, () => realpathSync(path));
      return fileAt(real, basename(real, extension));
    },
    recall: (name) => readSmall(join(home, `${name}.json`), mostBytes),
    keep: (name, text) => writeIfPossible(join(home, `${name}.json`), text),
  };
};
