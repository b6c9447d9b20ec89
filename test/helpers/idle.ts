import { readFileSync } from 'node:fs';
import { setTimeout as later } from 'node:timers/promises';

/** How much a process has worked, and whether it now waits; undefined when it is gone. Linux alone tells. */
export const workOf = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : `${fields[0]} ${fields[11]} ${fields[12]}`;
  } catch {
    return undefined;
  }
};

export const patience = 30_000;

/** Until the program waits for more: all keys that were pressed have done what they do. False: it has ended. */
export const untilIdle = async ({ pid }: { readonly pid: number }): Promise<boolean> => {
  let before = '';
  for (const start = performance.now(); performance.now() - start < patience;) {
    const now = workOf(pid);
    if (now === undefined) return false;
    if (now === before && now.startsWith('S')) return true;
    before = now;
    await later(12);
  }
  throw new Error('The program never comes to rest.');
};
