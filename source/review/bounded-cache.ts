/**
 * Remembers what was worked out, up to a total weight; the longest unused goes first. A review of any length
 * stays within it.
 */
export type Cache<Value> = { readonly get: (key: string, make: () => Value) => Value };

export const boundedCache = <Value>(
  most: number,
  weightOf: (value: Value) => number = () => 1,
): Cache<Value> => {
  const kept = new Map<string, Value>();
  let weight = 0;
  const add = (key: string, value: Value): Value => {
    kept.set(key, value);
    weight += weightOf(value);
    for (const [oldest, dropped] of kept) {
      if (weight <= most || oldest === key) break;
      kept.delete(oldest);
      weight -= weightOf(dropped);
    }
    return value;
  };
  return {
    get(key, make) {
      const found = kept.get(key);
      if (found === undefined) return add(key, make());
      kept.delete(key);
      kept.set(key, found);
      return found;
    },
  };
};
