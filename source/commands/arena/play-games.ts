import { playGame, seedOfGame } from '../../computer/arena.ts';
import { computerFor } from '../../computer/index.ts';
import type { Level } from '../../computer/levels.ts';
import type { Both, Seat } from '../../game/seat.ts';
import type { RawOptions } from '../../game/settings.ts';
import { gameById } from '../../games/index.ts';
import { type Scoreboard, markResult, takeGame } from './scoreboard.ts';

/** What is to be played: plain data, so that it can be sent to a worker. */
export type ArenaJob = {
  readonly game: string;
  readonly options: RawOptions;
  readonly levels: Both<Level>;
  readonly first: Seat;
  readonly games: number;
  readonly seed: string;
  readonly drawAfter: number;
};

/** Plays games as long as there are any and `goesOn` says so; it is asked before each. */
export const playGames = async (
  job: ArenaJob,
  board: Scoreboard,
  goesOn: () => boolean | Promise<boolean> = () => true,
): Promise<void> => {
  const game = gameById(job.game);
  if (game === undefined) throw new RangeError(`There is no game ${job.game}.`);
  const [one, two] = job.levels;
  const pairing = {
    game,
    options: game.decodeOptions(job.options),
    players: [computerFor(game.id, one), computerFor(game.id, two)] as const,
    first: job.first,
    drawAfter: job.drawAfter,
  };
  while (await goesOn()) {
    const index = takeGame(board, job.games);
    if (index === undefined) return;
    const { winner } = await playGame(pairing, seedOfGame(job.seed, index));
    markResult(board, winner);
  }
};
