import { type Seat, at, seats } from '../../../../game/seat.ts';
import type { Replay } from '../../../../match/replay.ts';
import { amount, percent } from '../../../../review/words.ts';
import { markGlyph } from '../../../plain/strip.ts';
import { numbered, screenNames } from '../../boards/names.ts';
import type { Room } from '../../room.ts';
import { type Line, line, padText, span } from '../../text/line.ts';
import { seatLook } from '../../theme.ts';
import type { ReviewState } from './state.ts';

const nameWidth = 12;
const shareWidth = 5;

const nameOf = ({ setup }: Replay, seat: Seat): Line =>
  line(span(padText(numbered(seat, screenNames(setup)), nameWidth), seatLook(seat)));

const accuracyOf = ({ summary }: ReviewState, seat: Seat): string => {
  const accuracy = at(summary.accuracy, seat);
  return accuracy === null ? 'no moves' : percent(accuracy);
};

/** Both players, the mistakes, and where we are. */
export const stripHeight = 4;

/**
 * How both stood after each move around the chosen one, and under it the mistakes and where we are. Where there is no
 * room for the summary, the accuracy stands beside the names.
 */
export const stripLines = (
  replay: Replay,
  state: ReviewState,
  { width, glyphs }: Room,
  hasAccuracy: boolean,
): readonly Line[] => {
  const { points, chosen } = state;
  const start = nameWidth + (hasAccuracy ? shareWidth : 0) + 2;
  const cells = width - start - 1;
  const first = Math.max(0, Math.min(chosen - Math.floor(cells / 2), points.length - cells));
  const shown = points.slice(first, first + cells);
  const level = (chance: number): string =>
    glyphs.levels[Math.round(chance * (glyphs.levels.length - 1))] ?? '';
  const heights = (seat: Seat): string => shown.map(({ chances }) => level(at(chances, seat))).join('');
  const share = (seat: Seat): string =>
    hasAccuracy ? accuracyOf(state, seat).replace('no moves', '-').padStart(shareWidth) : '';
  return [
    ...seats.map((seat) =>
      line(' ', nameOf(replay, seat), span(share(seat), 'bold'), ' ', span(heights(seat), seatLook(seat))),
    ),
    line(' '.repeat(start), span(shown.map(({ move }) => markGlyph(move)).join(''), 'bad')),
    line(' '.repeat(start + chosen - first), span(glyphs.cursor, 'bold')),
  ];
};

/** How each player did. */
export const summaryLines = (replay: Replay, state: ReviewState, width: number): readonly Line[] =>
  seats.map((seat) => {
    const { best, good, mistake, blunder } = at(state.summary.counts, seat);
    const hints = at(state.summary.hints, seat);
    return line(
      ' ',
      nameOf(replay, seat),
      ' ',
      span(accuracyOf(state, seat), 'bold'),
      width >= 72
        ? `  ${best} best  ${good} good  ${amount(mistake, 'mistake')}  ${amount(blunder, 'blunder')}`
        : `  best ${best}  good ${good}  ? ${mistake}  ! ${blunder}`,
      hints === 0 ? '' : `  ${amount(hints, 'hint')}`,
      span(state.isComplete ? '' : '  judging...', 'dim'),
    );
  });
