import { describe, expect, it } from 'vitest';
import { frameRows } from '../../../../source/faces/screen/room.ts';
import { learnLines, learnSpace } from '../../../../source/faces/screen/screens/learn/lines.ts';
import { openLearn } from '../../../../source/faces/screen/screens/learn/state.ts';
import { lineWidth, textOf } from '../../../../source/faces/screen/text/line.ts';
import { glyphsOf } from '../../../../source/faces/screen/theme.ts';
import { reveal } from '../../../../source/review/lesson.ts';
import { sizes } from '../../../helpers/app.tsx';
import { bareWords, lessonOf, lessonSizes } from '../../../helpers/lesson.ts';

describe.each(sizes)('learning at $columns x $rows', ({ columns, rows }) => {
  const room = { width: columns, height: rows - frameRows, glyphs: glyphsOf(false) };

  it.each(lessonSizes)('gives a revealed answer its whole reason: %s %j', (id, options) => {
    const { game, questions } = lessonOf(id, 1, options);
    for (const question of questions.slice(0, 12)) {
      const opened = { ...openLearn, lesson: reveal(openLearn.lesson) };
      const learning = { game, question, state: opened, names: ['Ada', 'Bo'] as const };
      const seen = new Set<string>();
      for (let scrolled = 0; scrolled <= learnSpace(learning, room).mostScrolled; scrolled++) {
        const lines = learnLines({ ...learning, state: { ...opened, scrolled } }, room);
        for (const line of lines) {
          expect(lineWidth(line)).toBeLessThanOrEqual(columns);
          // Beside the words stands the record.
          seen.add(bareWords(textOf(line).replace(/│ .*$/u, '')));
        }
      }
      expect([...seen].join('')).toContain(bareWords(question.reviewed.why));
    }
  });

  it.each(lessonSizes)('has the whole board in sight while a move is sought: %s %j', (id, options) => {
    const { game, questions } = lessonOf(id, 1, options);
    for (const question of questions.slice(0, 3)) {
      const { length } = question.view;
      for (const position of [1, length]) {
        const state = {
          ...openLearn,
          pointer: { ...openLearn.pointer, cursor: { row: 0, position } as const },
        };
        const shown = learnLines({ game, question, state, names: ['Ada', 'Bo'] }, room).map(textOf);
        expect(shown.join('\n')).toMatch(/[\^[]/u);
        // What the marked move would do.
        expect(shown.join('\n')).toMatch(position === 1 ? /flip 1\b|is 1 already/u : /flip \d|is 1 already/u);
      }
    }
  });

  it.each(['number-flip-duel', 'binary-battle'])('shows what the player had heard: %s', (id) => {
    const { game, questions } = lessonOf(id, 1);
    const heard = questions.find(({ view }) => view.record.some(({ move }) => move !== undefined));
    if (heard === undefined) throw new Error('nothing was heard');
    const pages = (['board', 'record'] as const).map((page) =>
      learnLines({ game, question: heard, state: { ...openLearn, page }, names: ['Ada', 'Bo'] }, room)
        .map(textOf)
        .join('\n'),
    );
    expect(pages.join('\n')).toMatch(/Record/u);
    expect(pages.join('\n')).toMatch(/match \d|wrong|less|greater/u);
  });
});
