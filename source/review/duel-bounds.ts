import { type Bounds, type Judged, boundsAmong, judgeHearing } from '../solver/number-flip-duel-bounds.ts';
import { type Difference, weightOf } from '../solver/number-flip-duel-difference.ts';
import type { Hearing } from '../solver/number-flip-duel.ts';
import { boundedCache } from './bounded-cache.ts';
import type { DuelStanding, DuelTry } from './duel-standing.ts';

/*
 * What is proven about the chance of winning Number Flip Duel, a draw counting half: the theorems of the guess war as far
 * as they hold with so many moves left. Where what was heard in moves taken back has no shape that they know, only this:
 *
 * At least: whoever cannot rule out k sequences and names one of them at random hits one time in k.
 * At most: after a move that the opponent sees to win nothing, they may do the same. The counts leave both players the
 * same differences, so with c of them left the opponent hits one time in c at least. A flip leaves as many as the count
 * tells; most is left by the count that tells least.
 */
export type DuelBounds = {
  /** Of the best move. */
  readonly before: Bounds;
  readonly ofMove: (tried: DuelTry) => Bounds;
};

const bySampling = ({ candidates, shared }: DuelStanding, moves: number): DuelBounds => {
  const hit = 1 / candidates;
  const last = (1 + hit) / 2;
  const before = moves === 1 ? { lower: last, upper: last } : { lower: hit, upper: 1 };
  return {
    before,
    ofMove: (tried) => {
      if (tried.kind === 'guess' && tried.isPossible) return before;
      if (moves === 1) return { lower: 0.5, upper: 0.5 };
      if (tried.kind === 'guess' && tried.isPlausible) return { lower: 0, upper: 1 };
      const most = tried.kind === 'guess' ? shared : Math.max(...tried.leaves);
      return { lower: 0, upper: (1 - 1 / most) * (moves === 2 ? 0.5 : 1) };
    },
  };
};

const boundsFrom = (judged: Judged, ofMove: DuelBounds['ofMove']): DuelBounds => {
  const all = [...judged.flips, judged.tries];
  return {
    before: {
      lower: Math.max(...all.map(({ lower }) => lower)),
      upper: Math.max(...all.map(({ upper }) => upper)),
    },
    ofMove,
  };
};

const nobody: ReadonlySet<number> = new Set();
const known = boundedCache<Judged>(2_000);

/** From so many moves on it does not matter how many more there are: whoever searches or listens has done all they can. */
const longest = ({ open, weight }: Difference): number =>
  2 ** (weightOf(open) + (weight === null ? 1 : 0)) + 64;

/**
 * As long as nobody has guessed, all that counts is how many places are open and how many of them differ: one position
 * stands for all that are alike, with the open places at its end.
 */
const beforeGuesses = ({ size, open, weight }: Difference, moves: number): DuelBounds => {
  const places = weightOf(open);
  const alike = { size, open: 2 ** places - 1, ones: 0, weight };
  const judged = known.get(`${size} ${places} ${weight} ${moves}`, () =>
    judgeHearing({ own: 0, difference: alike, refuted: nobody, heard: nobody, news: null }, moves),
  );
  return boundsFrom(judged, (tried) => {
    if (tried.kind === 'guess')
      return tried.isPossible ? judged.tries : tried.isPlausible ? judged.bluff : judged.pass;
    const { lower, upper } = judged.flips[tried.tells === 'nothing' ? 0 : size - 1] ?? judged.pass;
    return { lower, upper };
  });
};

const afterGuesses = (hearing: Hearing, moves: number): DuelBounds => {
  const judged = judgeHearing(hearing, moves);
  return boundsFrom(judged, (tried) =>
    boundsAmong(judged, hearing, tried.kind === 'flip' ? `flip ${tried.position}` : `guess ${tried.bits}`),
  );
};

export const duelBounds = (standing: DuelStanding, movesLeft: number | null): DuelBounds => {
  const { hearing, listed, candidates } = standing;
  if (listed !== null) return bySampling(standing, movesLeft ?? Infinity);
  const moves = movesLeft === null ? Infinity : Math.min(movesLeft, longest(hearing.difference));
  const hasGuesses = hearing.refuted.size > 0 || hearing.heard.size > 0;
  // Whoever is sure can tell a better guess from a worse one.
  return hasGuesses || candidates === 1
    ? afterGuesses(hearing, moves)
    : beforeGuesses(hearing.difference, moves);
};
