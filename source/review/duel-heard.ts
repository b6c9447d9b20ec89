import type { Feedback } from '../game/contract.ts';
import { type Both, type Seat, at, otherSeat } from '../game/seat.ts';
import { type Difference, choose, weightOf } from '../solver/number-flip-duel-difference.ts';
import type { Hearing } from '../solver/number-flip-duel.ts';
import type { Listed } from './duel-listed.ts';
import type { DuelMemory } from './duel-memory.ts';

/** What a player of Number Flip Duel can prove, by the record and by what was heard in moves taken back. */
export type DuelKnown = {
  readonly hearing: Hearing;
  /** The differences that are possible to both, one by one, where they have not the shape that `hearing` can tell. */
  readonly listed: Listed | null;
};

/** Told places, and how many of the others differ: the one shape there is while nothing is taken back. */
const shapeOf = (differences: readonly number[], size: number): Difference | null => {
  const [first = 0] = differences;
  const ones = differences.reduce((all, bits) => all & bits, first);
  const open = differences.reduce((any, bits) => any | bits, 0) & ~ones;
  if (differences.length === 2 ** size) return { size, open, ones, weight: null };
  const weight = weightOf(first & open);
  const isEven = differences.every((bits) => weightOf(bits & open) === weight);
  return isEven && differences.length === choose(weightOf(open), weight)
    ? { size, open, ones, weight }
    : null;
};

/**
 * All that was ever announced in a round of Number Flip Duel, taken back or not. The secrets stay the same, so every
 * count says of the difference at the start how far it is from the places that were flipped then, and every wrong
 * guess which sequence the opponent did not have at the start: all of it is true for good.
 */
export class DuelHeard {
  readonly #size: number;
  readonly #counts = new Map<number, number>();
  readonly #guesses: Both<Set<number>> = [new Set(), new Set()];
  /** The differences at the start that agree with the counts, as far as somebody has asked. */
  #possible: { readonly differences: readonly number[]; readonly counts: number } | null = null;

  constructor(size: number) {
    this.#size = size;
  }

  /** `after`: the memory of the line that was just said. */
  hear(after: DuelMemory, { matchCount }: Feedback): void {
    if (after.guesser !== null) at(this.#guesses, after.guesser).add(after.guess);
    const [first, second] = after.flipped;
    if (typeof matchCount === 'number') this.#counts.set(first ^ second, this.#size - matchCount);
  }

  /** `current`: what the record alone proves. */
  knownTo(seat: Seat, { flipped }: DuelMemory, current: Hearing): DuelKnown {
    const opponent = otherSeat(seat);
    const [mine, theirs] = [at(flipped, seat), at(flipped, opponent)];
    const differences = this.#differences().map((bits) => bits ^ mine ^ theirs);
    const shape = shapeOf(differences, this.#size);
    const moved = (guesses: ReadonlySet<number>, by: number): ReadonlySet<number> =>
      new Set(Array.from(guesses, (guess) => guess ^ by));
    return {
      hearing: {
        ...current,
        difference: shape ?? current.difference,
        refuted: moved(at(this.#guesses, seat), theirs),
        heard: moved(at(this.#guesses, opponent), mine),
      },
      listed: shape === null ? new Set(differences) : null,
    };
  }

  /** Asked only when moves were taken back: to go through all differences is too much for every move. */
  #differences(): readonly number[] {
    const known = this.#possible;
    if (known?.counts === this.#counts.size) return known.differences;
    const all = known?.differences ?? Array.from({ length: 2 ** this.#size }, (_, bits) => bits);
    const news = [...this.#counts].slice(known?.counts ?? 0);
    const differences = all.filter((bits) =>
      news.every(([places, differing]) => weightOf(bits ^ places) === differing),
    );
    this.#possible = { differences, counts: this.#counts.size };
    return differences;
  }
}
