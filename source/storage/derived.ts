import { isRecord } from '../game/settings.ts';
import type { Derivation, StoredMatch } from './contract.ts';
import type { Shelf } from './shelf.ts';

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

/** For every log, oldest first; null for one that cannot be read. */
export const deriveAll = <Value>(
  shelf: Shelf,
  read: (id: string) => StoredMatch | null,
  { name, version, of, decode }: Derivation<Value>,
): readonly (Value | null)[] => {
  const before = recalled(shelf.recall(name), version);
  const now = new Map<string, readonly [string, Value | null]>();
  let hasNew = false;
  const fresh = (id: string): Value | null => {
    hasNew = true;
    const match = read(id);
    return match === null ? null : of(match);
  };
  for (const id of shelf.ids().toSorted()) {
    // Asked for first: whatever is written while the log is read will show as a new stamp.
    const stamp = shelf.at(id).stat()?.stamp;
    if (stamp === undefined) continue;
    const known = before.get(id);
    const value = known?.stamp !== stamp ? undefined : known.value === null ? null : decode(known.value);
    now.set(id, [stamp, value === undefined ? fresh(id) : value]);
  }
  if (hasNew || now.size < before.size) {
    shelf.keep(name, JSON.stringify({ version, logs: Object.fromEntries(now) }));
  }
  return Array.from(now.values(), ([, value]) => value);
};
