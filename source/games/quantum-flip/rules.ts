import { type Bits, alternating, flipAt, zeros } from '../../bits/bits.ts';
import { isPositions, outOfRange, repeated, wrongVerb } from '../../game/check.ts';
import type { Game } from '../../game/contract.ts';
import { pairMoves, singleMoves } from '../../game/position-moves.ts';
import { refuse } from '../../game/refusal.ts';
import { type Seat, otherSeat } from '../../game/seat.ts';
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
 * One shared string, all 0 at the start. A turn flips one or two different bits, anywhere. Player 1 wants 1010…,
 * player 2 wants 0101…, whoever starts. Whoever makes their own pattern wins, whoever makes the opponent's loses.
 */

export type QuantumFlipOptions = { readonly bits: number };
export type QuantumFlipView = SharedStringView & { readonly game: 'quantum-flip' };

export const patternOf = (seat: Seat, length: number): Bits => alternating(length, seat === 1 ? 1 : 0);

const name = 'Quantum Flip';
const settings = { bits: bitsSetting(3, 16, 5) };

export const quantumFlip: Game<QuantumFlipOptions, SharedString, QuantumFlipView> = {
  id: 'quantum-flip',
  name,
  words,
  verbs: { flip: 'positions' },
  settings,
  secrecy: 'none',
  audience: 'all',
  hasTurnScoring: false,

  decodeOptions: (raw) => decodeBitsOnly(raw, settings, name),
  secretLength: () => 0,
  setup: (options, starter) => freshString(zeros(options.bits), starter),
  turn: (state) => state.toMove,
  view: (state, perspective) => viewOfString('quantum-flip', state, perspective),
  legalMoves: ({ length }) => [...singleMoves('flip', length), ...pairMoves('flip', length)],
  refuse({ length }, move) {
    if (!isPositions(move, 'flip')) return wrongVerb(move, '"flip I" or "flip I J"');
    if (move.positions.length > 2) {
      return refuse('too-many-positions', 'A turn flips one or two bits: name at most two positions.');
    }
    return outOfRange(move.positions, length) ?? repeated(move.positions, 'flip two different bits, or one');
  },
  apply: (state, move) =>
    afterMove(state, move, 'positions' in move ? flipAt(state.bits, move.positions) : state.bits),
  outcome(state) {
    const mover = lastMover(state);
    if (mover === undefined) return undefined;
    const opponent = otherSeat(mover);
    if (state.bits === patternOf(mover, state.bits.length)) return { winner: mover, reason: 'pattern' };
    if (state.bits === patternOf(opponent, state.bits.length))
      return { winner: opponent, reason: 'gave-pattern' };
    return undefined;
  },
  reveal: () => ({}),
};
