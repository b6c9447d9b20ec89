import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromNumber } from '../../source/bits/bits.ts';
import type { Seat } from '../../source/game/seat.ts';
import { extend } from '../../source/game/trail.ts';
import {
  type BinaryBattleState,
  type BinaryBattleView,
  binaryBattle,
} from '../../source/games/binary-battle/rules.ts';
import { rangeOf, solveHunt } from '../../source/solver/binary-battle.ts';
import { type Mixture, mixtureFor, survivalOf } from '../../source/solver/race-mixture.ts';
import { formatPlan, hitTurns, parsePlan } from '../../source/solver/race-plan.ts';
import { type Survival, replyTo } from '../../source/solver/race-reply.ts';
import { raceTable } from '../../source/solver/race-table.ts';
import { mixedMoves, solveRace } from '../../source/solver/race.ts';
import { naiveBestReply } from './naive/race.ts';

const sizes = Object.keys(raceTable).map(Number);

const mixture = (size: number, isStarter: boolean): Mixture => {
  const found = mixtureFor(size, isStarter);
  if (found === undefined) throw new Error(`no mixture for ${size} bits`);
  return found;
};

/** The most that can be won against a mixture; whoever replies in second place has its first turn after one of theirs. */
const bestReply = (size: number, survival: Survival, lead: number): number =>
  Math.max(...replyTo(size, survival, 0).worths(0, 0, 2 ** size - 1, lead)) / 2 ** size;

/** The starter's chance when both draw a plan from their mixtures. */
const starterWins = (size: number): number => {
  const seconds = mixture(size, false).survival;
  const starters = mixture(size, true).survival;
  let chance = 0;
  for (let target = 0; target < 2 ** size; target++) {
    for (let turn = 1; turn <= starters.length; turn++) {
      const hitsNow = (starters[turn - 1]?.[target] ?? 0) - (starters[turn]?.[target] ?? 0);
      chance += hitsNow * (seconds[turn - 1]?.[target] ?? 0);
    }
  }
  return chance / 2 ** size;
};

const start = (target: string, starter: Seat = 1): BinaryBattleState =>
  binaryBattle.setup({ bits: target.length }, starter, [target, target]);

const flip = (state: BinaryBattleState, position: number): BinaryBattleState =>
  binaryBattle.apply(state, { verb: 'flip', positions: [position] }).state;

/** The opponent has a turn of which nothing is known but that it hit nothing. */
const elapse = (state: BinaryBattleState): BinaryBattleState => ({
  ...state,
  toMove: 1,
  record: extend(state.record, { player: 2 }),
});

const positionIn = (move: string): number => Number(move.slice('flip '.length));

/** Every place to which player 1 can come by its mixture, with the chance of coming there given the target. */
function* placesOf(size: number, isStarter: boolean, target: number): Generator<[BinaryBattleView, number]> {
  const first = start(fromNumber(target, size), isStarter ? 1 : 2);
  const open: [BinaryBattleState, number][] = [[isStarter ? first : elapse(first), 1]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [state, chance] = next;
    const view = binaryBattle.view(state, 1);
    yield [view, chance];
    const moves = mixedMoves(view);
    const total = moves.reduce((sum, { weight }) => sum + weight, 0);
    for (const move of new Set(moves.map((mixed) => mixed.move))) {
      const share = moves.reduce((sum, mixed) => (mixed.move === move ? sum + mixed.weight : sum), 0) / total;
      const after = flip(state, positionIn(move));
      if (binaryBattle.outcome(after) === undefined) open.push([elapse(after), chance * share]);
    }
  }
}

describe('a plan', () => {
  it('is written as the positions it toggles, greater before less', () => {
    const plan = parsePlan(2, '2212');
    expect(hitTurns(2, plan)).toEqual([2, 1, 3, 2]);
    expect(formatPlan(plan)).toBe('2212');
  });

  it('is refused if it stops short or names a bit that is not there', () => {
    expect(() => parsePlan(2, '221')).toThrow(RangeError);
    expect(() => parsePlan(2, '2312')).toThrow(RangeError);
  });

  it('of the table hits every target, with no digit to spare', () => {
    for (const size of sizes) {
      for (const [weight, text] of [
        ...(raceTable[size]?.starter ?? []),
        ...(raceTable[size]?.second ?? []),
      ]) {
        const plan = parsePlan(size, text);
        expect(formatPlan(plan)).toBe(text);
        expect(Math.min(...hitTurns(size, plan))).toBe(1);
        expect(weight).toBeGreaterThan(0);
      }
    }
  });
});

describe('the best reply', () => {
  it('wins what trying every sequence of toggles wins, against both mixtures of 3 bits', () => {
    for (const isStarter of [true, false]) {
      const { survival } = mixture(3, isStarter);
      const lead = isStarter ? 1 : 0;
      expect(bestReply(3, survival, lead)).toBeCloseTo(naiveBestReply(3, survival, lead), 12);
    }
  });

  it('wins as much against anybody else', () => {
    const turns = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 8, maxLength: 8 });
    const plans = fc.array(fc.record({ turns, weight: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(plans, fc.constantFrom(0, 1), (mixed, lead) => {
        const survival = survivalOf(mixed);
        expect(bestReply(3, survival, lead)).toBeCloseTo(naiveBestReply(3, survival, lead), 12);
      }),
      { numRuns: 30 },
    );
  });

  it('always wins against the same plan when it starts, and sometimes when it does not', () => {
    const plan = raceTable[5]?.starter[0]?.[1] ?? '';
    const survival = survivalOf([{ turns: hitTurns(5, parsePlan(5, plan)), weight: 1 }]);
    expect(bestReply(5, survival, 0)).toBe(1);
    expect(bestReply(5, survival, 1)).toBeGreaterThan(0.4);
  });
});

