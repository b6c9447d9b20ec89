import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMove } from '../../source/game/move.ts';
import type { BinaryBattleView } from '../../source/games/binary-battle/rules.ts';
import { advisor } from '../../source/review/advisor.ts';
import { markBattle } from '../../source/review/battle.ts';
import { follow } from '../../source/review/follow.ts';
import { judge } from '../../source/review/judge.ts';
import { reviewOf } from '../../source/review/review.ts';
import { mixtureFor } from '../../source/solver/race-mixture.ts';
import type { Plan } from '../../source/solver/race-plan.ts';
import { type Played, after, playMoves, randomMatch, started } from '../helpers/play.ts';
import { gameOf } from './open-truth.ts';

const game = gameOf('binary-battle');
const free = { movesLeft: null, said: null, hasHeardMore: false };
const logOf = ({ events }: Pick<Played, 'events'>) => {
  const [first, ...rest] = events;
  if (first?.type !== 'match-started') throw new Error('no start');
  const { type: _, ...setup } = first;
  return [setup, rest] as const;
};
const compared = (number: number, target: number): string =>
  number === target ? 'equal' : number < target ? 'less' : 'greater';
const toggled = (number: number, move: string, length: number): number =>
  number ^ (1 << (length - Number(move.split(' ')[1])));
const numbers = (length: number): readonly number[] =>
  Array.from({ length: 2 ** length }, (_, value) => value);

type Line = { readonly player: 1 | 2; readonly move: string; readonly comparison: string };

/** The dull way: which targets would have been answered just so, all the way? */
const targetsLeft = (length: number, lines: readonly Line[]): readonly number[] =>
  numbers(length).filter((target) => {
    let number = 0;
    return lines.every(({ move, comparison }) => {
      number = toggled(number, move, length);
      return compared(number, target) === comparison;
    });
  });

