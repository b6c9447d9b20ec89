// Everything that must hold, in the order in which it is quickest to learn that it does not: types, lint, build, tests.
// Ends with `N passed, N failed` alone on a line; a check that fails counts as one.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = mkdtempSync(join(tmpdir(), 'bitduel-test-'));
const report = join(folder, 'report.json');

const run = (what, command, args) => {
  console.log(`\n# ${what}`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) console.log(`# ${what}: failed`);
  return status === 0;
};

const tool = (name) => join(root, 'node_modules', '.bin', name);

const checks = [
  run('types', tool('tsc'), ['--noEmit']),
  run('lint', tool('oxlint'), ['--deny-warnings']),
  run('format', tool('prettier'), ['--check', '--log-level', 'warn', '.']),
  run('build', process.execPath, ['scripts/build.mjs']),
];
const areTestsGreen = run('tests', tool('vitest'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
]);

const readReport = () => {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
};

const tests = readReport();
rmSync(folder, { recursive: true, force: true });
const passed = tests.passed + checks.filter(Boolean).length;
// A run can also fail outside of any test: a file that does not load, an error nobody caught.
const failed = checks.filter((isGood) => !isGood).length + Math.max(tests.failed, areTestsGreen ? 0 : 1);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
