import { type Bits, bitAt, flipAt, positionsOf, zeros } from '../../bits/bits.ts';
import { isPositions, outOfRange, repeated, wrongVerb } from '../../game/check.ts';
import type { Game } from '../../game/contract.ts';
import type { Move } from '../../game/move.ts';
import { type Refusal, refuse } from '../../game/refusal.ts';
import { otherSeat } from '../../game/seat.ts';
import { bitsSetting, decodeFlag, decodeNumber, unknownOption } from '../../game/settings.ts';
import {
  type SharedString,
  type SharedStringView,
  afterMove,
  freshString,
  lastMover,
  viewOfString,
} from '../../game/shared-string.ts';
import { words } from './words.ts';

/*
 * One shared row of 0s. A turn turns one 0, or up to `maxFlips` 0s next to each other, into 1s; nothing turns back.
 * Whoever turns the last 0 wins, or, in the reversed game `misere`, loses.
 */

export type BitFlipShowdownOptions = {
  readonly bits: number;
  readonly maxFlips: number;
  readonly misere: boolean;
};
type Variant = { readonly maxFlips: number; readonly misere: boolean };
export type BitFlipShowdownState = SharedString & Variant;
export type BitFlipShowdownView = SharedStringView & Variant & { readonly game: 'bit-flip-showdown' };

const name = 'Bit Flip Showdown';
const settings = {
  bits: bitsSetting(1, 64, 10),
  maxFlips: { kind: 'number', least: 1, most: 8, usual: 2, words: 'most bits a turn may flip, 1 to 8' },
  misere: { kind: 'flag', words: 'the reversed game: whoever turns the last 0 loses' },
} as const;

/** What a turn may flip, in words. */
const allowance = (maxFlips: number): string =>
  maxFlips === 1 ? 'one 0' : maxFlips === 2 ? 'one 0 or two adjacent 0s' : `one to ${maxFlips} adjacent 0s`;

const spent = (bits: Bits, positions: readonly number[]): Refusal | undefined => {
  const one = positions.find((position) => bitAt(bits, position) === '1');
  return one === undefined
    ? undefined
    : refuse('already-one', `Bit ${one} is 1 already and nothing turns back: choose 0s only.`);
};

export const bitFlipShowdown: Game<BitFlipShowdownOptions, BitFlipShowdownState, BitFlipShowdownView> = {
  id: 'bit-flip-showdown',
  name,
  words,
  verbs: { flip: 'positions' },
  settings,
  secrecy: 'none',
  audience: 'all',
  hasTurnScoring: false,

  decodeOptions(raw) {
    const bits = decodeNumber(raw, 'bits', settings.bits);
    const maxFlips = decodeNumber(raw, 'maxFlips', settings.maxFlips);
    const misere = decodeFlag(raw, 'misere');
    const stranger = unknownOption(raw, settings, name);
    if (stranger !== undefined) return stranger;
    if (typeof bits !== 'number') return bits;
    if (typeof maxFlips !== 'number') return maxFlips;
    return typeof misere === 'boolean' ? { bits, maxFlips, misere } : misere;
  },
  secretLength: () => 0,
  setup: ({ bits, maxFlips, misere }, starter) => ({
    ...freshString(zeros(bits), starter),
    maxFlips,
    misere,
  }),
  turn: (state) => state.toMove,
  view: (state, perspective) =>
    Object.assign(viewOfString('bit-flip-showdown', state, perspective), {
      maxFlips: state.maxFlips,
      misere: state.misere,
    }),
  legalMoves({ bits, maxFlips }) {
    const moves: Move[] = [];
    for (let size = 1; size <= maxFlips; size++) {
      for (let first = 1; first + size - 1 <= bits.length; first++) {
        if (!bits.slice(first - 1, first - 1 + size).includes('1')) {
          moves.push({ verb: 'flip', positions: positionsOf(size).map((step) => first + step - 1) });
        }
      }
    }
    return moves;
  },
  refuse({ bits, length, maxFlips }, move) {
    if (!isPositions(move, 'flip')) return wrongVerb(move, '"flip I" or "flip I J"');
    const { positions } = move;
    const basic = outOfRange(positions, length) ?? repeated(positions, 'name each bit once');
    if (basic !== undefined) return basic;
    if (positions.length > maxFlips) {
      return refuse(
        'too-many-positions',
        `That flips ${positions.length} bits: a turn flips ${allowance(maxFlips)}.`,
      );
    }
    const turnedBack = spent(bits, positions);
    if (turnedBack !== undefined) return turnedBack;
    const isContiguous = positions.every((position, index) => position === (positions[0] ?? 0) + index);
    return isContiguous
      ? undefined
      : refuse(
          'not-adjacent',
          `Bits ${positions.join(' and ')} are not next to each other: flip ${allowance(maxFlips)}.`,
        );
  },
  apply(state, move) {
    const bits = 'positions' in move ? flipAt(state.bits, move.positions) : state.bits;
    const { state: next, feedback } = afterMove(state, move, bits);
    return { state: { ...state, ...next }, feedback };
  },
  outcome(state) {
    const mover = lastMover(state);
    if (mover === undefined || state.bits.includes('0')) return undefined;
    return state.misere
      ? { winner: otherSeat(mover), reason: 'last-zero-loses' }
      : { winner: mover, reason: 'last-zero' };
  },
  reveal: () => ({}),
};
