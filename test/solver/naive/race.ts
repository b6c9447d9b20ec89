/*
 * The best reply in a race the dull way: try every sequence of toggles there is. `survival[m][t]` is the chance that
 * the opponent has not hit t after m turns. The targets still possible are kept as a list.
 */
export const naiveBestReply = (
  size: number,
  survival: readonly (readonly number[])[],
  lead: number,
): number => {
  const best = (number: number, targets: readonly number[], taken: number): number => {
    if (targets.length === 0 || taken >= survival.length) return 0;
    const worths = Array.from({ length: size }, (_, bit) => {
      const next = number ^ (1 << bit);
      const hit = targets.includes(next) ? (survival[taken]?.[next] ?? 0) : 0;
      const below = targets.filter((target) => target < next);
      const above = targets.filter((target) => target > next);
      return hit + best(next, below, taken + 1) + best(next, above, taken + 1);
    });
    return Math.max(...worths);
  };
  const targets = Array.from({ length: 2 ** size }, (_, target) => target);
  return best(0, targets, lead) / targets.length;
};
