import { replayOf } from '../match/replay.ts';
import { isTooSoon, tooSoon } from '../review/too-soon.ts';
import { Fault } from '../storage/fault.ts';
import type { Given } from './command.ts';
import type { Io } from './io.ts';
import { openServices } from './open-services.ts';
import { readMatch } from './read-match.ts';
import { openScreen } from './screen.ts';

/** The match that the first word of a command names, unless judging it would help somebody who still plays it. */
export const readFinished = async (given: Given, io: Io): ReturnType<typeof readMatch> => {
  const stored = await readMatch(given, io);
  const { game, setup, rest } = stored;
  if (isTooSoon(replayOf(game, setup, rest))) throw new Fault(tooSoon.wrong, tooSoon.advice);
  return stored;
};

/** Opens the full screen on the moves of a match or on its mistakes. */
export const openReview = async (at: 'review' | 'learn', given: Given, io: Io): Promise<void> => {
  // Before the screen opens, so that a match that cannot be shown is told in the ordinary way.
  await readFinished(given, io);
  const [reference = ''] = given.words;
  await openScreen(openServices(io, 'screen'), { at, reference }, given);
};
