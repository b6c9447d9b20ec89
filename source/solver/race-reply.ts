import { distance, huntSum } from './hunt.ts';

/*
 * Two players hunt the same target, and neither sees the other. So all that one does to the other is to be there
 * first, and all that must be known of an opponent, however it mixes its plans, is the chance that it has not yet hit
 * target t in its first m turns.
 *
 * Theorem (the best reply is a small dynamic programme). To hit t when the opponent has had m turns is worth just that
 * chance. The worth of a plan is the sum over the targets, and what is still to be won from a number, a range and
 * m does not depend on how one came there. Waiting never helps, as the chances only fall; so, as in a hunt, one goes
 * straight to the next number of the range, y, and the best is the most, over y, of the chance that y is won d turns
 * from now plus what can then be won below y and above it. After every answer the number stands next to the range:
 * twice as many places as there are ranges, for each m.
 *
 * An opponent who has outlived all its plans cannot be one who plays them. So that nothing that happens is
 * unthinkable, it is taken for somebody slower with a chance of `doubt`: somebody who hits in any turn with a
 * chance of `pace`. This costs the reply at most `doubt`, and keeps it hurrying where all seems lost.
 */

/** `survival[m][t]`: the chance that t is not yet hit after m turns; past the end it is 0. */
export type Survival = readonly (readonly number[])[];

export const doubt = 1e-4;
export const pace = 1 / 32;

export type Reply = {
  /** What each toggle is worth, by position, summed over the targets of the range; divide by `weight`. */
  readonly worths: (number: number, low: number, high: number, taken: number) => readonly number[];
  /** How likely all this is: that the target is in the range and not yet hit by the opponent. */
  readonly weight: (low: number, high: number, taken: number) => number;
};

export const replyTo = (size: number, survival: Survival, doubted = doubt): Reply => {
  const numbers = 2 ** size;
  const slow = (taken: number): number => doubted * (1 - pace) ** taken;
  const chances = survival.map((row, taken) =>
    Float64Array.from(row, (chance) => (1 - doubted) * chance + slow(taken)),
  );
  const chanceOf = (target: number, taken: number): number => chances[taken]?.[target] ?? slow(taken);

  /** The number is outside the range. */
  const worth = (number: number, low: number, high: number, taken: number): number => {
    if (taken >= survival.length) return worthLate(number, low, high, taken);
    let best = 0;
    for (let next = low; next <= high; next++) {
      const then = taken + distance(number, next);
      const left = worthBeside(next, low, next - 1, then) + worthBeside(next, next + 1, high, then);
      best = Math.max(best, chanceOf(next, then - 1) + left);
    }
    return best;
  };

  /** By turns taken; in each by range, from below it and from above it. What is not known yet is no number. */
  const tables = survival.map(() => new Float64Array(2 * numbers ** 2).fill(Number.NaN));

  /** The number is next to the range. */
  const worthBeside = (number: number, low: number, high: number, taken: number): number => {
    if (low > high) return 0;
    const table = tables[taken];
    if (table === undefined) return worthLate(number, low, high, taken);
    const place = 2 * (low * numbers + high) + (number < low ? 0 : 1);
    const found = table[place] ?? Number.NaN;
    if (!Number.isNaN(found)) return found;
    return (table[place] = worth(number, low, high, taken));
  };

  const worthOfToggle = (next: number, low: number, high: number, taken: number): number =>
    next < low || next > high
      ? worth(next, low, high, taken + 1)
      : chanceOf(next, taken) +
        worthBeside(next, low, next - 1, taken + 1) +
        worthBeside(next, next + 1, high, taken + 1);

  /** Only somebody slow is left: every turn costs the same, so the fewest turns are best. */
  const worthLate = (number: number, low: number, high: number, taken: number): number => {
    const width = high - low + 1;
    return slow(taken) * (width - pace * (huntSum(number, low, high) - width));
  };

  return {
    worths: (number, low, high, taken) =>
      Array.from({ length: size }, (_, index) =>
        worthOfToggle(number ^ (numbers >> (index + 1)), low, high, taken),
      ),
    weight(low, high, taken) {
      let sum = 0;
      for (let target = low; target <= high; target++) sum += chanceOf(target, taken);
      return sum;
    },
  };
};
