// Statistics over many logs, beside reading and parsing them; and the first line of a long review, beside its parsing.
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare, loadSource, row } from './measure.mjs';

export const name = 'review';

const logs = 5000;
const longest = 10_000;

const load = () =>
  loadSource(`
    export { games, gameById } from './source/games/index.ts';
    export { reviewOf } from './source/review/review.ts';
    export { statisticsIn } from './source/commands/statistics.ts';
    export { createSealer } from './source/storage/seal.ts';
    export { writeLines } from './source/storage/log-lines.ts';
    export { openStore } from './source/storage/store.ts';
    export { matchIdAt } from './source/storage/match-id.ts';
    export { randomMatch, setupOf, started } from './test/helpers/play.ts';
  `);

/** Matches of all games against the computer, as people might leave them behind in some years. */
const fill = async (source, folder) => {
  await mkdir(folder, { recursive: true });
  const kinds = ['easy', 'medium', 'hard'];
  for (let index = 0; index < logs; index++) {
    const game = source.games[index % source.games.length];
    const time = new Date(Date.UTC(2026, 0, 1) + index * 3_600_000);
    const match = source.matchIdAt(time);
    const players = [{ kind: 'human' }, { kind: kinds[index % kinds.length] }];
    const { events } = source.randomMatch(game, { match, players }, `bench ${index}`, 20);
    await writeFile(join(folder, `${match}.jsonl`), source.writeLines(events, time, source.createSealer()));
  }
};

const drain = (iterable) => {
  let count = 0;
  for (const item of iterable) if (item !== null) count++;
  return count;
};

const statistics = async (source) => {
  const home = await mkdtemp(join(tmpdir(), 'bitduel-bench-'));
  try {
    const folder = join(home, 'matches');
    await fill(source, folder);
    // A store of its own each time, as each start of the program has one.
    const count = () => source.statisticsIn(source.openStore(home, source.gameById));
    const remembered = join(home, 'statistics.json');
    const countAnew = async () => {
      await rm(remembered, { force: true });
      if (count().matches !== logs) throw new Error('not every log was counted');
    };
    const countOneMore = async () => {
      const changed = join(folder, readdirSync(folder)[0]);
      await utimes(changed, new Date(), new Date());
      count();
    };
    const parse = () => {
      for (const file of readdirSync(folder)) {
        const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
        for (const line of lines) JSON.parse(line);
      }
    };
    const [anew, again, oneMore, plain] = await compare(3, countAnew, count, countOneMore, parse);
    return [
      row(
        `statistics over ${logs} logs seen before / readFile and JSON.parse of every line`,
        [again, plain],
        'about 1',
        3,
      ),
      row('the same after one more match', [oneMore, plain], 'about 1', 3),
      row('the same the very first time', [anew, plain], 'about 1', 3),
    ];
  } finally {
    await rm(home, { recursive: true, force: true });
  }
};

/** Moves that go on for ever. */
const longMoves = {
  'bit-flip-duel': (index) => `swap 1 ${2 + (index % 4)}`,
  'number-flip-duel': (index) => `flip ${1 + (index % 5)}`,
  'binary-battle': (index) => `flip ${4 + (Math.floor(index / 2) % 2)}`,
};

const longReview = async (source, id) => {
  const game = source.gameById(id);
  const given = { 'number-flip-duel': ['10110', '01011'], 'binary-battle': ['11111', '11111'] }[id] ?? null;
  const { events } = source.started(game, { given });
  const [{ type: _, ...setup }, ...rest] = events;
  for (let index = 0; index < longest; index++) {
    rest.push({ type: 'moved', player: (index % 2) + 1, move: longMoves[id](index), said: {} });
  }
  const lines = rest.map((event) => JSON.stringify(event));
  const first = () => source.reviewOf(game, setup, rest).moves()[Symbol.iterator]().next();
  const whole = () => drain(source.reviewOf(game, setup, rest).moves());
  const parse = () => lines.map((line) => JSON.parse(line));
  if (whole() !== longest) throw new Error('the log was not reviewed');
  const [start, parsed] = await compare(9, first, parse);
  const [end] = await compare(1, whole);
  return [
    row(`${id}: first line of a review of ${longest} moves / parsing the log`, [start, parsed], '<= 0.2', 9),
    row(`${id}: the whole review / parsing the log`, [end, parsed], ''),
  ];
};

export const run = async () => {
  const source = await load();
  return [
    ...(await statistics(source)),
    ...(await longReview(source, 'bit-flip-duel')),
    ...(await longReview(source, 'number-flip-duel')),
    ...(await longReview(source, 'binary-battle')),
  ];
};
