import { workerData } from 'node:worker_threads';
import { type ArenaJob, playGames } from './play-games.ts';
import type { Scoreboard } from './scoreboard.ts';

/** The entry of an arena's worker thread: plays its share and ends. Only play-all.ts starts it, with these data. */
const { job, board }: { job: ArenaJob; board: Scoreboard } = workerData;

void playGames(job, board);
