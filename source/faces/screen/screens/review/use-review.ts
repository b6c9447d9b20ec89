import { useEffect, useState } from 'react';
import type { Review } from '../../../../review/contract.ts';
import { type StripPoint, stripOf } from '../../../../review/strip.ts';
import { type ReviewState, freshReview, withPoints } from './state.ts';

/** How long judging may keep the keyboard waiting. */
const sliceMs = 12;

/** Judges the moves a few at a time, so that the first are there at once and no key ever waits. */
export const useReview = (review: Review) => {
  const [state, setState] = useState<ReviewState>(() => freshReview(review));
  useEffect(() => {
    const points = stripOf(review.moves())[Symbol.iterator]();
    let timer: NodeJS.Timeout | undefined;
    const judgeSome = (): void => {
      const more: StripPoint[] = [];
      const start = performance.now();
      let isComplete = false;
      while (!isComplete && performance.now() - start < sliceMs) {
        const next = points.next();
        if (next.done === true) isComplete = true;
        else more.push(next.value);
      }
      setState((before) => withPoints(before, more, isComplete));
      if (!isComplete) timer = setTimeout(judgeSome, 1);
    };
    timer = setTimeout(judgeSome, 0);
    return () => clearTimeout(timer);
  }, [review]);
  return [state, setState] as const;
};
