/*
 * One player alone with the target: how few turns are needed on average, when a turn toggles one bit and every
 * number of low..high is equally likely. Counted here are turns in all, summed over the targets: whole numbers.
 *
 * Theorem (the hunt is a search tree). Let C(x, low, high) be the least such sum from a number x outside the range
 * and w the width of the range. Then C is the least, over y in low..high, of
 *     w * d(x, y) + C(y, low, y - 1) + C(y, y + 1, high),       d: in how many bits two numbers differ.
 * For whoever means to go to y is told something at every number of the range on the way, and can do no worse by
 * listening; so one may go straight, and what counts is only which number comes next. A plan is then a binary search
 * tree whose edges cost as many turns as bits change: Knuth's optimum search trees (Acta Informatica 1, 1971) with
 * a cost on the edges.
 *
 * Theorem (blocks). If low..high lies in an aligned block of 2^t numbers, the bits above only have to be set right,
 * and first: plans that leave the block do no worse with those turns left out. So only places in the block count,
 * and, the game being the same upside down, only numbers below the range.
 *
 * With these alone, wide ranges take too long. What is tried as y is therefore only, in each half of the block, the
 * numbers the fewest toggles away, without toggles below 1/16 of the width. This is not proved but was checked against
 * the first theorem for every range of every size up to 13 bits, with the number next to the range, as it is after
 * every answer, and with any number up to 10 bits: not one sum differs. In wider blocks than that a sum is one that a
 * plan attains, and it is the least unless the pattern ends there.
 */

/** Toggles below the width's leading bit by more than this are not tried. */
const depth = 4;

/** In how many bits two numbers below 2^16 differ. */
export const distance = (a: number, b: number): number => {
  let bits = a ^ b;
  bits -= (bits >> 1) & 0x5555;
  bits = (bits & 0x3333) + ((bits >> 2) & 0x3333);
  bits = (bits + (bits >> 4)) & 0x0f0f;
  return (bits + (bits >> 8)) & 0x1f;
};

/** Sums by number, low and high, 16 bits each. */
const known = new Map<number, number>();
const mostKnown = 250_000;

/** Turns in all to every target of the range, the number being outside of it. */
export const huntSum = (number: number, low: number, high: number): number => {
  if (low > high) return 0;
  if (low === high) return distance(number, low);
  const blockBits = 32 - Math.clz32(low ^ high);
  const last = 2 ** blockBits - 1;
  const away = (high - low + 1) * distance(number >> blockBits, low >> blockBits);
  const [x, from, to] = [number & last, low & last, high & last];
  if (x > to) return away + sumInBlock(last - x, last - to, last - from);
  if (x < from) return away + sumInBlock(x, from, to);
  return away + sumAfterVisit(x, from, to);
};

/** What is still to come for all targets of the range after a visit to one of its numbers. */
const sumAfterVisit = (number: number, low: number, high: number): number =>
  huntSum(number, low, number - 1) + huntSum(number, number + 1, high);

/** The block begins at 0, the number is below the range, and the range reaches into both halves. */
const sumInBlock = (number: number, low: number, high: number): number => {
  const key = (number * 0x1_0000 + low) * 0x1_0000 + high;
  const found = known.get(key);
  if (found !== undefined) return found;
  const middle = 2 ** (31 - Math.clz32(high));
  const sum = Math.min(sumVia(number, low, middle - 1, low, high), sumVia(number, middle, high, low, high));
  if (known.size >= mostKnown) known.clear();
  known.set(key, sum);
  return sum;
};

/** The least by way of the numbers of from..to the fewest toggles away, without toggles too small for the range. */
const sumVia = (number: number, from: number, to: number, low: number, high: number): number => {
  const width = high - low + 1;
  const step = 2 ** Math.max(0, 31 - Math.clz32(width) - depth);
  const first = from + ((number - from) & (step - 1));
  let away = Infinity;
  for (let next = first; next <= to; next += step) away = Math.min(away, distance(number, next));
  let least = Infinity;
  for (let next = first; next <= to; next += step) {
    if (distance(number, next) !== away) continue;
    least = Math.min(least, width * away + sumAfterVisit(next, low, high));
  }
  return least;
};

/** Turns in all when the next turn toggles to this number, in the range or not; that turn counts too. */
export const sumByToggle = (next: number, low: number, high: number): number =>
  high - low + 1 + (next < low || next > high ? huntSum(next, low, high) : sumAfterVisit(next, low, high));
