import type { Replay } from '../../../../match/replay.ts';
import type { StripPoint } from '../../../../review/strip.ts';
import { noMoves } from '../../../plain/review-lines.ts';
import type { Room } from '../../room.ts';
import { beside } from '../../text/columns.ts';
import { type Line, blank, line, padText, shorten, span } from '../../text/line.ts';
import { hiddenLines, scrolledPage } from '../../text/page.ts';
import { seatLook } from '../../theme.ts';
import { boardPage, markLooks, wordsPage } from './about-lines.ts';
import type { ReviewState } from './state.ts';
import { stripHeight, stripLines, summaryLines } from './strip-lines.ts';

/** A pointer, the longest move of the usual games, and its mark. */
const listWidth = 30;
/** From here on the list of moves stands beside what is said about one of them. */
const widthForList = 72;
/** Lower rooms have no place for the summary beside everything else: it goes with the board. */
const heightForSummary = 16;

const moveWidth = listWidth - 12;

const moveRow = ({ move }: StripPoint, isHere: boolean, { glyphs }: Room): Line => {
  const { ply, player, isUndone, mark } = move;
  const number = `${String(ply).padStart(3)} `;
  const words = padText(
    shorten(`: ${move.move}`, moveWidth - number.length - 1),
    moveWidth - number.length - 1,
  );
  const look = isUndone ? 'dim' : 'plain';
  return line(
    span(isHere ? ` ${glyphs.pointer} ` : '   ', 'bold'),
    ...(isHere
      ? [span(`${number}${player}${words}`, 'cursor')]
      : [span(number, look), span(String(player), isUndone ? 'dim' : seatLook(player)), span(words, look)]),
    ' ',
    span(isUndone ? 'undone' : mark, isUndone ? 'dim' : markLooks[mark]),
  );
};

const moveList = ({ points, chosen }: ReviewState, height: number, room: Room): readonly Line[] => {
  const first = Math.max(0, Math.min(chosen - Math.floor(height / 2), points.length - height));
  return points
    .slice(first, first + height)
    .map((point, index) => moveRow(point, first + index === chosen, room));
};

/** `move 4 of 9`, and which round it is where there are several. */
export const statusOf = ({ setup }: Replay, { points, chosen }: ReviewState): string => {
  const round = points[chosen]?.move.round;
  if (round === undefined) return '';
  return `${setup.rounds > 1 ? `round ${round}, ` : ''}move ${chosen + 1} of ${points.length}`;
};

/** What the signs of the strip mean. */
const legendLine = ({ width, glyphs: { rule } }: Room): Line => {
  const words = ' high wins  ? mistake  ! blunder  - undone ';
  return line(span(rule.repeat(2) + words + rule.repeat(Math.max(0, width - words.length - 2)), 'dim'));
};

/** Where things stand. */
const layoutOf = ({ width, height }: Pick<Room, 'width' | 'height'>) => {
  const isLow = height < heightForSummary;
  const isWide = width >= widthForList;
  const fixed = stripHeight + 1 + (isLow ? 0 : 2);
  return { isLow, isWide, width: isWide ? width - listWidth - 2 : width, height: height - fixed };
};

/** All there is to read about the chosen move, however much of it fits. */
const pageOf = (replay: Replay, state: ReviewState, point: StripPoint, room: Room): readonly Line[] => {
  const { isLow, ...pane } = layoutOf(room);
  if (state.page === 'words') return wordsPage(replay, point, { ...room, ...pane });
  const board = boardPage(replay, point, { ...room, ...pane });
  return isLow ? [...board, ...summaryLines(replay, state, room.width)] : board;
};

/** How far the page can be scrolled. */
export const mostScrolled = (replay: Replay, state: ReviewState, room: Room): number => {
  const point = state.points[state.chosen];
  return point === undefined ? 0 : hiddenLines(pageOf(replay, state, point, room), layoutOf(room).height);
};

export const reviewLines = (replay: Replay, state: ReviewState, room: Room): readonly Line[] => {
  const point = state.points[state.chosen];
  if (point === undefined) {
    return [blank, line(' ', span(state.isComplete ? noMoves : 'Judging...', 'dim'))];
  }
  const { isLow, isWide, height } = layoutOf(room);
  const about = scrolledPage(pageOf(replay, state, point, room), state.scrolled, height);
  return [
    ...stripLines(replay, state, room, isLow),
    legendLine(room),
    ...(isWide ? beside(moveList(state, height, room), about, listWidth, room.glyphs.bar) : about),
    ...(isLow ? [] : summaryLines(replay, state, room.width)),
  ];
};
