import { type Bits, flipAt, fromNumber, toNumber } from '../bits/bits.ts';
import type { Feedback } from '../game/contract.ts';
import { type Seat, at } from '../game/seat.ts';
import { type BinaryBattleView, type Comparison, comparisons } from '../games/binary-battle/rules.ts';
import { type Range, rangeOf } from '../solver/binary-battle.ts';

/** Where a player of Binary Battle stands: their number, what they know of the target, and how the race stands. */
export type Standing = {
  readonly seat: Seat;
  readonly number: Bits;
  readonly range: Range;
  /** Whether this player started the round, and how many turns the opponent has had. */
  readonly isStarter: boolean;
  readonly taken: number;
};

/** `range`: if it is known already, which spares reading the record. Undefined when the round is over. */
export const standingOf = (view: BinaryBattleView, range?: Range): Standing | undefined => {
  const { seat, numbers, target, toMove, moves } = view;
  const number = seat === 'all' ? null : at(numbers, seat);
  if (seat === 'all' || number === null || target !== null) return undefined;
  const isStarter = (moves % 2 === 0) === (toMove === seat);
  const taken = isStarter ? Math.floor(moves / 2) : Math.ceil(moves / 2);
  return { seat, number, range: range ?? rangeOf(view), isStarter, taken };
};

export const widthOf = ({ low, high }: Range): number => high - low + 1;

/** The answer in what was said about a move. */
export const comparisonIn = (said: Feedback | null): Comparison | null =>
  comparisons.find((word) => word === said?.['comparison']) ?? null;

/** What an answer leaves of a range. */
export const rangeAfter = ({ low, high }: Range, number: Bits, answer: Comparison): Range => {
  const place = toNumber(number);
  switch (answer) {
    case 'less':
      return { low: Math.max(low, place + 1), high };
    case 'greater':
      return { low, high: Math.min(high, place - 1) };
    case 'equal':
      return { low: place, high: place };
  }
};

/** What a toggle may tell: whether it may hit, and how many targets each of the other answers leaves. */
export type Probe = {
  readonly move: string;
  readonly number: Bits;
  readonly isInside: boolean;
  readonly below: number;
  readonly above: number;
};

export const probeOf = ({ number, range }: Pick<Standing, 'number' | 'range'>, move: string): Probe => {
  const next = flipAt(number, [Number(move.split(' ')[1])]);
  const place = toNumber(next);
  return {
    move,
    number: next,
    isInside: place >= range.low && place <= range.high,
    below: Math.max(0, Math.min(range.high, place - 1) - range.low + 1),
    above: Math.max(0, range.high - Math.max(range.low, place + 1) + 1),
  };
};

/** `01100 (12)` */
export const numberWords = (bits: Bits): string => `${bits} (${toNumber(bits)})`;

/** `8 to 15 (8 numbers)`; `only 01100 (12)` */
export const rangeWords = (range: Range, length: number): string =>
  range.low === range.high
    ? `only ${numberWords(fromNumber(range.low, length))}`
    : `${range.low} to ${range.high} (${widthOf(range)} numbers)`;
