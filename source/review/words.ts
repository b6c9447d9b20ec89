import type { Seat } from '../game/seat.ts';

/** Small pieces of the sentences. Plain ASCII, so that every face can print them. */

const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const numeral = (count: number): string => numerals[count] ?? String(count);

/** `one flip`, `two flips`; `no 0s`. */
export const counted = (count: number, one: string, more = `${one}s`): string =>
  `${numeral(count)} ${count === 1 ? one : more}`;

/** The same in digits: `1 sequence`, `7 sequences`. */
export const amount = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;

/** `4, 4 and 2` */
export const listed = (items: readonly (string | number)[], last = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`;

export const playerName = (seat: Seat): string => `player ${seat}`;

/** Parts of a sentence, those that are there, with a capital and a full stop. */
export const sentence = (...parts: readonly (string | null)[]): string => {
  const text = parts.filter((part) => part !== null && part !== '').join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

/** At most two decimals, none if they are zeros. */
export const decimal = (value: number): string => String(Math.round(value * 100) / 100);

/** A share as a percentage, never rounded to certainty. */
export const percent = (share: number): string => {
  if (share <= 0) return '0%';
  if (share >= 1) return '100%';
  const rounded = Math.round(share * 100);
  return rounded === 0 ? 'under 1%' : rounded === 100 ? 'over 99%' : `${rounded}%`;
};
