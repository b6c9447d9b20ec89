import type { Replay } from '../../../../match/replay.ts';
import type { Review } from '../../../../review/contract.ts';
import { isTooSoon, tooSoon } from '../../../../review/too-soon.ts';
import type { Services } from '../../../../session/services.ts';

/** A match and its review, unless that would help somebody who still plays it. */
export const loadReview = (
  services: Services,
  reference: string,
): { readonly replay: Replay; readonly review: Review } => {
  const replay = services.replay(reference);
  if (isTooSoon(replay)) throw new Error(`${tooSoon.wrong} ${tooSoon.advice}`);
  return { replay, review: services.review(reference) };
};
