import { mixtureOf } from '../../../source/solver/guess-war-listener.ts';
import {
  type Difference,
  afterFlip,
  isPossible,
  weightOf,
} from '../../../source/solver/number-flip-duel-difference.ts';
import type { Hearing } from '../../../source/solver/number-flip-duel.ts';

/*
 * The best reply to the listener, by going through everything for a few plies: the listener is to move after a count, the
 * opponent knows its mixture and may guess anything plausible or flip anything untold. What comes after the last ply
 * is worth `rest` to the opponent: 0 and 1 make bounds of it, 1/2 an estimate.
 *
 * Only symmetry is used to save work: guesses that a permutation of the places turns into each other, without touching
 * what has happened, are gone through once.
 *
 * Flips are taken as announcements about the sequences at the start, which stay as they are: what a flip tells is the
 * same, and nothing has to be moved along.
 */
type Play = { readonly mine: readonly number[]; readonly heard: readonly number[] };
type Permutation = readonly number[];

const permutations = (items: readonly number[]): readonly (readonly number[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) =>
        permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
      );

const permutationsOf = (size: number): readonly Permutation[] =>
  permutations(Array.from({ length: size }, (_, index) => index)).map((order) =>
    Array.from({ length: 2 ** size }, (_, bits) =>
      order.reduce((moved, to, from) => moved | (((bits >> from) & 1) << to), 0),
    ),
  );

const at = (list: readonly number[], index: number): number => list[index] ?? 0;

export const bestResponse = (size: number, weight: number, plies: number, rest: number): number => {
  const numbers = Array.from({ length: 2 ** size }, (_, bits) => bits);
  // Odd or even is public, so that half of the listener's sequences stand for all.
  const owns = numbers.filter((bits) => weightOf(bits) % 2 === 0);
  const others = numbers.filter((bits) => weightOf(bits) % 2 === weight % 2);
  type Values = Float64Array;

  const hearingOf = (
    own: number,
    difference: Difference,
    { mine, heard }: Play,
    flipped: boolean,
  ): Hearing => {
    const last = heard.at(-1);
    const isNew = !flipped && last !== undefined && heard.indexOf(last) === heard.length - 1;
    return {
      own,
      difference,
      refuted: new Set(mine),
      heard: new Set(heard),
      news: isNew ? last : null,
    };
  };

  /** Each option once for all that symmetry makes of it, with the value of each of those for every sequence. */
  const byOrbit = (
    options: readonly number[],
    group: readonly Permutation[],
    visit: (option: number, stabiliser: readonly Permutation[]) => Values,
    collect: (value: (other: number) => number) => void,
  ): void => {
    const seen = new Set<number>();
    for (const option of options) {
      if (seen.has(option)) continue;
      const values = visit(
        option,
        group.filter((permutation) => at(permutation, option) === option),
      );
      for (const permutation of group) {
        const image = at(permutation, option);
        if (seen.has(image)) continue;
        seen.add(image);
        const back = new Map(permutation.map((to, from) => [to, from]));
        collect((other) => values[back.get(other) ?? 0] ?? 0);
      }
    }
  };

  /** What the opponent with each sequence wins, when the listener with each of its own has come here that often. */
  const listen = (
    difference: Difference,
    play: Play,
    reach: Values,
    group: readonly Permutation[],
    left: number,
    flipped: boolean,
  ): Values => {
    if (left === 0) return leaf(difference, play, reach);
    const named = new Map<number, Values>();
    for (const own of owns) {
      const share = reach[own] ?? 0;
      if (share === 0) continue;
      if (!others.some((other) => isPossible(difference, own ^ other) && !play.mine.includes(other)))
        continue;
      for (const { sequence, weight: often } of mixtureOf(hearingOf(own, difference, play, flipped))) {
        const into = named.get(sequence) ?? new Float64Array(2 ** size);
        into[own] = (into[own] ?? 0) + share * often;
        named.set(sequence, into);
      }
    }
    const total = new Float64Array(2 ** size);
    byOrbit(
      [...named.keys()],
      group,
      (guess, stabiliser) => {
        const next = { ...play, mine: [...play.mine, guess] };
        const values = answer(difference, next, named.get(guess) ?? reach, stabiliser, left - 1);
        values[guess] = 0;
        return values;
      },
      (value) => others.forEach((other) => (total[other] = (total[other] ?? 0) + value(other))),
    );
    for (const other of play.mine) total[other] = 0;
    return total;
  };

  const leaf = (difference: Difference, play: Play, reach: Values): Values => {
    const total = new Float64Array(2 ** size);
    for (const other of others) {
      if (play.mine.includes(other)) continue;
      for (const own of owns) {
        if (isPossible(difference, own ^ other))
          total[other] = (total[other] ?? 0) + rest * (reach[own] ?? 0);
      }
    }
    return total;
  };

  const answer = (
    difference: Difference,
    play: Play,
    reach: Values,
    group: readonly Permutation[],
    left: number,
  ): Values => {
    if (left === 0) return leaf(difference, play, reach);
    const best = new Float64Array(2 ** size);
    const collect = (value: (other: number) => number): void =>
      others.forEach((other) => (best[other] = Math.max(best[other] ?? 0, value(other))));
    byOrbit(
      owns,
      group,
      (guess, stabiliser) => {
        const missed = Float64Array.from(reach);
        missed[guess] = 0;
        const next = { ...play, heard: [...play.heard, guess] };
        const values = listen(difference, next, missed, stabiliser, left - 1, false);
        for (const other of others) {
          if (isPossible(difference, guess ^ other))
            values[other] = (values[other] ?? 0) + (reach[guess] ?? 0);
        }
        return values;
      },
      collect,
    );
    const places = numbers.filter((bits) => weightOf(bits) === 1 && (bits & difference.open) !== 0);
    byOrbit(
      places,
      group,
      (place, stabiliser) => {
        const values = new Float64Array(2 ** size);
        for (const isOne of [false, true]) {
          const told = toldAs(difference, place, isOne);
          if (told === undefined) continue;
          const part = listen(told, play, reach, stabiliser, left - 1, true);
          for (const other of others) values[other] = (values[other] ?? 0) + (part[other] ?? 0);
        }
        return values;
      },
      collect,
    );
    for (const other of play.mine) best[other] = 0;
    return best;
  };

  /** The difference at the start, when it is told that the place differs or does not. */
  const toldAs = (difference: Difference, place: number, isOne: boolean): Difference | undefined => {
    const before = (difference.weight ?? 0) + weightOf(difference.ones);
    const told = afterFlip(difference, place, isOne ? before - 1 : before + 1);
    if (told.weight !== null && told.weight < 0) return undefined;
    return { ...told, ones: isOne ? told.ones | place : told.ones & ~place };
  };

  const difference: Difference = { size, open: 2 ** size - 1, ones: 0, weight };
  const even = new Float64Array(2 ** size);
  for (const own of owns) even[own] = 1 / owns.length;
  const values = listen(difference, { mine: [], heard: [] }, even, permutationsOf(size), plies, true);
  const possible = numbers.filter((bits) => weightOf(bits) === weight).length;
  return values.reduce((sum, value) => sum + value, 0) / possible;
};
