// What the areas share: medians, and the program's own source to be measured.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

export const median = (values) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};

export const milliseconds = (value) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;

/** Runs each in turn, again and again, so that a busy moment of the machine falls on all of them. Median times. */
export const compare = async (repeats, ...actions) => {
  const times = actions.map(() => []);
  for (let repeat = 0; repeat <= repeats; repeat++) {
    for (const [index, action] of actions.entries()) {
      const start = performance.now();
      await action();
      // The first time warms up.
      if (repeat > 0) times[index].push(performance.now() - start);
    }
  }
  return times.map(median);
};

/** One line of the table. Repeats: how many times stand behind its median. */
export const row = (what, [ours, baseline], aim, repeats = 1) => ({
  what,
  repeats,
  ours: milliseconds(ours),
  baseline: milliseconds(baseline),
  ratio: ours / baseline,
  aim,
});

/** Bundles a few lines of TypeScript that import from source/ and loads what they export. */
export const loadSource = async (contents) => {
  const folder = await mkdtemp(join(tmpdir(), 'bitduel-bench-'));
  try {
    const outfile = join(folder, 'bundle.mjs');
    const stdin = { contents, resolveDir: root, loader: 'ts' };
    await build({ stdin, outfile, bundle: true, format: 'esm', platform: 'node', target: 'node20' });
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
