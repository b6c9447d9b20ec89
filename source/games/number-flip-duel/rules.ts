import { type Bits, flipAt, fromNumber, matchCount } from '../../bits/bits.ts';
import { isPositions, notOneBit, wrongLength, wrongVerb } from '../../game/check.ts';
import type { Feedback, Game, Heard, View } from '../../game/contract.ts';
import { type Move, formatMove } from '../../game/move.ts';
import { singleMoves } from '../../game/position-moves.ts';
import { type Both, type Seat, at, otherSeat, withSeat } from '../../game/seat.ts';
import { bitsSetting, decodeBitsOnly } from '../../game/settings.ts';
import { type Trail, extend, items, lengthOf } from '../../game/trail.ts';
import { words } from './words.ts';

/*
 * Each player has a secret sequence. A turn flips a bit of one's OWN sequence (the position and the Match Count
 * of the two current sequences are announced to both) or guesses the opponent's CURRENT sequence (heard by both;
 * right wins, wrong tells no more than that).
 */

export type NumberFlipDuelOptions = { readonly bits: number };
export type NumberFlipDuelState = {
  /** As chosen at the start, kept for the reveal. */
  readonly secrets: Both<Bits>;
  readonly sequences: Both<Bits>;
  readonly toMove: Seat;
  readonly record: Trail<Heard>;
};
export type NumberFlipDuelView = View & {
  readonly game: 'number-flip-duel';
  /** The current sequences; null is the one this seat may not see. */
  readonly sequences: Both<Bits | null>;
};

const name = 'Number Flip Duel';
const settings = { bits: bitsSetting(3, 16, 5) };

/** Past this many bits the guesses are too many to list. */
const mostListedBits = 8;

export const numberFlipDuel: Game<NumberFlipDuelOptions, NumberFlipDuelState, NumberFlipDuelView> = {
  id: 'number-flip-duel',
  name,
  words,
  verbs: { flip: 'positions', guess: 'bits' },
  settings,
  secrecy: 'each',
  audience: 'all',
  hasTurnScoring: true,

  decodeOptions: (raw) => decodeBitsOnly(raw, settings, name),
  secretLength: (options) => options.bits,
  setup: (_options, starter, secrets) => ({ secrets, sequences: secrets, toMove: starter, record: null }),
  turn: (state) => state.toMove,
  view({ sequences: [first, second], toMove, record }, perspective) {
    return {
      game: 'number-flip-duel',
      seat: perspective,
      length: first.length,
      toMove,
      moves: lengthOf(record),
      get record() {
        return items(record);
      },
      sequences: [perspective === 2 ? null : first, perspective === 1 ? null : second],
    };
  },
  legalMoves({ length }, sparing = false) {
    const flips = singleMoves('flip', length);
    if (sparing && length > mostListedBits) return flips;
    const guesses = Array.from({ length: 2 ** length }, (_, value): Move => ({
      verb: 'guess',
      bits: fromNumber(value, length),
    }));
    return [...flips, ...guesses];
  },
  refuse({ length }, move) {
    if (isPositions(move, 'flip')) return notOneBit(move, length);
    if (move.verb === 'guess' && 'bits' in move) return wrongLength(move.bits, length, 'A guess');
    return wrongVerb(move, '"flip I" or "guess BITS"');
  },
  apply(state, move) {
    const mover = state.toMove;
    const isGuess = 'bits' in move;
    const own = at(state.sequences, mover);
    const sequences = isGuess
      ? state.sequences
      : withSeat(state.sequences, mover, flipAt(own, move.positions));
    const feedback: Feedback = isGuess
      ? { correct: move.bits === at(sequences, otherSeat(mover)) }
      : { matchCount: matchCount(...sequences) };
    const heard: Heard = { player: mover, move: formatMove(move), ...feedback };
    return {
      state: { ...state, sequences, toMove: otherSeat(mover), record: extend(state.record, heard) },
      feedback,
    };
  },
  outcome({ record }) {
    return record?.last['correct'] === true ? { winner: record.last.player, reason: 'guessed' } : undefined;
  },
  reveal: ({ secrets, sequences }) => ({ secrets, sequences }),
};
