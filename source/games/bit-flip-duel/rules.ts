import { flipAt, ones, swapAt, zeros } from '../../bits/bits.ts';
import { isPositions, notOneBit, outOfRange, repeated, wrongVerb } from '../../game/check.ts';
import type { Game } from '../../game/contract.ts';
import { pairMoves, singleMoves } from '../../game/position-moves.ts';
import { refuse } from '../../game/refusal.ts';
import { bitsSetting, decodeBitsOnly } from '../../game/settings.ts';
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
 * One shared string, all 0 at the start. A turn flips one bit or swaps two; swapping equal bits is legal and
 * changes nothing. Whoever makes all ones wins.
 */

export type BitFlipDuelOptions = { readonly bits: number };
export type BitFlipDuelView = SharedStringView & { readonly game: 'bit-flip-duel' };

const name = 'Bit Flip Duel';
const settings = { bits: bitsSetting(3, 16, 5) };

export const bitFlipDuel: Game<BitFlipDuelOptions, SharedString, BitFlipDuelView> = {
  id: 'bit-flip-duel',
  name,
  words,
  verbs: { flip: 'positions', swap: 'pair' },
  settings,
  secrecy: 'none',
  audience: 'all',
  hasTurnScoring: false,

  decodeOptions: (raw) => decodeBitsOnly(raw, settings, name),
  secretLength: () => 0,
  setup: (options, starter) => freshString(zeros(options.bits), starter),
  turn: (state) => state.toMove,
  view: (state, perspective) => viewOfString('bit-flip-duel', state, perspective),
  legalMoves: ({ length }) => [...singleMoves('flip', length), ...pairMoves('swap', length)],
  refuse({ length }, move) {
    if (isPositions(move, 'flip')) return notOneBit(move, length);
    if (!isPositions(move, 'swap')) return wrongVerb(move, '"flip I" or "swap I J"');
    if (move.positions.length !== 2) {
      return refuse(
        'two-positions-wanted',
        `A swap exchanges two bits: name two positions from 1 to ${length}.`,
      );
    }
    return outOfRange(move.positions, length) ?? repeated(move.positions, 'swap two different positions');
  },
  apply(state, move) {
    const [first = 1, second = first] = 'positions' in move ? move.positions : [];
    const bits = move.verb === 'swap' ? swapAt(state.bits, first, second) : flipAt(state.bits, [first]);
    return afterMove(state, move, bits);
  },
  outcome(state) {
    const mover = lastMover(state);
    return mover !== undefined && state.bits === ones(state.bits.length)
      ? { winner: mover, reason: 'all-ones' }
      : undefined;
  },
  reveal: () => ({}),
};
