import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../source/bits/random.ts';
import type { ComputerPlayer } from '../../source/computer/contract.ts';
import { type Level, levels } from '../../source/computer/levels.ts';
import { numberFlipDuelPlayer } from '../../source/computer/number-flip-duel.ts';
import { type Both, at } from '../../source/game/seat.ts';
import { type NumberFlipDuelView, numberFlipDuel } from '../../source/games/number-flip-duel/rules.ts';
import { knowledgeOf } from '../../source/solver/number-flip-duel.ts';
import { afterMove, randomRound, viewAfter, viewToMove } from '../helpers/duel.ts';
import { type Policy, askingOnce, askingUntil, changing, guessing, mixing } from './duel-policies.ts';

const { signal } = new AbortController();

const policyOf = (level: Level): Policy => {
  const player: ComputerPlayer = numberFlipDuelPlayer(level);
  return (view, random) => {
    const answer = player({ view, legalMoves: [], random, signal });
    if (typeof answer !== 'string') throw new Error('this player answers at once');
    return answer;
  };
};

/** The winner, or null if nobody has won by then. */
const play = (players: Both<Policy>, bits: number, seed: string, mostMoves = 3000): 1 | 2 | null => {
  const random = randomFrom(seed);
  let state = numberFlipDuel.setup({ bits }, 1, [random.bits(bits), random.bits(bits)]);
  for (let moves = 0; moves < mostMoves; moves++) {
    const seat = numberFlipDuel.turn(state);
    state = afterMove(state, at(players, seat)(numberFlipDuel.view(state, seat), random));
    const outcome = numberFlipDuel.outcome(state);
    if (outcome !== undefined) return outcome.winner;
  }
  return null;
};

/** The share of wins of the first policy, as often in the one seat as in the other. */
const shareOf = (policy: Policy, against: Policy, bits: number, games: number): number => {
  let wins = 0;
  for (let game = 0; game < games / 2; game++) {
    if (play([policy, against], bits, `first ${game}`) === 1) wins++;
    if (play([against, policy], bits, `second ${game}`) === 2) wins++;
  }
  return wins / games;
};

/** So many games put 95% of the measured shares within `margin` of the true one. */
const games = 1200;
const margin = 2 * Math.sqrt(0.25 / games);

const hard = policyOf('hard');
const honest = guessing('honest');
const tracking = guessing('tracking');
const bluffing = guessing('bluffing');

const racing: readonly (readonly [string, Policy])[] = [
  ['guesses blindly', guessing('blind')],
  ['guesses what is possible', honest],
];

const flipping: readonly (readonly [string, Policy])[] = [
  ...[1, 2, 3, 4, 5, 6, 10].map(
    (few) => [`flips until ${few} are left, then guesses`, askingUntil(few, honest)] as const,
  ),
  ...[3, 5, 10].map(
    (few) => [`flips until ${few} are left, then tracks guesses`, askingUntil(few, tracking)] as const,
  ),
  ['flips once, then tracks', askingOnce(tracking)],
  ['flips once, then mirrors', askingOnce(guessing('mirroring'))],
  ['flips once, then bluffs half of the time', askingOnce(mixing(0.5, bluffing, honest))],
  ['flips once, then tracks or bluffs', askingOnce(mixing(0.5, bluffing, tracking))],
  ['flips until 5 are left, then tracks or bluffs', askingUntil(5, mixing(0.5, bluffing, tracking))],
  ['flips once, bluffs for a while, then tracks', askingOnce(changing(6, bluffing, tracking))],
  ['races for six moves, then flips and tracks', changing(6, honest, askingOnce(tracking))],
  ['flips or guesses by chance', mixing(0.3, askingUntil(1, honest), tracking)],
];

describe('the hard player', () => {
  it.each(racing)('is not beaten by one who never flips and %s', (_, policy) => {
    expect(shareOf(hard, policy, 5, games)).toBeGreaterThanOrEqual(0.5 - margin);
  });

  it.each(flipping)('beats one who %s', (_, policy) => {
    expect(shareOf(hard, policy, 5, games)).toBeGreaterThan(0.5 + margin);
  });

  it.each([
    [3, 3],
    [4, 6],
    [7, 35],
    [8, 10],
  ])('is not beaten with %i bits by those who flip until %i are left', (bits, few) => {
    for (const then of [honest, tracking, mixing(0.5, bluffing, tracking)]) {
      const some = games / 6;
      const share = shareOf(hard, askingUntil(few, then), bits, some);
      expect(share).toBeGreaterThanOrEqual(0.5 - 2 * Math.sqrt(0.25 / some));
    }
  });

  it('never flips, and names the only candidate', () => {
    for (let round = 0; round < 200; round++) {
      const view = viewToMove(randomRound(4, randomFrom('rounds', round), round % 10));
      const known = knowledgeOf(view);
      const move = hard(view, randomFrom('move', round));
      expect(move).toMatch(/^guess [01]{4}$/);
      expect(known.count > 1 || known.has(move.slice(6))).toBe(true);
    }
  });
});

describe('every level', () => {
  it.each(levels.map((level) => [level]))('%s decides from its view and its chance alone', (level) => {
    const policy = policyOf(level);
    for (let round = 0; round < 50; round++) {
      const state = randomRound(5, randomFrom('views', round), round % 9);
      const view = viewToMove(state);
      const copy: NumberFlipDuelView = JSON.parse(JSON.stringify(view));
      expect(policy(copy, randomFrom('chance', round))).toBe(policy(view, randomFrom('chance', round)));
    }
  });

  it.each([
    ['medium', 'easy', 3],
    ['medium', 'easy', 5],
    ['medium', 'easy', 8],
    ['hard', 'medium', 3],
    ['hard', 'medium', 5],
    ['hard', 'medium', 8],
  ] as const)('%s wins two thirds against %s with %i bits', (better, worse, bits) => {
    expect(shareOf(policyOf(better), policyOf(worse), bits, 1000)).toBeGreaterThan(2 / 3);
  });

  it.each(levels.map((level) => [level]))('%s thinks a blink long at sixteen bits', (level) => {
    const policy = policyOf(level);
    for (const moves of [[], ['flip 1'], ['flip 1', 'guess 0011001100110011']]) {
      const view = viewAfter(['01'.repeat(8), '0011'.repeat(4)], moves);
      const start = performance.now();
      expect(policy(view, randomFrom('sixteen'))).toMatch(/^(flip \d+|guess [01]{16})$/);
      expect(performance.now() - start).toBeLessThan(1000);
    }
  });
});
