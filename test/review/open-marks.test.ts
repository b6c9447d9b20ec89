import { describe, expect, it } from 'vitest';
import type { MoveMark } from '../../source/review/contract.ts';
import { judge } from '../../source/review/judge.ts';
import { keepsValue } from '../../source/review/kept.ts';
import type { NaiveJudged } from '../solver/naive/cyclic.ts';
import { type Place, type Truth, defaultTruths, forOther, truthOf, withinMoves } from './open-truth.ts';

const free = { movesLeft: null, said: null, hasHeardMore: false };
const rank = { loss: 0, draw: 1, win: 2 } as const;

/** As a person would say it. `after` is for the mover, counted from after the move. */
const markBySpec = (before: NaiveJudged, after: NaiveJudged): MoveMark => {
  const kept = rank[after.value] >= rank[before.value];
  if (kept && before.value === 'draw') return 'best';
  if (kept) return after.plies === (before.plies ?? 0) - 1 ? 'best' : 'good';
  if (after.value === 'draw') return 'mistake';
  if (before.value === 'win') return 'blunder';
  return (after.plies ?? 9) <= 1 ? 'blunder' : 'mistake';
};

type Value = (place: Place, movesLeft: number | null) => NaiveJudged;

/** Every position and move: the values, the mark, the best moves and the quick answer, against the truth. */
const check = (truth: Truth, valueOf: Value, movesLeft: number | null, places = truth.places): number => {
  let checked = 0;
  const wrong: unknown[] = [];
  for (const place of places) {
    const before = valueOf(place, movesLeft);
    const view = truth.view(place);
    const marks = new Map<string, MoveMark>();
    for (const { move, place: next } of truth.moves(place)) {
      const after = forOther(valueOf(next, movesLeft === null ? null : movesLeft - 1));
      marks.set(move, markBySpec(before, after));
      const verdict = judge(view, move, { ...free, movesLeft });
      const isRight =
        verdict?.mark === marks.get(move) &&
        verdict?.before.value === before.value &&
        verdict.before.plies === before.plies &&
        verdict.after.value === after.value &&
        verdict.after.plies === after.plies &&
        keepsValue(view, move, { ...free, movesLeft }) === rank[after.value] >= rank[before.value];
      if (!isRight) wrong.push({ place, move, movesLeft, before, after, verdict });
      checked++;
    }
    const [someMove = ''] = marks.keys();
    const best = [...marks].filter(([, mark]) => mark === 'best').map(([move]) => move);
    const told = judge(view, someMove, { ...free, movesLeft })?.best ?? [];
    if (told.toSorted().join() !== best.toSorted().join()) wrong.push({ place, best, told });
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  return checked;
};

describe('marks in the open games', () => {
  it.each(defaultTruths)('%s: every move of every position is marked as brute force says', (_, truth) => {
    expect(check(truth, truth.judge, null)).toBeGreaterThan(400);
  });

  it.each([
    ['Quantum Flip, 4 bits', truthOf('quantum-flip', { bits: 4 })],
    ['Quantum Flip, 3 bits', truthOf('quantum-flip', { bits: 3 })],
    ['Bit Flip Duel, 3 bits', truthOf('bit-flip-duel', { bits: 3 })],
    ['Showdown, 7 bits, up to three', truthOf('bit-flip-showdown', { bits: 7, maxFlips: 3 })],
    ['misere, 7 bits, one', truthOf('bit-flip-showdown', { bits: 7, maxFlips: 1, misere: true })],
    ['misere, 8 bits, up to three', truthOf('bit-flip-showdown', { bits: 8, maxFlips: 3, misere: true })],
  ])('%s: the same at other sizes', (_, truth) => {
    expect(check(truth, truth.judge, null)).toBeGreaterThan(40);
  });

  it.each([
    ['Quantum Flip', truthOf('quantum-flip', { bits: 4 })],
    ['Bit Flip Duel', truthOf('bit-flip-duel', { bits: 4 })],
    ['Showdown', truthOf('bit-flip-showdown', { bits: 7 })],
    ['misere', truthOf('bit-flip-showdown', { bits: 6, misere: true })],
  ])('%s: the draw rule is reckoned with, however near it is', (_, truth) => {
    const within = withinMoves(truth);
    for (let movesLeft = 1; movesLeft <= 9; movesLeft++) {
      expect(check(truth, (place, left) => within(place, left ?? 0), movesLeft)).toBeGreaterThan(100);
    }
  });
});
