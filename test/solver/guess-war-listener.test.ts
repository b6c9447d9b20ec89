import { describe, expect, it } from 'vitest';
import { fromNumber, matchCount, toNumber } from '../../source/bits/bits.ts';
import { randomFrom } from '../../source/bits/random.ts';
import { listenerGuess, mixtureOf } from '../../source/solver/guess-war-listener.ts';
import { hearingOf, knowledgeOf } from '../../source/solver/number-flip-duel.ts';
import { randomRound, viewAfter, viewToMove } from '../helpers/duel.ts';

/** How often each sequence is named by the seat to move. */
const namedAfter = (
  secrets: readonly [string, string],
  moves: readonly string[],
): ReadonlyMap<string, number> => {
  const shares = new Map<string, number>();
  for (const { sequence, weight } of mixtureOf(hearingOf(viewAfter(secrets, moves)))) {
    const bits = fromNumber(sequence, secrets[0].length);
    shares.set(bits, (shares.get(bits) ?? 0) + weight);
  }
  return shares;
};

const share = (shares: ReadonlyMap<string, number>, fits: (bits: string) => boolean): number =>
  [...shares].reduce((sum, [bits, weight]) => sum + (fits(bits) ? weight : 0), 0);

describe('the listener', () => {
  it('names untried sequences, with shares that add up to 1, and draws what it says', () => {
    for (let round = 0; round < 100; round++) {
      const hearing = hearingOf(viewToMove(randomRound(4, randomFrom('listener', round), round % 12)));
      const mixture = mixtureOf(hearing);
      expect(mixture.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
      expect(mixture.some(({ sequence }) => hearing.refuted.has(sequence))).toBe(false);
      const guess = listenerGuess(hearing, randomFrom('draw', round));
      expect(mixture.some(({ sequence, weight }) => sequence === guess && weight > 0)).toBe(true);
    }
  });

  it('tells nothing by a guess, but for the one in twenty that is frank', () => {
    // Two of five places differ. The two own sequences differ in an even number of places, which is public.
    for (const moves of [['flip 3'], ['flip 3', 'guess 10101', 'guess 01100']]) {
      const first = namedAfter(['11100', '00000'], moves);
      const second = namedAfter(['11111', '00011'], moves);
      const all = [...new Set([...first.keys(), ...second.keys()])];
      const apart = all.map((bits) => Math.abs((first.get(bits) ?? 0) - (second.get(bits) ?? 0)));
      const told = apart.reduce((sum, each) => sum + each, 0) / 2;
      expect(told).toBeGreaterThan(0);
      expect(told).toBeLessThanOrEqual(1 / 20);
    }
  });

  it('answers what may have been a try with a sequence from which it was one', () => {
    const shares = namedAfter(['11100', '00000'], ['flip 3', 'guess 10101', 'guess 01100']);
    expect(share(shares, (bits) => matchCount(bits, '01100') === 3)).toBeCloseTo(1, 9);
    // A guess with an odd number of wrong bits cannot have been one.
    const evident = namedAfter(['11100', '00000'], ['flip 3', 'guess 10101', 'guess 11100']);
    expect(share(evident, (bits) => matchCount(bits, '11100') === 3)).toBeLessThan(0.5);
  });

  it('names the only candidate', () => {
    const rounds = Array.from({ length: 200 }, (_, round) => randomRound(3, randomFrom('sure', round), 8));
    const sure = rounds.map(viewToMove).filter((view) => knowledgeOf(view).count === 1);
    expect(sure.length).toBeGreaterThan(10);
    for (const view of sure) {
      const [only = ''] = knowledgeOf(view).list(1);
      expect(listenerGuess(hearingOf(view), randomFrom('any'))).toBe(toNumber(only));
    }
  });

  it('believes one who tries again and again more than one who has tried once', () => {
    const tries = [
      'flip 3',
      'guess 10101',
      'guess 01100',
      'guess 11111',
      'guess 10100',
      'guess 01111',
      'guess 01010',
    ];
    const hit = (moves: readonly string[]) => namedAfter(['11100', '00000'], moves).get('11000') ?? 0;
    expect(hit(tries.slice(0, 3))).toBeGreaterThan(hit(tries.slice(0, 1)));
    expect(hit(tries.slice(0, 5))).toBeGreaterThan(hit(tries.slice(0, 3)));
    expect(hit(tries)).toBeGreaterThan(hit(tries.slice(0, 5)));
  });
});
