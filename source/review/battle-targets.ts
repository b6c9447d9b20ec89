import { ones, toNumber } from '../bits/bits.ts';
import type { Feedback, View } from '../game/contract.ts';
import { type Both, type Seat, at, withSeat } from '../game/seat.ts';
import { isGameView } from '../games/index.ts';
import type { Range } from '../solver/binary-battle.ts';
import { comparisonIn, probeOf, rangeAfter } from './battle-standing.ts';

/** What each player was ever told about the target of a round of Binary Battle. Undo takes nothing of it back. */
export class Targets {
  #ranges: Both<Range | null> = [null, null];

  rangeFor(view: View): Range | null {
    if (view.seat === 'all' || view.game !== 'binary-battle') return null;
    return at(this.#ranges, view.seat) ?? { low: 0, high: toNumber(ones(view.length)) };
  }

  /** The view is the mover's, from before the move. */
  hear(view: View, player: Seat, move: string, feedback: Feedback): void {
    const range = this.rangeFor(view);
    const answer = comparisonIn(feedback);
    const number = isGameView(view) && view.game === 'binary-battle' ? at(view.numbers, player) : null;
    if (range === null || answer === null || number === null) return;
    const { number: next } = probeOf({ number, range }, move);
    this.#ranges = withSeat(this.#ranges, player, rangeAfter(range, next, answer));
  }
}
