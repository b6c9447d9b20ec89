import { flagName } from '../../game/settings.ts';
import type { ArenaJob } from './play-games.ts';
import { formatRate } from './progress.ts';
import { type Score, playedIn } from './scoreboard.ts';
import { wilsonInterval } from './wilson.ts';

export type Report = { readonly job: ArenaJob; readonly score: Score; readonly seconds: number };

/** For programs. `games` is how many were played, which is fewer than asked for if it was interrupted. */
export const reportJson = ({ job, score, seconds }: Report): string =>
  JSON.stringify({
    game: job.game,
    games: playedIn(score),
    wins: score.wins,
    draws: score.draws,
    seconds: Number(seconds.toFixed(3)),
  });

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;

/** The command that plays these games again. */
const again = ({ game, options, levels: [one, two], first, games, seed, drawAfter }: ArenaJob): string => {
  const flags = Object.entries(options).flatMap(([name, value]) =>
    value === false ? [] : [value === true ? flagName(name) : `${flagName(name)} ${String(value)}`],
  );
  const start = first === 1 ? [] : [`--first ${first}`];
  const chosen = /^[\w-]+$/u.test(seed) ? seed : `'${seed.replaceAll("'", `'\\''`)}'`;
  const parts = [
    `--p1 ${one}`,
    `--p2 ${two}`,
    ...flags,
    ...start,
    `--games ${games}`,
    `--draw-after ${drawAfter}`,
  ];
  return ['bitduel arena', game, ...parts, `--seed ${chosen}`].join(' ');
};

/** Cells in columns: the first to the left, numbers to the right. */
const columns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => (row[index] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('   '),
  );
};

/** For people: a table with 95% intervals, and how to get the same again. */
export const reportText = (name: string, { job, score, seconds }: Report): readonly string[] => {
  const played = playedIn(score);
  const row = (what: string, count: number): readonly string[] => {
    const [low, high] = wilsonInterval(count, played);
    const share = played === 0 ? '-' : percent(count / played);
    return [what, String(count), share, `${percent(low)} to ${percent(high)}`];
  };
  const [one, two] = job.levels;
  const rate = formatRate(played / Math.max(seconds, 0.001));
  const cut = played < job.games ? ` of ${job.games.toLocaleString('en')}, interrupted` : '';
  return [
    `${name}: ${played.toLocaleString('en')} games${cut}, ${seconds.toFixed(1)} s, ${rate} a second`,
    '',
    ...columns([
      ['', 'games', 'share', '95% interval'],
      row(`player 1, ${one}, wins`, score.wins[0]),
      row(`player 2, ${two}, wins`, score.wins[1]),
      row('drawn', score.draws),
    ]),
    '',
    `Player ${job.first} starts. The same games again:`,
    again(job),
  ];
};
