import { expect, it } from 'vitest';
import { frameRows, leastSize } from '../../../../source/faces/screen/room.ts';
import { learnLines } from '../../../../source/faces/screen/screens/learn/lines.ts';
import { openLearn } from '../../../../source/faces/screen/screens/learn/state.ts';
import { textOf } from '../../../../source/faces/screen/text/line.ts';
import { glyphsOf } from '../../../../source/faces/screen/theme.ts';
import { reveal } from '../../../../source/review/lesson.ts';
import { lessonOf } from '../../../helpers/lesson.ts';

it('gives a revealed answer its whole reason in the smallest window', () => {
  const { game, questions } = lessonOf('bit-flip-showdown');
  const room = { width: leastSize.columns, height: leastSize.rows - frameRows, glyphs: glyphsOf(false) };
  const state = { ...openLearn, lesson: reveal(openLearn.lesson) };
  for (const question of questions) {
    const lines = learnLines({ game, question, state, names: ['Ada', 'Bo'] }, room).map(textOf);
    const shown = lines.join(' ').replaceAll(/\s+/gu, ' ');
    expect(shown).toContain(question.reviewed.why);
  }
});
