import type { Bits } from '../bits/bits.ts';
import type { Applied, Heard, View } from './contract.ts';
import { type Move, formatMove } from './move.ts';
import { type Perspective, type Seat, otherSeat } from './seat.ts';
import { type Trail, extend, items, lengthOf } from './trail.ts';

/** What games have in common that are played on one string which both players see and change. */
export type SharedString = { readonly bits: Bits; readonly toMove: Seat; readonly record: Trail<Heard> };

export type SharedStringView = View & { readonly bits: Bits };

export const freshString = (bits: Bits, starter: Seat): SharedString => ({
  bits,
  toMove: starter,
  record: null,
});

export const viewOfString = <Id extends string>(
  game: Id,
  state: SharedString,
  seat: Perspective,
): SharedStringView & { readonly game: Id } => ({
  game,
  seat,
  length: state.bits.length,
  toMove: state.toMove,
  moves: lengthOf(state.record),
  // Lazy: judging a move asks for a view each time, and the record is the one part that grows.
  get record() {
    return items(state.record);
  },
  bits: state.bits,
});

export const afterMove = (state: SharedString, move: Move, bits: Bits): Applied<SharedString> => ({
  state: {
    bits,
    toMove: otherSeat(state.toMove),
    record: extend(state.record, { player: state.toMove, move: formatMove(move), bits }),
  },
  feedback: { bits },
});

/** Who made the last move; undefined before the first. */
export const lastMover = (state: SharedString): Seat | undefined => state.record?.last.player;
