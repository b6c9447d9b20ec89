import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The built program, run through pipes as other programs run it. */

export const programPath = join(import.meta.dirname, '..', '..', 'dist', 'bitduel.cjs');

/** A folder of its own for each test, gone when the callback is done. */
export const withHome = async <T>(test: (home: string) => Promise<T>): Promise<T> => {
  const home = mkdtempSync(join(tmpdir(), 'bitduel-home-'));
  try {
    return await test(home);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
};

export type Ran = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

type Surroundings = {
  readonly home?: string;
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string | undefined>>;
};

const start = (
  args: readonly string[],
  { home = '/nonexistent', env = {} }: Surroundings,
): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [programPath, ...args], {
    env: { ...process.env, TERM: 'xterm', BITDUEL_HOME: home, BITDUEL_DEBUG: undefined, ...env },
  });

/** Runs the program to its end. */
export const bitduel = (args: readonly string[], around: Surroundings = {}): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = start(args, around);
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() }),
    );
    // A program that has ended does not read what was meant for it.
    child.stdin.on('error', () => {});
    child.stdin.end(around.input ?? '');
  });

export type Said = { readonly type: string; readonly to: unknown } & Readonly<Record<string, unknown>>;

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && 'type' in value && 'to' in value;

const parseSaid = (line: string): Said => {
  const value: unknown = JSON.parse(line);
  if (!isSaid(value)) throw new Error(`not an announcement: ${line}`);
  return value;
};

export const saidIn = (stdout: string): readonly Said[] =>
  stdout
    .split('\n')
    .filter((line) => line !== '')
    .map(parseSaid);

/** A match in `--json` that goes on as long as it is asked to: read what is said, answer, kill it. */
export type Conversation = {
  /** The next object; undefined when there are no more. */
  readonly hear: () => Promise<Said | undefined>;
  /** Everything up to the first object of this type, that one included. */
  readonly hearUntil: (type: string) => Promise<readonly Said[]>;
  readonly say: (line: string) => void;
  readonly end: () => void;
  /** Nobody reads any more, as when the other end of a pipe is gone. */
  readonly closeOutput: () => void;
  readonly kill: () => void;
  readonly exited: Promise<number | null>;
  readonly stderr: () => string;
};

export const converse = (args: readonly string[], around: Surroundings = {}): Conversation => {
  const child = start(args, around);
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdin.on('error', () => {});
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const hear = async (): Promise<Said | undefined> => {
    const { value, done } = await lines.next();
    return done === true ? undefined : parseSaid(value);
  };
  return {
    hear,
    hearUntil: async (type) => {
      const heard: Said[] = [];
      for (let said = await hear(); ; said = await hear()) {
        if (said === undefined) throw new Error(`the program ended without ${type}: ${stderr}`);
        heard.push(said);
        if (said.type === type) return heard;
      }
    },
    say: (line) => child.stdin.write(`${line}\n`),
    end: () => child.stdin.end(),
    closeOutput: () => child.stdout.destroy(),
    kill: () => child.kill('SIGKILL'),
    exited: new Promise((resolve) => child.on('close', resolve)),
    stderr: () => stderr,
  };
};
