import { describe, expect, it } from 'vitest';
import type { BinaryBattleView } from '../../source/games/binary-battle/rules.ts';
import { advisor } from '../../source/review/advisor.ts';
import { turnWords } from '../../source/review/battle-sentences.ts';
import { judge } from '../../source/review/judge.ts';
import { gameOf } from './open-truth.ts';

const game = gameOf('binary-battle');
const bits = 4;
const toggles = [8, 4, 2, 1];

const viewAt = (number: number): BinaryBattleView => {
  const state = game.setup(game.decodeOptions({ bits }), 1, ['0'.repeat(bits), '0'.repeat(bits)]);
  const own = number.toString(2).padStart(bits, '0');
  return game.view(
    { ...(typeof state === 'object' ? state : {}), numbers: [own, own] },
    1,
  ) as BinaryBattleView;
};

/**
 * The dull way: how many targets are won, a draw counting half, by the best way to go on after each toggle, if the opponent
 * hits in their turn `theirHit` whatever the target is.
 */
const winsByToggle = (number: number, targets: readonly number[], movesLeft: number, theirHit: number) => {
  const best = (at: number, left: readonly number[], moves: number, turn: number): number => {
    if (turn > theirHit) return 0;
    if (moves <= 0) return left.length / 2;
    return Math.max(...toggles.map((toggle) => after(at ^ toggle, left, moves, turn)));
  };
  const after = (at: number, left: readonly number[], moves: number, turn: number): number => {
    const isOver = moves >= 2 && turn === theirHit;
    const sides = [left.filter((target) => target < at), left.filter((target) => target > at)];
    const rest = sides.map((side) =>
      side.length === 0 || isOver ? 0 : moves === 1 ? side.length / 2 : best(at, side, moves - 2, turn + 1),
    );
    return (left.includes(at) ? 1 : 0) + rest.reduce((sum, wins) => sum + wins, 0);
  };
  return toggles.map((toggle) => after(number ^ toggle, targets, movesLeft, 1));
};

type Place = { readonly number: number; readonly targets: readonly number[]; readonly movesLeft: number };

const places = [1, 2, 3, 4, 5, 6].flatMap((movesLeft) =>
  Array.from({ length: 16 }, (_, number) => number).flatMap((number) =>
    [1, 2, 3, 5, 9, 15].flatMap((width) =>
      [0, 1, 4, 7]
        .filter((low) => low + width <= 16 && (number < low || number >= low + width))
        .map((low): Place => ({
          number,
          targets: Array.from({ length: width }, (_, index) => low + index),
          movesLeft,
        })),
    ),
  ),
);

/** For each toggle its share in each case: the opponent hits in their first turn, … or never. */
const sharesOf = ({ number, targets, movesLeft }: Place): readonly (readonly number[])[] => {
  const theirTurns = Array.from({ length: Math.floor(movesLeft / 2) }, (_, index) => index + 1);
  const byCase = [...theirTurns, Infinity].map((theirHit) =>
    winsByToggle(number, targets, movesLeft, theirHit),
  );
  return toggles.map((_, index) => byCase.map((wins) => (wins[index] ?? 0) / targets.length));
};

const circumstancesOf = ({ targets, movesLeft }: Place) => ({
  movesLeft,
  said: null,
  hasHeardMore: false,
  range: { low: targets[0] ?? 0, high: targets.at(-1) ?? 0 },
});

const verdictsOf = (place: Place) =>
  toggles.map((_, index) => judge(viewAt(place.number), `flip ${index + 1}`, circumstancesOf(place)));

/** Whether the draw cuts the hunt off: then the words are about the draw, or bounds are all that is said. */
const isCut = (place: Place): boolean => {
  const [verdict] = verdictsOf(place);
  return (verdict?.before.expectedTurns ?? 0) * 2 - 1 > place.movesLeft;
};

