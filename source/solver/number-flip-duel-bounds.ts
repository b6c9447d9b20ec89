import { positionsOf, toNumber } from '../bits/bits.ts';
import type { NumberFlipDuelView } from '../games/number-flip-duel/rules.ts';
import { type War, leastFor, mostFor, tempo } from './guess-war.ts';
import {
  type Difference,
  afterFlip,
  announceable,
  bitOf,
  countOf,
  isPlausible,
  isPossible,
  plausibleCount,
  weightOf,
} from './number-flip-duel-difference.ts';
import { type Hearing, hearingOf, knowledgeOf, refutedIn, triesIn } from './number-flip-duel.ts';

/*
 * Proven bounds on the share of wins of the seat to move, from the theorems in guess-war.ts and under what is assumed
 * there: in short, for a player who takes nothing from the opponent's guesses but what they prove.
 *
 * A value belongs to what the opponent can see. A flip is seen, and so is a guess that both know cannot be right, because
 * it was made before or contradicts what was told. All other guesses look alike to the opponent, tries and bluffs: in
 * best play they are mixed and worth the same, so they share their bounds. Only who is sure of the sequence can tell a
 * better guess from a worse one. Near a draw that is not so: tries and bluffs are judged apart (see `bluffBounds`).
 *
 * `moves`: until the house rule ends the round as a draw, the one that is judged included; without the rule, Infinity.
 */
export type Bounds = { readonly lower: number; readonly upper: number };
export type MoveBounds = Bounds & { readonly move: string };
export type DuelBounds = Bounds & {
  /** The moves with the best lower bound; of guesses some, if they are many. */
  readonly best: readonly string[];
  /** Every flip, and one guess for all that may be right: they are alike. */
  readonly moves: readonly MoveBounds[];
};

/** So many of the best guesses are listed. */
const mostListed = 16;

const warOf = ({ open, weight }: Difference, mine: number, theirs: number, moves: number): War => ({
  open: weightOf(open),
  weight,
  mine,
  theirs,
  moves,
});

/**
 * What it is worth to have moved, when the opponent is next and oneself has refuted so many of what is possible. How many
 * they have refuted is public before the first count; after it, anything from none to all that looked like tries.
 */
const leaving = (hearing: Hearing, difference: Difference, refuted: number, moves: number): Bounds => {
  if (moves > 0 && countOf(difference) === 1) return { lower: 0, upper: 0 };
  const tries = triesIn(hearing, difference);
  const fewest = difference.weight === null ? tries : 0;
  return {
    lower: 1 - mostFor(warOf(difference, tries, refuted, moves)),
    upper: 1 - leastFor(warOf(difference, fewest, refuted, moves)),
  };
};

const leftIn = (hearing: Hearing, difference: Difference): number =>
  countOf(difference) - refutedIn(hearing, difference);

/** The first flip tells all two times in 2^N, and else leaves the move to somebody who knows no less. */
const firstFlip = (size: number): number => (1 - 2 ** (1 - size)) * (1 - tempo(2 ** (size - 1)));

const flipBounds = (hearing: Hearing, place: number, moves: number): Bounds => {
  const { difference, refuted, heard } = hearing;
  const after: Hearing = {
    ...hearing,
    own: hearing.own ^ place,
    heard: new Set(Array.from(heard, (guess) => guess ^ place)),
  };
  const all = leftIn(hearing, difference);
  let lower = 0;
  let upper = 0;
  for (const differing of announceable(difference, place)) {
    const told = afterFlip(difference, place, differing);
    const share = leftIn(after, told) / all;
    const next = leaving(after, told, refutedIn(after, told), moves - 1);
    lower += share * next.lower;
    upper += share * next.upper;
  }
  const isFirst = moves === Infinity && difference.weight === null && refuted.size <= heard.size;
  const most = isFirst ? firstFlip(difference.size) : 1;
  return { lower: Math.min(lower, most), upper: Math.min(upper, most) };
};

