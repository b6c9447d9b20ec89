import { describe, expect, it } from 'vitest';
import {
  heardOf,
  latestLines,
  outcomeSentence,
  recordLines,
  revealLines,
  tallySentence,
  turnSentence,
} from '../../../source/faces/plain/sentences.ts';
import { moveQuestion, secretQuestion } from '../../../source/faces/plain/questions.ts';
import { labelsOf } from '../../../source/faces/plain/labels.ts';
import { parseMove } from '../../../source/game/notation.ts';
import { isRefusal } from '../../../source/game/refusal.ts';
import { games } from '../../../source/games/index.ts';
import { viewFor } from '../../../source/match/announce.ts';
import { ada, gameOf } from '../../helpers/line-play.ts';
import { randomMatch, started, variants } from '../../helpers/play.ts';

const labels = ['Player 1 (Ada)', 'Player 2 (Bo)'] as const;

describe('players in sentences', () => {
  it('have their number, and a name if they have one', () => {
    expect(labelsOf([ada, { name: 'Player 2', kind: 'human' }])).toEqual(['Player 1 (Ada)', 'Player 2']);
    expect(
      labelsOf([
        { name: 'Player 1', kind: 'hard' },
        { name: 'HAL', kind: 'easy' },
      ]),
    ).toEqual(['Player 1 (computer)', 'Player 2 (HAL)']);
  });
});

describe('a turn in words', () => {
  it.each([
    [{ player: 1, move: 'flip 3', bits: '001' }, 'Player 1 (Ada) flips bit 3. The string is now 0 0 1.'],
    [
      { player: 2, move: 'flip 1 2 3', bits: '111' },
      'Player 2 (Bo) flips bits 1, 2 and 3. The string is now 1 1 1.',
    ],
    [
      { player: 2, move: 'swap 1 3', bits: '100' },
      'Player 2 (Bo) swaps bits 1 and 3. The string is now 1 0 0.',
    ],
    [{ player: 1, move: 'flip 3', matchCount: 0 }, 'Player 1 (Ada) flips bit 3. Match Count is 0.'],
    [{ player: 2, move: 'guess 101', correct: true }, 'Player 2 (Bo) guesses 1 0 1. Correct!'],
    [{ player: 2, move: 'guess 101', correct: false }, 'Player 2 (Bo) guesses 1 0 1. Incorrect.'],
    [
      { player: 1, move: 'flip 4', comparison: 'less' },
      'You toggled bit 4. Your number is less than the target.',
    ],
    [
      { player: 1, move: 'flip 4', comparison: 'greater' },
      'You toggled bit 4. Your number is greater than the target.',
    ],
    [
      { player: 1, move: 'flip 4', comparison: 'equal' },
      'You toggled bit 4. Your number matches the target.',
    ],
    [{ player: 2 }, 'Player 2 (Bo) took a turn.'],
  ] as const)('%j', (heard, sentence) => {
    expect(turnSentence(heard, labels, 1)).toBe(sentence);
  });

  it('names the number to those who may know it', () => {
    const heard = { player: 1, move: 'flip 4', comparison: 'less' } as const;
    expect(turnSentence(heard, labels, 1, '00010')).toBe(
      'You toggled bit 4. Your number 0 0 0 1 0, which is 2, is less than the target.',
    );
    expect(turnSentence(heard, labels, 'all', '00010')).toBe(
      'Player 1 (Ada) flips bit 4. Their number 0 0 0 1 0, which is 2, is less than the target.',
    );
  });

  it('is read back from what was announced', () => {
    const said = { type: 'moved', to: 'all', player: 1, move: 'flip 3', bits: '001', odd: {} } as const;
    expect(heardOf(said)).toEqual({ player: 1, move: 'flip 3', bits: '001' });
    expect(heardOf({ ...said, type: 'undone' })).toBeUndefined();
  });

  it('stands in the record with the number that was reached by it', () => {
    const game = gameOf('binary-battle');
    const { match } = randomMatch(game, { drawAfter: 30 }, 'records', 12);
    const view = viewFor(game, match, 'all');
    if (view === null) throw new Error('no view');
    const lines = recordLines(view, labels);
    expect(lines).toHaveLength(view.moves);
    const last = view.record.findLast(({ player }) => player === 1);
    const index = last === undefined ? -1 : view.record.lastIndexOf(last);
    const numbers = 'numbers' in view && Array.isArray(view.numbers) ? view.numbers : [];
    expect(lines[index]).toContain(`Their number ${[...String(numbers[0])].join(' ')}, which is`);
  });
});

