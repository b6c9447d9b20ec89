import { type Bits, fromNumber, toNumber } from '../bits/bits.ts';
import { at } from '../game/seat.ts';
import type { NumberFlipDuelView } from '../games/number-flip-duel/rules.ts';
import {
  type Difference,
  afterFlip,
  bitOf,
  countOf,
  isPossible,
  mayBeTry,
  possible,
  undisclosed,
} from './number-flip-duel-difference.ts';

/*
 * What a seat can PROVE. The counts leave both players the same set of possible differences, see
 * number-flip-duel-difference.ts. Beyond it a player knows which sequences their own wrong guesses have refuted, and
 * nothing more: a guess of the opponent may be a bluff.
 */

/** What a seat has heard, told in terms of the two current sequences: later flips are worked into earlier guesses. */
export type Hearing = {
  readonly own: number;
  readonly difference: Difference;
  /** Current sequences of the opponent that are refuted by own guesses. */
  readonly refuted: ReadonlySet<number>;
  /** Current own sequences that the opponent has guessed and that are wrong. */
  readonly heard: ReadonlySet<number>;
  /** The guess that the opponent has just made, if they had not made it before. */
  readonly news: number | null;
};

export type Knowledge = {
  readonly count: number;
  /** At most so many of the opponent's possible sequences. */
  readonly list: (most: number) => readonly Bits[];
  readonly has: (bits: Bits) => boolean;
  /** The bit that stands there in every possible sequence of the opponent. */
  readonly forced: (position: number) => '0' | '1' | null;
};

export const hearingOf = (view: NumberFlipDuelView): Hearing => {
  const { seat, length: size, record } = view;
  const sequence = seat === 'all' ? null : at(view.sequences, seat);
  if (seat === 'all' || sequence === null) throw new RangeError('Only a seat hears and does not see.');

  let difference = undisclosed(size);
  // Guesses are kept as they would have been at the start, and moved along at the end.
  const guesses = { own: new Set<number>(), heard: new Set<number>() };
  const flipped = { own: 0, theirs: 0 };
  let news: number | null = null;
  for (const { player, move = '', matchCount, correct } of record) {
    const [verb, what = ''] = move.split(' ');
    news = null;
    if (verb === 'flip') {
      const place = bitOf(Number(what), size);
      if (player === seat) flipped.own ^= place;
      else flipped.theirs ^= place;
      difference = afterFlip(difference, place, size - Number(matchCount));
    } else if (correct === false && player === seat) {
      guesses.own.add(toNumber(what) ^ flipped.theirs);
    } else if (correct === false) {
      const guess = toNumber(what) ^ flipped.own;
      if (!guesses.heard.has(guess)) news = guess;
      guesses.heard.add(guess);
    }
  }
  const moved = (set: ReadonlySet<number>, by: number): ReadonlySet<number> =>
    new Set(Array.from(set, (guess) => guess ^ by));
  return {
    own: toNumber(sequence),
    difference,
    refuted: moved(guesses.own, flipped.theirs),
    heard: moved(guesses.heard, flipped.own),
    news: news === null ? null : news ^ flipped.own,
  };
};

/** How many of the possible differences a seat has refuted by its own guesses. */
export const refutedIn = ({ own, refuted }: Hearing, difference: Difference): number => {
  let count = 0;
  for (const guess of refuted) if (isPossible(difference, own ^ guess)) count++;
  return count;
};

/** How many of the possible differences the opponent's guesses may have refuted, at most. */
export const triesIn = ({ own, heard }: Hearing, difference: Difference): number => {
  let count = 0;
  for (const guess of heard) if (mayBeTry(difference, own ^ guess)) count++;
  return count;
};

/** The opponent's current sequences that are possible to this seat, as numbers. */
export function* candidatesIn({ own, difference, refuted }: Hearing): Generator<number, void> {
  for (const bits of possible(difference)) if (!refuted.has(own ^ bits)) yield own ^ bits;
}

/** The possible differences with a given bit at a place; undefined: none. */
const withBit = (difference: Difference, place: number, isOne: boolean): Difference | undefined => {
  const { open, ones, weight } = difference;
  if ((open & place) === 0) return ((ones & place) !== 0) === isOne ? difference : undefined;
  const left = weight === null || !isOne ? weight : weight - 1;
  return { ...difference, open: open & ~place, ones: isOne ? ones | place : ones, weight: left };
};

export const knowledgeOf = (view: NumberFlipDuelView): Knowledge => knowledgeFrom(hearingOf(view));

export const knowledgeFrom = (hearing: Hearing): Knowledge => {
  const { own, difference, refuted } = hearing;
  const { size } = difference;
  const left = (among: Difference): number => countOf(among) - refutedIn(hearing, among);
  return {
    count: left(difference),
    list(most) {
      const found: Bits[] = [];
      if (most <= 0) return found;
      for (const candidate of candidatesIn(hearing)) {
        found.push(fromNumber(candidate, size));
        if (found.length >= most) break;
      }
      return found;
    },
    has(bits) {
      const candidate = toNumber(bits);
      return bits.length === size && isPossible(difference, own ^ candidate) && !refuted.has(candidate);
    },
    forced(position) {
      const place = bitOf(position, size);
      const bitIf = (isOne: boolean): '0' | '1' => (((own & place) !== 0) === isOne ? '0' : '1');
      const isLeft = (isOne: boolean): boolean => {
        const among = withBit(difference, place, isOne);
        return among !== undefined && left(among) > 0;
      };
      return isLeft(true) ? (isLeft(false) ? null : bitIf(true)) : bitIf(false);
    },
  };
};

/** Every current sequence of the opponent that agrees with all that is proven to this seat. */
export const candidatesOf = (view: NumberFlipDuelView): readonly Bits[] => knowledgeOf(view).list(Infinity);
