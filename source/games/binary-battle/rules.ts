import { type Bits, flipAt, zeros } from '../../bits/bits.ts';
import { isPositions, notOneBit, wrongVerb } from '../../game/check.ts';
import type { Game, Heard, View } from '../../game/contract.ts';
import { formatMove } from '../../game/move.ts';
import { singleMoves } from '../../game/position-moves.ts';
import { type Both, type Perspective, type Seat, at, otherSeat, withSeat } from '../../game/seat.ts';
import { bitsSetting, decodeBitsOnly } from '../../game/settings.ts';
import { type Trail, extend, items, lengthOf } from '../../game/trail.ts';
import { words } from './words.ts';

/*
 * One secret target for both. Each player has a number that starts at all 0 and toggles one bit of it a turn. The
 * mover alone is told whether their number is now less than, greater than or equal to the target; equal wins at
 * once. The opponent learns only that a turn was taken.
 */

export const comparisons = ['less', 'greater', 'equal'] as const;
export type Comparison = (typeof comparisons)[number];

export type BinaryBattleOptions = { readonly bits: number };
export type BinaryBattleState = {
  readonly target: Bits;
  readonly numbers: Both<Bits>;
  readonly toMove: Seat;
  readonly record: Trail<Heard>;
};
export type BinaryBattleView = View & {
  readonly game: 'binary-battle';
  /** The current numbers; null is the one this seat may not see. */
  readonly numbers: Both<Bits | null>;
  /** Null as long as it is hidden. */
  readonly target: Bits | null;
};

const name = 'Binary Battle';
const settings = { bits: bitsSetting(3, 16, 5) };

/** Strings of one length compare as the numbers they stand for. */
export const compare = (number: Bits, target: Bits): Comparison =>
  number === target ? 'equal' : number < target ? 'less' : 'greater';

/** What a seat has heard: all of its own turns, and of the opponent's only that they were taken. */
const heardBy = (record: Trail<Heard>, perspective: Perspective): readonly Heard[] =>
  items(record).map((heard) =>
    perspective === 'all' || heard.player === perspective ? heard : { player: heard.player },
  );

export const binaryBattle: Game<BinaryBattleOptions, BinaryBattleState, BinaryBattleView> = {
  id: 'binary-battle',
  name,
  words,
  verbs: { flip: 'positions' },
  settings,
  secrecy: 'shared',
  audience: 'mover',
  hasTurnScoring: false,

  decodeOptions: (raw) => decodeBitsOnly(raw, settings, name),
  secretLength: (options) => options.bits,
  setup(options, starter, [target]) {
    const start = zeros(options.bits);
    return { target, numbers: [start, start], toMove: starter, record: null };
  },
  turn: (state) => state.toMove,
  view({ target, numbers: [first, second], toMove, record }, perspective) {
    return {
      game: 'binary-battle',
      seat: perspective,
      length: target.length,
      toMove,
      moves: lengthOf(record),
      get record() {
        return heardBy(record, perspective);
      },
      numbers: [perspective === 2 ? null : first, perspective === 1 ? null : second],
      target: perspective === 'all' ? target : null,
    };
  },
  legalMoves: ({ length }) => singleMoves('flip', length),
  refuse: ({ length }, move) =>
    isPositions(move, 'flip') ? notOneBit(move, length) : wrongVerb(move, '"flip I" (or "toggle I")'),
  apply(state, move) {
    const mover = state.toMove;
    const number = flipAt(at(state.numbers, mover), 'positions' in move ? move.positions : []);
    const feedback = { comparison: compare(number, state.target) };
    return {
      state: {
        ...state,
        numbers: withSeat(state.numbers, mover, number),
        toMove: otherSeat(mover),
        record: extend(state.record, { player: mover, move: formatMove(move), ...feedback }),
      },
      feedback,
    };
  },
  outcome({ record }) {
    return record?.last['comparison'] === 'equal'
      ? { winner: record.last.player, reason: 'matched' }
      : undefined;
  },
  reveal: ({ target, numbers }) => ({ target, numbers }),
};
