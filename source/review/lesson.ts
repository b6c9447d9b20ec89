import type { AnyGame } from '../game/contract.ts';
import { type Refusal, isRefusal } from '../game/refusal.ts';
import { answerTo } from './answer.ts';
import type { Answer, Question, Review } from './contract.ts';

/** The mistakes of a match as questions, one after the other; each answer is hidden until it is found or asked for. */
export type Lesson = {
  readonly index: number;
  /** What came of the last try; null before it. */
  readonly answer: Answer | null;
  readonly isRevealed: boolean;
  /** Questions whose answer was found, and whose was asked for before that. */
  readonly found: readonly number[];
  readonly told: readonly number[];
};

/** As many as anybody would try; a very long match has more. */
export const mostQuestions = 1000;

export const lessonQuestions = (review: Pick<Review, 'questions'>): readonly Question[] => {
  const questions: Question[] = [];
  for (const question of review.questions()) {
    questions.push(question);
    if (questions.length === mostQuestions) break;
  }
  return questions;
};

export const openLesson: Lesson = { index: 0, answer: null, isRevealed: false, found: [], told: [] };

/** Whether the answer to this question is known. */
export const isSettled = ({ answer, isRevealed }: Lesson): boolean =>
  isRevealed || answer?.isAccepted === true;

/** The lesson after a move was tried. A refusal is no try: nothing has changed. */
export const tryMove = (
  game: AnyGame,
  question: Question,
  lesson: Lesson,
  text: string,
): (Lesson & { readonly answer: Answer }) | Refusal => {
  const answer = answerTo(game, question, text);
  if (isRefusal(answer)) return answer;
  const { index, found, told } = lesson;
  const isNew = answer.isAccepted && !found.includes(index) && !told.includes(index);
  return { ...lesson, answer, found: isNew ? [...found, index] : found };
};

/** The last try is forgotten: another one is on its way. */
export const thinkAgain = (lesson: Lesson): Lesson => ({ ...lesson, answer: null });

export const reveal = (lesson: Lesson): Lesson => {
  const { index, told } = lesson;
  return { ...lesson, isRevealed: true, answer: null, told: told.includes(index) ? told : [...told, index] };
};

/** The same question with its answer hidden again. What was found stays found. */
export const retry = ({ index, found, told }: Lesson): Lesson => ({ ...openLesson, index, found, told });

export const hasNext = ({ index }: Lesson, count: number): boolean => index < count - 1;

export const next = (lesson: Lesson, count: number): Lesson =>
  retry({ ...lesson, index: Math.max(0, Math.min(count - 1, lesson.index + 1)) });

export const previous = (lesson: Lesson): Lesson =>
  retry({ ...lesson, index: Math.max(0, lesson.index - 1) });
