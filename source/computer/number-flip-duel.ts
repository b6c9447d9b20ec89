import { fromNumber, positionsOf } from '../bits/bits.ts';
import type { Random } from '../bits/random.ts';
import type { View } from '../game/contract.ts';
import { isGameView } from '../games/index.ts';
import type { NumberFlipDuelView } from '../games/number-flip-duel/rules.ts';
import { listenerGuess } from '../solver/guess-war-listener.ts';
import { weightOf } from '../solver/number-flip-duel-difference.ts';
import { hearingOf, knowledgeOf } from '../solver/number-flip-duel.ts';
import type { ComputerPlayer } from './contract.ts';
import type { Level } from './levels.ts';

/*
 * `easy` is new to the game: it likes to flip, and guesses with nothing but the last count in mind.
 * `medium` keeps the books without a mistake and never repeats itself. It asks until few possibilities are left,
 * as careful people do, and does not ask who profits from a flip.
 * `hard` knows that whoever flips feeds the opponent and that whoever guesses honestly tells what they think. It
 * listens and tells nothing (guess-war-listener.ts).
 */
type Choose = (view: NumberFlipDuelView, random: Random) => string;

const flip = (position: number): string => `flip ${position}`;

const guess = (view: NumberFlipDuelView, sequence: number): string =>
  `guess ${fromNumber(sequence, view.length)}`;

const anyOf = <T>(items: readonly T[], random: Random): T => {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new RangeError('There is nothing to choose from.');
  return item;
};

/** How often somebody who has never played tries their luck instead of asking. */
const boldness = 0.35;

const playEasy: Choose = (view, random) => {
  if (random.next() >= boldness) return flip(random.below(view.length) + 1);
  const { own } = hearingOf(view);
  const heard = view.record.findLast(({ matchCount }) => matchCount !== undefined);
  const differing = heard === undefined ? null : view.length - Number(heard['matchCount']);
  const fits = Array.from({ length: 2 ** view.length }, (_, sequence) => sequence).filter(
    (sequence) => differing === null || weightOf(own ^ sequence) === differing,
  );
  return guess(view, anyOf(fits, random));
};

/** With no more possibilities than this the careful player stops asking. */
const few = 3;

const playMedium: Choose = (view, random) => {
  const known = knowledgeOf(view);
  if (known.count <= few) return `guess ${anyOf(known.list(few), random)}`;
  const open = positionsOf(view.length).filter((position) => known.forced(position) === null);
  return flip(anyOf(open, random));
};

const playHard: Choose = (view, random) => guess(view, listenerGuess(hearingOf(view), random));

const choices: Readonly<Record<Level, Choose>> = { easy: playEasy, medium: playMedium, hard: playHard };

const isDuel = (view: View): view is NumberFlipDuelView =>
  isGameView(view) && view.game === 'number-flip-duel';

export const numberFlipDuelPlayer =
  (level: Level): ComputerPlayer =>
  ({ view, random }) => {
    if (!isDuel(view)) throw new RangeError(`This player plays number-flip-duel, not ${view.game}.`);
    return choices[level](view, random);
  };
