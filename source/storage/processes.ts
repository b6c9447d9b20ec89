import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import process from 'node:process';
import { codeOf } from './system-fault.ts';

/** This process, and what can be told about others on the same host. */
export type Processes = {
  readonly pid: number;
  readonly host: string;
  /**
   * When a process began, in the system's own terms: a number alone may belong to another one by now. Null: it runs,
   * but that cannot be told. Undefined: it does not run.
   */
  readonly startOf: (pid: number) => string | null | undefined;
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/** Linux tells it in /proc: the third field of `stat` is the state, the twenty-second the start in ticks since boot. */
const startOf = (pid: number): string | null | undefined => {
  if (!isRunning(pid)) return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The second field is a name in brackets that may itself hold blanks and brackets.
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return 'ZX'.includes(state) ? undefined : `${boot} ${fields[18]}`;
  } catch {
    return null;
  }
};

export const theseProcesses = (): Processes => ({ pid: process.pid, host: hostname(), startOf });
