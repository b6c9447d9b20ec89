import { isKept } from '../../../../review/marks.ts';
import type { Review, ReviewSummary } from '../../../../review/contract.ts';
import type { StripPoint } from '../../../../review/strip.ts';
import { startSummary, withMove } from '../../../../review/summary.ts';
import type { Binding } from '../../bindings.ts';
import { scrolledBy } from '../../text/page.ts';

/** The moves judged so far, and the one that is looked at. Judging goes on while somebody reads. */
export type ReviewState = {
  readonly points: readonly StripPoint[];
  readonly summary: ReviewSummary;
  readonly isComplete: boolean;
  readonly chosen: number;
  /** What is shown of the chosen move: what there is to say, or the board. */
  readonly page: 'words' | 'board';
  /** From which line on, where there is more than fits. */
  readonly scrolled: number;
  /** The next mistake was asked for, and none is judged yet. */
  readonly isSeeking: boolean;
  /** Why the last key did nothing. */
  readonly said: string;
};

export type ReviewAction =
  | { readonly by: number }
  | { readonly mistake: 1 | -1 }
  | { readonly scroll: number }
  | 'page'
  | 'learn'
  | 'replay';

export const freshReview = (review: Pick<Review, 'hints'>): ReviewState => ({
  points: [],
  summary: startSummary(review),
  isComplete: false,
  chosen: 0,
  page: 'words',
  scrolled: 0,
  isSeeking: false,
  said: '',
});

export const isMistake = ({ move }: StripPoint): boolean => !isKept(move.mark) && !move.isUndone;

export const withPoints = (
  state: ReviewState,
  more: readonly StripPoint[],
  isComplete: boolean,
): ReviewState =>
  sought({
    ...state,
    points: [...state.points, ...more],
    summary: more.reduce((summary, { move }) => withMove(summary, move), state.summary),
    isComplete,
  });

const stepping: readonly Binding<ReviewAction>[] = [
  {
    keys: ['right', 'l', 'space', 'j', 'down'],
    label: 'arrows',
    words: 'step',
    more: 'the next move',
    action: { by: 1 },
  },
  {
    keys: ['left', 'h', 'k', 'up'],
    label: 'left',
    words: 'the move before',
    action: { by: -1 },
    isQuiet: true,
  },
];

const toMistakes: readonly Binding<ReviewAction>[] = [
  { keys: ['n'], label: 'n', words: 'next mistake', action: { mistake: 1 } },
  { keys: ['p', 'N'], label: 'p', words: 'mistake before', action: { mistake: -1 }, isQuiet: true },
];

const toPage = ({ page }: ReviewState): Binding<ReviewAction> => ({
  keys: ['tab'],
  label: 'Tab',
  words: page === 'words' ? 'board' : 'words',
  more: 'the board and every best move, or the words about the move',
  action: 'page',
});

const toLesson: Binding<ReviewAction> = {
  keys: ['t'],
  label: 't',
  words: 'try again',
  more: 'try the mistakes again, with the answers hidden',
  action: 'learn',
};

const others: readonly Binding<ReviewAction>[] = [
  { keys: ['J', 'pagedown'], label: 'J', words: 'scroll down', action: { scroll: 3 }, isQuiet: true },
  { keys: ['K', 'pageup'], label: 'K', words: 'scroll up', action: { scroll: -3 }, isQuiet: true },
  { keys: ['r'], label: 'r', words: 'replay from this move', action: 'replay', isQuiet: true },
  { keys: ['home', 'g'], label: 'Home', words: 'to the first move', action: { by: -1e9 }, isQuiet: true },
  { keys: ['end', 'G'], label: 'End', words: 'to the last move', action: { by: 1e9 }, isQuiet: true },
];

export const reviewBindings = (state: ReviewState): readonly Binding<ReviewAction>[] => {
  const hasMistakes = !state.isComplete || state.points.some(isMistake);
  return [
    ...stepping,
    ...(hasMistakes ? toMistakes : []),
    toPage(state),
    ...(hasMistakes ? [toLesson] : []),
    ...others,
  ];
};

const chosenAt = (state: ReviewState, index: number): ReviewState => ({
  ...state,
  chosen: Math.max(0, Math.min(state.points.length - 1, index)),
  scrolled: 0,
  isSeeking: false,
});

const mistakeBefore = (state: ReviewState): ReviewState => {
  const found = state.points.findLastIndex((point, index) => index < state.chosen && isMistake(point));
  return found === -1 ? { ...state, said: 'There is no earlier mistake.' } : chosenAt(state, found);
};

/** At the next mistake, if it is asked for and judged; whoever asks too early need not ask again. */
const sought = (state: ReviewState): ReviewState => {
  if (!state.isSeeking) return state;
  const found = state.points.findIndex((point, index) => index > state.chosen && isMistake(point));
  if (found >= 0) return chosenAt(state, found);
  return state.isComplete ? { ...state, isSeeking: false, said: 'There is no later mistake.' } : state;
};

/** `mostScrolled`: how far the page can be scrolled. */
export const actInReview = (before: ReviewState, action: ReviewAction, mostScrolled: number): ReviewState => {
  const state = { ...before, said: '' };
  if (action === 'page') return { ...state, page: state.page === 'words' ? 'board' : 'words', scrolled: 0 };
  if (typeof action !== 'object') return state;
  if ('scroll' in action) {
    return { ...state, scrolled: scrolledBy(state.scrolled, action.scroll, mostScrolled) };
  }
  if ('by' in action) return chosenAt(state, state.chosen + action.by);
  return action.mistake === 1 ? sought({ ...state, isSeeking: true }) : mistakeBefore(state);
};