describe('the latest lines of a record', () => {
  it('are all of them while they are few, then ten and where the others are', () => {
    const lines = Array.from({ length: 12 }, (_, index) => `${index + 1}.`);
    expect(latestLines(lines.slice(0, 10))).toEqual(lines.slice(0, 10));
    expect(latestLines(lines)).toEqual(['Earlier turns: write record.', ...lines.slice(2)]);
  });
});

describe('the end of a round in words', () => {
  it('has a sentence for every way in which a game can end', () => {
    for (const game of games) {
      for (const reason of [...Object.keys(game.words.endings), 'resigned']) {
        const sentence = outcomeSentence(game, { winner: 2, reason }, labels, null);
        expect(sentence).toMatch(/^Player [12] \((Ada|Bo)\) .+\. Player 2 \(Bo\) wins the round!$/u);
      }
    }
  });

  it('names a player as they are called, whatever that is', () => {
    const game = gameOf('bit-flip-duel');
    expect(
      outcomeSentence(game, { winner: 1, reason: 'all-ones' }, ['Player 1 ($& {loser})', 'x'], null),
    ).toBe('Player 1 ($& {loser}) made the string all 1s. Player 1 ($& {loser}) wins the round!');
  });

  it('tells a draw', () => {
    const draw = { winner: null, reason: 'draw-after' };
    expect(outcomeSentence(gameOf('bit-flip-duel'), draw, labels, 1)).toBe(
      'Nobody has won within 1 move: the round is a draw.',
    );
  });

  it('reveals what was hidden, and nothing where nothing was', () => {
    expect(revealLines(gameOf('binary-battle'), { target: '011', numbers: ['011', '100'] }, labels)).toEqual([
      'The target: 0 1 1, which is 3.',
      'Numbers at the end: Player 1 (Ada) had 0 1 1, which is 3; Player 2 (Bo) had 1 0 0, which is 4.',
    ]);
    expect(revealLines(gameOf('bit-flip-duel'), {}, labels)).toEqual([]);
  });

  it('counts rounds and turns', () => {
    expect(tallySentence({ rounds: [1, 2], turns: [3, 1], draws: 1 }, labels)).toBe(
      'Tally: Player 1 (Ada) has won 1 round in 3 turns, Player 2 (Bo) has won 2 rounds in 1 turn, 1 draw.',
    );
  });
});

describe('the question for a move', () => {
  it.each(variants)('%s %j: gives examples that are legal, at any moment of a match', (id, options) => {
    const game = gameOf(id);
    for (let length = 0; length < 25; length++) {
      const { match } = randomMatch(game, { options }, `questions ${length}`, length);
      const view = viewFor(game, match, 1);
      if (view === null || match.round.outcome !== null) continue;
      const question = moveQuestion(game, { ...view, seat: view.toMove }, 'Player 1');
      const examples = question
        .replace(/^.*e\.g\. /u, '')
        .replace(/:$/u, '')
        .split(' or ');
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) {
        const move = parseMove(example, game.verbs);
        expect(isRefusal(move) ? move : game.refuse(view, move), question).toBeUndefined();
      }
    }
  });

  it.each([
    ['bit-flip-showdown', { bits: 3, maxFlips: 1 }, 'Ada, turn one 0 into a 1 (1-3), e.g. flip 1:'],
    ['bit-flip-showdown', { bits: 1 }, 'Ada, turn one 0, or two adjacent 0s, into 1s (1), e.g. flip 1:'],
    [
      'bit-flip-showdown',
      { maxFlips: 8 },
      'Ada, turn one 0, or up to 8 adjacent 0s, into 1s (1-10), e.g. flip 1 or flip 1 2:',
    ],
    ['quantum-flip', {}, 'Ada, flip one or two bits (1-5), e.g. flip 3 or flip 1 4:'],
  ])('%s %j', (id, options, question) => {
    const game = gameOf(id);
    const view = viewFor(game, started(game, { options }).match, 1);
    expect(view === null ? null : moveQuestion(game, view, 'Ada')).toBe(question);
  });

  it('asks for a secret, and says if it will not be shown', () => {
    expect(secretQuestion(3, 'Ada', false)).toBe(
      'Ada, choose your secret of 3 bits, e.g. 101, or write random:',
    );
    expect(secretQuestion(3, 'Ada', true)).toBe(
      'Ada, choose your secret of 3 bits, e.g. 101, or write random (what you type is not shown):',
    );
  });
});
