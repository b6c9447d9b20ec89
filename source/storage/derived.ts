import { isRecord } from '../game/settings.ts';
import type { Derivation, StoredMatch } from './contract.ts';
import { Fault } from './fault.ts';
import type { LogFile, Shelf } from './shelf.ts';

/*
 * What is worked out from every log is remembered beside them, each with the stamp that its log then had. A log that
 * nobody has touched since is not read again, so that thousands of matches cost little more than a look at the folder.
 * It is a memory and nothing else: whoever deletes it loses a moment, and what does not fit is worked out anew.
 */

type Remembered = { readonly stamp: string; readonly value: unknown };

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

const recalled = (text: string | undefined, version: number): ReadonlyMap<string, Remembered> => {
  const raw = parsed(text);
  const logs = isRecord(raw) && raw['version'] === version ? raw['logs'] : undefined;
  return new Map(
    Object.entries(isRecord(logs) ? logs : {}).flatMap(([id, entry]) => {
      const [stamp, value]: readonly unknown[] = Array.isArray(entry) ? entry : [];
      return typeof stamp === 'string' ? [[id, { stamp, value }]] : [];
    }),
  );
};

/** A log as it stands now, with its stamp; undefined if there is none any more. */
const current = (
  file: LogFile,
  read: (bytes: Buffer, id: string) => StoredMatch,
): { readonly stamp: string; readonly match: StoredMatch | null } | undefined => {
  try {
    const { stamp, bytes } = file.stamped();
    return { stamp, match: read(bytes, file.id) };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const stamp = file.stat()?.stamp;
    return stamp === undefined ? undefined : { stamp, match: null };
  }
};

/** For every log, oldest first; null for one that cannot be read. */
export const deriveAll = <Value>(
  shelf: Shelf,
  read: (bytes: Buffer, id: string) => StoredMatch,
  { name, version, of, decode }: Derivation<Value>,
): readonly (Value | null)[] => {
  const before = recalled(shelf.recall(name), version);
  const now = new Map<string, readonly [string, Value | null]>();
  let hasNew = false;
  const known = (file: LogFile): readonly [string, Value | null] | undefined => {
    const { stamp, value } = before.get(file.id) ?? {};
    if (stamp === undefined || stamp !== file.stat()?.stamp) return undefined;
    const decoded = value === null ? null : decode(value);
    return decoded === undefined ? undefined : [stamp, decoded];
  };
  const fresh = (file: LogFile): readonly [string, Value | null] | undefined => {
    const found = current(file, read);
    if (found === undefined) return undefined;
    hasNew = true;
    return [found.stamp, found.match === null ? null : of(found.match)];
  };
  for (const id of shelf.ids().toSorted()) {
    const file = shelf.at(id);
    const entry = known(file) ?? fresh(file);
    if (entry !== undefined) now.set(id, entry);
  }
  if (hasNew || now.size < before.size) {
    shelf.keep(name, JSON.stringify({ version, logs: Object.fromEntries(now) }));
  }
  return Array.from(now.values(), ([, value]) => value);
};
