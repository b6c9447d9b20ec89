import { hasNext, isSettled } from '../../../../review/lesson.ts';
import type { Binding } from '../../bindings.ts';
import { type RecordPlace, isRecordShown } from './record-place.ts';
import type { LearnAction, LearnState } from './state.ts';

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
