// Prints, as markdown, how the levels of the computer do against each other: the table of the readme.
// Every number comes from the built program's own arena. It takes a few minutes: node scripts/level-table.mjs
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist', 'bitduel.cjs');
const games = {
  'number-flip-duel': 'Number Flip Duel',
  'quantum-flip': 'Quantum Flip',
  'bit-flip-showdown': 'Bit Flip Showdown',
  'bit-flip-duel': 'Bit Flip Duel',
  'binary-battle': 'Binary Battle',
};
const levels = ['easy', 'medium', 'hard'];
const [count = '1000'] = process.argv.slice(2);
const seed = 'readme';

const play = (game, p1, p2) => {
  const args = ['arena', game, '--p1', p1, '--p2', p2, '--games', count, '--seed', seed, '--json'];
  // The bar of a long arena is drawn on standard error.
  const { status, stdout } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`bitduel ${args.join(' ')} failed`);
  return JSON.parse(stdout);
};

const percent = (share) => (100 * share).toFixed(1).replace('.0', '');

const results = new Map();
for (const game of Object.keys(games)) {
  for (const p1 of levels) {
    for (const p2 of levels) results.set(`${game} ${p1} ${p2}`, play(game, p1, p2));
  }
}

/** Wins of player 1, draws and wins of player 2, of a hundred games. */
const cell = (game, p1, p2) => {
  const { wins, draws, games: played } = results.get(`${game} ${p1} ${p2}`);
  return [wins[0], draws, wins[1]].map((number) => percent(number / played)).join(' / ');
};

/** The share of points of the stronger, seats averaged; a draw counts half. */
const score = (game, strong, weak) => {
  const asFirst = results.get(`${game} ${strong} ${weak}`);
  const asSecond = results.get(`${game} ${weak} ${strong}`);
  const points = asFirst.wins[0] + asSecond.wins[1] + (asFirst.draws + asSecond.draws) / 2;
  return percent(points / (asFirst.games + asSecond.games));
};

const print = (cells) => console.log(`| ${cells.join(' | ')} |`);

console.log(
  `Percent of ${count} games that player 1 wins / that are drawn / that player 2 wins; player 1 starts:\n`,
);
print(['game', 'player 1', ...levels.map((level) => `against ${level}`)]);
print(['---', '---', ...levels.map(() => '---:')]);
for (const [game, name] of Object.entries(games)) {
  for (const p1 of levels) print([name, p1, ...levels.map((p2) => cell(game, p1, p2))]);
}

console.log('\nPercent of points for the stronger, both seats averaged (a draw counts half):\n');
print(['game', 'medium against easy', 'hard against medium', 'hard against easy']);
print(['---', '---:', '---:', '---:']);
for (const [game, name] of Object.entries(games)) {
  print([name, score(game, 'medium', 'easy'), score(game, 'hard', 'medium'), score(game, 'hard', 'easy')]);
}

console.log(`
Made by \`node scripts/level-table.mjs ${count}\`, which runs, for each game and each two levels,
\`bitduel arena GAME --p1 LEVEL --p2 LEVEL --games ${count} --seed ${seed} --json\`.`);
