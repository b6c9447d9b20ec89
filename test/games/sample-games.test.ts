import { describe, expect, it } from 'vitest';
import { gameById } from '../../source/games/index.ts';
import type { AnyGame } from '../../source/game/contract.ts';
import { items } from '../../source/game/trail.ts';
import { playMoves, started } from '../helpers/play.ts';

const game = (id: string): AnyGame => {
  const found = gameById(id);
  if (found === undefined) throw new Error(id);
  return found;
};

const feedbackOf = (id: string, raw: object, moves: readonly string[]) => {
  const played = playMoves(game(id), started(game(id), { ...raw }), moves);
  return {
    said: items(played.match.round.past).map(({ feedback }) => Object.values(feedback)[0]),
    outcome: played.match.round.outcome,
  };
};

describe('the sample games of the rule books', () => {
  it('Number Flip Duel: match counts 2, 3 and, as ruled, 4; the guess 10011 is right', () => {
    const moves = ['flip 3', 'flip 2', 'flip 5', 'guess 10011'];
    expect(feedbackOf('number-flip-duel', { given: ['10110', '01011'] }, moves)).toEqual({
      said: [2, 3, 4, true],
      outcome: { winner: 2, reason: 'guessed' },
    });
  });

  it('Quantum Flip: 00010 is not 01010, so turn 8 wins nothing and play goes on', () => {
    const moves = [
      'flip 1 3',
      'flip 2 4',
      'flip 5',
      'flip 1 3',
      'flip 2 5',
      'flip 3 5',
      'flip 1 3',
      'flip 1 5',
    ];
    expect(feedbackOf('quantum-flip', {}, moves)).toEqual({
      said: ['10100', '11110', '11111', '01011', '00010', '00111', '10011', '00010'],
      outcome: null,
    });
    expect(feedbackOf('quantum-flip', {}, [...moves, 'flip 1', 'flip 1 2']).outcome).toEqual({
      winner: 2,
      reason: 'pattern',
    });
  });

  it('Bit Flip Showdown: player 2 turns the last 0 and wins', () => {
    const moves = ['flip 3 4', 'flip 5', 'flip 1 2', 'flip 6 7', 'flip 8', 'flip 9 10'];
    expect(feedbackOf('bit-flip-showdown', {}, moves)).toEqual({
      said: ['0011000000', '0011100000', '1111100000', '1111111000', '1111111100', '1111111111'],
      outcome: { winner: 2, reason: 'last-zero' },
    });
    expect(feedbackOf('bit-flip-showdown', { options: { misere: true } }, moves).outcome).toEqual({
      winner: 1,
      reason: 'last-zero-loses',
    });
  });

  it('Bit Flip Duel: nine turns, a swap of equal bits among them, and player 1 wins', () => {
    const moves = [
      'flip 3',
      'swap 1 3',
      'flip 2',
      'swap 4 5',
      'flip 3',
      'swap 1 5',
      'flip 4',
      'swap 1 2',
      'flip 2',
    ];
    expect(feedbackOf('bit-flip-duel', {}, moves)).toEqual({
      said: ['00100', '10000', '11000', '11000', '11100', '01101', '01111', '10111', '11111'],
      outcome: { winner: 1, reason: 'all-ones' },
    });
  });

  it('Binary Battle: the target 01101 is hit on the ninth turn', () => {
    const moves = ['4', '1', '5', '2', '3', '1', '2', '5', '4'].map((position) => `toggle ${position}`);
    expect(feedbackOf('binary-battle', { given: ['01101', '01101'] }, moves)).toEqual({
      said: ['less', 'greater', 'less', 'greater', 'less', 'less', 'greater', 'less', 'equal'],
      outcome: { winner: 1, reason: 'matched' },
    });
  });
});
