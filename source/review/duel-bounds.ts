import { type Bounds, type Judged, boundsAmong, judgeHearing } from '../solver/number-flip-duel-bounds.ts';
import { type Difference, weightOf } from '../solver/number-flip-duel-difference.ts';
import type { Hearing } from '../solver/number-flip-duel.ts';
import { boundedCache } from './bounded-cache.ts';
import type { DuelStanding, DuelTry } from './duel-standing.ts';

/*
 * What is proven about the chance of winning Number Flip Duel. Without the draw rule the theorems of the guess war say
 * much. With it only what happens at once is certain, a draw counting half:
 *
 * At least: whoever cannot rule out k sequences and names one of them at random hits one time in k.
 * At most: after a move that cannot win at once the opponent may do the same. The counts leave both players the same
 * differences, so with c of them left the opponent hits one time in c at least. A flip leaves as many as the count
 * tells; most is left by the count that tells least.
 */
export type DuelBounds = {
  /** Of the best move. */
  readonly before: Bounds;
  readonly ofMove: (tried: DuelTry) => Bounds;
};

const lastMove = 1;

const nearDraw = ({ candidates, shared }: DuelStanding, movesLeft: number): DuelBounds => {
  const hit = 1 / candidates;
  const before = { lower: movesLeft === lastMove ? hit + (1 - hit) / 2 : hit, upper: 1 };
  return {
    before,
    ofMove: (tried) => {
      if (tried.kind === 'guess' && tried.isPossible) return before;
      if (movesLeft === lastMove) return { lower: 0.5, upper: 0.5 };
      const most = tried.kind === 'guess' ? shared : Math.max(...tried.leaves);
      return { lower: 0, upper: 1 - 1 / most };
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

/**
 * As long as nobody has guessed, all that counts is how many places are open and how many of them differ: one position
 * stands for all that are alike, with the open places at its end.
 */
const beforeGuesses = ({ size, open, weight }: Difference): DuelBounds => {
  const places = weightOf(open);
  const alike = { size, open: 2 ** places - 1, ones: 0, weight };
  const judged = known.get(`${size} ${places} ${weight}`, () =>
    judgeHearing({ own: 0, difference: alike, refuted: nobody, heard: nobody, news: null }),
  );
  return boundsFrom(judged, (tried) => {
    if (tried.kind === 'guess') return tried.isPlausible ? judged.tries : judged.pass;
    const { lower, upper } = judged.flips[tried.tells === 'nothing' ? 0 : size - 1] ?? judged.pass;
    return { lower, upper };
  });
};

const afterGuesses = (hearing: Hearing): DuelBounds => {
  const judged = judgeHearing(hearing);
  return boundsFrom(judged, (tried) =>
    boundsAmong(judged, hearing, tried.kind === 'flip' ? `flip ${tried.position}` : `guess ${tried.bits}`),
  );
};

export const duelBounds = (standing: DuelStanding, movesLeft: number | null): DuelBounds => {
  if (movesLeft !== null) return nearDraw(standing, movesLeft);
  const { hearing } = standing;
  const hasGuesses = hearing.refuted.size > 0 || hearing.heard.size > 0;
  // Whoever is sure can tell a better guess from a worse one.
  return hasGuesses || standing.candidates === 1 ? afterGuesses(hearing) : beforeGuesses(hearing.difference);
};
