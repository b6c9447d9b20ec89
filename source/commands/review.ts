import { reviewJson } from '../faces/json/review-json.ts';
import { reviewLines } from '../faces/plain/review-lines.ts';
import { reviewOf } from '../review/review.ts';
import type { Run } from './command.ts';
import { isForPrograms } from './face.ts';
import { print, printLines } from './io.ts';
import { readMatch } from './read-match.ts';
import { spelled, spelledJson } from './spelling.ts';

/** Judges the moves of a match one by one, so that the first lines of a long match are there at once. */
export const review: Run = async (given, io) => {
  const isJson = isForPrograms(given);
  const { game, setup, rest } = await readMatch(given, io);
  const judged = reviewOf(game, setup, rest);
  if (isJson) {
    await print(io, spelledJson(given, reviewJson(judged)));
    await print(io, ['\n']);
  } else await printLines(io, spelled(given, reviewLines(judged, given.options.has('ascii'))));
};
