import type { AnyGame } from '../../../../game/contract.ts';
import { formatMove } from '../../../../game/move.ts';
import { isRefusal } from '../../../../game/refusal.ts';
import type { Question } from '../../../../review/contract.ts';
import {
  type Lesson,
  next,
  openLesson,
  previous,
  retry,
  reveal,
  thinkAgain,
  tryMove,
} from '../../../../review/lesson.ts';
import { scrolledBy } from '../../text/page.ts';
import {
  type Pointer,
  type Step,
  draftOf,
  entered,
  freshPointer,
  guessOf,
  hasGuess,
  moved,
  toggled,
  turned,
} from '../../boards/pointer.ts';

/** A lesson with a pointer on its board. */
export type LearnState = {
  readonly lesson: Lesson;
  readonly pointer: Pointer;
  readonly said: string;
  /** Where the record has no place beside the board it has a page of its own. */
  readonly page: 'board' | 'record';
  /** How far the record is scrolled back or, where it is not shown, what is said is scrolled down. */
  readonly scrolled: number;
};

export type LearnAction =
  | { readonly step: Step }
  | { readonly bit: '0' | '1' | '' }
  | { readonly jump: number }
  | { readonly scroll: number }
  | 'page'
  | 'mark'
  | 'try'
  | 'retry'
  | 'reveal'
  | 'next'
  | 'previous';

/** A question is looked at with the pointer where it always begins. */
const lookAt = (lesson: Lesson): LearnState => ({
  lesson,
  pointer: freshPointer,
  said: '',
  page: 'board',
  scrolled: 0,
});

export const openLearn: LearnState = lookAt(openLesson);

const withPointer = (state: LearnState, pointer: Pointer): LearnState => ({
  ...state,
  lesson: thinkAgain(state.lesson),
  pointer,
  said: '',
});

const toggledAt = (game: AnyGame, { view }: Question, state: LearnState, pointer: Pointer): LearnState => {
  const next = toggled(game, view, pointer);
  return isRefusal(next) ? { ...state, said: next.message } : withPointer(state, next);
};

const tried = (game: AnyGame, question: Question, state: LearnState): LearnState => {
  const draft = draftOf(game, question.view, state.pointer, {});
  if (draft === undefined) return { ...state, said: 'The guess is not complete yet.' };
  const lesson = tryMove(game, question, state.lesson, formatMove(draft));
  return isRefusal(lesson) ? { ...state, said: lesson.message } : { ...state, lesson, said: '' };
};

/** What the reducer must know of the window. */
export type LearnSpace = {
  /** How many bits stand beside each other. */
  readonly perRow: number;
  /** How far the record, or what is said, can be scrolled. */
  readonly mostScrolled: number;
};

export const actInLearn = (
  game: AnyGame,
  question: Question,
  count: number,
  { perRow, mostScrolled }: LearnSpace,
  state: LearnState,
  action: LearnAction,
): LearnState => {
  const { pointer, lesson } = state;
  const { length } = question.view;
  if (typeof action === 'object') {
    if ('step' in action) {
      return withPointer(state, moved(pointer, action.step, { length, perRow, hasGuess: hasGuess(game) }));
    }
    if ('scroll' in action) {
      return { ...state, scrolled: scrolledBy(state.scrolled, action.scroll, mostScrolled) };
    }
    if ('bit' in action) return withPointer(state, entered(pointer, action.bit, length));
    if (action.jump > length)
      return { ...state, said: `There is no bit ${action.jump} here: there are ${length}.` };
    return toggledAt(game, question, state, { ...pointer, cursor: { row: 0, position: action.jump } });
  }
  switch (action) {
    case 'page':
      return { ...state, page: state.page === 'board' ? 'record' : 'board', scrolled: 0 };
    case 'mark':
      return pointer.cursor.row === 0
        ? toggledAt(game, question, state, pointer)
        : withPointer(state, turned(pointer, length, guessOf(pointer, length, {})));
    case 'try':
      return tried(game, question, state);
    case 'retry':
      return lookAt(retry(lesson));
    case 'reveal':
      return { ...state, lesson: reveal(lesson), said: '', scrolled: 0 };
    case 'next':
      return lookAt(next(lesson, count));
    case 'previous':
      return lookAt(previous(lesson));
  }
};
