import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bits, bitAt, flipAt, fromNumber, matchCount, positionsOf } from '../../source/bits/bits.ts';
import { randomFrom } from '../../source/bits/random.ts';
import { at } from '../../source/game/seat.ts';
import { type NumberFlipDuelView, numberFlipDuel } from '../../source/games/number-flip-duel/rules.ts';
import { candidatesOf, knowledgeOf } from '../../source/solver/number-flip-duel.ts';
import { randomRound, viewAfter, viewToMove } from '../helpers/duel.ts';

/** Tries every sequence that the opponent may have had at the start, by playing the record through. */
const enumerated = (view: NumberFlipDuelView): readonly Bits[] => {
  const own = view.seat === 'all' ? null : at(view.sequences, view.seat);
  if (own === null) throw new Error('only a seat has candidates');
  const flips = (isOwn: boolean) =>
    view.record
      .filter(({ player, move }) => (player === view.seat) === isOwn && move?.startsWith('flip'))
      .map(({ move = '' }) => Number(move.slice(5)));
  const ownAtStart = flips(true).reduce((bits, position) => flipAt(bits, [position]), own);
  return Array.from({ length: 2 ** view.length }, (_, value) => fromNumber(value, view.length)).flatMap(
    (start) => {
      let [mine, theirs] = [ownAtStart, start];
      for (const { player, move = '', matchCount: count } of view.record) {
        const position = Number(move.slice(5));
        if (move.startsWith('flip')) {
          if (player === view.seat) mine = flipAt(mine, [position]);
          else theirs = flipAt(theirs, [position]);
          if (matchCount(mine, theirs) !== count) return [];
        } else if (player === view.seat && move === `guess ${theirs}`) return [];
      }
      return [theirs];
    },
  );
};

const rounds = fc
  .tuple(fc.integer({ min: 3, max: 7 }), fc.nat(14), fc.string())
  .map(([bits, length, seed]) => randomRound(bits, randomFrom(seed), length));

describe('what is proven in Number Flip Duel', () => {
  it('is what trying every sequence finds', () => {
    fc.assert(
      fc.property(rounds, (state) => {
        for (const seat of [1, 2] as const) {
          const view = numberFlipDuel.view(state, seat);
          const expected = enumerated(view);
          const known = knowledgeOf(view);
          expect(candidatesOf(view).toSorted()).toEqual(expected.toSorted());
          expect(known.count).toBe(expected.length);
          expect(known.list(3)).toHaveLength(Math.min(3, expected.length));
          for (const position of positionsOf(view.length)) {
            const bits = new Set(expected.map((candidate) => bitAt(candidate, position)));
            expect(known.forced(position)).toBe(bits.size === 1 ? [...bits][0] : null);
          }
          const all = Array.from({ length: 2 ** view.length }, (_, value) => fromNumber(value, view.length));
          expect(all.filter(known.has).toSorted()).toEqual(expected.toSorted());
        }
      }),
      { numRuns: 300 },
    );
  });

  it('always leaves what is true', () => {
    fc.assert(
      fc.property(rounds, (state) => {
        expect(knowledgeOf(numberFlipDuel.view(state, 1)).has(state.sequences[1])).toBe(true);
        expect(knowledgeOf(numberFlipDuel.view(state, 2)).has(state.sequences[0])).toBe(true);
      }),
    );
  });

  it('takes no guess of the opponent for a proof', () => {
    const before = viewAfter(['00000', '11000'], ['flip 3']);
    const after = viewAfter(['00000', '11000'], ['flip 3', 'flip 3', 'guess 10101', 'flip 3', 'guess 11111']);
    expect(knowledgeOf(before).count).toBe(10);
    expect(knowledgeOf(after).count).toBe(6);
  });

  it('follows the sample game of the rule book to its end', () => {
    const view = viewAfter(['10110', '01011'], ['flip 3', 'flip 2', 'flip 5']);
    expect(candidatesOf(view)).toContain('10011');
    expect(candidatesOf(view)).toHaveLength(3);
  });

  it('counts sixteen bits without listing them', () => {
    const view = viewAfter(['0'.repeat(16), '01'.repeat(8)], ['flip 1', 'flip 1', 'guess 0000000000000000']);
    const known = knowledgeOf(viewToMove(randomRound(16, randomFrom('sixteen'), 0)));
    expect(known.count).toBe(65536);
    expect(known.list(2)).toHaveLength(2);
    expect(knowledgeOf(view).count).toBe(6435);
  });

  it('is nobody’s who sees everything', () => {
    const state = randomRound(5, randomFrom('all'), 3);
    expect(() => knowledgeOf(numberFlipDuel.view(state, 'all'))).toThrow(RangeError);
  });
});
