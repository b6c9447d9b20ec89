import type { AnyGame } from '../../../../game/contract.ts';
import { formatMove } from '../../../../game/move.ts';
import { isRefusal } from '../../../../game/refusal.ts';
import type { Question } from '../../../../review/contract.ts';
import {
  type Lesson,
  hasNext,
  isSettled,
  next,
  openLesson,
  previous,
  retry,
  reveal,
  thinkAgain,
  tryMove,
} from '../../../../review/lesson.ts';
import type { Binding } from '../../bindings.ts';
import { type RecordPlace, isRecordShown } from './record-place.ts';
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

const key = (
  keys: readonly string[],
  label: string,
  words: string,
  action: Binding<LearnAction>['action'],
  isQuiet = false,
): Binding<LearnAction> => ({ keys, label, words, action, isQuiet });

const steps: readonly Binding<LearnAction>[] = [
  key(['left', 'h'], 'arrows', 'move', { step: 'left' }),
  key(['right', 'l'], 'right', 'to the right', { step: 'right' }, true),
  key(['up', 'k'], 'up', 'a row up', { step: 'up' }, true),
  key(['down', 'j'], 'down', 'a row down', { step: 'down' }, true),
  key(['home'], 'Home', 'to the first bit', { step: 'first' }, true),
  key(['end'], 'End', 'to the last bit', { step: 'last' }, true),
];

const turning = (isMore: boolean): readonly Binding<LearnAction>[] => [
  ...(isMore ? [key(['n'], 'n', 'next', 'next')] : []),
  key(['p'], 'p', 'the question before', 'previous', true),
];

/** The record is scrolled back from its end, everything else down from its beginning. */
const scrolling = (isRecord: boolean): readonly Binding<LearnAction>[] => [
  key(['J', 'pagedown'], 'J', isRecord ? 'later turns' : 'scroll down', { scroll: isRecord ? -1 : 1 }, true),
  key(['K', 'pageup'], 'K', isRecord ? 'earlier turns' : 'scroll up', { scroll: isRecord ? 1 : -1 }, true),
];

const ofRecord = (state: LearnState, place: RecordPlace): readonly Binding<LearnAction>[] => [
  ...(place === 'page' ? [key(['tab'], 'Tab', state.page === 'record' ? 'board' : 'record', 'page')] : []),
  ...(isRecordShown(state, place) || isSettled(state.lesson) ? scrolling(isRecordShown(state, place)) : []),
];

/** On the record's own page. */
const recordPage: readonly Binding<LearnAction>[] = [
  key(['tab'], 'Tab', 'board', 'page'),
  key(['up', 'k', 'K', 'pageup'], 'up/down', 'scroll', { scroll: 1 }),
  key(['down', 'j', 'J', 'pagedown'], 'down', 'later turns', { scroll: -1 }, true),
];

export const learnBindings = (
  state: LearnState,
  count: number,
  place: RecordPlace,
): readonly Binding<LearnAction>[] => {
  const { lesson, pointer, page } = state;
  if (place === 'page' && page === 'record') return recordPage;
  const record = ofRecord(state, place);
  const isMore = hasNext(lesson, count);
  if (isSettled(lesson)) {
    return [
      ...(isMore ? [key(['return', 'n'], 'Enter', 'next', 'next')] : []),
      key(['t'], 't', 'try again', 'retry'),
      ...record,
      key(['p'], 'p', 'the question before', 'previous', true),
    ];
  }
  const isGuess = pointer.cursor.row === 1;
  return [
    key(['return'], 'Enter', 'try', 'try'),
    key(['space'], 'space', isGuess ? 'turn' : 'mark', 'mark'),
    ...record,
    key(['r'], 'r', 'reveal', 'reveal'),
    ...steps,
    ...(isGuess
      ? [
          key(['0'], '0 1', 'enter a bit', { bit: '0' }),
          key(['1'], '1', 'enter a 1', { bit: '1' }, true),
          key(['backspace', 'delete'], 'Backspace', 'take the bit back', { bit: '' }, true),
        ]
      : [
          key(
            ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
            '1-9',
            'go to that bit and mark it',
            (name) => ({ jump: Number(name) }),
            true,
          ),
        ]),
    ...turning(isMore),
  ];
};

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
