import { describe, expect, it } from 'vitest';
import {
  type ReviewState,
  actInReview,
  freshReview,
  isMistake,
  reviewBindings,
  withPoints,
} from '../../../../source/faces/screen/screens/review/state.ts';
import { stripOf } from '../../../../source/review/strip.ts';
import { lessonOf } from '../../../helpers/lesson.ts';

const { review } = lessonOf('bit-flip-showdown', 3);
const points = [...stripOf(review.moves())];
const mistakes = points.flatMap((point, index) => (isMistake(point) ? [index] : []));
const fresh = freshReview(review);
const whole = withPoints(fresh, points, true);
const act = (state: ReviewState, ...actions: readonly Parameters<typeof actInReview>[1][]): ReviewState =>
  actInReviewAll(state, actions, 10);
const actInReviewAll = (
  state: ReviewState,
  actions: readonly Parameters<typeof actInReview>[1][],
  most: number,
): ReviewState => actions.reduce((so, action) => actInReview(so, action, most), state);
const next = { mistake: 1 } as const;

describe('a review on the screen', () => {
  it('goes from mistake to mistake and says when there is none', () => {
    const later = mistakes.filter((index) => index > 0);
    let state = whole;
    for (const index of later) {
      state = act(state, next);
      expect(state.chosen).toBe(index);
    }
    expect(act(state, next)).toMatchObject({
      chosen: state.chosen,
      said: expect.stringContaining('no later mistake'),
    });
    expect(act(act(state, next), { by: -1 }).said).toBe('');
    expect(act(whole, { by: -5 }, { mistake: -1 }).said).toContain('no earlier mistake');
  });

  it('does not lose a key that comes before the moves are judged', () => {
    const asked = act(fresh, next);
    expect(reviewBindings(asked).some(({ keys }) => keys.includes('n'))).toBe(true);
    const [first = 0] = mistakes.filter((index) => index > 0);
    const half = withPoints(asked, points.slice(0, first), false);
    expect(half.chosen).toBe(0);
    expect(withPoints(half, points.slice(first), true)).toMatchObject({ chosen: first, isSeeking: false });
  });

  it('forgets the key when another one is pressed meanwhile, or when there is no mistake', () => {
    const other = act(fresh, next, { by: 1 });
    expect(withPoints(other, points, true).chosen).toBe(0);
    const spotless = withPoints(act(fresh, next), points.slice(0, mistakes[0]), true);
    expect(spotless.said).toBe(mistakes[0] === 0 ? spotless.said : 'There is no later mistake.');
  });

  it('scrolls no further than there is text, and from the top at each move', () => {
    const scrolled = act(whole, { scroll: 3 }, { scroll: 3 }, { scroll: 3 }, { scroll: 3 }, { scroll: 3 });
    expect(scrolled.scrolled).toBe(10);
    expect(act(scrolled, { scroll: -3 }).scrolled).toBe(7);
    // The window has grown: less is hidden, and the first key back already shows.
    expect(actInReview(scrolled, { scroll: -3 }, 4).scrolled).toBe(1);
    expect(act(scrolled, { by: 1 }).scrolled).toBe(0);
    expect(act(scrolled, 'page')).toMatchObject({ page: 'board', scrolled: 0 });
    expect(act(scrolled, 'page', 'page').page).toBe('words');
  });
});
