import { Worker } from 'node:worker_threads';
import { type ArenaJob, playGames } from './play-games.ts';
import { type Scoreboard, playedIn, scoreOf } from './scoreboard.ts';

export type Helpers = {
  /** The built worker; null where there is none. */
  readonly url: URL | null;
  readonly count: number;
};

/** Workers take about this long, in milliseconds, until they play: what is done sooner is done without them. */
const startingTime = 150;

/** A thread that plays games itself lets others have their turn after so many milliseconds. */
const turn = 20;

const others = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Plays games in this thread until the time is up. */
const playHere = async (
  job: ArenaJob,
  board: Scoreboard,
  time: number,
  signal: AbortSignal,
): Promise<void> => {
  const end = performance.now() + time;
  let next = performance.now() + turn;
  await playGames(job, board, async () => {
    if (performance.now() > next) {
      await others();
      next = performance.now() + turn;
    }
    return !signal.aborted && performance.now() < end;
  });
};

/** Until the worker has no more games to play. One that is stopped midway has done no harm: its game does not count. */
const playThere = (job: ArenaJob, board: Scoreboard, url: URL, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(url, { workerData: { job, board } });
    const stop = (): void => void worker.terminate();
    signal.addEventListener('abort', stop, { once: true });
    worker.once('error', reject);
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop);
      resolve();
    });
    if (signal.aborted) stop();
  });

/** Plays all games of a job, with helpers if it takes long. A worker that fails stops the others. */
export const playAll = async (
  job: ArenaJob,
  board: Scoreboard,
  { url, count }: Helpers,
  signal: AbortSignal,
): Promise<void> => {
  const isHelped = url !== null && count > 1;
  await playHere(job, board, isHelped ? startingTime : Infinity, signal);
  const left = job.games - playedIn(scoreOf(board));
  if (!isHelped || signal.aborted || left === 0) return;

  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const workers = Array.from({ length: Math.min(count, left) }, () => playThere(job, board, url, either));
  try {
    await Promise.all(workers);
  } catch (error) {
    failed.abort();
    await Promise.allSettled(workers);
    throw error;
  }
};