describe('the equilibrium of the race', () => {
  it.each(sizes)('loses next to nothing to exact best replies in either seat, at %i bits', (size) => {
    const value = starterWins(size);
    const lostByStarter = bestReply(size, mixture(size, true).survival, 1) - (1 - value);
    const lostBySecond = bestReply(size, mixture(size, false).survival, 0) - value;
    for (const lost of [lostByStarter, lostBySecond]) {
      expect(lost).toBeGreaterThan(-1e-9);
      expect(lost).toBeLessThan(1e-5);
    }
  });

  it('gives whoever starts two wins in three at 5 bits, and more with fewer bits', () => {
    expect(starterWins(5)).toBeCloseTo(0.67716, 5);
    expect(starterWins(4)).toBeCloseTo(0.71014, 5);
    expect(starterWins(3)).toBeCloseTo(43 / 56, 5);
  });

  it('is played move by move exactly as if a plan had been drawn beforehand', () => {
    for (const isStarter of [true, false]) {
      const { survival } = mixture(5, isStarter);
      for (let target = 0; target < 32; target++) {
        const reached = survival.map(() => 0);
        for (const [view, chance] of placesOf(5, isStarter, target)) {
          const turns = view.record.filter(({ player }) => player === 1).length;
          reached[turns] = (reached[turns] ?? 0) + chance;
        }
        const wrong = reached.filter(
          (chance, turns) => Math.abs(chance - (survival[turns]?.[target] ?? 0)) > 1e-9,
        );
        expect(wrong).toEqual([]);
      }
    }
  });
});

describe('a solved race', () => {
  it('gives each seat its chance before the first turn', () => {
    const state = start('01101');
    expect(solveRace(binaryBattle.view(state, 1))?.chance).toBeCloseTo(starterWins(5), 3);
    expect(solveRace(binaryBattle.view(state, 2))?.chance).toBeCloseTo(1 - starterWins(5), 3);
  });

  it('counts every move that the equilibrium makes among the best', () => {
    const seen = new Set<string>();
    for (const isStarter of [true, false]) {
      for (let target = 0; target < 32; target++) {
        for (const [view] of placesOf(5, isStarter, target)) {
          const key = JSON.stringify(view.record);
          if (seen.has(key)) continue;
          seen.add(key);
          const { best = [] } = solveRace(view) ?? {};
          expect(best).toEqual(expect.arrayContaining(mixedMoves(view).map(({ move }) => move)));
        }
      }
    }
    expect(seen.size).toBeGreaterThan(500);
  });

  it('gives what is best the chance of all, and nothing else more', () => {
    const one = flip(start('01101'), 3);
    const { chance = 0, best = [], moves = [] } = solveRace(binaryBattle.view(elapse(one), 1)) ?? {};
    expect(moves).toHaveLength(5);
    expect(Math.max(...moves.map((move) => move.chance))).toBe(chance);
    expect(moves.filter((move) => move.chance > chance - 1e-5).map(({ move }) => move)).toEqual(best);
    expect(best.length).toBeLessThan(5);
  });

  it('grows surer of a win with the last toggle than without', () => {
    // 10000 is greater, 11000 leaves the range, 01000 is less, 01100 greater: 9, 10 and 11 are left.
    let state = start('01010');
    for (const position of [1, 2, 1, 3]) state = elapse(flip(state, position));
    const view = binaryBattle.view(state, 1);
    expect(rangeOf(view)).toEqual({ low: 9, high: 11 });
    const { chance = 0, moves = [] } = solveRace(view) ?? {};
    const far = moves.find(({ move }) => move === 'flip 1')?.chance ?? 1;
    expect(far).toBeLessThan(chance);
  });

  it('hurries as a hunt does once the opponent has outlived all its plans', () => {
    let state = start('01101');
    for (let turn = 0; turn < 20; turn++) state = elapse(flip(state, (turn % 2) + 4));
    const view = binaryBattle.view(state, 1);
    const { low, high } = rangeOf(view);
    const { chance = 0, best = [] } = solveRace(view) ?? {};
    expect(best).toEqual(solveHunt(view.numbers[0] ?? '', low, high).best);
    expect(chance).toBeGreaterThan(0.5);
    expect(chance).toBeLessThan(1);
  });

  it('is unknown for other sizes, for onlookers and when the round is over', () => {
    expect(solveRace(binaryBattle.view(start('011010'), 1))).toBeUndefined();
    expect(solveRace(binaryBattle.view(start('01101'), 'all'))).toBeUndefined();
    const over = binaryBattle.view(flip(start('01000'), 2), 'all');
    expect(solveRace({ ...over, seat: 1 })).toBeUndefined();
    expect(mixedMoves(binaryBattle.view(start('011010'), 1))).toEqual([]);
  });
});
