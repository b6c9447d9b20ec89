/*
 * A plan for a hunt is written as the positions it toggles. After each come the plan for the answer `greater` and the
 * plan for `less`, if targets are left that would be answered so. For two bits `2212` reads: toggle 2, and stand at
 * 01. If that is greater, only 00 is left: toggle 2. If it is less: toggle 1, and stand at 11; if that is greater,
 * only 10 is left: toggle 2.
 */

export type Plan = {
  readonly position: number;
  /** What to do next, by the answer; undefined for an answer that cannot come. */
  readonly greater: Plan | undefined;
  readonly less: Plan | undefined;
};

/** Asked at every number and range that come up, after so many turns: which position to toggle. */
export type Chooser = (number: number, low: number, high: number, turns: number) => number;

/** The plan that a way of choosing comes to. A way that never hits some target would never end. */
export const planBy = (size: number, choose: Chooser): Plan => {
  const step = (number: number, low: number, high: number, turns: number): Plan => {
    const position = choose(number, low, high, turns);
    const next = number ^ (2 ** (size - position));
    const go = (from: number, to: number) => (from > to ? undefined : step(next, from, to, turns + 1));
    return {
      position,
      greater: go(low, Math.min(high, next - 1)),
      less: go(Math.max(low, next + 1), high),
    };
  };
  return step(0, 0, 2 ** size - 1, 0);
};

export const parsePlan = (size: number, text: string): Plan => {
  let place = 0;
  return planBy(size, () => {
    const position = Number(text.charAt(place++));
    if (!(position >= 1 && position <= size)) throw new RangeError(`Not a plan for ${size} bits: ${text}.`);
    return position;
  });
};

export const formatPlan = (plan: Plan | undefined): string =>
  plan === undefined ? '' : `${plan.position}${formatPlan(plan.greater)}${formatPlan(plan.less)}`;

/** In which turn the plan hits each target. */
export const hitTurns = (size: number, plan: Plan): readonly number[] => {
  const hits = Array.from({ length: 2 ** size }, () => 0);
  const go = (step: Plan | undefined, number: number, low: number, high: number, turns: number): void => {
    if (step === undefined) return;
    const next = number ^ (2 ** (size - step.position));
    if (next >= low && next <= high) hits[next] = turns + 1;
    go(step.greater, next, low, Math.min(high, next - 1), turns + 1);
    go(step.less, next, Math.max(low, next + 1), high, turns + 1);
  };
  go(plan, 0, 0, 2 ** size - 1, 0);
  return hits;
};
