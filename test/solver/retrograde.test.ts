import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fewPositions, solveCyclic } from '../../source/solver/retrograde.ts';
import { naiveValueIteration } from './naive/cyclic.ts';

/** Any game at all: for each position its end, or its moves. */
const anyGame = fc.integer({ min: 1, max: 24 }).chain((positions) =>
  fc.array(
    fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom('win' as const, 'loss' as const) },
      {
        weight: 3,
        arbitrary: fc.array(fc.integer({ min: 0, max: positions - 1 }), { minLength: 1, maxLength: 4 }),
      },
    ),
    { minLength: positions, maxLength: positions },
  ),
);

describe('retrograde analysis', () => {
  it('judges every position of any game with cycles as value iteration does', () => {
    fc.assert(
      fc.property(anyGame, (positions) => {
        const ended = (position: number) => {
          const found = positions[position];
          return typeof found === 'string' ? found : undefined;
        };
        const moves = (position: number) => {
          const found = positions[position];
          return Array.isArray(found) ? found : [];
        };
        const naive = naiveValueIteration({ positions: positions.length, ended, moves });
        const judge = solveCyclic(fewPositions(positions.length, ended, moves));
        expect(positions.map((_, position) => judge(position))).toEqual(naive);
      }),
      { numRuns: 500 },
    );
  });

  it('counts a move that is there twice twice, and an ended position as ended', () => {
    const judge = solveCyclic(
      fewPositions(
        3,
        (position) => (position === 2 ? 'win' : undefined),
        (position) => (position === 0 ? [2, 2] : [0, 1]),
      ),
    );
    expect([0, 1, 2].map(judge)).toEqual([
      { value: 'loss', plies: 1 },
      { value: 'win', plies: 2 },
      { value: 'win', plies: 0 },
    ]);
  });
});
