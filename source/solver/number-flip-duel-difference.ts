/*
 * Each player knows their own sequence, so all that is hidden is the DIFFERENCE of the two: a 1 at every place where
 * they do not agree. A flip turns one place of the difference, whoever makes it, and what is announced is about the
 * difference alone. The first count tells how many places differ. Every later count is one more or one less than the
 * one before it, and so tells whether the flipped place differs now: that place is told for good, and flipping it
 * again says nothing new. What both players know is therefore always of one shape: some places told, and how many of
 * the open ones differ.
 *
 * Differences are numbers here, position 1 the highest of `size` bits.
 */
export type Difference = {
  readonly size: number;
  /** The places that are not told yet. */
  readonly open: number;
  /** The told places that differ now. */
  readonly ones: number;
  /** How many open places differ; null before the first count. */
  readonly weight: number | null;
};

export const weightOf = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

export const undisclosed = (size: number): Difference => ({
  size,
  open: 2 ** size - 1,
  ones: 0,
  weight: null,
});

/** The bit of a position, counted from 1 at the left. */
export const bitOf = (position: number, size: number): number => 1 << (size - position);

/** Places that differ all or not at all are told. */
const settled = (difference: Difference): Difference => {
  const { open, ones, weight } = difference;
  if (weight === 0) return { ...difference, open: 0 };
  return weight === weightOf(open) ? { ...difference, open: 0, ones: ones | open, weight: 0 } : difference;
};

/** What is known after the place was flipped and so many places were found to differ. */
export const afterFlip = (difference: Difference, place: number, differing: number): Difference => {
  const { open, ones, weight } = difference;
  if (weight === null) return settled({ ...difference, weight: differing });
  if ((open & place) === 0) return { ...difference, ones: ones ^ place };
  const isOne = differing > weight + weightOf(ones);
  const told = isOne ? ones | place : ones;
  return settled({ ...difference, open: open & ~place, ones: told, weight: differing - weightOf(told) });
};

/** Every number of differing places that may be announced after a flip, as far as both players know. */
export const announceable = (difference: Difference, place: number): readonly number[] => {
  const { size, open, ones, weight } = difference;
  if (weight === null) return Array.from({ length: size + 1 }, (_, differing) => differing);
  const differing = weight + weightOf(ones);
  if ((open & place) === 0) return [differing + ((ones & place) === 0 ? 1 : -1)];
  return [differing - 1, differing + 1];
};

/** How many ways there are to choose some of so many. */
export const choose = (all: number, some: number): number => {
  if (some < 0 || some > all) return 0;
  let ways = 1;
  for (let index = 1; index <= some; index++) ways = (ways * (all - some + index)) / index;
  return ways;
};

export const countOf = ({ open, weight }: Difference): number =>
  weight === null ? 2 ** weightOf(open) : choose(weightOf(open), weight);

export const isPossible = ({ open, ones, weight }: Difference, bits: number): boolean =>
  (bits & ~open) === ones && (weight === null || weightOf(bits & open) === weight);

/** Whether a difference agrees with the told places and, once there was a count, with its being odd or even. */
export const isPlausible = ({ open, ones, weight }: Difference, bits: number): boolean =>
  (bits & ~open) === ones && (weight === null || (weightOf(bits & open) - weight) % 2 === 0);

/** Whether a guess may have been a try, judged by how it differs from the sequence of whoever hears it. */
export const mayBeTry = (difference: Difference, apart: number): boolean =>
  isPlausible(difference, apart ^ someIn(difference));

/** Spreads the low bits of a number over the places of a mask. */
const spread = (bits: number, mask: number): number => {
  let result = 0;
  for (let rest = mask, index = 0; rest !== 0; rest &= rest - 1, index++) {
    if ((bits >> index) & 1) result |= rest & -rest;
  }
  return result;
};

/** The next larger number with as many ones. */
const nextOfWeight = (bits: number): number => {
  const low = bits & -bits;
  const carried = bits + low;
  return carried | (((bits ^ carried) / low) >> 2);
};

/** Every difference that is possible as far as both players know. */
export function* possible({ open, ones, weight }: Difference): Generator<number, void> {
  const end = 2 ** weightOf(open);
  if (weight === 0) yield ones;
  else if (weight === null) for (let bits = 0; bits < end; bits++) yield ones | spread(bits, open);
  else
    for (let bits = 2 ** weight - 1; bits < end; bits = nextOfWeight(bits)) yield ones | spread(bits, open);
}

/** Some plausible difference: any two of them differ in an even number of open places. */
const someIn = ({ open, ones, weight }: Difference): number =>
  weight !== null && weight % 2 === 1 ? ones | (open & -open) : ones;

/** Every plausible difference. */
export function* plausible({ open, ones, weight }: Difference): Generator<number, void> {
  for (let bits = 0; bits < 2 ** weightOf(open); bits++) {
    if (weight === null || (weightOf(bits) - weight) % 2 === 0) yield ones | spread(bits, open);
  }
}

/** How many differences are plausible. */
export const plausibleCount = ({ open, weight }: Difference): number =>
  weight === null ? 2 ** weightOf(open) : 2 ** Math.max(weightOf(open) - 1, 0);
