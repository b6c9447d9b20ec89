import type { BinaryBattleView, Comparison } from '../games/binary-battle/rules.ts';
import type { Range } from '../solver/binary-battle.ts';
import {
  type Probe,
  type Standing,
  comparisonIn,
  probeOf,
  rangeAfter,
  standingOf,
  widthOf,
} from './battle-standing.ts';
import { type Worth, bestIn, flipOf, huntFrom, isCut, markIn, valueIn, worthOf } from './battle-worth.ts';
import type { Evaluation, MoveMark } from './contract.ts';
import type { Circumstances, Judgement } from './judgement.ts';
import { isKept } from './marks.ts';

/** What is true of a move in Binary Battle, on what the mover knew. */
export type BattleFacts = {
  readonly standing: Standing;
  readonly mark: MoveMark;
  /** What the move could tell. */
  readonly probe: Probe;
  /** By what it was judged, and what it is worth. */
  readonly worth: Worth;
  readonly moveWorth: number;
  /** What it did tell; null for a move that was only thought of. */
  readonly answer: Comparison | null;
  readonly rangeAfter: Range | null;
  /** A best move and what it could have told, if the move was none. */
  readonly better: Probe | null;
  readonly hasHeardMore: boolean;
};

/** Ranges in blocks wider than this are hunted by plans that are very good but not proven to be the best. */
const widestProven = 10;

const isProven = ({ range }: Standing): boolean => 32 - Math.clz32(range.low ^ range.high) <= widestProven;

/** Where the proof does not reach, a move may be less than best but is no mistake. */
const cappedMark = (mark: MoveMark, isSure: boolean): MoveMark => (isSure || isKept(mark) ? mark : 'good');

type Marked = { readonly mark: MoveMark; readonly worth: Worth; readonly moveWorth: number };

/**
 * Marks a move by the chance of winning where it is known, by what can be hit before a draw where that is close, and
 * otherwise by turns. Undefined: no such move.
 */
export const markBattle = (
  standing: Standing,
  move: string,
  circumstances: Circumstances,
): Marked | undefined => {
  const worth = worthOf(standing, circumstances);
  const moveWorth = valueIn(worth, move);
  if (moveWorth === undefined) return undefined;
  const isSure = worth.kind !== 'turns' || (isProven(standing) && !isCut(standing, circumstances.movesLeft));
  return { mark: cappedMark(markIn(worth, move), isSure), worth, moveWorth };
};

/** Judges a move on what the mover knew. Undefined: there is no such move here. */
export const judgeBattle = (
  view: BinaryBattleView,
  move: string,
  circumstances: Circumstances,
): Judgement<BattleFacts> | undefined => {
  const standing = standingOf(view, circumstances.range);
  const marked = standing === undefined ? undefined : markBattle(standing, move, circumstances);
  if (standing === undefined || marked === undefined) return undefined;
  const { mark, worth, moveWorth } = marked;
  const best = bestIn(worth);
  const hunt = huntFrom(standing);
  const probe = probeOf(standing, move);
  const answer = comparisonIn(circumstances.said);
  const left = answer === null ? null : rangeAfter(standing.range, probe.number, answer);
  const width = widthOf(standing.range);
  const facts: BattleFacts = {
    standing,
    mark,
    probe,
    worth,
    moveWorth,
    answer,
    rangeAfter: left,
    better: mark === 'best' || best[0] === undefined ? null : probeOf(standing, best[0]),
    hasHeardMore: circumstances.hasHeardMore,
  };
  const hit: Evaluation = { chance: 1, candidates: 1, expectedTurns: 0 };
  return {
    before: {
      ...evaluated(
        standing,
        worth,
        worth.values.map((_, index) => flipOf(index)),
      ),
      candidates: width,
      expectedTurns: hunt.best,
    },
    after:
      answer === 'equal'
        ? hit
        : {
            ...evaluated(standing, worth, [move]),
            candidates: left === null ? width : widthOf(left),
            expectedTurns: (valueIn(hunt, move) ?? 1) - 1,
          },
    best,
    mark,
    facts,
  };
};

type Chance = Pick<Evaluation, 'chance' | 'bounds'>;

const between = (lower: number, upper: number): Chance =>
  lower === upper ? { chance: lower } : { chance: (lower + upper) / 2, bounds: { lower, upper } };

/** What the best of some moves is worth. */
const evaluated = (standing: Standing, worth: Worth, moves: readonly string[]): Chance => {
  const { kind, values, last } = worth;
  if (kind === 'turns') return unproven(standing, moves);
  const among = values.map((_, index) => index).filter((index) => moves.includes(flipOf(index)));
  if (last === undefined) return { chance: Math.max(...among.map((index) => values[index] ?? 0)) };
  const most = (side: 'lower' | 'upper'): number =>
    Math.max(...among.map((index) => last.bounds[index]?.[side] ?? 0));
  return between(most('lower'), most('upper'));
};

/** All that is proven without an equilibrium: what can be hit at once. */
const unproven = (standing: Standing, moves: readonly string[]): Chance => {
  const canHit = moves.some((move) => probeOf(standing, move).isInside);
  const lower = canHit ? 1 / widthOf(standing.range) : 0;
  return { chance: (lower + 1) / 2, bounds: { lower, upper: 1 } };
};
