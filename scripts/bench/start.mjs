// Starting the built program, beside starting Node to do nothing.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { compare, root, row } from './measure.mjs';

export const name = 'start';

const start = (...args) => {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed: ${stderr}`);
};

export const run = async () => {
  const program = join(root, 'dist', 'bitduel.cjs');
  const [bare, version, help, rules] = await compare(
    21,
    () => start('-e', '0'),
    () => start(program, '--version'),
    () => start(program, '--help'),
    () => start(program, 'rules', 'quantum-flip'),
  );
  return [
    row('--version / node -e 0', [version, bare], '<= 1.5', 21),
    row('--help / node -e 0', [help, bare], '', 21),
    row('rules / node -e 0', [rules, bare], '', 21),
  ];
};
