import { reviewOf } from '../review/review.ts';
import type { Run } from './command.ts';
import { faceOf } from './face.ts';
import { openReview, readFinished } from './open-review.ts';
import { talkPartsOf } from './talk-parts.ts';
import { UsageError } from './usage-error.ts';

/** The mistakes of a match as questions: `review --learn`. */
export const learn: Run = async (given, io) => {
  const face = faceOf(given, io);
  if (given.words[0] === '-') {
    throw new UsageError(
      'Standard input cannot be both the log and the answers.',
      'Name the match by its id or its file: see "bitduel matches".',
    );
  }
  if (face === 'screen') return openReview('learn', given, io);
  const { game, setup, rest } = await readFinished(given, io);
  const lesson = { game, review: reviewOf(game, setup, rest), ...talkPartsOf(given, io) };
  if (face === 'json') {
    const { learnJson } = await import('../faces/json/learn-json.ts');
    return learnJson(lesson);
  }
  const { learnPlain } = await import('../faces/plain/learn-plain.ts');
  return learnPlain(lesson);
};
