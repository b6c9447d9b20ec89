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
} from '../solver/number-flip-duel-difference.ts';
import { type Hearing, hearingOf, refutedIn } from '../solver/number-flip-duel.ts';

/** What a player of Number Flip Duel can prove. */
export type DuelStanding = {
  readonly seat: Seat;
  readonly size: number;
  readonly hearing: Hearing;
  /** Sequences that the opponent may have, as far as this player can prove. */
  readonly candidates: number;
  /** Differences of the two sequences that are possible as far as both can prove. */
  readonly shared: number;
};

/** `known`: what the record proves, if it is known already. Undefined when the round is over. */
export const duelStandingOf = (view: NumberFlipDuelView, known?: Hearing): DuelStanding | undefined => {
  const { seat, sequences, length } = view;
  if (seat === 'all' || at(sequences, otherSeat(seat)) !== null) return undefined;
  const hearing = known ?? hearingOf(view);
  return { seat, size: length, hearing, ...countsOf(hearing) };
};

const countsOf = (hearing: Hearing): Pick<DuelStanding, 'candidates' | 'shared'> => {
  const shared = countOf(hearing.difference);
  return { candidates: shared - refutedIn(hearing, hearing.difference), shared };
};

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
      /** The first count tells how many places differ, the later ones whether this one does; a told place nothing. */
      readonly tells: 'how-many' | 'whether' | 'nothing';
      /** How many differences each count that may be announced would leave, for both. */
      readonly leaves: readonly number[];
    };

/** Undefined: not a move of this game. */
export const tryOf = ({ hearing, size }: DuelStanding, move: string): DuelTry | undefined => {
  const [verb, what = ''] = move.split(' ');
  const { difference, own, refuted } = hearing;
  if (verb === 'guess') {
    if (what.length !== size) return undefined;
    const guess = toNumber(what);
    const isNew = !refuted.has(guess);
    return {
      kind: 'guess',
      bits: what,
      isPossible: isNew && isPossible(difference, own ^ guess),
      isPlausible: isNew && isPlausible(difference, own ^ guess),
    };
  }
  const position = Number(what);
  if (verb !== 'flip' || !(position >= 1 && position <= size)) return undefined;
  const place = bitOf(position, size);
  const leaves = announceable(difference, place).map((count) => countOf(afterFlip(difference, place, count)));
  return { kind: 'flip', position, tells: tellingOf(difference, place), leaves };
};

const tellingOf = ({ weight, open }: Difference, place: number): 'how-many' | 'whether' | 'nothing' =>
  weight === null ? 'how-many' : (open & place) === 0 ? 'nothing' : 'whether';

/** What is left after the move and what was said about it. */
export const countsAfter = (
  standing: DuelStanding,
  tried: DuelTry,
  said: Feedback,
): Pick<DuelStanding, 'candidates' | 'shared'> => {
  const { hearing, candidates, shared, size } = standing;
  if (tried.kind === 'guess') {
    if (said['correct'] === true) return { candidates: 1, shared };
    return { candidates: tried.isPossible ? candidates - 1 : candidates, shared };
  }
  const place = bitOf(tried.position, size);
  const differing = size - Number(said['matchCount']);
  const difference = afterFlip(hearing.difference, place, differing);
  return countsOf({ ...hearing, own: hearing.own ^ place, difference });
};
