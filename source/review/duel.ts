import { type Bits, fromNumber, positionsOf } from '../bits/bits.ts';
import type { NumberFlipDuelView } from '../games/number-flip-duel/rules.ts';
import type { Bounds } from '../solver/number-flip-duel-bounds.ts';
import type { Evaluation, MoveMark } from './contract.ts';
import { duelBounds } from './duel-bounds.ts';
import {
  type DuelStanding,
  type DuelTry,
  candidatesOf,
  countsAfter,
  duelStandingOf,
  tryOf,
} from './duel-standing.ts';
import type { Circumstances, Judgement } from './judgement.ts';
import { isKept, lossMark, tolerances } from './marks.ts';

/** What is true of a move in Number Flip Duel, on what the mover could prove. */
export type DuelFacts = {
  readonly standing: DuelStanding;
  readonly mark: MoveMark;
  readonly tried: DuelTry;
  readonly before: Bounds;
  readonly bounds: Bounds;
  /** What the mover was told: whether the guess was right; null for a flip, or if nothing was said. */
  readonly isRight: boolean | null;
  /** What is left after the answer; null if nothing was said. */
  readonly left: Pick<DuelStanding, 'candidates' | 'shared'> | null;
  /** A guess that may be right, if the move was proven to be worse than the best. */
  readonly better: Bits | null;
  readonly hasHeardMore: boolean;
  /** Until the draw rule ends the round, this move included; null without the rule. */
  readonly movesLeft: number | null;
};

/** So many guesses are named; where more are as good, some of them. */
const mostNamed = 64;

export const possibleSequences = (standing: DuelStanding, most: number): readonly Bits[] => {
  const found: Bits[] = [];
  for (const candidate of candidatesOf(standing)) {
    if (found.length >= most) break;
    found.push(fromNumber(candidate, standing.size));
  }
  return found.toSorted();
};

/** How much of the proven chance a move gives away for certain. */
const lossOf = ({ lower }: Bounds, { upper }: Bounds): number => Math.max(0, lower - upper);

/** Whether nothing else can be worth more. That bounds overlap is no proof of it. */
const isProvenBest = ({ upper }: Bounds, { lower }: Bounds): boolean =>
  upper - lower <= tolerances.chance.best;

/**
 * A guess that may be right is never blamed: whether it is right is luck. One that cannot be right is never best, but
 * as long as the opponent cannot tell it from the others, and no draw is near, it is worth as much as they are.
 */
export const markDuel = (
  standing: DuelStanding,
  tried: DuelTry,
  { movesLeft }: Pick<Circumstances, 'movesLeft'>,
): MoveMark => {
  const isGuess = tried.kind === 'guess';
  if (isGuess && tried.isPossible) return 'best';
  if (isGuess && tried.isPlausible && standing.candidates > 1 && movesLeft === null) return 'good';
  const { before, ofMove } = duelBounds(standing, movesLeft);
  const bounds = ofMove(tried);
  const mark = lossMark(lossOf(before, bounds), tolerances.chance);
  return mark === 'best' && (isGuess || !isProvenBest(before, bounds)) ? 'good' : mark;
};

const bestMoves = (standing: DuelStanding, circumstances: Circumstances): readonly string[] => {
  const flips = positionsOf(standing.size).map((position) => `flip ${position}`);
  const good = flips.filter((flip) => {
    const tried = tryOf(standing, flip);
    return tried !== undefined && markDuel(standing, tried, circumstances) === 'best';
  });
  return [...good, ...possibleSequences(standing, mostNamed).map((bits) => `guess ${bits}`)];
};

const evaluationOf = (bounds: Bounds, candidates: number): Evaluation => ({
  chance: (bounds.lower + bounds.upper) / 2,
  bounds,
  candidates,
});

/** Judges a move by what is proven about the chance of winning. Undefined: there is no such move here. */
export const judgeDuel = (
  view: NumberFlipDuelView,
  move: string,
  circumstances: Circumstances,
): Judgement<DuelFacts> | undefined => {
  const standing = duelStandingOf(view, circumstances);
  const tried = standing === undefined ? undefined : tryOf(standing, move);
  if (standing === undefined || tried === undefined) return undefined;
  const { said, movesLeft, hasHeardMore } = circumstances;
  const mark = markDuel(standing, tried, circumstances);
  const { before, ofMove } = duelBounds(standing, movesLeft);
  const bounds = ofMove(tried);
  const left = said === null ? null : countsAfter(standing, tried, said);
  const isRight = tried.kind === 'guess' && said !== null ? said['correct'] === true : null;
  const facts: DuelFacts = {
    standing,
    mark,
    tried,
    before,
    bounds,
    isRight,
    left,
    better: isKept(mark) ? null : (possibleSequences(standing, 1)[0] ?? null),
    hasHeardMore,
    movesLeft,
  };
  return {
    before: evaluationOf(before, standing.candidates),
    after:
      isRight === true
        ? { chance: 1, candidates: 1 }
        : evaluationOf(bounds, left?.candidates ?? standing.candidates),
    best: bestMoves(standing, circumstances),
    mark,
    facts,
  };
};
