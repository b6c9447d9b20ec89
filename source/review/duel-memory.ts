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
  readonly difference: Difference;
  /** The places that each player has flipped an odd number of times. */
  readonly flipped: Both<number>;
  /** Wrong guesses of each player, as they would have been before all flips. */
  readonly guesses: Both<ReadonlySet<number>>;
};

const none: ReadonlySet<number> = new Set();

export const freshMemory = (size: number): DuelMemory => ({
  difference: undisclosed(size),
  flipped: [0, 0],
  guesses: [none, none],
});

export const remembering = (
  memory: DuelMemory,
  player: Seat,
  move: string,
  { matchCount, correct }: Feedback,
): DuelMemory => {
  const { difference, flipped, guesses } = memory;
  const [verb, what = ''] = move.split(' ');
  if (verb === 'flip') {
    const place = bitOf(Number(what), difference.size);
    return {
      ...memory,
      difference: afterFlip(difference, place, difference.size - Number(matchCount)),
      flipped: withSeat(flipped, player, at(flipped, player) ^ place),
    };
  }
  const guess = toNumber(what) ^ at(flipped, otherSeat(player));
  const own = at(guesses, player);
  if (correct !== false || own.has(guess)) return memory;
  return { ...memory, guesses: withSeat(guesses, player, new Set([...own, guess])) };
};

/** What a seat with this sequence can prove by it. */
export const hearingFrom = (
  { difference, flipped, guesses }: DuelMemory,
  seat: Seat,
  own: number,
): Hearing => {
  const theirs = at(flipped, otherSeat(seat));
  const refuted = at(guesses, seat);
  return {
    own,
    difference,
    refuted: refuted.size === 0 ? none : new Set(Array.from(refuted, (guess) => guess ^ theirs)),
    heard: none,
    news: null,
  };
};
