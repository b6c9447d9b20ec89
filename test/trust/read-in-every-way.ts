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
import { replayOf } from '../../source/match/replay.ts';
import { reviewOf } from '../../source/review/review.ts';
import { statisticsOf } from '../../source/review/statistics.ts';
import type { StoredMatch } from '../../source/storage/contract.ts';
import { Fault } from '../../source/storage/fault.ts';
import { readMatch } from '../../source/storage/stored-match.ts';
import { summarise } from '../../source/storage/summary.ts';
import { verifyLog } from '../../source/storage/verify-log.ts';

/** What a terminal or a reader could be fooled with: controls, invisible characters, overrides, halves of characters. */
const unfit = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

/** What takes longest, and may be left out by whoever reads many logs. */
export type Ways = { readonly perspectives: readonly Perspective[]; readonly isReviewed: boolean };

const allWays: Ways = { perspectives: ['all', 1, 2], isReviewed: true };

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

/** Everything that is said about a log that could be read. */
function* told(stored: StoredMatch, { perspectives, isReviewed }: Ways): Generator<string> {
  const game = gameById(stored.setup.game);
  if (game === undefined) throw new Error(`a match of ${stored.setup.game} was read`);
  const { setup, rest } = stored;
  const replay = replayOf(game, setup, rest);
  for (const perspective of perspectives) {
    yield* replayLines(replay, perspective);
    for (const { step } of replay.steps) yield JSON.stringify(replay.frame(step, perspective));
  }
  yield* heardAgain(game, stored);
  yield* statisticsLines(statisticsOf([stored]), false);
  if (!isReviewed) return;
  const review = reviewOf(game, setup, rest);
  yield* reviewLines(review, false);
  yield* reviewJson(review);
}

function* everything(bytes: Buffer, stored: StoredMatch | Fault, ways: Ways): Generator<string> {
  const { problems, warning } = verifyLog(Buffer.from(bytes.toString('utf8')), gameById);
  yield* problems;
  yield warning ?? '';
  const file = {
    id: 'the-log',
    bytes: () => bytes,
    stat: () => undefined,
    create: () => {},
    append: () => {},
    lock: () => () => {},
    remove: () => {},
  };
  const summary = summarise(file, new Date(0), gameById);
  yield* matchLines([summary], 80);
  yield JSON.stringify(summary);
  if (stored instanceof Fault) {
    yield stored.message;
    yield stored.advice;
  } else yield* told(stored, ways);
}

/** Reads a log in all the ways there are. Whatever it holds, nothing but a `Fault` is ever in the way. */
export const readInEveryWay = (bytes: Buffer, ways: Ways = allWays): Reading => {
  const stored = storedIn(bytes);
  let bad: string | undefined;
  for (const line of everything(bytes, stored, ways)) if (unfit.test(line)) bad ??= line;
  const isRead = !(stored instanceof Fault);
  return {
    isRead,
    isVerified: isRead && verifyLog(bytes, gameById).problems.length === 0,
    unfit: bad,
  };
};