describe('the last moves of Binary Battle before a draw', () => {
  it('are worth what going through everything finds, for whatever the opponent may do', () => {
    let checked = 0;
    for (const place of places.filter(isCut)) {
      const shares = sharesOf(place);
      for (const [index, verdict] of verdictsOf(place).entries()) {
        const own = shares[index] ?? [];
        const { chance = 0, bounds = { lower: chance, upper: chance } } = verdict?.after ?? {};
        expect(bounds.lower).toBeCloseTo(Math.min(...own), 9);
        expect(bounds.upper).toBeCloseTo(Math.max(...own), 9);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(1000);
  });

  it('call nothing best that something else beats, and nothing a mistake that may be as good', () => {
    const marks = new Set<string>();
    for (const place of places.filter(isCut)) {
      const shares = sharesOf(place);
      for (const [index, verdict] of verdictsOf(place).entries()) {
        const own = shares[index] ?? [];
        const gains = shares.map((other) => other.map((share, inCase) => share - (own[inCase] ?? 0)));
        const isBeaten = gains.some((gain) => Math.min(...gain) >= -1e-9 && Math.max(...gain) > 1e-9);
        const loss = Math.max(...gains.map((gain) => Math.min(...gain)));
        // What can hit nothing any more is worth as much as what never hits, whatever the opponent does.
        const isIdle = own.slice(0, -1).every((share) => share === 0) && own.at(-1) === 0.5;
        const mark = isIdle && loss > 0.02 + 1e-9 ? 'mistake' : isBeaten ? 'good' : 'best';
        expect(verdict?.mark, JSON.stringify([place, index])).toBe(mark);
        expect(verdict?.best.includes(`flip ${index + 1}`)).toBe(!isBeaten);
        marks.add(mark);
      }
    }
    expect([...marks].toSorted()).toEqual(['best', 'good', 'mistake']);
  });

  it.each([3, 4, 5])('leave a draw to whoever misses the last number they knew: %i bits', (bits) => {
    const range = { low: 0, high: 0 };
    const state = game.setup(game.decodeOptions({ bits }), 1, ['0'.repeat(bits), '0'.repeat(bits)]);
    const number = '1'.padStart(bits, '0');
    const view = game.view({ ...(typeof state === 'object' ? state : {}), numbers: [number, number] }, 1);
    const last = { movesLeft: 1, said: null, hasHeardMore: false, range };
    expect(judge(view, `flip ${bits}`, last)).toMatchObject({ mark: 'best', before: { chance: 1 } });
    expect(judge(view, 'flip 1', last)).toMatchObject({ mark: 'mistake', after: { chance: 0.5 } });
  });

  it('leave exactly a half and half the chance of a hit at the very last one', () => {
    const range = { low: 2, high: 16 };
    const state = game.setup(game.decodeOptions({ bits: 5 }), 1, ['00000', '00000']);
    const view = game.view({ ...(typeof state === 'object' ? state : {}), numbers: ['10001', '10001'] }, 1);
    const last = { movesLeft: 1, said: null, hasHeardMore: false, range };
    const [outside, hit] = ['flip 1', 'flip 5'].map((move) => judge(view, move, last));
    expect(hit).toMatchObject({
      mark: 'best',
      best: ['flip 5'],
      before: { chance: 0.5 + 0.5 / 15 },
      after: { chance: 0.5 + 0.5 / 15 },
    });
    expect(outside).toMatchObject({ mark: 'mistake', after: { chance: 0.5 } });
    expect(outside?.why).toBe(
      'Player 1 knew that the target was 2 to 16 (15 numbers): 00001 (1) is ruled out already and tells nothing; that can hit nothing before the draw, where flip 5 to 10000 (16) can hit 1 of 15 numbers: it hits 1 time in 15 and else leaves 14 below.',
    );
  });

  it('are hinted at by what can still be hit, not by turns that never come', () => {
    const places = [
      [1, 'this is the last move before the draw'],
      [2, 'it can hit 1 of 16 numbers before the draw'],
      [4, 'it can hit 3 of 16 numbers before the draw'],
    ] as const;
    for (const [movesLeft, words] of places) {
      const text = advisor.hint(viewAt(0), 2, movesLeft).text;
      expect(text).toContain(words);
      expect(text).not.toMatch(/turns? on average/u);
      expect(advisor.assist(viewAt(0), {}, movesLeft).lines).toEqual(['The target is 0 to 15 (16 numbers).']);
    }
  });

  it('say one turn, and more turns', () => {
    expect([1, 1.001, 1.5, 2].map(turnWords)).toEqual([
      '1 turn on average',
      '1 turn on average',
      '1.5 turns on average',
      '2 turns on average',
    ]);
  });
});
