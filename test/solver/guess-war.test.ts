import { describe, expect, it } from 'vitest';
import { race } from '../../source/solver/guess-race.ts';
import { leastFor, mostFor, tempo } from '../../source/solver/guess-war.ts';
import { listenerLoss } from '../../source/solver/listener-loss.ts';
import { weightOf } from '../../source/solver/number-flip-duel-difference.ts';
import { bestResponse } from './naive/best-response.ts';
import { solveDrawnWar, solveWar } from './naive/guess-war.ts';

const numbers = (size: number): readonly number[] => Array.from({ length: 2 ** size }, (_, bits) => bits);
const ofWeight = (size: number, weight: number): readonly number[] =>
  numbers(size).filter((bits) => weightOf(bits) === weight);

/** A fresh war after the first count. */
const counted = (open: number, weight: number) => ({ open, weight, mine: 0, theirs: 0, moves: Infinity });
const untold = (size: number) => ({ open: size, weight: null, mine: 0, theirs: 0, moves: Infinity });

describe('a race', () => {
  it('is won as often as by going through every order', () => {
    for (let mine = 1; mine <= 9; mine++) {
      for (let theirs = 1; theirs <= 9; theirs++) {
        let wins = 0;
        for (let myTurn = 1; myTurn <= mine; myTurn++) {
          for (let theirTurn = 1; theirTurn <= theirs; theirTurn++) if (myTurn <= theirTurn) wins++;
        }
        expect(race(mine, theirs)).toBeCloseTo(wins / (mine * theirs), 12);
      }
    }
  });

  it('is the whole game for whoever starts: (2^N + 1) / 2^(N+1)', () => {
    for (let size = 3; size <= 16; size++) {
      const value = (2 ** size + 1) / 2 ** (size + 1);
      expect(leastFor(untold(size))).toBeCloseTo(value, 12);
      expect(mostFor(untold(size))).toBeCloseTo(value, 12);
    }
  });

  it('is worth exactly a half to the second player, once the first has missed', () => {
    for (let tried = 1; tried < 31; tried++) {
      const second = { open: 5, weight: null, mine: tried - 1, theirs: tried, moves: Infinity };
      expect(leastFor(second)).toBeCloseTo(0.5, 12);
      expect(mostFor(second)).toBeCloseTo(0.5, 12);
    }
  });
});

describe('the values of small wars', () => {
  it.each([
    ['two bits, nothing told', { size: 2, possible: numbers(2), isCounted: false }, 4, untold(2)],
    ['one of two places differs', { size: 2, possible: ofWeight(2, 1), isCounted: true }, 3, counted(2, 1)],
    ['one of three places differs', { size: 3, possible: ofWeight(3, 1), isCounted: true }, 3, counted(3, 1)],
    ['two of three places differ', { size: 3, possible: ofWeight(3, 2), isCounted: true }, 3, counted(3, 2)],
  ] as const)('do not contradict what plain search proves: %s', (_, kind, plies, war) => {
    const { lower, upper } = solveWar(kind, plies, 15);
    expect(lower).toBeLessThan(upper);
    expect(leastFor(war)).toBeLessThanOrEqual(upper);
    expect(mostFor(war)).toBeGreaterThanOrEqual(lower);
    expect(leastFor(war)).toBeLessThanOrEqual(mostFor(war));
  });

  it('are 3/4 for a choice of two, by search as well', () => {
    const { lower, upper } = solveWar({ size: 2, possible: ofWeight(2, 1), isCounted: true }, 3, 60);
    expect(leastFor(counted(2, 1))).toBe(0.75);
    expect(lower).toBeGreaterThan(0.745);
    expect(upper).toBeLessThan(0.755);
  });

  it('are more than a half for whoever is to move', () => {
    for (let open = 2; open <= 16; open++) {
      for (let weight = 1; weight < open; weight++)
        expect(leastFor(counted(open, weight))).toBeGreaterThan(0.5);
    }
    expect(tempo(16)).toBeCloseTo(16 / 31, 12);
  });
});

