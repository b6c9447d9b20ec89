import type { Replay } from '../../../../match/replay.ts';
import type { MoveMark } from '../../../../review/contract.ts';
import type { StripPoint } from '../../../../review/strip.ts';
import { amount, listed } from '../../../../review/words.ts';
import { bestWords, evaluationWords } from '../../../plain/review-lines.ts';
import { boardLines } from '../../boards/index.ts';
import { numbered, screenNames } from '../../boards/names.ts';
import type { Room } from '../../room.ts';
import { type Line, type Look, blank, line, shorten, span } from '../../text/line.ts';
import { paragraph } from '../../text/wrap.ts';
import { seatLook } from '../../theme.ts';

export const markLooks: Readonly<Record<MoveMark, Look>> = {
  best: 'good',
  good: 'plain',
  mistake: 'bold',
  blunder: 'bad',
};

const lead = line(' ');

/** Which move it is, and how it was judged. */
const headLines = (replay: Replay, { move: reviewed }: StripPoint, width: number): readonly Line[] => {
  const { player, move, mark, isUndone, hints } = reviewed;
  const judged = `: ${move}, `;
  const name = shorten(numbered(player, screenNames(replay.setup)), width - 1 - judged.length - mark.length);
  const remarks = [
    isUndone ? '(taken back, not counted)' : '',
    hints === 0 ? '' : `(${amount(hints, 'hint')})`,
  ].filter((remark) => remark !== '');
  return [
    line(lead, span(name, seatLook(player)), judged, span(mark, markLooks[mark])),
    ...(remarks.length === 0 ? [] : [line(lead, span(remarks.join(' '), 'dim'))]),
  ];
};

/** Why, and how things stood before and after. */
const reasons = ({ move: { why, before, after } }: StripPoint, width: number): readonly Line[] => [
  ...paragraph(why, width, 'plain', lead),
  ...paragraph(`before ${evaluationWords(before)}; after ${evaluationWords(after)}`, width, 'dim', lead),
];

/** The board after the move, with everything revealed. */
const boardAfter = (
  replay: Replay,
  { move: { event } }: StripPoint,
  { width, height, glyphs }: Room,
): readonly Line[] => {
  const step = replay.steps.find((each) => each.event === event);
  const view = step === undefined ? null : (replay.frame(step.step, 'all')?.view ?? null);
  return view === null ? [] : boardLines(view, { names: screenNames(replay.setup), width, height, glyphs });
};

/** The board's page has them all. */
const fewBest = 8;

/** No board is lower. */
const leastBoard = 4;

/** What is to be said about a move; under it the board, if it fits. */
export const wordsPage = (replay: Replay, point: StripPoint, room: Room): readonly Line[] => {
  const width = room.width - 3;
  const best = paragraph(`best: ${bestWords(point.move.best, fewBest)}`, width, 'dim', lead);
  const words = [...headLines(replay, point, width), ...reasons(point, width), ...best];
  const height = room.height - words.length - 1;
  if (height < leastBoard) return words;
  const board = boardAfter(replay, point, { ...room, width, height });
  return board.length === 0 || board.length > height ? words : [...words, blank, ...board];
};

/** The board as large as it gets, and under it every move that is as good as the best. */
export const boardPage = (replay: Replay, point: StripPoint, room: Room): readonly Line[] => {
  const width = room.width - 3;
  const best = paragraph(`best: ${listed(point.move.best, 'or')}`, width, 'dim', lead);
  const head = headLines(replay, point, width);
  const height = Math.max(leastBoard, room.height - head.length - Math.min(best.length, 2));
  return [...head, ...boardAfter(replay, point, { ...room, width, height }), ...best];
};
