import type { AnyGame } from '../game/contract.ts';
import { wordsOf } from '../game/notation.ts';
import { type Refusal, isRefusal } from '../game/refusal.ts';
import { parsePromptLine } from '../match/prompt-line.ts';
import type { Answer, Question } from './contract.ts';
import { type Lesson, hasNext, isSettled, next, previous, reveal, tryMove } from './lesson.ts';

const requests = ['reveal', 'next', 'previous', 'board', 'record', 'help', 'quit'] as const;
type Request = (typeof requests)[number];

type LessonLine = { readonly type: 'try'; readonly text: string } | { readonly type: Request };

/** What can be typed in a lesson beside moves, and what it does. */
export const lessonWords: readonly (readonly [line: Request, does: string])[] = [
  ['reveal', 'the best moves and why; then the next question'],
  ['next', 'leave this question for the next one; after the last, the end'],
  ['previous', 'the question before'],
  ['board', 'the question again, with its board'],
  ['record', 'all that the player had heard in the round'],
  ['help', 'the commands and the rules'],
  ['quit', 'leave'],
];

/** Reads what was typed in a lesson, whatever the face. What is none of its words is meant as a move. Null: nothing. */
export const parseLessonLine = (line: string): LessonLine | Refusal | null => {
  // As at the prompt of a match: the same lines are too long, empty, or have a word too many.
  const asked = parsePromptLine(line, 1);
  if (asked === null || isRefusal(asked)) return asked;
  const [word, ...rest] = wordsOf(line);
  const request = requests.find((each) => each === word);
  return request !== undefined && rest.length === 0 ? { type: request } : { type: 'try', text: line.trim() };
};

/** What came of a line. */
export type Came =
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'answered'; readonly answer: Answer }
  | { readonly type: 'nothing' | 'revealed' | 'turned' | Exclude<Request, 'reveal' | 'next' | 'previous'> };

/** What a face is to do then: the question stands, another one is put, or the lesson is over. */
export type Heeded = {
  readonly came: Came;
  readonly lesson: Lesson;
  readonly follows: 'stands' | 'put' | 'over';
};

/** The lesson goes on by itself once an answer is known; behind the last question it is over. */
export const heedLessonLine = (
  game: AnyGame,
  questions: readonly Question[],
  lesson: Lesson,
  line: string,
): Heeded => {
  const goOn = (came: Came, after: Lesson): Heeded =>
    hasNext(after, questions.length)
      ? { came, lesson: next(after, questions.length), follows: 'put' }
      : { came, lesson: after, follows: 'over' };
  const stand = (came: Came, after = lesson): Heeded => ({ came, lesson: after, follows: 'stands' });

  const question = questions[lesson.index];
  if (question === undefined) return { came: { type: 'nothing' }, lesson, follows: 'over' };
  const asked = parseLessonLine(line);
  if (asked === null) return stand({ type: 'nothing' });
  if (isRefusal(asked)) return stand({ type: 'refused', refusal: asked });
  switch (asked.type) {
    case 'try': {
      const after = tryMove(game, question, lesson, asked.text);
      if (isRefusal(after)) return stand({ type: 'refused', refusal: after });
      const came: Came = { type: 'answered', answer: after.answer };
      return isSettled(after) ? goOn(came, after) : stand(came, after);
    }
    case 'reveal':
      return goOn({ type: 'revealed' }, reveal(lesson));
    case 'next':
      return goOn({ type: 'turned' }, lesson);
    case 'previous':
      return { came: { type: 'turned' }, lesson: previous(lesson), follows: 'put' };
    case 'quit':
      return { came: { type: 'quit' }, lesson, follows: 'over' };
    default:
      return stand({ type: asked.type });
  }
};
