import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Before the end-to-end tests: builds the program, unless the build is newer than everything it is made from. */

const root = join(import.meta.dirname, '..', '..');
const program = join(root, 'dist', 'bitduel.cjs');

const newestIn = (path: string): number => {
  const { mtimeMs } = statSync(path);
  return statSync(path).isDirectory()
    ? Math.max(mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))))
    : mtimeMs;
};

const builtAt = (): number => {
  try {
    return statSync(program).mtimeMs;
  } catch {
    return 0;
  }
};

export const setup = (): void => {
  const parts = [
    'cli.tsx',
    'source',
    'package.json',
    join('scripts', 'build.mjs'),
    join('scripts', 'quick-ink.mjs'),
    join('scripts', 'quick-yoga.mjs'),
    join('scripts', 'launcher'),
  ];
  if (builtAt() > Math.max(...parts.map((part) => newestIn(join(root, part))))) return;
  const { status } = spawnSync(process.execPath, [join('scripts', 'build.mjs')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The program cannot be built.');
};