describe('what a player of Binary Battle knew', () => {
  it.each([3, 5, 7])('is what enumeration leaves of the target, %i bits', (bits) => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const log = logOf(randomMatch(game, { options: { bits } }, String(seed), 60));
        const moves = [...reviewOf(game, ...log).moves()];
        for (const [index, moment] of [...follow(game, ...log)].entries()) {
          const { view, circumstances, player } = moment;
          const own = view.record.filter((line): line is Line => line.player === player);
          const left = targetsLeft(bits, own);
          const { before, after: later } = moves[index] ?? {};
          if (circumstances.hasHeardMore) {
            expect(left.length).toBeGreaterThanOrEqual(before?.candidates ?? Infinity);
            continue;
          }
          expect(before?.candidates).toBe(left.length);
          const said = String(circumstances.said?.['comparison']);
          const line = { player, move: moment.move, comparison: said };
          expect(later?.candidates).toBe(targetsLeft(bits, [...own, line]).length);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('counts what was heard in moves that were taken back, and judges by it', () => {
    let played = playMoves(game, started(game, { given: ['00101', '00101'] }), ['flip 1', 'flip 1']);
    played = after(game, played, { type: 'undo', player: 2 });
    played = after(game, played, { type: 'undo', player: 1 });
    played = playMoves(game, played, ['flip 5']);
    const [first, , again] = [...reviewOf(game, ...logOf(played)).moves()];
    expect(first?.before.candidates).toBe(32);
    expect(again).toMatchObject({ before: { candidates: 16 }, mark: 'mistake' });
    expect(again?.why).toContain('counting what was heard in moves taken back, that the target was 0 to 15');
  });

  it('is not taken for more when the same move is made again', () => {
    let played = playMoves(game, started(game, {}), ['flip 1']);
    played = after(game, played, { type: 'undo', player: 2 });
    played = playMoves(game, played, ['flip 1', 'flip 2', 'flip 5']);
    const moments = [...follow(game, ...logOf(played))];
    expect(moments.map(({ circumstances }) => circumstances.hasHeardMore)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});

/** Every view that a seat can come to in its first turns, by own moves and answers; the opponent flips bit 1. */
function* everyView(bits: number, starter: 1 | 2, turns: number): Generator<BinaryBattleView> {
  const options = game.decodeOptions({ bits });
  const seen = new Set<string>();
  const visit = function* (state: unknown, left: number): Generator<BinaryBattleView> {
    if (game.outcome(state) !== undefined) return;
    if (game.turn(state) === 2) {
      const view = game.view(state, 2);
      const passed = game.apply(state, { verb: 'flip', positions: [1] }).state;
      if (left > 0 && view.moves < 20) yield* visit(passed, left);
      return;
    }
    const view = game.view(state, 1) as BinaryBattleView;
    const key = JSON.stringify(view);
    if (left === 0) return;
    if (!seen.has(key)) yield view;
    seen.add(key);
    for (const move of game.legalMoves(view)) yield* visit(game.apply(state, move).state, left - 1);
  };
  for (const target of numbers(bits)) {
    const secret = target.toString(2).padStart(bits, '0');
    yield* visit(game.setup(options, starter, [secret, secret]), turns);
  }
}

describe('marks in Binary Battle', () => {
  /** The best chance against the mixture, by trying everything; sets of targets instead of ranges. */
  const naiveRace = (bits: number, isStarter: boolean) => {
    const survival = mixtureFor(bits, !isStarter)?.survival ?? [];
    const chanceOf = (target: number, taken: number): number => survival[taken]?.[target] ?? 0;
    const byMove = (number: number, targets: readonly number[], taken: number, move: string): number => {
      const next = toggled(number, move, bits);
      const hit = targets.includes(next) ? chanceOf(next, taken) : 0;
      return (
        hit +
        best(
          next,
          targets.filter((target) => target < next),
          taken + 1,
        ) +
        best(
          next,
          targets.filter((target) => target > next),
          taken + 1,
        )
      );
    };
    const known = new Map<string, number>();
    const best = (number: number, targets: readonly number[], taken: number): number => {
      if (targets.length === 0 || taken >= survival.length) return 0;
      const key = `${number} ${targets.join()} ${taken}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const worth = Math.max(
        ...Array.from({ length: bits }, (_, index) => byMove(number, targets, taken, `flip ${index + 1}`)),
      );
      known.set(key, worth);
      return worth;
    };
    return {
      byMove,
      weight: (targets: readonly number[], taken: number) =>
        targets.reduce((sum, target) => sum + chanceOf(target, taken), 0),
    };
  };

  it.each([1, 2] as const)(
    'follow the chances against the equilibrium, found the dull way: starter %i',
    (starter) => {
      const bits = 3;
      const naive = naiveRace(bits, starter === 1);
      let checked = 0;
      for (const view of everyView(bits, starter, 3)) {
        const own = view.record.filter((line): line is Line => line.player === 1);
        const taken = view.record.length - own.length;
        const targets = targetsLeft(bits, own);
        const weight = naive.weight(targets, taken);
        if (weight / targets.length < 0.02) continue;
        const number = own.reduce((at, { move }) => toggled(at, move, bits), 0);
        const chances = game.legalMoves(view).map((move) => {
          const text = formatMove(move);
          return [text, naive.byMove(number, targets, taken, text) / weight] as const;
        });
        const best = Math.max(...chances.map(([, chance]) => chance));
        for (const [move, chance] of chances) {
          const verdict = judge(view, move, free);
          const lost = best - chance;
          // The review reckons with a slow opponent, very unlikely: hence the slack at the edges.
          const slack = 0.02;
          expect(Math.abs((verdict?.before.chance ?? 9) - best)).toBeLessThan(slack);
          if (lost < 1e-9) expect(verdict?.mark, `${move} ${JSON.stringify(view)}`).toMatch(/best|good/u);
          if (lost > 0.02 + slack) expect(verdict?.mark).toMatch(/mistake|blunder/u);
          checked++;
        }
      }
      expect(checked).toBeGreaterThan(60);
    },
  );

  it.each([3, 4, 5])('find no mistake in any plan of the equilibrium, %i bits', (bits) => {
    const worst = { loss: 0 };
    let checked = 0;
    const visit = (
      plan: Plan | undefined,
      number: number,
      low: number,
      high: number,
      turns: number,
      isStarter: boolean,
    ) => {
      if (plan === undefined) return;
      const move = `flip ${plan.position}`;
      const taken = isStarter ? turns : turns + 1;
      const own = number.toString(2).padStart(bits, '0');
      const marked = markBattle({ seat: 1, number: own, range: { low, high }, isStarter, taken }, move, free);
      expect(marked?.mark, `${own} ${low}..${high} ${move}`).toMatch(/best|good/u);
      if (marked?.worth.kind === 'chance')
        worst.loss = Math.max(worst.loss, marked.worth.best - marked.moveWorth);
      checked++;
      const next = toggled(number, move, bits);
      visit(plan.greater, next, low, Math.min(high, next - 1), turns + 1, isStarter);
      visit(plan.less, next, Math.max(low, next + 1), high, turns + 1, isStarter);
    };
    for (const isStarter of [true, false]) {
      for (const { plan } of mixtureFor(bits, isStarter)?.plans ?? []) {
        visit(plan, 0, 0, 2 ** bits - 1, 0, isStarter);
      }
    }
    expect(checked).toBeGreaterThan(20);
    expect(worst.loss).toBeLessThan(0.02);
  });

  it('follow expected turns at sizes without an equilibrium, found the dull way', () => {
    const bits = 6;
    /** Breadth first over sets would be endless: plain recursion on ranges with a limit on turns. */
    const known = new Map<string, number>();
    const sum = (number: number, low: number, high: number, limit: number): number => {
      if (low > high) return 0;
      if (limit === 0) return Infinity;
      const key = `${number} ${low} ${high} ${limit}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const least = Math.min(
        ...Array.from({ length: bits }, (_, index) => byToggle(number ^ (1 << index), low, high, limit)),
      );
      known.set(key, least);
      return least;
    };
    const byToggle = (next: number, low: number, high: number, limit: number): number =>
      high -
      low +
      1 +
      sum(next, low, Math.min(high, next - 1), limit - 1) +
      sum(next, Math.max(low, next + 1), high, limit - 1);
    let checked = 0;
    for (let low = 0; low < 64; low += 7) {
      for (let high = low; high < Math.min(64, low + 6); high++) {
        const number = (low * 11 + high) % 64;
        if (number >= low && number <= high) continue;
        const width = high - low + 1;
        const sums = Array.from({ length: bits }, (_, index) =>
          byToggle(toggled(number, `flip ${index + 1}`, bits), low, high, 12),
        );
        const least = Math.min(...sums);
        const view = viewWith(bits, number);
        for (const [index, total] of sums.entries()) {
          const verdict = judge(view, `flip ${index + 1}`, { ...free, range: { low, high } });
          expect(verdict?.before.expectedTurns).toBeCloseTo(least / width, 9);
          expect(verdict?.after.expectedTurns).toBeCloseTo(total / width - 1, 9);
          const lost = (total - least) / width;
          const mark = lost === 0 ? 'best' : lost <= 0.25 ? 'good' : lost <= 1 ? 'mistake' : 'blunder';
          expect(verdict?.mark).toBe(mark);
          checked++;
        }
      }
    }
    expect(checked).toBeGreaterThan(200);
  });

  it('do not change with luck: whatever the answer, the mark is the same', () => {
    for (const starter of [1, 2] as const) {
      for (const view of everyView(4, starter, 2)) {
        for (const move of game.legalMoves(view).map(formatMove)) {
          const marks = ['less', 'greater', 'equal'].map((comparison) => {
            const verdict = judge(view, move, { ...free, said: { comparison } });
            return JSON.stringify([verdict?.mark, verdict?.best, verdict?.before]);
          });
          expect(new Set(marks).size).toBe(1);
        }
      }
    }
  });

  it('call nothing a mistake when the draw rule comes before the end of the hunt, but not at once', () => {
    for (const view of everyView(4, 1, 2)) {
      const left = targetsLeft(
        4,
        view.record.filter((line): line is Line => line.player === 1),
      );
      if (left.length < 8) continue;
      for (const move of game.legalMoves(view).map(formatMove)) {
        expect(judge(view, move, { ...free, movesLeft: 7 })?.mark).toMatch(/best|good/u);
      }
    }
  });
});

const viewWith = (bits: number, number: number): BinaryBattleView => {
  const state = game.setup(game.decodeOptions({ bits }), 1, ['0'.repeat(bits), '0'.repeat(bits)]);
  const own = number.toString(2).padStart(bits, '0');
  const view = game.view({ ...(typeof state === 'object' ? state : {}), numbers: [own, own] }, 1);
  return view as BinaryBattleView;
};

describe('sentences about Binary Battle', () => {
  const bitsOf = (value: number, length: number) => `${value.toString(2).padStart(length, '0')} (${value})`;
  const rangeText = (targets: readonly number[], length: number): string =>
    targets.length === 1
      ? `only ${bitsOf(targets[0] ?? 0, length)}`
      : `${targets[0]} to ${targets.at(-1)} (${targets.length} numbers)`;
  const probeText = (next: number, targets: readonly number[]): string => {
    if (!targets.includes(next)) return 'is ruled out already and tells nothing';
    if (targets.length === 1) return 'is the only number left';
    const below = targets.filter((target) => target < next).length;
    const above = targets.filter((target) => target > next).length;
    const sides = [below > 0 ? `${below} below` : '', above > 0 ? `${above} above` : ''];
    return `hits 1 time in ${targets.length} and else leaves ${sides.filter((side) => side !== '').join(' or ')}`;
  };

  it('say what was known, what the move could tell, what it told, and what a better one would have told', () => {
    for (const [bits, seed] of [
      [3, 'a'],
      [5, 'b'],
      [5, 'c'],
      [6, 'd'],
      [8, 'e'],
      [12, 'f'],
    ] as const) {
      const log = logOf(randomMatch(game, { options: { bits }, strict: true }, `words ${seed}`, 60));
      const moments = [...follow(game, ...log)];
      expect(moments.length).toBeGreaterThan(1);
      for (const [index, move] of [...reviewOf(game, ...log).moves()].entries()) {
        const { view, circumstances } = moments[index] ?? {};
        const own = (view?.record ?? []).filter((line): line is Line => line.player === move.player);
        const targets = targetsLeft(bits, own);
        const number = own.reduce((at, line) => toggled(at, line.move, bits), 0);
        const next = toggled(number, move.move, bits);
        const [first = '', ...others] = move.why.slice(0, -1).split('; ');
        expect(first).toBe(
          `Player ${move.player} knew that the target was ${rangeText(targets, bits)}: ${bitsOf(next, bits)} ${probeText(next, targets)}`,
        );
        const said = String(circumstances?.said?.['comparison']);
        const left = targets.filter((target) => compared(next, target) === said);
        if (said === 'equal') expect(others.shift()).toBe('it was the target');
        else if (targets.includes(next)) {
          const told = `the answer left ${rangeText(left, bits)}`;
          expect(others.shift()).toBe(targets.length <= 3 ? `not to hit it was bad luck, and ${told}` : told);
        }
        expect(others).toHaveLength(move.mark === 'best' ? 0 : 1);
        const better = /where (flip \d+) to .*: it (.*)$/u.exec(others[0] ?? '');
        if (move.mark === 'best') continue;
        expect(move.best).toContain(better?.[1]);
        expect(better?.[2]).toBe(probeText(toggled(number, better?.[1] ?? '', bits), targets));
        const worths = [
          ...(others[0] ?? '').matchAll(/wins (?:under |over )?(\d+)%|takes ([\d.]+) turns?/gu),
        ];
        expect(worths.length).toBeGreaterThan(0);
        const own1 = Number(worths[0]?.[1] ?? worths[0]?.[2]);
        const expected =
          worths[0]?.[1] === undefined ? (move.after.expectedTurns ?? 0) + 1 : move.after.chance * 100;
        if (said !== 'equal') expect(Math.abs(own1 - expected)).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('help in Binary Battle', () => {
  const ownLines = (view: BinaryBattleView): readonly Line[] =>
    view.record.filter((line): line is Line => line.player === view.seat);
  const views = [...everyView(4, 1, 2), ...everyView(4, 2, 2)];

  it('names a best move, in the last step only, and what it can tell', () => {
    for (const view of views) {
      const [where, why, how] = [1, 2, 3].map((step) => advisor.hint(view, step));
      expect(judge(view, how?.move ?? '', free)?.mark).toBe('best');
      expect([where?.move, why?.move]).toEqual([undefined, undefined]);
      expect(`${where?.text} ${why?.text}`).not.toMatch(/flip \d/u);
      for (const hint of [where, why, how]) expect(hint?.text).toMatch(/^[A-Z].*\.$/u);
    }
  });

  it('lists what enumeration leaves, and flags marks that follow from it or contradict it', () => {
    for (const view of views) {
      const left = targetsLeft(4, ownLines(view));
      const bitsOf = (value: number): string => value.toString(2).padStart(4, '0');
      expect(advisor.assist(view, {}).possible).toEqual({ count: left.length, list: left.map(bitsOf) });
      for (const value of numbers(4)) {
        const flagged = (name: string, text: string) => advisor.assist(view, { [name]: text }).marks[name];
        const flag = (holds: (target: number) => boolean) =>
          left.every(holds) ? 'proven' : left.some(holds) ? undefined : 'contradicted';
        for (const text of [String(value), bitsOf(value)]) {
          if (text.length === 4 && text !== bitsOf(value)) continue;
          expect(flagged('low', text)).toBe(flag((target) => target >= value));
          expect(flagged('high', text)).toBe(flag((target) => target <= value));
        }
      }
      for (const position of [1, 2, 3, 4]) {
        for (const bit of ['0', '1']) {
          const holds = (target: number): boolean => bitsOf(target).charAt(position - 1) === bit;
          const expected = left.every(holds) ? 'proven' : left.some(holds) ? undefined : 'contradicted';
          expect(advisor.assist(view, { [`bit ${position}`]: bit }).marks[`bit ${position}`]).toBe(expected);
        }
      }
    }
  });

  it('tells the truth when the round is over, and leaves other marks alone', () => {
    const played = playMoves(game, started(game, { given: ['10000', '10000'] }), ['flip 1']);
    const state = played.match.round.past?.last.state;
    const view = { ...game.view(state, 'all'), seat: 2 as const };
    expect(advisor.assist(view, { low: '17', high: '16', elsewhere: '1', 'bit 9': '1' })).toEqual({
      lines: ['The target was 10000 (16).'],
      possible: { count: 1, list: ['10000'] },
      marks: { low: 'contradicted', high: 'proven' },
    });
    expect(advisor.hint(view, 3).move).toBeUndefined();
  });
});
