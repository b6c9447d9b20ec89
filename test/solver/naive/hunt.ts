/*
 * Binary Battle's hunt the dull way, from the rules and nothing else. Places are a number and the targets still
 * possible, low..high. Go over all of them again and again, each time asking what the best toggle would come to if the
 * last round had been right about what follows; stop when nothing changes.
 */

export type NaiveHunt = {
  /** Expected turns when the next turn toggles the number to `next`. */
  readonly byToggle: (next: number, low: number, high: number) => number;
};

export const naiveHunt = (size: number): NaiveHunt => {
  const numbers = 2 ** size;
  const expected = new Float64Array(numbers ** 3);
  const at = (number: number, low: number, high: number): number =>
    expected[(number * numbers + low) * numbers + high] ?? 0;

  const byToggle = (next: number, low: number, high: number): number => {
    const targets = Array.from({ length: high - low + 1 }, (_, index) => low + index);
    const below = targets.filter((target) => next > target);
    const above = targets.filter((target) => next < target);
    const rest = [below, above].map((left) =>
      left.length === 0 ? 0 : left.length * at(next, left.at(0) ?? 0, left.at(-1) ?? 0),
    );
    return 1 + ((rest[0] ?? 0) + (rest[1] ?? 0)) / targets.length;
  };

  for (let change = 1; change > 1e-12;) {
    change = 0;
    for (let low = 0; low < numbers; low++) {
      for (let high = low; high < numbers; high++) {
        for (let number = 0; number < numbers; number++) {
          const toggles = Array.from({ length: size }, (_, bit) => byToggle(number ^ (1 << bit), low, high));
          const least = Math.min(...toggles);
          change = Math.max(change, Math.abs(least - at(number, low, high)));
          expected[(number * numbers + low) * numbers + high] = least;
        }
      }
    }
  }
  return { byToggle };
};

/**
 * The least sums by the search tree, trying every number of every range: by range, from the number just below it and
 * from the number just above it.
 */
export const naiveSearchTrees = (size: number) => {
  const numbers = 2 ** size;
  const place = (low: number, high: number): number => low * (numbers + 1) + high + 1;
  const fromBelow = new Float64Array((numbers + 1) ** 2);
  const fromAbove = new Float64Array((numbers + 1) ** 2);
  const bits = Uint8Array.from(
    { length: 2 * numbers },
    (_, number) => number.toString(2).split('1').length - 1,
  );
  const sum = (table: Float64Array, low: number, high: number): number => table[place(low, high)] ?? 0;
  for (let width = 1; width <= numbers; width++) {
    for (let low = 0; low + width <= numbers; low++) {
      const high = low + width - 1;
      let [below, above] = [Infinity, Infinity];
      for (let next = low; next <= high; next++) {
        const rest = sum(fromAbove, low, next - 1) + sum(fromBelow, next + 1, high);
        if (low > 0) below = Math.min(below, rest + width * (bits[(low - 1) ^ next] ?? 0));
        if (high < numbers - 1) above = Math.min(above, rest + width * (bits[(high + 1) ^ next] ?? 0));
      }
      fromBelow[place(low, high)] = below;
      fromAbove[place(low, high)] = above;
    }
  }
  return {
    fromBelow: (low: number, high: number) => sum(fromBelow, low, high),
    fromAbove: (low: number, high: number) => sum(fromAbove, low, high),
  };
};
