import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../source/bits/random.ts';
import { boundsOf, boundsOfMove } from '../../source/solver/number-flip-duel-bounds.ts';
import { weightOf } from '../../source/solver/number-flip-duel-difference.ts';
import { candidatesOf, knowledgeOf } from '../../source/solver/number-flip-duel.ts';
import { randomRound, viewAfter, viewToMove } from '../helpers/duel.ts';
import { solveWar } from './naive/guess-war.ts';

const views = fc
  .tuple(fc.integer({ min: 3, max: 9 }), fc.nat(12), fc.string())
  .map(([bits, length, seed]) => viewToMove(randomRound(bits, randomFrom(seed), length)));

const ofWeight = (size: number, weight: number): readonly number[] =>
  Array.from({ length: 2 ** size }, (_, bits) => bits).filter((bits) => weightOf(bits) === weight);

describe('the bounds of a position', () => {
  it('are bounds, hold its moves and are reached by the best of them', () => {
    fc.assert(
      fc.property(views, (view) => {
        const { lower, upper, best, moves } = boundsOf(view);
        expect(lower).toBeGreaterThanOrEqual(0);
        expect(upper).toBeLessThanOrEqual(1);
        expect(lower).toBeLessThanOrEqual(upper + 1e-12);
        for (const { move, ...bounds } of moves) {
          expect(bounds.lower).toBeLessThanOrEqual(bounds.upper + 1e-12);
          expect(bounds.upper).toBeLessThanOrEqual(upper + 1e-12);
          expect(boundsOfMove(view, move)).toEqual(bounds);
        }
        expect(best.length).toBeGreaterThan(0);
        for (const move of best) expect(boundsOfMove(view, move).lower).toBe(lower);
      }),
      { numRuns: 300 },
    );
  });

  it('never make a mistake of naming a candidate', () => {
    fc.assert(
      fc.property(views, (view) => {
        const { lower } = boundsOf(view);
        for (const candidate of knowledgeOf(view).list(20)) {
          expect(boundsOfMove(view, `guess ${candidate}`).upper).toBeGreaterThanOrEqual(lower);
        }
      }),
    );
  });

  it('make a sure win of one candidate, and less of everything else', () => {
    fc.assert(
      fc.property(views, (view) => {
        const candidates = candidatesOf(view);
        fc.pre(candidates.length === 1);
        const { lower, best, moves } = boundsOf(view);
        expect([lower, best]).toEqual([1, [`guess ${candidates[0]}`]]);
        for (const { move, upper } of moves) if (!best.includes(move)) expect(upper).toBeLessThan(1);
        const other = '0'.repeat(view.length);
        if (other !== candidates[0]) expect(boundsOfMove(view, `guess ${other}`).upper).toBeLessThan(1);
      }),
      { numRuns: 60 },
    );
  });

  it('are exact before the first flip', () => {
    const start = boundsOf(viewAfter(['00000', '11000'], []));
    expect([start.lower, start.upper]).toEqual([33 / 64, 33 / 64]);
    const second = boundsOf(viewAfter(['00000', '11000'], ['guess 11111']));
    expect([second.lower, second.upper]).toEqual([0.5, 0.5]);
  });
});

describe('flips', () => {
  it('are proven to lose something at the start, at every size', () => {
    for (let size = 3; size <= 16; size++) {
      const view = viewAfter(['0'.repeat(size), '1'.repeat(size)], []);
      expect(boundsOfMove(view, 'flip 1').upper).toBeLessThan(boundsOf(view).lower);
    }
  });

  it('hand over the game when two candidates are left', () => {
    const view = viewAfter(['00000', '11000'], ['flip 3', 'flip 3', 'flip 4', 'flip 2']);
    expect(knowledgeOf(view).count).toBe(2);
    expect(boundsOfMove(view, 'flip 1')).toEqual({ lower: 0, upper: 0 });
    expect(boundsOf(view).lower).toBe(0.75);
  });

  it('are worth what plain search finds at three bits', () => {
    const war = (weight: number) =>
      solveWar({ size: 3, possible: ofWeight(3, weight), isCounted: true }, 3, 15);
    // Told after the first flip: 0 or 3 one time in four, and then the opponent wins; else 1 or 2, three ways each.
    const one = war(1);
    const two = war(2);
    const { lower, upper } = boundsOfMove(viewAfter(['000', '011'], []), 'flip 2');
    expect(lower).toBeLessThanOrEqual(0.375 * (1 - one.lower) + 0.375 * (1 - two.lower));
    expect(upper).toBeGreaterThanOrEqual(0.375 * (1 - one.upper) + 0.375 * (1 - two.upper));
  });

  it('of a told place are a pass, and so is a guess that cannot be right', () => {
    const view = viewAfter(['00000', '11000'], ['flip 3', 'flip 3']);
    const pass = boundsOfMove(view, 'flip 3');
    expect(pass.upper).toBeLessThan(boundsOf(view).lower);
    expect(boundsOfMove(view, 'guess 00000').upper).toBe(pass.upper);
  });
});

describe('guesses', () => {
  it('look alike to the opponent, tries and bluffs, and share their bounds', () => {
    const view = viewAfter(['00000', '11000'], ['flip 3']);
    const candidates = new Set(candidatesOf(view));
    const [candidate = ''] = candidates;
    // Of the other sequences an even number of bits away, none is possible and none can be told from one that is.
    const bluff = `${candidate.slice(0, 3)}${candidate.slice(3) === '00' ? '11' : '00'}`;
    const all = ['11000', '00111', bluff].filter((bits) => !candidates.has(bits));
    const plausible = all.filter(
      (bits) => weightOf(Number.parseInt(bits, 2) ^ Number.parseInt(candidate, 2)) % 2 === 0,
    );
    for (const bits of plausible) {
      expect(boundsOfMove(view, `guess ${bits}`)).toEqual(boundsOfMove(view, `guess ${candidate}`));
    }
    expect(plausible.length).toBeGreaterThan(0);
  });
});
