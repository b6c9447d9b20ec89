/**
 * Remembers what was worked out for a key. When that has become too much it is all forgotten at once, which is rare
 * where it helps and cheap where it does not.
 */
export const remembering = <Value>(most: number): ((key: string, make: () => Value) => Value) => {
  const known = new Map<string, Value>();
  return (key, make) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = make();
    if (known.size >= most) known.clear();
    known.set(key, value);
    return value;
  };
};
