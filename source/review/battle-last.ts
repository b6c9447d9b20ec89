import { flipAt, fromNumber, positionsOf, toNumber } from '../bits/bits.ts';
import type { Range } from '../solver/binary-battle.ts';
import { type Standing, widthOf } from './battle-standing.ts';

/*
 * Binary Battle when the draw rule leaves a player one, two or three turns. Then it counts how many numbers of the range
 * are hit in the first of them, in the second, in the third: `Hits`.
 *
 * The opponent sees nothing of what the mover does. Let s(j) be the chance that the opponent has not hit before the mover's
 * turn j, and e that they never do; as in a hunt, where all numbers of the range are equally likely, they are taken to be
 * the same for every one: nothing is read from the opponent's not having won. A number hit in turn j then wins s(j) instead of drawing e / 2, so that a plan is worth
 *     e / 2 + the sum of hits(j) * (s(j) - e / 2), over the width of the range.
 * This is linear in s and e, and 1 = s(1) >= s(2) >= ... >= e >= 0 mixes the cases in which the opponent is sure to hit in
 * one certain turn or never does. A plan that is no worse in each of these cases is no worse. In the last move of all there
 * is but one case: 1/2 + 1/2w for a toggle that may hit, and for any other exactly 1/2.
 *
 * With up to two turns left, to hit now and then as much as can be is no worse in any case than anything else: a hit now is
 * worth the most, and without one there is but one number that can be hit later. So in three turns, too, each first
 * toggle has one best way to go on.
 */
export type Hits = readonly number[];

/** With more moves left than this the ways to go on are no longer of this kind. */
export const mostLastMoves = 6;

const add = (a: Hits, b: Hits): Hits =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, turn) => (a[turn] ?? 0) + (b[turn] ?? 0));

/** The first turn decides, then the second. */
const isMore = (a: Hits, b: Hits): boolean => {
  const turn = a.findIndex((hits, index) => hits !== (b[index] ?? 0));
  return turn >= 0 && (a[turn] ?? 0) > (b[turn] ?? 0);
};

const hitsAfter = (size: number, next: number, { low, high }: Range, turns: number): Hits => {
  if (next < low || next > high) return [0, ...mostHits(size, next, { low, high }, turns - 1)];
  const below = mostHits(size, next, { low, high: next - 1 }, turns - 1);
  return [1, ...add(below, mostHits(size, next, { low: next + 1, high }, turns - 1))];
};

const mostHits = (size: number, number: number, range: Range, turns: number): Hits => {
  if (turns <= 0 || range.low > range.high) return [];
  return positionsOf(size)
    .map((position) => hitsAfter(size, toggled(size, number, position), range, turns))
    .reduce((most, hits) => (isMore(hits, most) ? hits : most));
};

const toggled = (size: number, number: number, position: number): number =>
  toNumber(flipAt(fromNumber(number, size), [position]));

/** What a plan is worth in each case: the opponent hits in their first turn, in their second, … or never. */
const cases = (hits: Hits, width: number, movesLeft: number): readonly number[] => {
  const upTo = (turns: number): number => hits.slice(0, turns).reduce((sum, count) => sum + count, 0);
  const theirs = Math.floor(movesLeft / 2);
  return [
    ...Array.from({ length: theirs }, (_, turn) => upTo(turn + 1) / width),
    (1 + upTo(hits.length) / width) / 2,
  ];
};

export type LastTurns = {
  /** Of all toggles, by position: the numbers that can be hit before the draw. */
  readonly hits: readonly number[];
  /** What each toggle is worth in the worst case and in the best. */
  readonly bounds: readonly { readonly lower: number; readonly upper: number }[];
  /** How much less each is worth than another, in every case. */
  readonly losses: readonly number[];
  /** Whether nothing else is better for certain. */
  readonly isBest: readonly boolean[];
};

const noise = 1e-12;

export const lastTurns = ({ number, range }: Standing, movesLeft: number): LastTurns => {
  const width = widthOf(range);
  const plans = positionsOf(number.length).map((position) =>
    hitsAfter(number.length, toNumber(flipAt(number, [position])), range, Math.ceil(movesLeft / 2)),
  );
  const worths = plans.map((hits) => cases(hits, width, movesLeft));
  /** In the case that says least against it, and in the one that says most. */
  const apart = (a: Hits, b: Hits): Hits => a.map((worth, index) => worth - (b[index] ?? 0));
  const losses = worths.map((own) => Math.max(0, ...worths.map((other) => Math.min(...apart(other, own)))));
  const isBeaten = (own: Hits): boolean =>
    worths.some((other) => {
      const gains = apart(other, own);
      return Math.min(...gains) >= -noise && Math.max(...gains) > noise;
    });
  return {
    hits: plans.map((hits) => hits.reduce((sum, count) => sum + count, 0)),
    bounds: worths.map((worth) => ({ lower: Math.min(...worth), upper: Math.max(...worth) })),
    losses,
    isBest: worths.map((own) => !isBeaten(own)),
  };
};
