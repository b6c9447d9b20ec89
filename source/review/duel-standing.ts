import { type Bits, toNumber } from '../bits/bits.ts';
import type { Feedback } from '../game/contract.ts';
import { type Seat, at, otherSeat } from '../game/seat.ts';
import type { NumberFlipDuelView } from '../games/number-flip-duel/rules.ts';
import {
  type Difference,
  afterFlip,
  announceable,
  bitOf,
  countOf,
  isPlausible,
  isPossible,
  possible,
} from '../solver/number-flip-duel-difference.ts';
import { type Hearing, hearingOf, refutedIn } from '../solver/number-flip-duel.ts';
import { type Listed, leavesOf, listedAfter, refutedAmong } from './duel-listed.ts';
import type { Circumstances } from './judgement.ts';

/** What a player of Number Flip Duel can prove. */
export type DuelStanding = {
  readonly seat: Seat;
  readonly size: number;
  readonly hearing: Hearing;
  /** The possible differences one by one, where moves taken back have told more than `hearing` can hold. */
  readonly listed: Listed | null;
  /** Sequences that the opponent may have, as far as this player can prove. */
  readonly candidates: number;
  /** Differences of the two sequences that are possible as far as both can prove. */
  readonly shared: number;
};

type Counts = Pick<DuelStanding, 'candidates' | 'shared'>;

/** `known`: what the player can prove, if it is known already. Undefined when the round is over. */
export const duelStandingOf = (
  view: NumberFlipDuelView,
  known: Pick<Circumstances, 'hearing' | 'listed'> = {},
): DuelStanding | undefined => {
  const { seat, sequences, length } = view;
  if (seat === 'all' || at(sequences, otherSeat(seat)) !== null) return undefined;
  const hearing = known.hearing ?? hearingOf(view);
  const listed = known.listed ?? null;
  return { seat, size: length, hearing, listed, ...countsOf(hearing, listed) };
};

const countsOf = (hearing: Hearing, listed: Listed | null): Counts => {
  const shared = listed === null ? countOf(hearing.difference) : listed.size;
  const refuted = listed === null ? refutedIn(hearing, hearing.difference) : refutedAmong(hearing, listed);
  return { candidates: shared - refuted, shared };
};

/** The opponent's sequences that are possible to the player, as numbers. */
export function* candidatesOf({ hearing, listed }: DuelStanding): Generator<number, void> {
  const { own, difference, refuted } = hearing;
  for (const bits of listed ?? possible(difference)) if (!refuted.has(own ^ bits)) yield own ^ bits;
}

/** What a move does to what is known. */
export type DuelTry =
  | {
      readonly kind: 'guess';
      readonly bits: Bits;
      /** Whether the guesser cannot rule it out. */
      readonly isPossible: boolean;
      /** Whether the opponent can: if not, they cannot tell it from a guess that may be right. */
      readonly isPlausible: boolean;
    }
  | {
      readonly kind: 'flip';
      readonly position: number;
      readonly tells: Telling;
      /** How many differences each count that may be announced would leave, for both. */
      readonly leaves: readonly number[];
    };

/**
 * The first count tells how many places differ, the later ones whether this one does; a told place nothing. After moves
 * taken back a count may be foreseen where the place is not told.
 */
export type Telling = 'how-many' | 'whether' | 'nothing' | 'foreseen';

/** Undefined: not a move of this game. */
export const tryOf = ({ hearing, listed, size }: DuelStanding, move: string): DuelTry | undefined => {
  const [verb, what = ''] = move.split(' ');
  const { difference, own, refuted } = hearing;
  if (verb === 'guess') {
    if (what.length !== size) return undefined;
    const guess = toNumber(what);
    const isNew = !refuted.has(guess);
    const apart = own ^ guess;
    return {
      kind: 'guess',
      bits: what,
      isPossible: isNew && (listed === null ? isPossible(difference, apart) : listed.has(apart)),
      // What the opponent may take for a try is not worked out for a list: anything new, then.
      isPlausible: isNew && (listed !== null || isPlausible(difference, apart)),
    };
  }
  const position = Number(what);
  if (verb !== 'flip' || !(position >= 1 && position <= size)) return undefined;
  const place = bitOf(position, size);
  if (listed !== null) {
    const leaves = leavesOf(listed, place);
    return { kind: 'flip', position, tells: leaves.length === 1 ? 'foreseen' : 'how-many', leaves };
  }
  const leaves = announceable(difference, place).map((count) => countOf(afterFlip(difference, place, count)));
  return { kind: 'flip', position, tells: tellingOf(difference, place), leaves };
};

const tellingOf = ({ weight, open }: Difference, place: number): Telling =>
  weight === null ? 'how-many' : (open & place) === 0 ? 'nothing' : 'whether';

/** What is left after the move and what was said about it. */
export const countsAfter = (standing: DuelStanding, tried: DuelTry, said: Feedback): Counts => {
  const { hearing, listed, candidates, shared, size } = standing;
  if (tried.kind === 'guess') {
    if (said['correct'] === true) return { candidates: 1, shared };
    return { candidates: tried.isPossible ? candidates - 1 : candidates, shared };
  }
  const place = bitOf(tried.position, size);
  const differing = size - Number(said['matchCount']);
  const own = hearing.own ^ place;
  if (listed !== null) return countsOf({ ...hearing, own }, listedAfter(listed, place, differing));
  const difference = afterFlip(hearing.difference, place, differing);
  return countsOf({ ...hearing, own, difference }, null);
};
