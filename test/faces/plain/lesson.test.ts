import { describe, expect, it } from 'vitest';
import { learnPlain } from '../../../source/faces/plain/learn-plain.ts';
import type { MatchEvent } from '../../../source/match/events.ts';
import { reviewOf } from '../../../source/review/review.ts';
import { lessonOf } from '../../helpers/lesson.ts';
import { ada, bo, gameOf, inputOf, keptOutput } from '../../helpers/line-play.ts';
import { parted } from '../../helpers/matches.ts';
import { started } from '../../helpers/play.ts';

/** A match in which these moves were made, as a review. */
const reviewWith = (id: string, raw: object, moves: readonly string[]) => {
  const game = gameOf(id);
  const { setup, rest } = parted(started(game, { players: [ada, bo], ...raw }).events);
  const moved = moves.map((move, index): MatchEvent => ({
    type: 'moved',
    player: index % 2 === 0 ? 1 : 2,
    move,
    said: {},
  }));
  return { game, review: reviewOf(game, setup, [...rest, ...moved]) };
};

const lessonText = async (
  lesson: Pick<ReturnType<typeof reviewWith>, 'game' | 'review'>,
  typed: readonly string[],
): Promise<string> => {
  const { output, text } = keptOutput();
  await learnPlain({ ...lesson, input: inputOf(typed), output, isTerminal: false });
  return text();
};

describe('review --learn --plain', () => {
  it('is a conversation about the mistakes of a match', async () => {
    const raw = { options: { bits: 8, misere: true } };
    const lesson = reviewWith('bit-flip-showdown', raw, ['flip 1', 'flip 8', 'flip 2 3', 'flip 4']);
    const typed = ['flip 9', 'flip 1 2', 'board', 'reveal', 'previous', 'record', 'help', '', 'next', 'quit'];
    await expect(await lessonText(lesson, typed)).toMatchFileSnapshot('conversations/lesson.txt');
  });

  it('tells what the player had heard where that is all they knew', async () => {
    const { game, review, questions } = lessonOf('number-flip-duel');
    const [first] = questions;
    const text = await lessonText({ game, review }, [first?.accepted[0] ?? '']);
    expect(text).toContain(`Right: ${first?.accepted[0]} is best.`);
    expect(text).toMatch(
      /Question 1 of \d+: round 1, move \d+\. Player [12].* played .*, a (?:mistake|blunder)\./u,
    );
  });

  it('says nothing of the answer before it is found or asked for', async () => {
    for (const id of ['quantum-flip', 'bit-flip-duel', 'binary-battle']) {
      const { game, review, questions } = lessonOf(id);
      const [first] = questions;
      const text = await lessonText({ game, review }, [first?.reviewed.move ?? '']);
      expect(text).toContain('Not yet: ');
      expect(text).not.toContain(first?.reviewed.why);
      expect(text).not.toMatch(/Best: |Right: /u);
    }
  });

  it('has nothing to ask about a match without mistakes', async () => {
    const text = await lessonText(reviewWith('bit-flip-duel', {}, []), []);
    expect(text).toContain(
      '0 questions.\nNo move is proven to be a mistake: there is nothing to learn from.\n',
    );
  });
});
