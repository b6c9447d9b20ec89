/** A string of 0s and 1s. Position 1 is the leftmost, and in numbers the most significant. */
export type Bits = string;

export const isBits = (text: unknown): text is Bits => typeof text === 'string' && /^[01]+$/.test(text);

export const zeros = (length: number): Bits => '0'.repeat(length);

export const ones = (length: number): Bits => '1'.repeat(length);

/** 1010… or 0101…, by the bit it begins with. */
export const alternating = (length: number, first: 0 | 1): Bits =>
  (first === 1 ? '10' : '01').repeat(Math.ceil(length / 2)).slice(0, length);

export const bitAt = (bits: Bits, position: number): string => bits.charAt(position - 1);

export const flipAt = (bits: Bits, positions: readonly number[]): Bits =>
  positions.reduce(
    (result, position) =>
      result.slice(0, position - 1) + (bitAt(result, position) === '0' ? '1' : '0') + result.slice(position),
    bits,
  );

export const swapAt = (bits: Bits, a: number, b: number): Bits =>
  bitAt(bits, a) === bitAt(bits, b) ? bits : flipAt(bits, [a, b]);

export const matchCount = (a: Bits, b: Bits): number =>
  [...a].reduce((count, bit, index) => count + (bit === b.charAt(index) ? 1 : 0), 0);

export const onesIn = (bits: Bits): number => bits.split('1').length - 1;

/** Exact up to 53 bits, which is far past every game that counts. */
export const toNumber = (bits: Bits): number => Number.parseInt(bits, 2);

export const fromNumber = (value: number, length: number): Bits => value.toString(2).padStart(length, '0');

export const positionsOf = (length: number): readonly number[] =>
  Array.from({ length }, (_, index) => index + 1);

/** The positions at which two strings differ. */
export const differences = (a: Bits, b: Bits): readonly number[] =>
  positionsOf(a.length).filter((position) => bitAt(a, position) !== bitAt(b, position));
