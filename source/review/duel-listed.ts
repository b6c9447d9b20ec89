import { weightOf } from '../solver/number-flip-duel-difference.ts';
import type { Hearing } from '../solver/number-flip-duel.ts';

/*
 * The possible differences of Number Flip Duel as a plain list. Moves taken back may have told more than the shape of a
 * `Difference` can hold: that two places differ from each other, say, and not which of the two is the one. All is then
 * counted the dull way, one difference after the other.
 */
export type Listed = ReadonlySet<number>;

/** The differences after a flip, by how many places would be found to differ. */
const splitBy = (listed: Listed, place: number): ReadonlyMap<number, Listed> => {
  const parts = new Map<number, Set<number>>();
  for (const bits of listed) {
    const flipped = bits ^ place;
    const part = parts.get(weightOf(flipped)) ?? new Set();
    parts.set(weightOf(flipped), part.add(flipped));
  }
  return parts;
};

/** How many differences each count that may be announced would leave, for both. */
export const leavesOf = (listed: Listed, place: number): readonly number[] =>
  Array.from(splitBy(listed, place).values(), ({ size }) => size);

export const listedAfter = (listed: Listed, place: number, differing: number): Listed =>
  splitBy(listed, place).get(differing) ?? new Set();

/** How many of them a player has refuted. */
export const refutedAmong = ({ own, refuted }: Hearing, listed: Listed): number =>
  Array.from(refuted).filter((guess) => listed.has(own ^ guess)).length;
