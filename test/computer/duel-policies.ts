import { type Bits, fromNumber, matchCount } from '../../source/bits/bits.ts';
import type { Random } from '../../source/bits/random.ts';
import { at, otherSeat } from '../../source/game/seat.ts';
import type { NumberFlipDuelView } from '../../source/games/number-flip-duel/rules.ts';
import { candidatesOf, knowledgeOf } from '../../source/solver/number-flip-duel.ts';

/*
 * Simple ways to play Number Flip Duel, as people do: what is asked before guessing, and how it is guessed. They keep
 * the books right (candidates are exact) and differ in what they do with them.
 */
export type Policy = (view: NumberFlipDuelView, random: Random) => string;

const one = <T>(items: readonly T[], random: Random): T => {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

const everySequence = (length: number): readonly Bits[] =>
  Array.from({ length: 2 ** length }, (_, value) => fromNumber(value, length));

const ownOf = (view: NumberFlipDuelView): Bits => {
  const own = view.seat === 'all' ? null : at(view.sequences, view.seat);
  if (own === null) throw new Error('only a seat plays');
  return own;
};

/** Guesses made by a seat since the last flip, newest last. */
const guessesSinceFlip = (view: NumberFlipDuelView, isOwn: boolean): readonly Bits[] => {
  const flip = view.record.findLastIndex(({ move }) => move?.startsWith('flip'));
  const seat = view.seat === 'all' ? 1 : view.seat;
  return view.record
    .slice(flip + 1)
    .filter(({ player }) => player === (isOwn ? seat : otherSeat(seat)))
    .map(({ move = '' }) => move.replace('guess ', ''));
};

const lastCount = (view: NumberFlipDuelView): number | null => {
  const heard = view.record.findLast((item) => item['matchCount'] !== undefined);
  return heard === undefined ? null : Number(heard['matchCount']);
};

/** How a policy guesses. */
export const ways = {
  /** Any sequence, also one that was wrong before. */
  blind: (view, random) => random.bits(view.length),
  /** Any candidate. */
  honest: (view, random) => one(candidatesOf(view), random),
  /** A candidate that makes sense of as many of the opponent's guesses as possible, taking them for honest. */
  tracking: (view, random) => {
    const count = lastCount(view);
    const heard = guessesSinceFlip(view, false);
    const sense = (candidate: Bits) =>
      heard.filter((guess) => count === null || matchCount(guess, candidate) === count).length;
    const candidates = candidatesOf(view);
    const most = Math.max(...candidates.map(sense));
    return one(
      candidates.filter((candidate) => sense(candidate) === most),
      random,
    );
  },
  /** A sequence that cannot be, but could from where the opponent stands. */
  bluffing: (view, random) => {
    const known = knowledgeOf(view);
    const count = lastCount(view);
    const odd = count === null ? null : count % 2;
    const bluffs = everySequence(view.length).filter(
      (bits) => !known.has(bits) && (odd === null || matchCount(bits, ownOf(view)) % 2 === odd),
    );
    return bluffs.length === 0 ? one(candidatesOf(view), random) : one(bluffs, random);
  },
  /** A sequence that would make the opponent's last guess a sensible one. */
  mirroring: (view, random) => {
    const [last] = guessesSinceFlip(view, false).slice(-1);
    const count = lastCount(view);
    if (last === undefined || count === null) return one(candidatesOf(view), random);
    const own = new Set(guessesSinceFlip(view, true));
    const answers = everySequence(view.length).filter(
      (bits) => matchCount(bits, last) === count && !own.has(bits),
    );
    return answers.length === 0 ? one(candidatesOf(view), random) : one(answers, random);
  },
} satisfies Record<string, (view: NumberFlipDuelView, random: Random) => Bits>;

export type Way = keyof typeof ways;

export const guessing =
  (way: Way): Policy =>
  (view, random) =>
    `guess ${ways[way](view, random)}`;

/** Flips an untold place until so many candidates are left. */
export const askingUntil =
  (few: number, then: Policy): Policy =>
  (view, random) => {
    const known = knowledgeOf(view);
    if (known.count <= few) return then(view, random);
    const open = Array.from({ length: view.length }, (_, index) => index + 1).filter(
      (position) => known.forced(position) === null,
    );
    return open.length === 0 ? then(view, random) : `flip ${one(open, random)}`;
  };

/** One policy or the other, by chance. */
export const mixing =
  (share: number, first: Policy, second: Policy): Policy =>
  (view, random) =>
    random.next() < share ? first(view, random) : second(view, random);

/** One policy for so many moves of the round, then the other. */
export const changing =
  (moves: number, first: Policy, second: Policy): Policy =>
  (view, random) =>
    view.moves < moves ? first(view, random) : second(view, random);

/** Flips if nobody has yet. */
export const askingOnce =
  (then: Policy): Policy =>
  (view, random) =>
    lastCount(view) === null ? `flip ${random.below(view.length) + 1}` : then(view, random);
