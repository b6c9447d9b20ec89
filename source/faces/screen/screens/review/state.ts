import { isKept } from '../../../../review/marks.ts';
import type { ReviewSummary } from '../../../../review/contract.ts';
import type { StripPoint } from '../../../../review/strip.ts';
import { emptySummary, withMove } from '../../../../review/summary.ts';
import type { Binding } from '../../bindings.ts';

/** The moves judged so far, and the one that is looked at. Judging goes on while somebody reads. */
export type ReviewState = {
  readonly points: readonly StripPoint[];
  readonly summary: ReviewSummary;
  readonly isComplete: boolean;
  readonly chosen: number;
};

export type ReviewAction = { readonly by: number } | { readonly mistake: 1 | -1 } | 'learn' | 'replay';

export const freshReview: ReviewState = {
  points: [],
  summary: emptySummary,
  isComplete: false,
  chosen: 0,
};

export const isMistake = ({ move }: StripPoint): boolean => !isKept(move.mark) && !move.isUndone;

export const withPoints = (
  state: ReviewState,
  more: readonly StripPoint[],
  isComplete: boolean,
): ReviewState => ({
  ...state,
  points: [...state.points, ...more],
  summary: more.reduce((summary, { move }) => withMove(summary, move), state.summary),
  isComplete,
});

export const reviewBindings = (state: ReviewState): readonly Binding<ReviewAction>[] => [
  {
    keys: ['right', 'l', 'space', 'j', 'down'],
    label: 'left/right',
    words: 'move',
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
  ...(state.points.some(isMistake)
    ? ([
        { keys: ['n'], label: 'n', words: 'next mistake', action: { mistake: 1 } },
        { keys: ['p', 'N'], label: 'p', words: 'mistake before', action: { mistake: -1 }, isQuiet: true },
        {
          keys: ['t'],
          label: 't',
          words: 'try again',
          more: 'try the mistakes again, with the answers hidden',
          action: 'learn',
        },
      ] as const)
    : []),
  { keys: ['r'], label: 'r', words: 'replay from this move', action: 'replay', isQuiet: true },
  { keys: ['home', 'g'], label: 'Home', words: 'to the first move', action: { by: -1e9 }, isQuiet: true },
  { keys: ['end', 'G'], label: 'End', words: 'to the last move', action: { by: 1e9 }, isQuiet: true },
];

const nearestMistake = ({ points, chosen }: ReviewState, by: 1 | -1): number => {
  const found =
    by === 1
      ? points.findIndex((point, index) => index > chosen && isMistake(point))
      : points.findLastIndex((point, index) => index < chosen && isMistake(point));
  return found === -1 ? chosen : found;
};

export const actInReview = (state: ReviewState, action: ReviewAction): ReviewState => {
  if (typeof action !== 'object') return state;
  const to = 'mistake' in action ? nearestMistake(state, action.mistake) : state.chosen + action.by;
  return { ...state, chosen: Math.max(0, Math.min(state.points.length - 1, to)) };
};
