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

/** What a seat with this sequence has heard. The same as `hearingOf`, without the record. */
export const hearingFrom = (memory: DuelMemory, seat: Seat, own: number): Hearing => {
  const opponent = otherSeat(seat);
  const [mine, theirs] = [at(memory.flipped, seat), at(memory.flipped, opponent)];
  const refuted: number[] = [];
  const heard: number[] = [];
  for (let line: DuelMemory | null = memory; line !== null; line = line.before) {
    if (line.guesser === seat) refuted.push(line.guess ^ theirs);
    else if (line.guesser === opponent) heard.push(line.guess ^ mine);
  }
  const [latest] = heard;
  const isNews = memory.guesser === opponent && latest !== undefined && heard.lastIndexOf(latest) === 0;
  return {
    own,
    difference: memory.difference,
    // In the order in which they were made.
    refuted: new Set(refuted.reverse()),
    heard: new Set(heard.reverse()),
    news: isNews ? latest : null,
  };
};
