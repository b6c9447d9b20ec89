import type { Bits } from './bits.ts';

/** A seeded source of randomness. Everything random in a match comes from one of these. */
export type Random = {
  /** A number in [0, 1). */
  readonly next: () => number;
  /** An integer in 0..limit-1. */
  readonly below: (limit: number) => number;
  readonly bits: (length: number) => Bits;
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
  /** One of the items, as likely as its weight; undefined only if there is none. */
  readonly pickWeighted: <T extends { readonly weight: number }>(items: readonly T[]) => T | undefined;
};

/** Spreads a text over 32 bits (FNV-1a, then an avalanche), so that near seeds give unlike streams. */
const hashText = (text: string, basis: number): number => {
  let hash = basis >>> 0;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/**
 * The stream that belongs to a seed and to what it is for. Streams for different purposes do not disturb each
 * other: that is what makes a resumed or rewound match draw the same as one that was played in one go.
 * The generator is sfc32, a small fast counting generator by Chris Doty-Humphrey.
 */
export const randomFrom = (seed: string, ...purpose: readonly (string | number)[]): Random => {
  const text = JSON.stringify([seed, ...purpose]);
  let a = hashText(text, 0x811c9dc5);
  let b = hashText(text, 0x9e3779b9);
  let c = hashText(text, 0x243f6a88);
  let counter = 1;
  const next32 = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let warmUp = 0; warmUp < 12; warmUp++) next32();

  const next = (): number => next32() / 0x1_0000_0000;
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    bits: (length) => Array.from({ length }, () => below(2)).join(''),
    pick: (items) => items[below(items.length)] ?? items[0],
    pickWeighted: (items) => {
      const total = items.reduce((sum, item) => sum + item.weight, 0);
      let left = next() * total;
      return items.find((item) => (left -= item.weight) < 0) ?? items.at(-1);
    },
  };
};
