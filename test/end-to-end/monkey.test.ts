import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../source/bits/random.ts';
import { gameById, games } from '../../source/games/index.ts';
import { openStore } from '../../source/storage/store.ts';
import { withHome } from '../helpers/program.ts';
import { effort, seed } from '../trust/effort.ts';
import { roomySizes } from '../trust/monkey-keys.ts';
import { letLoose } from '../trust/monkey.ts';
import { watchSecrets } from '../trust/secrets.ts';

const golden = join(import.meta.dirname, '..', 'golden');

/** Wherever one can be, each in its turn: the menu, matches of all games, old ones in every way. */
const places: readonly (readonly string[])[] = [
  [],
  ...games.flatMap(({ id }) => [
    ['play', id, '--p2', 'human', '--rounds', '3'],
    ['play', id, '--p1', 'human', '--p2', 'easy', '--assist'],
    ['replay', join(golden, `${id}.jsonl`)],
  ]),
  [],
  ['play', 'bit-flip-showdown', '--bits', '64', '--max-flips', '8', '--p2', 'human'],
  ['play', 'number-flip-duel', '--bits', '16', '--p2', 'human'],
  ['play', 'quantum-flip', '--p1', 'easy', '--p2', 'easy', '--draw-after', '30'],
  ['play', 'binary-battle', '--ascii', '--bits', '16'],
];

/** Every log that was left behind can be verified, and nothing else was left. */
const expectSound = (home: string): void => {
  const store = openStore(home, gameById);
  const folder = join(home, 'matches');
  const names = readdirSync(folder);
  expect(names.filter((name) => !name.endsWith('.jsonl'))).toEqual([]);
  for (const name of names) {
    const { problems } = store.verify(store.text(join(folder, name)));
    expect(problems, name).toEqual([]);
  }
};

// Only Linux tells when a program has come to rest.
describe.runIf(process.platform === 'linux')('a monkey at the keyboard', () => {
  it.concurrent.each(Array.from({ length: 6 }, (_, number) => [number]))(
    'does no harm in 2,500 keys, from every screen and at every size: monkey %i',
    (number) =>
      withHome(async (home) => {
        const random = randomFrom(seed, 'monkey', number);
        mkdirSync(join(home, 'matches'));
        for (const { id } of games) {
          copyFileSync(join(golden, `${id}.jsonl`), join(home, 'matches', `${id}.jsonl`));
        }
        let started = number * 3;
        const args = () => places[started++ % places.length] ?? [];
        // Several short lives see more than one long one.
        for (let life = 0; life < 5; life++) {
          await letLoose({ random, args, home, keys: Math.ceil(500 * effort), isBold: true });
        }
        expectSound(home);
      }),
    300_000 * effort,
  );

  it.concurrent.each([
    ['number-flip-duel', ['--secret1', '1011001110001011', '--secret2', '0100111011010001']],
    // Without assist: its list of what is possible holds, among much else, what is true.
    ['number-flip-duel', ['--secret1', '1110100010110010', '--secret2', '0111010001011011', '--strict']],
    ['binary-battle', ['--target', '1011001110001011']],
  ])(
    'sees no secret of a covered seat in 2,000 keys: %s %j',
    (id, secrets) =>
      withHome(async (home) => {
        const names = ['--name1', 'Ada', '--name2', 'Bo', '--p2', 'human', '--bits', '16', '--rounds', '900'];
        const begin = ['play', id, ...names, ...secrets];
        const watched = watchSecrets(id, home);
        const random = randomFrom(seed, 'secrets', id, ...secrets);
        // Begun again now and then, because a monkey does not find the way back.
        for (let life = 0; life < 10; life++) {
          await letLoose({
            random,
            args: () =>
              life === 0
                ? begin
                : ['resume', readdirSync(join(home, 'matches')).toSorted()[0]?.slice(0, -6) ?? ''],
            home,
            keys: Math.ceil(200 * effort),
            isBold: false,
            sizes: roomySizes,
            watch: watched.watch,
          });
        }
        expectSound(home);
        expect(watched.leaks()).toEqual([]);
        // The watcher can see: to its owner a secret was shown.
        expect(watched.shown()).toBeGreaterThan(id === 'binary-battle' ? -1 : 50);
        expect(watched.frames()).toBeGreaterThan(200);
      }),
    300_000 * effort,
  );
});
