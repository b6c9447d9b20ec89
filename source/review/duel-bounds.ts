import { type Bounds, boundsAmong, judgeHearing } from '../solver/number-flip-duel-bounds.ts';
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

const judgeFreely = (hearing: Hearing): DuelBounds => {
  const judged = judgeHearing(hearing);
  const all = [...judged.flips, judged.tries];
  return {
    before: {
      lower: Math.max(...all.map(({ lower }) => lower)),
      upper: Math.max(...all.map(({ upper }) => upper)),
    },
    ofMove: (tried) =>
      boundsAmong(judged, hearing, tried.kind === 'flip' ? `flip ${tried.position}` : `guess ${tried.bits}`),
  };
};

const known = boundedCache<DuelBounds>(2_000);

/** As long as nobody has guessed, nothing counts but what the counts have told. */
const freely = (hearing: Hearing): DuelBounds => {
  if (hearing.refuted.size > 0 || hearing.heard.size > 0) return judgeFreely(hearing);
  const { size, open, ones, weight } = hearing.difference;
  return known.get(`${size} ${open} ${ones} ${weight} ${hearing.own}`, () => judgeFreely(hearing));
};

export const duelBounds = (standing: DuelStanding, movesLeft: number | null): DuelBounds =>
  movesLeft === null ? freely(standing.hearing) : nearDraw(standing, movesLeft);
