import { type Bits, differences, fromNumber } from '../bits/bits.ts';
import type { Random } from '../bits/random.ts';
import type { View } from '../game/contract.ts';
import { at } from '../game/seat.ts';
import { isGameView } from '../games/index.ts';
import type { BinaryBattleView } from '../games/binary-battle/rules.ts';
import { rangeOf, solveHunt } from '../solver/binary-battle.ts';
import { mixedMoves, solveRace } from '../solver/race.ts';
import type { ComputerPlayer } from './contract.ts';
import type { Level } from './levels.ts';

/*
 * The hard player mixes its plans as the equilibrium of the race does, where that is known, and otherwise needs the
 * fewest turns on average. The others know the range that is left and work towards its middle by whichever bit comes
 * to mind, and not in every turn. Luck decides much here: between the hard player and one who toggles at random the
 * latter still wins one game in seven.
 */

/** How often a level thinks at all. */
const care: Readonly<Record<Exclude<Level, 'hard'>, number>> = { easy: 0.4, medium: 0.8 };

const one = (items: readonly string[], random: Random): string | undefined =>
  items[random.below(items.length)];

/** Someone who came here by moves that are in no plan goes on as well as can be. */
const perfect = (view: BinaryBattleView, number: Bits, random: Random): string | undefined => {
  const drawn = random.pickWeighted(mixedMoves(view));
  if (drawn !== undefined) return drawn.move;
  const { low, high } = rangeOf(view);
  return one((solveRace(view) ?? solveHunt(number, low, high)).best, random);
};

/** One of the bits that keep the number from the middle of the range. */
const towardsMiddle = (view: BinaryBattleView, number: Bits, random: Random): string | undefined => {
  const { low, high } = rangeOf(view);
  const middle = Math.floor((low + high + random.below(2)) / 2);
  const wrong = differences(number, fromNumber(middle, view.length));
  return one(
    wrong.map((position) => `flip ${position}`),
    random,
  );
};

const chosen = (level: Level, view: BinaryBattleView, number: Bits, random: Random): string | undefined => {
  if (level === 'hard') return perfect(view, number, random);
  return random.next() < care[level] ? towardsMiddle(view, number, random) : undefined;
};

const isBinaryBattle = (view: View): view is BinaryBattleView =>
  isGameView(view) && view.game === 'binary-battle';

export const binaryBattlePlayer =
  (level: Level): ComputerPlayer =>
  ({ view, legalMoves, random }) => {
    if (!isBinaryBattle(view)) throw new TypeError(`Not binary-battle: ${view.game}.`);
    const number = at(view.numbers, view.toMove);
    if (number === null) throw new TypeError('The view is not that of the player to move.');
    return chosen(level, view, number, random) ?? one(legalMoves, random) ?? '';
  };
