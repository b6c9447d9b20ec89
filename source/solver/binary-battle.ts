import { type Bits, flipAt, positionsOf, toNumber } from '../bits/bits.ts';
import { formatMove } from '../game/move.ts';
import type { BinaryBattleView } from '../games/binary-battle/rules.ts';
import { ownTurns } from './binary-battle-turns.ts';
import { sumByToggle } from './hunt.ts';

/** The target is one of low..high. */
export type Range = { readonly low: number; readonly high: number };

/** What the view's seat knows of the target. Every answer cuts at a number, so what is left has no gaps. */
export const rangeOf = (view: BinaryBattleView): Range =>
  ownTurns(view).reduce(
    ({ low, high }: Range, { number, comparison }) => ({
      low: comparison === 'greater' ? low : Math.max(low, comparison === 'less' ? number + 1 : number),
      high: comparison === 'less' ? high : Math.min(high, comparison === 'greater' ? number - 1 : number),
    }),
    { low: 0, high: 2 ** view.length - 1 },
  );

/** `expectedTurns` of a move counts the move itself; `best` are the moves with the fewest. */
export type HuntSolution = {
  readonly expectedTurns: number;
  readonly best: readonly string[];
  readonly moves: readonly { readonly move: string; readonly expectedTurns: number }[];
};

/**
 * The least expected number of turns from a number to a target that is equally likely anywhere in low..high. Exact to
 * the limits named in hunt.ts; up to 10 bits it is there in a few milliseconds, at 16 bits in a tenth of a second.
 */
export const solveHunt = (number: Bits, low: number, high: number): HuntSolution => {
  if (!(low >= 0 && low <= high && high < 2 ** number.length)) {
    throw new RangeError(`No target of ${number.length} bits is in ${low}..${high}.`);
  }
  const sums = positionsOf(number.length).map((position) => ({
    move: formatMove({ verb: 'flip', positions: [position] }),
    sum: sumByToggle(toNumber(flipAt(number, [position])), low, high),
  }));
  const least = Math.min(...sums.map(({ sum }) => sum));
  const width = high - low + 1;
  return {
    expectedTurns: least / width,
    best: sums.filter(({ sum }) => sum === least).map(({ move }) => move),
    moves: sums.map(({ move, sum }) => ({ move, expectedTurns: sum / width })),
  };
};
