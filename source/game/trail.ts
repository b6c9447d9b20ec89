/**
 * A list that only grows at its end and shares everything with its earlier selves: a match of 100,000 moves
 * keeps every earlier position for undo without copying anything.
 */
export type Trail<T> = { readonly last: T; readonly before: Trail<T>; readonly length: number } | null;

export const extend = <T>(trail: Trail<T>, last: T): Trail<T> => ({
  last,
  before: trail,
  length: lengthOf(trail) + 1,
});

export const lengthOf = (trail: Trail<unknown>): number => trail?.length ?? 0;

/** The items, oldest first. */
export const items = <T>(trail: Trail<T>): readonly T[] => {
  const result: T[] = [];
  for (let rest = trail; rest !== null; rest = rest.before) result.push(rest.last);
  return result.reverse();
};
