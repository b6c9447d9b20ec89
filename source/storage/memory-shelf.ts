import { Fault } from './fault.ts';
import type { LogFile, Shelf } from './shelf.ts';

/** Logs that last as long as the program. */
export const openMemoryShelf = (): Shelf => {
  const logs = new Map<string, Buffer>();
  const locked = new Set<string>();
  const kept = new Map<string, string>();
  const bytesOf = (id: string): Buffer => {
    const bytes = logs.get(id);
    if (bytes === undefined) throw new Fault(`There is no match ${id}.`, 'Start one.');
    return bytes;
  };
  const stampOf = (bytes: Buffer): string => String(bytes.length);
  const fileAt = (id: string): LogFile => ({
    id,
    bytes: () => bytesOf(id),
    stamped: () => ({ stamp: stampOf(bytesOf(id)), bytes: bytesOf(id) }),
    stat: () => {
      const bytes = logs.get(id);
      if (bytes === undefined) return undefined;
      return { size: bytes.length, changed: new Date(0), stamp: stampOf(bytes) };
    },
    create: (bytes) => void logs.set(id, bytes),
    append: (_size, bytes) => void logs.set(id, Buffer.concat([bytesOf(id), bytes])),
    lock: () => {
      if (locked.has(id)) throw new Fault('This match is being played already.', 'Leave it there first.');
      locked.add(id);
      return () => void locked.delete(id);
    },
    remove: () => void logs.delete(id),
  });
  return {
    ids: () => [...logs.keys()],
    at: fileAt,
    atPath: () => undefined,
    recall: (name) => kept.get(name),
    keep: (name, text) => void kept.set(name, text),
  };
};
