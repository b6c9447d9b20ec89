import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flipAt, fromNumber, toNumber, zeros } from '../../source/bits/bits.ts';
import { randomFrom } from '../../source/bits/random.ts';
import { parseMove } from '../../source/game/notation.ts';
import { isRefusal } from '../../source/game/refusal.ts';
import { type BinaryBattleView, binaryBattle, compare } from '../../source/games/binary-battle/rules.ts';
import { rangeOf, solveHunt } from '../../source/solver/binary-battle.ts';
import { distance, huntSum } from '../../source/solver/hunt.ts';
import { naiveHunt, naiveSearchTrees } from './naive/hunt.ts';

/** What a seat sees after these toggles of both, player 1 first. */
const viewAfter = (target: string, positions: readonly number[], seat: 1 | 2): BinaryBattleView => {
  const start = binaryBattle.setup({ bits: target.length }, 1, [target, target]);
  const state = positions.reduce(
    (so, position) => binaryBattle.apply(so, { verb: 'flip', positions: [position] }).state,
    start,
  );
  return binaryBattle.view(state, seat);
};

describe('what a seat knows of the target', () => {
  it('is everything possible before its first turn, whatever the opponent did', () => {
    expect(rangeOf(viewAfter('01101', [], 1))).toEqual({ low: 0, high: 31 });
    expect(rangeOf(viewAfter('01101', [1], 2))).toEqual({ low: 0, high: 31 });
  });

  it('is cut by its own answers only', () => {
    // Player 1 goes to 16 (greater), 24 (greater), 8 (less); player 2 to 1 (less) and 3 (less).
    const positions = [1, 5, 2, 4, 1];
    expect(rangeOf(viewAfter('01101', positions, 1))).toEqual({ low: 9, high: 15 });
    expect(rangeOf(viewAfter('01101', positions, 2))).toEqual({ low: 4, high: 31 });
  });

  it('is the target itself after a hit', () => {
    expect(rangeOf(viewAfter('01000', [2], 1))).toEqual({ low: 8, high: 8 });
  });

  it('always holds the target, and just the targets that would have been answered alike', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 31 }),
        fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 9 }),
        (target, positions) => {
          const seen = viewAfter(fromNumber(target, 5), positions, 1);
          const alike = Array.from({ length: 32 }, (_, other) => other).filter(
            (other) =>
              JSON.stringify(viewAfter(fromNumber(other, 5), positions, 1).record) ===
              JSON.stringify(seen.record),
          );
          expect(rangeOf(seen)).toEqual({ low: alike.at(0), high: alike.at(-1) });
        },
      ),
    );
  });
});

describe('the hunt', () => {
  it.each([3, 4, 5])('takes what value iteration from the rules says, everywhere at %i bits', (size) => {
    const naive = naiveHunt(size);
    const wrong: string[] = [];
    for (let low = 0; low < 2 ** size; low++) {
      for (let high = low; high < 2 ** size; high++) {
        for (let number = 0; number < 2 ** size; number++) {
          const bits = fromNumber(number, size);
          const solution = solveHunt(bits, low, high);
          const toggles = solution.moves.map((_, index) =>
            naive.byToggle(toNumber(flipAt(bits, [index + 1])), low, high),
          );
          const least = Math.min(...toggles);
          const isRight =
            Math.abs(solution.expectedTurns - least) < 1e-9 &&
            solution.moves.every(({ expectedTurns }, index) => {
              const wanted = toggles[index] ?? Number.NaN;
              return Math.abs(expectedTurns - wanted) < 1e-9;
            }) &&
            solution.moves.every(
              ({ move, expectedTurns }) => solution.best.includes(move) === expectedTurns < least + 1e-9,
            );
          if (!isRight) wrong.push(`${bits} ${low}..${high}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('takes what the best of all search trees takes, for every range of 9 bits', () => {
    const naive = naiveSearchTrees(9);
    let wrong = 0;
    for (let low = 0; low < 512; low++) {
      for (let high = low; high < 512; high++) {
        if (low > 0 && huntSum(low - 1, low, high) !== naive.fromBelow(low, high)) wrong++;
        if (high < 511 && huntSum(high + 1, low, high) !== naive.fromAbove(low, high)) wrong++;
      }
    }
    expect(wrong).toBe(0);
  });

  it('from all 0 over everything takes 3n/2 - 2 + 4/2^n turns, and begins with bit 1 or bit 2', () => {
    for (let size = 3; size <= 16; size++) {
      const { expectedTurns, best } = solveHunt(zeros(size), 0, 2 ** size - 1);
      expect(expectedTurns).toBe(1.5 * size - 2 + 4 / 2 ** size);
      expect(best).toEqual(['flip 1', 'flip 2']);
    }
  });

  it('stands on the only target left and must leave it to hit it', () => {
    expect(solveHunt('00000', 0, 0)).toMatchObject({ expectedTurns: 2 });
    expect(solveHunt('00000', 1, 1)).toMatchObject({ expectedTurns: 1, best: ['flip 5'] });
  });

  it('keeps its word: its best moves, played to every target, take that long on average', () => {
    const play = (number: string, low: number, high: number, target: string): number => {
      let [bits, from, to] = [number, low, high];
      for (let turns = 1; ; turns++) {
        const { best } = solveHunt(bits, from, to);
        const move = parseMove(best.at(-1) ?? '', binaryBattle.verbs);
        if (isRefusal(move) || !('positions' in move)) throw new Error('no move');
        bits = flipAt(bits, move.positions);
        const answer = compare(bits, target);
        if (answer === 'equal') return turns;
        if (answer === 'less') from = Math.max(from, toNumber(bits) + 1);
        else to = Math.min(to, toNumber(bits) - 1);
      }
    };
    const random = randomFrom('hunt');
    for (let count = 0; count < 40; count++) {
      const size = 6 + random.below(11);
      const width = 1 + random.below(40);
      const low = random.below(2 ** size - width);
      const number = random.bits(size);
      let sum = 0;
      for (let target = low; target < low + width; target++) {
        sum += play(number, low, low + width - 1, fromNumber(target, size));
      }
      expect(sum).toBe(Math.round(solveHunt(number, low, low + width - 1).expectedTurns * width));
    }
  });

  it('refuses a range without a target', () => {
    expect(() => solveHunt('00000', 9, 8)).toThrow(RangeError);
    expect(() => solveHunt('00000', 0, 32)).toThrow(RangeError);
  });

  it('counts the bits in which two numbers differ', () => {
    const numbers = Array.from({ length: 2 ** 16 }, (_, number) => number);
    const ones = numbers.map((number) => number.toString(2).split('1').length - 1);
    expect(numbers.map((number) => distance(number, 0))).toEqual(ones);
    expect(distance(0b1011, 0b0110)).toBe(3);
  });
});
