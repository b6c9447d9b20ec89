import { matchLines } from '../../source/commands/matches.ts';
import { replayLines } from '../../source/commands/replay-lines.ts';
import { reviewJson } from '../../source/faces/json/review-json.ts';
import { reviewLines } from '../../source/faces/plain/review-lines.ts';
import { statisticsLines } from '../../source/faces/plain/statistics-lines.ts';
import type { AnyGame } from '../../source/game/contract.ts';
import type { Perspective } from '../../source/game/seat.ts';
import { gameById } from '../../source/games/index.ts';
import { announce, prompts } from '../../source/match/announce.ts';
import { begin, evolve, fold } from '../../source/match/evolve.ts';
import { type Replay, replayOf } from '../../source/match/replay.ts';
import { reviewOf } from '../../source/review/review.ts';
import { statisticsOf } from '../../source/review/statistics.ts';
import type { StoredMatch } from '../../source/storage/contract.ts';
import { Fault } from '../../source/storage/fault.ts';
import { readMatch } from '../../source/storage/stored-match.ts';
import { summarise } from '../../source/storage/summary.ts';
import { verifyLog } from '../../source/storage/verify-log.ts';

/** What a terminal or a reader could be fooled with: controls, invisible characters, overrides, halves of characters. */
const unfit = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

/** What is told at length of a log that can be read; whoever reads many logs leaves some of it out. */
export const ways = ['as all', 'as 1', 'as 2', 'heard', 'counted', 'reviewed'] as const;
export type Way = (typeof ways)[number];

export type Reading = {
  readonly isRead: boolean;
  readonly isVerified: boolean;
  /** A line that must not reach a terminal; undefined if there is none. */
  readonly unfit: string | undefined;
};

const storedIn = (bytes: Buffer): StoredMatch | Fault => {
  try {
    return readMatch(bytes, 'the log', gameById);
  } catch (error) {
    // Anything else is a fault of the program.
    if (error instanceof Fault) return error;
    throw error;
  }
};

/** What a program hears that goes through the match again, and what it is asked at its end. */
function* heardAgain(game: AnyGame, { setup, rest }: StoredMatch): Generator<string> {
  let match = begin(setup);
  for (const event of rest) {
    const before = match;
    match = evolve(game, match, event);
    yield JSON.stringify(announce(game, before, event, match));
  }
  yield JSON.stringify(prompts(game, fold(game, setup, rest), [1, 2]));
}

function* replayed(replay: Replay, perspective: Perspective): Generator<string> {
  yield* replayLines(replay, perspective);
  for (const { step } of replay.steps) yield JSON.stringify(replay.frame(step, perspective));
}

function* told(stored: StoredMatch, way: Way): Generator<string> {
  const game = gameById(stored.setup.game);
  if (game === undefined) throw new Error(`a match of ${stored.setup.game} was read`);
  const { setup, rest } = stored;
  switch (way) {
    case 'as all':
      return yield* replayed(replayOf(game, setup, rest), 'all');
    case 'as 1':
      return yield* replayed(replayOf(game, setup, rest), 1);
    case 'as 2':
      return yield* replayed(replayOf(game, setup, rest), 2);
    case 'heard':
      return yield* heardAgain(game, stored);
    case 'counted':
      return yield* statisticsLines(statisticsOf([stored]), false);
    case 'reviewed':
      yield* reviewLines(reviewOf(game, setup, rest), false);
      yield* reviewJson(reviewOf(game, setup, rest));
  }
}

function* summed(bytes: Buffer): Generator<string> {
  const nothing = (): void => {};
  const file = {
    id: 'the-log',
    bytes: () => bytes,
    stamped: () => ({ stamp: '', bytes }),
    stat: () => undefined,
    create: nothing,
    append: nothing,
    lock: () => nothing,
    remove: nothing,
  };
  const summary = summarise(file, new Date(0), gameById);
  yield* matchLines([summary], 80);
  yield JSON.stringify(summary);
}

/** Reads a log as every command does. Whatever it holds, nothing but a `Fault` is ever in the way. */
export const readInEveryWay = (bytes: Buffer, wanted: readonly Way[] = ways): Reading => {
  const stored = storedIn(bytes);
  const { problems, warning } = verifyLog(Buffer.from(bytes.toString('utf8')), gameById);
  const isRead = !(stored instanceof Fault);
  function* everything(): Generator<string> {
    yield* problems;
    yield warning ?? '';
    yield* summed(bytes);
    if (stored instanceof Fault) yield* [stored.message, stored.advice];
    else for (const way of wanted) yield* told(stored, way);
  }
  let bad: string | undefined;
  for (const line of everything()) if (unfit.test(line)) bad ??= line;
  return { isRead, isVerified: isRead && problems.length === 0, unfit: bad };
};
