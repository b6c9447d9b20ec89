/** 95 of 100 normal deviations are smaller. */
const z = 1.959964;

/**
 * The interval that holds the true rate in 95 of 100 cases: Wilson's score interval (J. Amer. Statist. Assoc. 22,
 * 1927), which is honest for rates near 0 and 1 too.
 */
export const wilsonInterval = (hits: number, tries: number): readonly [number, number] => {
  if (tries === 0) return [0, 1];
  const rate = hits / tries;
  const spread = (z * z) / tries;
  const centre = (rate + spread / 2) / (1 + spread);
  const half = (z * Math.sqrt((rate * (1 - rate)) / tries + spread / (4 * tries))) / (1 + spread);
  return [hits === 0 ? 0 : centre - half, hits === tries ? 1 : centre + half];
};
