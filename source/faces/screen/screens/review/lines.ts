import { type Seat, at, seats } from '../../../../game/seat.ts';
import type { Replay } from '../../../../match/replay.ts';
import type { MoveMark } from '../../../../review/contract.ts';
import type { StripPoint } from '../../../../review/strip.ts';
import { amount, percent } from '../../../../review/words.ts';
import { bestWords, evaluationWords } from '../../../plain/review-lines.ts';
import { markGlyph } from '../../../plain/strip.ts';
import { boardLines } from '../../boards/index.ts';
import { numbered, screenNames } from '../../boards/names.ts';
import type { Room } from '../../room.ts';
import { beside } from '../../text/columns.ts';
import { type Line, type Look, blank, fit, line, padText, shorten, span } from '../../text/line.ts';
import { paragraph } from '../../text/wrap.ts';
import { seatLook } from '../../theme.ts';
import type { ReviewState } from './state.ts';

const listWidth = 27;
const nameWidth = 12;

const markLooks: Readonly<Record<MoveMark, Look>> = {
  best: 'good',
  good: 'plain',
  mistake: 'bold',
  blunder: 'bad',
};

const nameOf = ({ setup }: Replay, seat: Seat): string => numbered(seat, screenNames(setup));

/** How both stood after each move around the chosen one, and under it the mistakes and where we are. */
const stripLines = (
  replay: Replay,
  { points, chosen }: ReviewState,
  { width, glyphs }: Room,
): readonly Line[] => {
  const cells = width - nameWidth - 3;
  const first = Math.max(0, Math.min(chosen - Math.floor(cells / 2), points.length - cells));
  const shown = points.slice(first, first + cells);
  const level = (chance: number): string =>
    glyphs.levels[Math.round(chance * (glyphs.levels.length - 1))] ?? '';
  const heights = (seat: Seat): string => shown.map(({ chances }) => level(at(chances, seat))).join('');
  const marks = shown.map(({ move }) => markGlyph(move)).join('');
  const here = ' '.repeat(chosen - first) + glyphs.cursor;
  return [
    ...seats.map((seat) =>
      line(
        ' ',
        span(padText(nameOf(replay, seat), nameWidth), seatLook(seat)),
        ' ',
        span(heights(seat), seatLook(seat)),
      ),
    ),
    line(' '.repeat(nameWidth + 2), span(marks, 'bad')),
    line(span(padText(' ? ! mistakes', nameWidth + 2), 'dim'), span(here, 'bold')),
  ];
};

const moveRow = ({ move }: StripPoint, isHere: boolean, { glyphs }: Room): Line => {
  const words = `${String(move.ply).padStart(3)} ${move.player} ${move.move}`;
  const mark = move.isUndone ? 'undone' : move.mark;
  return line(
    span(isHere ? ` ${glyphs.pointer} ` : '   ', 'bold'),
    span(
      padText(shorten(words, listWidth - 12), listWidth - 12),
      isHere ? 'cursor' : move.isUndone ? 'dim' : 'plain',
    ),
    ' ',
    span(mark, move.isUndone ? 'dim' : markLooks[move.mark]),
  );
};

const moveList = ({ points, chosen }: ReviewState, height: number, room: Room): readonly Line[] => {
  const first = Math.max(0, Math.min(chosen - Math.floor(height / 2), points.length - height));
  return points
    .slice(first, first + height)
    .map((point, index) => moveRow(point, first + index === chosen, room));
};

/** What is to be said about one move. */
const wordsAbout = ({ move }: StripPoint, width: number): readonly Line[] => {
  const { mark, why, before, after, best, isUndone, hints } = move;
  const remarks = `${isUndone ? ' (taken back, not counted)' : ''}${hints === 0 ? '' : ` (${amount(hints, 'hint')})`}`;
  return [
    line(
      ' ',
      span(`${move.player} ${move.move}`, seatLook(move.player)),
      ': ',
      span(mark, markLooks[mark]),
      span(remarks, 'dim'),
    ),
    ...paragraph(why, width, 'plain', line(' ')),
    ...paragraph(
      `before ${evaluationWords(before)}; after ${evaluationWords(after)}`,
      width,
      'dim',
      line(' '),
    ),
    ...paragraph(`best: ${bestWords(best)}`, width, 'dim', line(' ')),
  ];
};

export const summaryLines = (
  replay: Replay,
  { summary, isComplete }: ReviewState,
  isWide: boolean,
): readonly Line[] =>
  seats.map((seat) => {
    const { best, good, mistake, blunder } = at(summary.counts, seat);
    const accuracy = at(summary.accuracy, seat);
    return line(
      ' ',
      span(padText(nameOf(replay, seat), nameWidth), seatLook(seat)),
      ' ',
      span(accuracy === null ? 'no moves' : percent(accuracy), 'bold'),
      isWide
        ? `  ${best} best  ${good} good  ${amount(mistake, 'mistake')}  ${amount(blunder, 'blunder')}`
        : `  best ${best}  good ${good}  ? ${mistake}  ! ${blunder}`,
      span(isComplete ? '' : '  judging...', 'dim'),
    );
  });

export const reviewLines = (replay: Replay, state: ReviewState, room: Room): readonly Line[] => {
  const point = state.points[state.chosen];
  if (point === undefined) {
    return [blank, line(' ', span(state.isComplete ? 'No move has been made yet.' : 'Judging...', 'dim'))];
  }
  const strip = stripLines(replay, state, room);
  const isWide = room.width >= 72;
  const summary = summaryLines(replay, state, isWide);
  const height = room.height - strip.length - summary.length - 1;
  const width = isWide ? room.width - listWidth - 2 : room.width;
  const words = wordsAbout(point, width - 3);
  const step = replay.steps.find(({ event }) => event === point.move.event);
  const view = step === undefined ? null : (replay.frame(step.step, 'all')?.view ?? null);
  const boardHeight = height - words.length - 1;
  const board =
    view === null || boardHeight < 4
      ? []
      : boardLines(view, {
          names: screenNames(replay.setup),
          width: width - 3,
          height: boardHeight,
          glyphs: room.glyphs,
        });
  const about = fit([...words, ...(board.length === 0 ? [] : [blank, ...board])], height);
  const body = isWide ? beside(moveList(state, height, room), about, listWidth, room.glyphs.bar) : about;
  return [...strip, line(span(room.glyphs.rule.repeat(room.width), 'dim')), ...fit(body, height), ...summary];
};
