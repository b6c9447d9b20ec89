// The tests that try things at random, for longer than every day: `node scripts/long-run.mjs [times] [seed]`.
// Ten times as much takes about half an hour; a seed that found something finds it again.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [times = '10', seed = String(Date.now())] = process.argv.slice(2);
if (!(Number(times) > 0)) {
  console.error('Usage: node scripts/long-run.mjs [how many times as much, such as 10] [seed]');
  process.exit(2);
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const vitest = join(root, 'node_modules', '.bin', 'vitest');
const tests = ['test/trust', 'test/end-to-end/kill.test.ts', 'test/end-to-end/monkey.test.ts'];
console.log(`${times} times as much as every day, from the seed ${seed}`);
const { status } = spawnSync(vitest, ['run', ...tests], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, BITDUEL_EFFORT: times, BITDUEL_SEED: seed },
});
process.exitCode = status ?? 1;
