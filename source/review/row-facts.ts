import { nimberOf } from '../solver/nimbers.ts';
import { listed } from './words.ts';

/** What is true of the rows of a Showdown board, and how it is said. */
export type RowFacts = {
  /** Longest first. */
  readonly rows: readonly number[];
  /** What is left when equal rows have cancelled in pairs. */
  readonly single: readonly number[];
  readonly values: readonly number[];
  readonly nimber: number;
};

const descending = (a: number, b: number): number => b - a;

const unpaired = (rows: readonly number[]): readonly number[] =>
  [...new Set(rows)]
    .filter((length) => rows.filter((row) => row === length).length % 2 === 1)
    .toSorted(descending);

export const areMirrored = (rows: readonly number[]): boolean => unpaired(rows).length === 0;

export const rowFacts = (rows: readonly number[], maxFlips: number): RowFacts => {
  const single = unpaired(rows);
  const values = single.map((row) => nimberOf(row, maxFlips));
  return {
    rows: rows.toSorted(descending),
    single,
    values,
    nimber: values.reduce((sum, value) => sum ^ value, 0),
  };
};

const mostListed = 6;

/** `row 5`, `rows 4 and 4`, and where they are many `rows 5, twice 3 and 8 times 1`. */
export const rowWords = (rows: readonly number[]): string => {
  if (rows.length === 1) return `row ${rows.join('')}`;
  if (rows.length <= mostListed) return `rows ${listed(rows)}`;
  const times = (count: number): string => (count === 1 ? '' : count === 2 ? 'twice ' : `${count} times `);
  const lengths = [...new Set(rows)];
  return `rows ${listed(lengths.map((length) => `${times(rows.filter((row) => row === length).length)}${length}`))}`;
};

/** `values 3 xor 4 xor 1 = 6`; what cancels is not written out. */
export const valueWords = ({ rows, single, values, nimber }: RowFacts): string => {
  const sum = values.length === 1 ? `${nimber}` : `${values.join(' xor ')} = ${nimber}`;
  if (rows.length === single.length) return values.length === 1 ? `value ${sum}` : `values ${sum}`;
  return `equal rows cancel, and ${rowWords(single)} ${single.length === 1 ? 'has value' : 'have values'} ${sum}`;
};
