import type { Replay } from '../match/replay.ts';

/** Why a match is not judged yet, and what to do about it. */
export const tooSoon = {
  wrong: 'This match is not over, and it has secrets: a review now would be help.',
  advice: 'Finish it first, or play with assist.',
} as const;

/** What was known, and what the best move was, is computed help as long as the match goes on. */
export const isTooSoon = ({ game, setup, steps }: Pick<Replay, 'game' | 'setup' | 'steps'>): boolean =>
  game.secrecy !== 'none' && !setup.assist && steps.at(-1)?.outcome === null;
