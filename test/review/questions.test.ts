import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../source/game/refusal.ts';
import { answerTo } from '../../source/review/answer.ts';
import type { Question } from '../../source/review/contract.ts';
import { judge } from '../../source/review/judge.ts';
import { reviewOf } from '../../source/review/review.ts';
import { randomMatch, variants } from '../helpers/play.ts';
import { formatMove } from '../../source/game/move.ts';
import { gameOf } from './open-truth.ts';

const questionsOf = (id: string, options: object, seed: string) => {
  const game = gameOf(id);
  const [first, ...rest] = randomMatch(game, { options }, seed, 60).events;
  if (first?.type !== 'match-started') throw new Error('no start');
  const { type: _, ...setup } = first;
  const review = reviewOf(game, setup, rest);
  return { game, moves: [...review.moves()], questions: [...review.questions()] };
};
const firstQuestion = (id: string): { game: ReturnType<typeof gameOf>; question: Question } => {
  for (let seed = 0; seed < 50; seed++) {
    const { game, questions } = questionsOf(id, {}, `question ${seed}`);
    if (questions[0] !== undefined) return { game, question: questions[0] };
  }
  throw new Error(`no mistake in ${id}`);
};

describe('learning from mistakes', () => {
  it.each(variants)('asks about every counted mistake and about nothing else: %s %j', (id, options) => {
    for (const seed of ['a', 'b', 'c']) {
      const { moves, questions } = questionsOf(id, options, seed);
      const wrong = moves.filter(({ mark, isUndone }) => !isUndone && /mistake|blunder/u.test(mark));
      expect(questions.map(({ reviewed }) => reviewed)).toEqual(wrong);
    }
  });

  it.each(['quantum-flip', 'bit-flip-showdown', 'bit-flip-duel', 'binary-battle', 'number-flip-duel'])(
    'shows the mover what they knew and accepts every equally good move, however it is written: %s',
    (id) => {
      const { game, question } = firstQuestion(id);
      const { view, reviewed, accepted } = question;
      expect([view.seat, view.toMove]).toEqual([reviewed.player, reviewed.player]);
      expect(accepted).toEqual(reviewed.best);
      for (const text of accepted) {
        expect(answerTo(game, question, `  ${text.toUpperCase()} `)).toMatchObject({
          move: text,
          isAccepted: true,
          mark: 'best',
        });
      }
      for (const text of game.legalMoves(view, true).map(formatMove)) {
        const answer = answerTo(game, question, text);
        const verdict = judge(view, text, { ...question.circumstances, said: null });
        expect(answer).toMatchObject({
          isAccepted: accepted.includes(text),
          mark: verdict?.mark,
          why: verdict?.why,
        });
      }
      expect(answerTo(game, question, reviewed.move)).toMatchObject({
        isAccepted: false,
        mark: reviewed.mark,
      });
    },
  );

  it('refuses what is no move, in the words of the game', () => {
    const { game, question } = firstQuestion('bit-flip-duel');
    for (const text of ['', 'jump 1', 'flip 99', 'flip']) {
      const answer = answerTo(game, question, text);
      expect(isRefusal(answer)).toBe(true);
    }
  });

  it('hides what the mover could not see', () => {
    const { question } = firstQuestion('binary-battle');
    expect(question.view).toMatchObject({ target: null });
    expect(JSON.stringify(question.view)).not.toContain('"target":"');
  });
});
