import { type Bits, bitAt, matchCount, positionsOf } from '../../../bits/bits.ts';
import { type Seat, at, isSeat, otherSeat } from '../../../game/seat.ts';
import type { NumberFlipDuelView } from '../../../games/number-flip-duel/rules.ts';
import { type Line, type Span, blank, line, span } from '../text/line.ts';
import { type BoardProps, bitMark, cellsOf, flagSign, lastHeard, positionsIn, who } from './board.ts';
import { type Grid, gridFor } from './grid.ts';
import { type Row, row, stripLines } from './strip.ts';

/** Where a player flipped last, if theirs was the last move. */
const changedBy = (view: NumberFlipDuelView, seat: Seat): readonly number[] => {
  const heard = lastHeard(view);
  return heard?.player === seat ? positionsIn(heard) : [];
};

/** What the player believes of the other's bits; with assist, `!` is proven and `x` contradicted. */
const notedRow = (view: NumberFlipDuelView, { noted = {}, flags, isCovered, glyphs }: BoardProps): Row => {
  const texts = positionsOf(view.length).map((position): Span => {
    const mark = bitMark(position);
    const value = Object.hasOwn(noted, mark) ? noted[mark] : undefined;
    if (value === undefined) return span(glyphs.dot, 'dim');
    if (isCovered === true) return span(glyphs.cover, 'dim');
    const sign = flagSign(flags, mark);
    return span(`${value.slice(0, 1)}${sign}`, sign === '!' ? 'good' : sign === 'x' ? 'bad' : 'bold');
  });
  return row(line(span('you noted', 'dim')), texts);
};

const sequenceLines = (
  view: NumberFlipDuelView,
  seat: Seat,
  bits: Bits,
  rows: readonly Row[],
  grid: Grid,
  props: BoardProps,
): readonly Line[] => {
  const isCovered = props.isCovered === true && seat === view.seat;
  const texts = isCovered ? [...bits].map(() => props.glyphs.cover) : [...bits];
  return stripLines(
    {
      label: who(seat, props.names),
      cells: cellsOf(texts, props, { changed: changedBy(view, seat), isMarkable: false }),
      tail: line(span(isCovered ? 'covered' : seat === view.seat ? 'your bits' : '', 'dim')),
      rows,
    },
    grid,
    props.glyphs,
  );
};

/** Both sequences, with a sign where they agree: once nothing is hidden any more. */
const openBoard = (view: NumberFlipDuelView, first: Bits, second: Bits, props: BoardProps) => {
  const { width, height } = props;
  const grid = gridFor({
    count: view.length,
    width,
    height,
    strips: 2,
    rows: 1,
    names: 3,
    tail: 'your guess'.length,
  });
  const same = positionsOf(view.length).map((position) =>
    bitAt(first, position) === bitAt(second, position) ? span('=', 'bold') : span(' '),
  );
  const agree = row(line(span('agree', 'dim')), same, line(`${matchCount(first, second)} of ${view.length}`));
  return [
    ...sequenceLines(view, 1, first, [agree], grid, props),
    ...sequenceLines(view, 2, second, [], grid, props),
  ];
};

/** The other player's sequence: the guess as far as it is entered, and the player's marks under it. */
const guessLines = (view: NumberFlipDuelView, seat: Seat, grid: Grid, props: BoardProps): readonly Line[] => {
  const texts = positionsOf(view.length).map((position) => props.guess?.[position - 1] || '?');
  const cells = cellsOf(texts, props, { row: 1, changed: changedBy(view, seat), isMarkable: false });
  const isGuessing = props.cursor?.row === 1;
  return stripLines(
    {
      label: who(seat, props.names),
      cells: cells.map((cell) => ({ ...cell, look: cell.text === '?' ? 'dim' : 'bold' })),
      tail: line(span(isGuessing ? 'your guess' : 'hidden', 'dim')),
      rows: props.noted === undefined ? [] : [notedRow(view, props)],
    },
    grid,
    props.glyphs,
  );
};

/** The player's own sequence, and the other's, which is to be guessed. */
export const numberFlipDuelBoard = (view: NumberFlipDuelView, props: BoardProps): readonly Line[] => {
  const [first, second] = view.sequences;
  if (first !== null && second !== null) return openBoard(view, first, second, props);
  if (!isSeat(view.seat)) return [blank];
  const { width, height } = props;
  const grid = gridFor({
    count: view.length,
    width,
    height,
    widest: 2,
    strips: 2,
    rows: props.noted === undefined ? 0 : 1,
    names: props.noted === undefined ? 2 : 3,
    tail: 'your guess'.length,
  });
  const own = at(view.sequences, view.seat) ?? '';
  return [
    ...sequenceLines(view, view.seat, own, [], grid, props),
    ...guessLines(view, otherSeat(view.seat), grid, props),
  ];
};
