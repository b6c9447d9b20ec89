/*
 * Bit Flip Showdown in normal play is a taking-and-breaking game: a turn removes 1..K neighbours from a row of zeros
 * and leaves at most two rows. In octal notation it is 0.7, 0.77 (Kayles), 0.777 … with K sevens.
 *
 * Theorem (Sprague 1935, Grundy 1939): a row of n is worth a nim-heap of G(n), the least number not among
 * G(a) XOR G(b) over the moves n → a, b; several rows are worth the XOR; 0 is lost for the player to move.
 *
 * Theorem (Guy and Smith, "The G-values of various games", Proc. Camb. Phil. Soc. 52, 1956): if G(n + p) = G(n) for
 * all n with s <= n < 2s + p + K, then for all n >= s. For a longer row has, after any move, a part of at least
 * s + p, and taking p from that part neither adds nor loses a value.
 *
 * For K = 1, 2, 4, 6 and 8 the period appears early (Kayles: 12 from 71 on) and any length costs the same from then on.
 * For K = 3, 5 and 7 there is none within 60,000; their values are computed as far as they are asked for.
 */

export type Period = { readonly start: number; readonly length: number };

/** Where lengths double, the values so far are searched for a period. */
const firstSearch = 256;

/** The values so far repeat with this period, from `start` on, for long enough to repeat for ever. */
const provenPeriod = (values: Int32Array, count: number, maxFlips: number): Period | undefined => {
  for (let length = 1; 2 * length < count; length++) {
    let start = count - length;
    while (start > 0 && values[start - 1] === values[start - 1 + length]) start--;
    if (2 * start + 2 * length + maxFlips <= count) return { start, length };
  }
  return undefined;
};

class Nimbers {
  readonly #maxFlips: number;
  #values = new Int32Array(firstSearch);
  /** How many values are known: those of lengths 0..count-1. */
  #count = 1;
  #period: Period | undefined;
  /** The last row for which a nimber could be reached by a move. */
  #reached = new Int32Array(64);

  constructor(maxFlips: number) {
    this.#maxFlips = maxFlips;
  }

  of(length: number): number {
    while (this.#period === undefined && this.#count <= length) this.#extend();
    const { start, length: period } = this.#period ?? { start: length, length: 1 };
    return this.#values[length < start ? length : start + ((length - start) % period)] ?? 0;
  }

  periodWithin(length: number): Period | undefined {
    this.of(length);
    return this.#period;
  }

  #extend(): void {
    if (this.#count === this.#values.length) {
      const longer = new Int32Array(2 * this.#count);
      longer.set(this.#values);
      this.#values = longer;
    }
    this.#values[this.#count] = this.#leastUnreached(this.#count);
    this.#count++;
    if (this.#count === this.#values.length) {
      this.#period = provenPeriod(this.#values, this.#count, this.#maxFlips);
    }
  }

  #leastUnreached(length: number): number {
    const values = this.#values;
    const reached = this.#reached;
    for (let rest = Math.max(length - this.#maxFlips, 0); rest < length; rest++) {
      for (let part = 0; 2 * part <= rest; part++) {
        reached[(values[part] ?? 0) ^ (values[rest - part] ?? 0)] = length;
      }
    }
    const nimber = reached.findIndex((last) => last !== length);
    // XOR of two values stays below the next power of two, and so inside the array.
    if (2 * nimber >= reached.length) this.#reached = new Int32Array(4 * nimber);
    return nimber;
  }
}

const byLimit = new Map<number, Nimbers>();

const nimbersFor = (maxFlips: number): Nimbers => {
  const nimbers = byLimit.get(maxFlips) ?? new Nimbers(maxFlips);
  byLimit.set(maxFlips, nimbers);
  return nimbers;
};

/** G(length): what a row of so many zeros is worth when a turn takes 1..maxFlips neighbours. */
export const nimberOf = (length: number, maxFlips: number): number => nimbersFor(maxFlips).of(length);

/** The period, if the values of rows up to this length (a little past it, in fact) prove one. */
export const periodOf = (maxFlips: number, within = 1024): Period | undefined =>
  nimbersFor(maxFlips).periodWithin(within);

export const nimberOfRows = (rows: readonly number[], maxFlips: number): number =>
  rows.reduce((sum, row) => sum ^ nimberOf(row, maxFlips), 0);
