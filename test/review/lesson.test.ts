import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../source/game/refusal.ts';
import type { Question } from '../../source/review/contract.ts';
import {
  hasNext,
  isSettled,
  lessonQuestions,
  next,
  openLesson,
  previous,
  retry,
  reveal,
  thinkAgain,
  tryMove,
} from '../../source/review/lesson.ts';
import { heedLessonLine, lessonWords, parseLessonLine } from '../../source/review/lesson-line.ts';
import { lessonOf } from '../helpers/lesson.ts';

const { game, questions } = lessonOf('bit-flip-showdown', 3);
const count = questions.length;
const at = (index: number): Question => {
  const question = questions[index];
  if (question === undefined) throw new Error(`no question ${index}`);
  return question;
};
const best = (index = 0): string => at(index).accepted[0] ?? '';
const after = (text: string, lesson = openLesson) => {
  const tried = tryMove(game, at(lesson.index), lesson, text);
  if (isRefusal(tried)) throw new Error(tried.message);
  return tried;
};

describe('a lesson', () => {
  it('is settled by an accepted move or by the answer itself, and by nothing else', () => {
    expect(isSettled(openLesson)).toBe(false);
    expect(isSettled(after(at(0).reviewed.move))).toBe(false);
    expect(isSettled(after(best()))).toBe(true);
    expect(isSettled(reveal(openLesson))).toBe(true);
    expect(isSettled(retry(reveal(openLesson)))).toBe(false);
    expect(isSettled(thinkAgain(after(best())))).toBe(false);
  });

  it('counts a question as found once, and never because its answer was shown', () => {
    const twice = after(best(), retry(after(best())));
    expect(twice.found).toEqual([0]);
    expect(next(reveal(openLesson), count).found).toEqual([]);
    expect(next(twice, count)).toEqual({ ...openLesson, index: 1, found: [0] });
  });

  it('does not count what is no move as a try', () => {
    expect(tryMove(game, at(0), openLesson, 'flip 99')).toMatchObject({ reason: 'position-out-of-range' });
  });

  it('stays within its questions', () => {
    expect(previous(openLesson).index).toBe(0);
    const last = { ...openLesson, index: count - 1 };
    expect(hasNext(last, count)).toBe(false);
    expect(next(last, count).index).toBe(count - 1);
    expect(next(openLesson, 0).index).toBe(0);
  });

  it('asks a thousand questions of a match that has more', () => {
    const endless = {
      *questions() {
        for (;;) yield at(0);
      },
    };
    expect(lessonQuestions(endless)).toHaveLength(1000);
  });
});

describe('a line in a lesson', () => {
  it.each(lessonWords.map(([word]) => word))('is understood however it is written: %s', (word) => {
    expect(parseLessonLine(`  ${word.toUpperCase()}, `)).toEqual({ type: word });
  });

  it('is meant as a move unless it is one of its words', () => {
    expect(parseLessonLine(' next one ')).toEqual({ type: 'try', text: 'next one' });
    expect(parseLessonLine(' , ')).toBe(null);
    expect(parseLessonLine('1'.repeat(100_000))).toMatchObject({ reason: expect.any(String) });
  });

  const heed = (line: string, lesson = openLesson) => heedLessonLine(game, questions, lesson, line);

  it('goes on to the next question once the answer is known, and ends behind the last', () => {
    expect(heed(best())).toMatchObject({
      came: { type: 'answered', answer: { isAccepted: true } },
      lesson: { index: 1, found: [0] },
      follows: 'put',
    });
    expect(heed('reveal')).toMatchObject({
      came: { type: 'revealed' },
      lesson: { index: 1 },
      follows: 'put',
    });
    const last = { ...openLesson, index: count - 1 };
    expect(heed(best(count - 1), last)).toMatchObject({ follows: 'over', lesson: { found: [count - 1] } });
    expect(heed('next', last).follows).toBe('over');
    expect(heed('quit').follows).toBe('over');
  });

  it('leaves the question standing after a wrong move, a refusal or a look', () => {
    expect(heed(at(0).reviewed.move)).toMatchObject({ came: { type: 'answered' }, follows: 'stands' });
    for (const line of ['flip 99', 'undo', 'board', 'record', 'help', '']) {
      expect(heed(line)).toMatchObject({ lesson: openLesson, follows: 'stands' });
    }
  });

  it('never throws and never leaves the questions, whatever is written', () => {
    const line = fc.oneof(
      fc.constantFrom(...lessonWords.map(([word]) => word), best(), 'flip 1', '1 2'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        let lesson = openLesson;
        for (const each of lines) {
          ({ lesson } = heedLessonLine(game, questions, lesson, each));
          expect(questions[lesson.index]).toBeDefined();
        }
      }),
      { numRuns: 200 },
    );
  });
});
