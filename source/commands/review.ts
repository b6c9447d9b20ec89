import { reviewJson } from '../faces/json/review-json.ts';
import { reviewLines } from '../faces/plain/review-lines.ts';
import { reviewOf } from '../review/review.ts';
import type { Given, Run } from './command.ts';
import { type Face, faceIn } from './face.ts';
import { type Io, print, printLines } from './io.ts';
import { learn } from './learn.ts';
import { openReview } from './open-review.ts';
import { readMatch } from './read-match.ts';
import { spelled, spelledJson } from './spelling.ts';

/** A review is read, not answered: where there is no terminal, or the log comes from it, lines will do. */
const faceOfReview = (given: Given, io: Io): Face => {
  const face = faceIn(given, io) ?? 'plain';
  return face === 'screen' && given.words[0] === '-' ? 'plain' : face;
};

/** Judges the moves of a match one by one, so that the first lines of a long match are there at once. */
export const review: Run = async (given, io) => {
  if (given.options.has('learn')) return learn(given, io);
  const face = faceOfReview(given, io);
  if (face === 'screen') return openReview('review', given, io);
  const { game, setup, rest } = await readMatch(given, io);
  const judged = reviewOf(game, setup, rest);
  if (face === 'json') {
    await print(io, spelledJson(given, reviewJson(judged)));
    await print(io, ['\n']);
  } else await printLines(io, spelled(given, reviewLines(judged, given.options.has('ascii'))));
};