/** A turn that both know wins nothing and tells nothing: a guess made before, or against what was told. */
const passBounds = (hearing: Hearing, moves: number): Bounds =>
  leaving(hearing, hearing.difference, refutedIn(hearing, hearing.difference), moves - 1);

/**
 * A guess that the guesser knows to be wrong and the opponent does not. The opponent cannot answer it as what it is, so that
 * nothing is known against it but what holds for the tries that it looks like; with the last move it is a draw.
 */
const bluffBounds = ({ upper }: Bounds, moves: number): Bounds =>
  moves === 1 ? { lower: 0.5, upper: 0.5 } : { lower: 0, upper };

/** A guess that the opponent may take for a try, when nothing else is worth more than `others`. */
const tryBounds = (hearing: Hearing, others: number, moves: number): Bounds => {
  const { own, difference, refuted } = hearing;
  const mine = refutedIn(hearing, difference);
  const hit = 1 / (countOf(difference) - mine);
  if (hit === 1) return { lower: 1, upper: 1 };
  if (moves === 1) return { lower: (1 + hit) / 2, upper: (1 + hit) / 2 };
  const tried = Array.from(refuted).filter((guess) => isPlausible(difference, own ^ guess)).length;
  const quietHit = 1 / (plausibleCount(difference) - tried);
  const quietMiss = leaving(hearing, difference, difference.weight === null ? mine + 1 : mine, moves - 1);
  const least = leastFor(warOf(difference, mine, triesIn(hearing, difference), moves));
  return {
    lower: Math.max(hit, quietHit + (1 - quietHit) * quietMiss.lower, others < least ? least : 0),
    upper: hit + (1 - hit) * leaving(hearing, difference, mine + 1, moves - 1).upper,
  };
};

/** `pass`: a guess that both know is wrong; `bluff`: one that only the guesser knows to be; `tries`: any other. */
export type Judged = {
  readonly flips: readonly MoveBounds[];
  readonly pass: Bounds;
  readonly bluff: Bounds;
  readonly tries: Bounds;
};

export const judgeHearing = (hearing: Hearing, moves = Infinity): Judged => {
  const { size } = hearing.difference;
  const flips = positionsOf(size).map((position) => ({
    move: `flip ${position}`,
    ...flipBounds(hearing, bitOf(position, size), moves),
  }));
  const pass = passBounds(hearing, moves);
  const others = Math.max(pass.upper, ...flips.map(({ upper }) => upper));
  const tries = tryBounds(hearing, others, moves);
  return { flips, pass, bluff: moves === Infinity ? tries : bluffBounds(tries, moves), tries };
};

export const boundsAmong = (
  { flips, pass, bluff, tries }: Judged,
  hearing: Hearing,
  move: string,
): Bounds => {
  const { own, difference, refuted } = hearing;
  const flip = flips.find((each) => each.move === move);
  if (flip !== undefined) return { lower: flip.lower, upper: flip.upper };
  const guess = toNumber(move.replace('guess ', ''));
  if (refuted.has(guess) || !isPlausible(difference, own ^ guess)) return pass;
  if (isPossible(difference, own ^ guess)) return tries;
  // Whoever is sure and names something else knows that it is wrong.
  return leftIn(hearing, difference) > 1 ? bluff : pass;
};

export const boundsOfMove = (view: NumberFlipDuelView, move: string): Bounds => {
  const hearing = hearingOf(view);
  return boundsAmong(judgeHearing(hearing), hearing, move);
};

export const boundsOf = (view: NumberFlipDuelView): DuelBounds => {
  const { flips, tries } = judgeHearing(hearingOf(view));
  const guesses = knowledgeOf(view)
    .list(mostListed)
    .map((bits) => ({ move: `guess ${bits}`, ...tries }));
  const lower = Math.max(...[...flips, tries].map((each) => each.lower));
  return {
    lower,
    upper: Math.max(...[...flips, tries].map(({ upper }) => upper)),
    best: [...flips, ...guesses].filter((each) => each.lower === lower).map(({ move }) => move),
    moves: [...flips, ...guesses.slice(0, 1)],
  };
};
