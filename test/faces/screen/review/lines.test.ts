import { describe, expect, it } from 'vitest';
import { frameRows } from '../../../../source/faces/screen/room.ts';
import { mostScrolled, reviewLines } from '../../../../source/faces/screen/screens/review/lines.ts';
import { freshReview, withPoints } from '../../../../source/faces/screen/screens/review/state.ts';
import { lineWidth, textOf } from '../../../../source/faces/screen/text/line.ts';
import { glyphsOf } from '../../../../source/faces/screen/theme.ts';
import { evaluationWords } from '../../../../source/faces/plain/review-lines.ts';
import { replayOf } from '../../../../source/match/replay.ts';
import { stripOf } from '../../../../source/review/strip.ts';
import { sizes } from '../../../helpers/app.tsx';
import { bareWords, lessonOf, lessonSizes } from '../../../helpers/lesson.ts';

describe.each(sizes)('a review at $columns x $rows', ({ columns, rows }) => {
  const room = { width: columns, height: rows - frameRows, glyphs: glyphsOf(false) };

  it.each(lessonSizes)(
    'shows all there is to say about each move, if need be by scrolling: %s %j',
    (id, options) => {
      const { game, setup, rest, review } = lessonOf(id, 0, options);
      const replay = replayOf(game, setup, rest);
      const judged = withPoints(freshReview(review), [...stripOf(review.moves())], true);
      for (const [chosen, { move }] of judged.points.slice(0, 12).entries()) {
        const state = { ...judged, chosen };
        const most = mostScrolled(replay, state, room);
        const seen = new Set<string>();
        for (let scrolled = 0; scrolled <= most; scrolled++) {
          const lines = reviewLines(replay, { ...state, scrolled }, room);
          expect(lines).toHaveLength(room.height);
          for (const line of lines) {
            expect(textOf(line)).toSatisfy(() => lineWidth(line) <= columns);
          }
          // The strip and its legend are always there, and so is the summary in a higher window.
          for (const line of lines.slice(5, rows > 20 ? -2 : lines.length)) {
            // Beside the words stands the list of moves.
            seen.add(bareWords(textOf(line).replace(/^.*│/u, '')));
          }
        }
        const shown = [...seen].join('');
        for (const words of [move.why, `after ${evaluationWords(move.after)}`])
          expect(shown).toContain(bareWords(words));
        expect(shown).toContain('best:');
      }
    },
  );
});
