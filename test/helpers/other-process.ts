import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';

export type OtherProcess = {
  readonly pid: number;
  /** All that it has said so far, line by line. */
  readonly lines: readonly string[];
  /** When it has said this many lines. */
  readonly hasSaid: (count: number) => Promise<void>;
  /** Ends its input, for which it may wait. */
  readonly go: () => void;
  /** As `kill -9` does it; done when it is gone and all that it said was heard. */
  readonly kill: () => Promise<void>;
  readonly ended: Promise<void>;
};

/** Makes a fixture runnable for the tests of a file, and says how to start it. */
export const otherProcesses = (fixture: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'bitduel-process-'));
  const program = join(folder, 'program.mjs');
  const all: OtherProcess[] = [];

  beforeAll(async () => {
    const shared = { bundle: true, format: 'esm', platform: 'node', target: 'node20' } as const;
    await build({ ...shared, entryPoints: [fixture], outfile: program });
  });
  afterAll(async () => {
    await Promise.all(all.map(({ kill }) => kill()));
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts it; `limit`: how large files may grow under it, in blocks of the shell. */
  return (args: readonly string[], limit?: number): OtherProcess => {
    const limited = ['sh', '-c', `ulimit -f ${limit}; exec "$0" "$@"`];
    const [command = '', ...words] = [
      ...(limit === undefined ? [] : limited),
      process.execPath,
      program,
      ...args,
    ];
    const child = spawn(command, words, { stdio: ['pipe', 'pipe', 'inherit'] });
    const lines: string[] = [];
    const reader = createInterface({ input: child.stdout });
    reader.on('line', (line) => lines.push(line));
    const ended = Promise.all([once(child, 'exit'), once(reader, 'close')]).then(() => {});
    const other: OtherProcess = {
      pid: child.pid ?? 0,
      lines,
      hasSaid: async (count) => {
        while (lines.length < count) await Promise.race([once(reader, 'line'), ended.then(fail(args))]);
      },
      go: () => void child.stdin.end(),
      kill: async () => {
        child.kill('SIGKILL');
        await ended;
      },
      ended,
    };
    all.push(other);
    return other;
  };
};

const fail = (args: readonly string[]) => (): never => {
  throw new Error(`The other process (${args.join(' ')}) ended too early.`);
};
