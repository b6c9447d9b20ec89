import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../../source/games/index.ts';
import { createSealer } from '../../source/storage/seal.ts';

/** A finished match of each game, written by the program once and never again: what was saved stays readable. */
export const goldenLogs = games.map(({ id }) => {
  const bytes = readFileSync(join(import.meta.dirname, '..', 'golden', `${id}.jsonl`));
  const lines = bytes
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.replace(/,"seal":"[0-9a-f]{16}"\}$/u, '}'));
  return { id, bytes, lines };
});

/** A log of these lines, each the bytes of some JSON, sealed as the program would: only what it means can be wrong. */
export const sealed = (lines: readonly Buffer[]): Buffer => {
  const sealer = createSealer();
  const parts = lines.flatMap((line) => {
    const body = line.subarray(0, -1);
    sealer.take(body);
    const seal = Buffer.from(`${sealer.seal()}\n`);
    sealer.take(seal);
    return [body, seal];
  });
  return Buffer.concat(parts);
};
