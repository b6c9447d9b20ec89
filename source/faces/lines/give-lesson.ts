import type { AnyGame } from '../../game/contract.ts';
import type { Question } from '../../review/contract.ts';
import { openLesson } from '../../review/lesson.ts';
import { type Came, type Heeded, heedLessonLine } from '../../review/lesson-line.ts';

/** A question as it is put. */
export type Put = { readonly question: Question; readonly number: number; readonly count: number };

/** How a face of lines speaks in a lesson. */
export type LessonFace = {
  readonly put: (put: Put) => Promise<void>;
  /** The next line from whoever learns. Null: there is nobody. */
  readonly next: (put: Put) => Promise<string | null>;
  /** What came of the line; the question is the one that it was about. */
  readonly tell: (came: Came, put: Put) => Promise<void>;
  readonly end: (found: number) => Promise<void>;
};

/** Puts the questions one by one until the last is settled or somebody leaves. */
export const giveLesson = async (
  game: AnyGame,
  questions: readonly Question[],
  face: LessonFace,
): Promise<void> => {
  let lesson = openLesson;
  let follows: Heeded['follows'] = 'put';
  for (;;) {
    const question = questions[lesson.index];
    if (question === undefined || follows === 'over') break;
    const put = { question, number: lesson.index + 1, count: questions.length };
    if (follows === 'put') await face.put(put);
    const line = await face.next(put);
    if (line === null) return;
    const heeded = heedLessonLine(game, questions, lesson, line);
    ({ lesson, follows } = heeded);
    await face.tell(heeded.came, put);
  }
  await face.end(lesson.found.length);
};
