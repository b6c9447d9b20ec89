import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { plainText } from '../match/plain-text.ts';
import { Fault } from './fault.ts';
import type { Processes } from './processes.ts';
import { codeOf, quoted } from './system-fault.ts';

/*
 * Whoever plays a match holds a lock: a file beside the log that says who. It appears whole or not at all. A lock
 * whose owner is dead is taken away by one process at a time: the one that holds a second lock, named after the
 * dead one's token. Tokens are never used twice, so nobody can take away a lock that is not the dead one's.
 */

type Owner = {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
  readonly start: string | null;
  readonly token: string;
};

type LockParts = { readonly processes: Processes; readonly now: () => Date };

const decodeOwner = (text: string): Owner | undefined => {
  try {
    const raw: unknown = JSON.parse(text);
    if (typeof raw !== 'object' || raw === null) return undefined;
    const { pid, host, since, start, token } = { pid: 0, host: 0, since: 0, start: 0, token: 0, ...raw };
    const isOwner =
      typeof pid === 'number' &&
      Number.isSafeInteger(pid) &&
      pid > 0 &&
      typeof host === 'string' &&
      typeof since === 'string' &&
      (typeof start === 'string' || start === null) &&
      typeof token === 'string' &&
      /^[0-9a-f]{16}$/.test(token);
    return isOwner ? { pid, host, since, start, token } : undefined;
  } catch {
    return undefined;
  }
};

const unreadable = (path: string): Fault =>
  new Fault(
    `The match is locked, and the lock does not say by whom.`,
    `If nobody plays it, delete ${quoted(path)}.`,
  );

/** Who holds the lock; undefined: nobody any more. */
const ownerOf = (path: string): Owner | undefined => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  const owner = decodeOwner(text);
  if (owner === undefined) throw unreadable(path);
  return owner;
};

/** Of another host nothing can be known, so its processes count as alive. */
const isAlive = (owner: Owner, { host, startOf }: Processes): boolean => {
  if (owner.host !== host) return true;
  const start = startOf(owner.pid);
  if (start === undefined) return false;
  return start === null || owner.start === null || start === owner.start;
};

const held = ({ pid, host, since }: Owner, path: string): Fault =>
  new Fault(
    `This match is being played by process ${pid} on ${plainText(host, 60)} since ${plainText(since, 30)}.`,
    `Leave it there first; if that process is long gone, delete ${quoted(path)}.`,
  );

/** Puts the lock in its place if it is free. A link appears at once and with all that is in it. */
const isClaimed = (path: string, owner: Owner): boolean => {
  const text = `${JSON.stringify(owner)}\n`;
  const draft = `${path}.${owner.token}.new`;
  try {
    writeFileSync(draft, text, { flag: 'wx', mode: 0o600 });
    linkSync(draft, path);
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return false;
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(code)) throw error;
    return isWritten(path, text);
  } finally {
    rmSync(draft, { force: true });
  }
};

/** For disks that know no links. */
const isWritten = (path: string, text: string): boolean => {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
};

const patience = 100;

/** Takes the lock and gives back how to release it. A `Fault` names the one who has it. */
export const takeLock = (path: string, parts: LockParts): (() => void) => {
  const { processes, now } = parts;
  const { pid, host, startOf } = processes;
  const token = randomBytes(8).toString('hex');
  const owner: Owner = { pid, host, since: now().toISOString(), start: startOf(pid) ?? null, token };
  for (let attempt = 0; attempt < patience; attempt++) {
    if (isClaimed(path, owner)) return () => removeLock(path, token);
    const other = ownerOf(path);
    if (other === undefined) continue;
    if (isAlive(other, processes)) throw held(other, path);
    const release = takeLock(`${path}.${other.token}`, parts);
    removeLock(path, other.token);
    release();
  }
  throw unreadable(path);
};

/** Removes the lock if it is still the one with this token. */
const removeLock = (path: string, token: string): void => {
  try {
    if (ownerOf(path)?.token === token) unlinkSync(path);
  } catch {
    // The folder may have gone or been closed to us: a lock of a process that ends counts for nothing.
  }
};
