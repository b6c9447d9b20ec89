import { describe, expect, it } from 'vitest';
import { labelsOf } from '../../../../source/faces/plain/labels.ts';
import { stepSentence } from '../../../../source/faces/plain/step-sentence.ts';
import { frameRows } from '../../../../source/faces/screen/room.ts';
import { replayLines } from '../../../../source/faces/screen/screens/replay/lines.ts';
import { openReplay } from '../../../../source/faces/screen/screens/replay/state.ts';
import { textOf } from '../../../../source/faces/screen/text/line.ts';
import { glyphsOf } from '../../../../source/faces/screen/theme.ts';
import { replayOf } from '../../../../source/match/replay.ts';
import { sizes } from '../../../helpers/app.tsx';
import { bareWords, lessonOf, lessonSizes } from '../../../helpers/lesson.ts';

describe.each(sizes)('a replay at $columns x $rows', ({ columns, rows }) => {
  const room = { width: columns, height: rows - frameRows, glyphs: glyphsOf(false) };

  it.each(lessonSizes)('says of each step all that happened, under its board: %s %j', (id, options) => {
    const { game, setup, rest } = lessonOf(id, 0, options);
    const replay = replayOf(game, setup, rest);
    const labels = labelsOf(setup.players);
    for (const perspective of ['all', 1, 2] as const) {
      const eyes = { ...openReplay(replay, undefined), perspective };
      for (const step of replay.steps.slice(0, 12)) {
        const frame = replay.frame(step.step, perspective);
        if (frame === undefined) throw new Error('no frame');
        const lines = replayLines(replay, { ...eyes, step: step.step }, room).map(textOf);
        // Beside it stands the list of steps.
        const shown = bareWords(lines.map((line) => line.replace(/│ .*$/u, '')).join(' '));
        expect(shown).toContain(bareWords(stepSentence(step, frame, labels, perspective)));
      }
    }
  });
});
