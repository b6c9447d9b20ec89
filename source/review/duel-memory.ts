import { toNumber } from '../bits/bits.ts';
import type { Feedback } from '../game/contract.ts';
import { type Both, type Seat, at, otherSeat, withSeat } from '../game/seat.ts';
import { type Difference, afterFlip, bitOf, undisclosed } from '../solver/number-flip-duel-difference.ts';
import type { Hearing } from '../solver/number-flip-duel.ts';

/**
 * What was said in a round of Number Flip Duel, kept up line by line: `hearingOf` would read the whole record again
 * for every move of a long match.
 */
export type DuelMemory = {
  readonly before: DuelMemory | null;
  readonly difference: Difference;
  /** The places that each player has flipped an odd number of times. */
  readonly flipped: Both<number>;
  /** The player whose wrong guess this line is, and the guess as it would have been before all flips. */
  readonly guesser: Seat | null;
  readonly guess: number;
};

export const freshMemory = (size: number): DuelMemory => ({
  before: null,
  difference: undisclosed(size),
  flipped: [0, 0],
  guesser: null,
  guess: 0,
});

export const remembering = (
  before: DuelMemory,
  player: Seat,
  move: string,
  { matchCount, correct }: Feedback,
): DuelMemory => {
  const { difference, flipped } = before;
  const isFlip = move.startsWith('flip ');
  const what = move.slice(move.indexOf(' ') + 1);
  if (!isFlip) {
    const guess = toNumber(what) ^ at(flipped, otherSeat(player));
    return { before, difference, flipped, guesser: correct === false ? player : null, guess };
  }
  const place = bitOf(Number(what), difference.size);
  return {
    before,
    difference: afterFlip(difference, place, difference.size - Number(matchCount)),
    flipped: withSeat(flipped, player, at(flipped, player) ^ place),
    guesser: null,
    guess: 0,
  };
};

const nothing: ReadonlySet<number> = new Set();

/** What a seat with this sequence can prove by it. */
export const hearingFrom = (memory: DuelMemory, seat: Seat, own: number): Hearing => {
  const theirs = at(memory.flipped, otherSeat(seat));
  const refuted = new Set<number>();
  for (let line: DuelMemory | null = memory; line !== null; line = line.before) {
    if (line.guesser === seat) refuted.add(line.guess ^ theirs);
  }
  return { own, difference: memory.difference, refuted, heard: nothing, news: null };
};
