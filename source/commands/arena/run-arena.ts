import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Helpers, playAll } from './play-all.ts';
import type { ArenaJob } from './play-games.ts';
import { type Bar, progressLine } from './progress.ts';
import type { Report } from './report.ts';
import { newScoreboard, playedIn, scoreOf } from './scoreboard.ts';

/** Where an arena shows how far it is, and who may stop it. */
export type ArenaIo = {
  /** A terminal to draw the bar on; null: there is none, nothing is drawn. */
  readonly terminal: { readonly columns: number; readonly write: (text: string) => unknown } | null;
  readonly bar: Bar;
  /** Stops the arena; what has been played by then counts. */
  readonly signal: AbortSignal;
  readonly helpers?: Helpers;
};

const startOfLine = '\r\u001B[2K';
const redrawEvery = 100;

/** The built worker stands beside the program; null where the source runs as it is. */
const builtWorker = (): URL | null => {
  const url = new URL('./arena-worker.cjs', import.meta.url);
  return existsSync(url) ? url : null;
};

const allCores = (): Helpers => ({ url: builtWorker(), count: availableParallelism() });

/** Plays many games between two computers. The result does not depend on how many threads share the work. */
export const runArena = async (job: ArenaJob, io: ArenaIo): Promise<Report> => {
  const board = newScoreboard();
  const start = performance.now();
  const seconds = (): number => (performance.now() - start) / 1000;
  const { terminal, bar } = io;
  const draw = (): void => {
    const progress = { done: playedIn(scoreOf(board)), all: job.games, seconds: seconds() };
    terminal?.write(startOfLine + progressLine(progress, terminal.columns, bar));
  };
  const redraw = terminal === null ? undefined : setInterval(draw, redrawEvery);
  try {
    await playAll(job, board, io.helpers ?? allCores(), io.signal);
    return { job, score: scoreOf(board), seconds: seconds() };
  } finally {
    clearInterval(redraw);
    terminal?.write(startOfLine);
  }
};