describe('the plain listener', () => {
  /** The best an opponent gets by tries alone, one after the other, each answered by one hit in all. */
  const byTries = (all: number, left: number): number =>
    Array.from({ length: left }, (_, turn) => (1 - 1 / all) ** turn).reduce((sum, share) => sum + share, 0);

  it('loses no more to flips than to tries while few places are open', () => {
    for (const [open, weight, all] of [
      [2, 1, 2],
      [3, 1, 3],
      [4, 1, 4],
      [4, 2, 6],
      [5, 1, 5],
      [5, 2, 10],
    ] as const) {
      expect(listenerLoss(open, weight, all)).toBeCloseTo(byTries(all, all), 12);
    }
  });

  it('is sure of more than a third when it is to move, against anything', () => {
    for (let open = 3; open <= 8; open++) {
      for (let weight = 1; weight < open; weight++) {
        const all = ofWeight(open, weight).length;
        const loss = ((1 - 2 ** (1 - open)) * listenerLoss(open, weight, all)) / all;
        expect(1 - loss).toBeGreaterThan(1 / 3);
      }
    }
  });
});

describe('the best reply to the hard player', () => {
  it('gains nothing by flipping at three bits, whatever comes after six plies', () => {
    const most = bestResponse(3, 1, 6, 1);
    const least = bestResponse(3, 1, 6, 0);
    expect(most).toBeLessThan(0.48);
    expect(least).toBeGreaterThan(0.41);
    // The first flip tells all one time in four.
    expect(0.75 * most).toBeLessThan(0.5);
  });

  it('gains nothing by flipping at five bits, if an undecided game is worth a half', () => {
    // Who moves last of the plies is flattered by that, so the mean of two depths is taken.
    const reply = (weight: number) => (bestResponse(5, weight, 4, 0.5) + bestResponse(5, weight, 5, 0.5)) / 2;
    const flipping = (10 * reply(1) + 20 * reply(2)) / 32;
    expect(flipping).toBeGreaterThan(0.46);
    expect(flipping).toBeLessThan(0.5);
  });
});

describe('a war that the draw rule ends', () => {
  const kinds = [
    ['two bits, nothing told', { size: 2, possible: numbers(2), isCounted: false }, 4, untold(2)],
    ['one of two places differs', { size: 2, possible: ofWeight(2, 1), isCounted: true }, 4, counted(2, 1)],
    ['nothing told', { size: 3, possible: numbers(3), isCounted: false }, 3, untold(3)],
    ['one of three places differs', { size: 3, possible: ofWeight(3, 1), isCounted: true }, 4, counted(3, 1)],
    ['two of three places differ', { size: 3, possible: ofWeight(3, 2), isCounted: true }, 4, counted(3, 2)],
  ] as const;

  it.each(kinds)('is worth what plain search finds, near the end: %s', (_, kind, plies, war) => {
    for (let moves = 1; moves <= plies; moves++) {
      const { lower, upper } = solveDrawnWar(kind, moves, 20);
      expect(upper - lower).toBeLessThan(0.05);
      expect(leastFor({ ...war, moves })).toBeLessThanOrEqual(upper);
      expect(mostFor({ ...war, moves })).toBeGreaterThanOrEqual(lower);
      if (moves > 1) continue;
      expect(leastFor({ ...war, moves })).toBe(mostFor({ ...war, moves }));
    }
  });

  it('comes to the war without a draw for a listener who has the time', () => {
    for (const [open, weight, all] of [
      [3, 1, 3],
      [4, 2, 6],
      [5, 2, 10],
    ] as const) {
      for (let left = 1; left <= all; left++) {
        const free = listenerLoss(open, weight, left);
        // As many turns as there are differences to name and places to flip, and the opponent's between them.
        expect(listenerLoss(open, weight, left, 2 * (left + open) - 1)).toBeCloseTo(free, 12);
        for (let moves = 0; moves < 40; moves++)
          expect(listenerLoss(open, weight, left, moves)).toBeLessThanOrEqual(free + 1e-12);
      }
    }
  });

  it('makes the last move worth more than the next one, so that TEMPO does not hold in it', () => {
    const { upper } = solveDrawnWar({ size: 3, possible: ofWeight(3, 1), isCounted: true }, 2, 40);
    expect(upper).toBeLessThan(tempo(4));
  });
});
