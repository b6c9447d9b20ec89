import { type Bits, differences, flipAt, ones, onesIn, swapAt, toNumber } from '../../../bits/bits.ts';
import type { View } from '../../../game/contract.ts';
import { type Move, formatMove } from '../../../game/move.ts';
import { type Both, at, otherSeat } from '../../../game/seat.ts';
import { isGameView } from '../../../games/index.ts';
import { patternOf } from '../../../games/quantum-flip/rules.ts';

/** What a move would do, as far as the player can know. */
export type Preview = {
  /** The bits that the move changes, as they would be then. */
  readonly after: Bits | null;
  readonly words: string;
  /** Whether the move ends the round, and how. */
  readonly ends: 'win' | 'loss' | null;
};

const quiet = (after: Bits | null, words: string): Preview => ({ after, words, ends: null });
const win = (after: Bits, words: string): Preview => ({ after, words: `${words}: you win`, ends: 'win' });
const loss = (after: Bits, words: string): Preview => ({ after, words: `${words}: you lose`, ends: 'loss' });

const result = (bits: Bits, move: Move): Bits => {
  if (!('positions' in move)) return bits;
  const [first = 1, second = first] = move.positions;
  return move.verb === 'swap' ? swapAt(bits, first, second) : flipAt(bits, move.positions);
};

const zerosLeft = (count: number): string => (count === 1 ? 'one zero left' : `${count} zeros left`);

/** The move must be legal. It is made by the player to move. */
export const previewOf = (view: View, move: Move, names: Both<string>): Preview => {
  if (!isGameView(view)) return quiet(null, '');
  const { toMove: mover, length } = view;
  const other = otherSeat(mover);
  switch (view.game) {
    case 'quantum-flip': {
      const after = result(view.bits, move);
      const away = (seat: 1 | 2): number => differences(after, patternOf(seat, length)).length;
      if (away(mover) === 0) return win(after, 'makes your pattern');
      if (away(other) === 0) return loss(after, `makes the pattern of ${at(names, other)}`);
      return quiet(after, `then you are ${away(mover)} away, ${at(names, other)} ${away(other)}`);
    }
    case 'bit-flip-showdown': {
      const after = result(view.bits, move);
      const left = length - onesIn(after);
      if (left > 0) return quiet(after, zerosLeft(left));
      return view.misere ? loss(after, 'turns the last 0') : win(after, 'turns the last 0');
    }
    case 'bit-flip-duel': {
      const after = result(view.bits, move);
      if (after === ones(length)) return win(after, 'makes all 1s');
      if (after === view.bits) return quiet(after, 'changes nothing');
      return quiet(after, zerosLeft(length - onesIn(after)));
    }
    case 'number-flip-duel': {
      if ('bits' in move) return quiet(null, 'if it is right, you win');
      const own = at(view.sequences, mover);
      if (own === null) return quiet(null, '');
      const after = result(own, move);
      return quiet(after, `makes ${after}, and both hear the count`);
    }
    case 'binary-battle': {
      const own = at(view.numbers, mover);
      if (own === null) return quiet(null, '');
      const after = result(own, move);
      return quiet(after, `makes ${toNumber(after)}, and only you hear the answer`);
    }
  }
};

/** `flip 2 5: makes your pattern: you win`. */
export const previewWords = (move: Move, { words }: Preview): string =>
  words === '' ? formatMove(move) : `${formatMove(move)}: ${words}`;
