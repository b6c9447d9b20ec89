import type { RawOptions } from '../../source/game/settings.ts';
import { reviewOf } from '../../source/review/review.ts';
import { lessonQuestions } from '../../source/review/lesson.ts';
import { gameOf } from './line-play.ts';
import { parted } from './matches.ts';
import { randomMatch } from './play.ts';

/** A match of random moves and the questions that its mistakes make: at least so many. */
export const lessonOf = (id: string, atLeast = 2, options: RawOptions = {}) => {
  const game = gameOf(id);
  for (let seed = 0; seed < 200; seed++) {
    const { setup, rest } = parted(randomMatch(game, { options }, `lesson ${seed}`, 60).events);
    const review = reviewOf(game, setup, rest);
    const questions = lessonQuestions(review);
    if (questions.length >= atLeast) return { game, setup, rest, review, questions };
  }
  throw new Error(`no match of ${id} has ${atLeast} mistakes`);
};

/** Every game at the size that it has by itself, and long ones. */
export const lessonSizes = [
  ['quantum-flip', {}],
  ['quantum-flip', { bits: 16 }],
  ['bit-flip-duel', {}],
  ['bit-flip-showdown', {}],
  ['bit-flip-showdown', { bits: 64 }],
  ['number-flip-duel', {}],
  ['number-flip-duel', { bits: 16 }],
  ['binary-battle', {}],
  ['binary-battle', { bits: 8 }],
  ['binary-battle', { bits: 16 }],
] as const;

/** Without blanks, frames, and the line that says that there is more. */
export const bareWords = (text: string): string =>
  text.replace(/^ *lines \d.*$/u, '').replaceAll(/[^\p{L}\p{N}:;,.]+/gu, '');
