import { describe, expect, it } from 'vitest';
import { learnJson } from '../../../source/faces/json/learn-json.ts';
import { reviewOf } from '../../../source/review/review.ts';
import { lessonOf } from '../../helpers/lesson.ts';
import { inputOf, keptOutput } from '../../helpers/line-play.ts';

type Lesson = Pick<ReturnType<typeof lessonOf>, 'game' | 'review'>;

const said = async ({ game, review }: Lesson, lines: readonly string[], isAscii = false) => {
  const { output, text } = keptOutput();
  await learnJson({ game, review, input: inputOf(lines), output, isAscii });
  const objects: readonly Record<string, unknown>[] = text()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return { text: text(), objects };
};

const games = ['number-flip-duel', 'quantum-flip', 'bit-flip-showdown', 'bit-flip-duel', 'binary-battle'];

describe('review --learn --json', () => {
  it.each(games)('takes any of the equally good moves of every question: %s', async (id) => {
    const lesson = lessonOf(id);
    const { questions } = lesson;
    const { objects } = await said(
      lesson,
      questions.map(({ accepted }) => accepted.at(-1) ?? ''),
    );
    expect(objects).toHaveLength(2 * questions.length + 1);
    for (const [index, { reviewed, view }] of questions.entries()) {
      expect(objects[2 * index]).toMatchObject({
        type: 'question',
        question: index + 1,
        questions: questions.length,
        ply: reviewed.ply,
        player: reviewed.player,
        move: reviewed.move,
        mark: reviewed.mark,
        view,
      });
      expect(objects[2 * index + 1]).toMatchObject({ type: 'answered', question: index + 1, correct: true });
    }
    expect(objects.at(-1)).toEqual({
      type: 'learned',
      questions: questions.length,
      found: questions.length,
    });
  });

  it.each(games)('keeps the answer to itself until it is found or asked for: %s', async (id) => {
    const lesson = lessonOf(id);
    const [first] = lesson.questions;
    const { text } = await said(lesson, ['flip 99', first?.reviewed.move ?? '', 'board']);
    expect(text).not.toMatch(/"(?:best|why|accepted|after|before)":/u);
    expect(text).not.toContain('"correct":true');
  });

  it('reveals, and says again what stands after a refusal or a wrong move', async () => {
    const lesson = lessonOf('bit-flip-showdown');
    const [first] = lesson.questions;
    const { objects } = await said(lesson, [
      'jump',
      first?.reviewed.move ?? '',
      '',
      'help',
      'reveal',
      'quit',
    ]);
    expect(objects.map(({ type }) => type)).toEqual([
      'question',
      'refused',
      'question',
      'answered',
      'question',
      'help',
      'revealed',
      'question',
      'learned',
    ]);
    expect(objects[6]).toEqual({
      type: 'revealed',
      question: 1,
      best: first?.accepted,
      why: first?.reviewed.why,
    });
  });

  it('says what was learned of a match without mistakes: nothing', async () => {
    const { game, setup } = lessonOf('bit-flip-duel');
    const { objects } = await said({ game, review: reviewOf(game, setup, []) }, []);
    expect(objects).toEqual([{ type: 'learned', questions: 0, found: 0 }]);
  });

  it('stays within ASCII where it is asked to', async () => {
    const { text } = await said(lessonOf('bit-flip-showdown'), ['help', 'jump ø'], true);
    expect(text).toMatch(/^[\n\x20-\x7e]*$/u);
  });
});
