import type { Random } from '../bits/random.ts';
import {
  type Difference,
  countOf,
  isPossible,
  mayBeTry,
  plausible,
  plausibleCount,
  possible,
} from './number-flip-duel-difference.ts';
import { type Hearing, candidatesIn } from './number-flip-duel.ts';

/*
 * How to guess without telling. Whoever guesses what they believe possible tells the opponent what they believe: the
 * opponent compares the guess with their own sequence and keeps the differences that would have made it sensible. With
 * one place of five known to differ, an honest wrong guess leaves the opponent two candidates. Two facts turn this into
 * a way to play.
 *
 * QUIET. A guess that does not depend on one's own sequence tells nothing about it. Drawn evenly from all sequences,
 * or, once there was a count, from the H that agree with the told places and with odd or even, it hits one time in H.
 *
 * LISTENING. A guess g of the opponent was a real try if and only if their sequence is one of g + y, where y is one of
 * the K possible differences. Naming one of these K is quiet too: it depends on what was heard and on nothing else. If the
 * opponent tried, it hits one time in K, as often as the try could. If they bluffed it cannot hit, but neither could they.
 *
 * So a listener answers every try with one that is as good, tells nothing, and has the first shot whenever the opponent
 * spends a turn on a flip. It never flips: a flip tells both the same, and the opponent uses it first. `listenerLoss` in
 * guess-war.ts is what this much guarantees.
 *
 * Two more touches were learned from solving small wars (up to five places) by counterfactual regret minimisation. The
 * solutions are quiet nearly always and frank about one time in 2K, so that the opponent cannot rule frankness out.
 * And an opponent who tries every time gives away more with each try: sequences that make sense of several of the
 * latest guesses are named more often, by H / K for each of them, which is how much likelier a try names a given possible
 * sequence than a quiet guess does. Both are kept small, because trust is what a bluffer lives on.
 *
 * What the best reply makes of that: at three bits nothing, whatever comes after six plies. At five bits, with an undecided
 * game counted as a half, somebody who flips and then replies perfectly for eight plies wins 0.50, which racing gives
 * them without a flip; that is an estimate, the bounds proper (undecided lost, undecided won) are still far apart there.
 */

/** A sequence of the opponent, and how often it is named beside the others. */
export type Choice = { readonly sequence: number; readonly weight: number };

/** How many of the opponent's latest guesses are remembered, and how much one of them may count. */
const memory = 5;
const mostTrust = 2.5;

const trustIn = (difference: Difference): number =>
  Math.min(mostTrust, plausibleCount(difference) / countOf(difference));

/** How often the listener is frank. */
const frankness = (difference: Difference): number => 1 / (2 * countOf(difference));

const weigher = ({ difference, heard }: Hearing): ((sequence: number) => Choice) => {
  // Before the first count every guess makes sense.
  const latest = difference.weight === null ? [] : Array.from(heard).slice(-memory);
  const trust = trustIn(difference);
  return (sequence) => ({
    sequence,
    weight: trust ** latest.filter((guess) => isPossible(difference, guess ^ sequence)).length,
  });
};

/** The guess that the opponent has just made, if it may have been a try. */
const tryIn = ({ own, difference, news }: Hearing): number | null =>
  news !== null && difference.weight !== null && mayBeTry(difference, own ^ news) ? news : null;

/** What a listener names when it does not look at its own sequence. */
const quietChoices = (hearing: Hearing): readonly Choice[] => {
  const { own, difference, refuted } = hearing;
  const untried = (sequences: Iterable<number>): readonly number[] =>
    Array.from(sequences).filter((sequence) => !refuted.has(sequence));
  const tried = tryIn(hearing);
  const answers = tried === null ? [] : untried(Array.from(possible(difference), (bits) => tried ^ bits));
  const all = answers.length > 0 ? answers : untried(Array.from(plausible(difference), (bits) => own ^ bits));
  return all.map(weigher(hearing));
};

/** What a listener names when it says what it thinks. */
const frankChoices = (hearing: Hearing): readonly Choice[] => {
  const candidates = Array.from(candidatesIn(hearing));
  const tried = tryIn(hearing);
  const answers = candidates.filter(
    (sequence) => tried !== null && isPossible(hearing.difference, tried ^ sequence),
  );
  return (answers.length > 0 ? answers : candidates).map(weigher(hearing));
};

const isSure = (hearing: Hearing): boolean => {
  const [first, second] = candidatesIn(hearing);
  return first !== undefined && second === undefined;
};

/** The same choices, their weights adding up to a share. */
const shared = (choices: readonly Choice[], share: number): readonly Choice[] => {
  const total = choices.reduce((sum, { weight }) => sum + weight, 0);
  return choices.map(({ sequence, weight }) => ({ sequence, weight: (weight * share) / total }));
};

/** How often to be frank now. Whoever is sure has no reason to be quiet. */
const frankShare = (hearing: Hearing): number => (isSure(hearing) ? 1 : frankness(hearing.difference));

/** How a listener guesses, weights adding up to 1. */
export const mixtureOf = (hearing: Hearing): readonly Choice[] => {
  const share = frankShare(hearing);
  return [...shared(quietChoices(hearing), 1 - share), ...shared(frankChoices(hearing), share)];
};

/** Before the first count all sequences are alike: most draws of one find it untried. */
const draws = 50;

const drawUntold = ({ difference, refuted }: Hearing, random: Random): number | undefined => {
  for (let count = 0; difference.weight === null && count < draws; count++) {
    const sequence = random.below(2 ** difference.size);
    if (!refuted.has(sequence)) return sequence;
  }
  return undefined;
};

/** The sequence that a listener names: a draw from its mixture. */
export const listenerGuess = (hearing: Hearing, random: Random): number => {
  const untold = drawUntold(hearing, random);
  if (untold !== undefined) return untold;
  const choices = random.next() < frankShare(hearing) ? frankChoices(hearing) : quietChoices(hearing);
  const choice = random.pickWeighted(choices);
  if (choice === undefined) throw new RangeError('The sequence of the opponent is never refuted.');
  return choice.sequence;
};
