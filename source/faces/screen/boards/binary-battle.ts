import { type Bits, bitAt, differences, positionsOf, toNumber } from '../../../bits/bits.ts';
import { type Seat, at, isSeat, seats } from '../../../game/seat.ts';
import { type BinaryBattleView, compare } from '../../../games/binary-battle/rules.ts';
import { type Line, type Span, blank, line, span } from '../text/line.ts';
import { seatLook } from '../theme.ts';
import { type BoardProps, cellsOf, flagSign, positionsIn, who } from './board.ts';
import { type Grid, type Wanted, gridFor } from './grid.ts';
import { markedRange, scaleLines } from './scale.ts';
import { afterRow } from './shared-string.ts';
import { type Row, row, stripLines } from './strip.ts';

const worthOf = (length: number, position: number): number => 2 ** (length - position);

const worthRow = (length: number): Row => ({
  ...row(
    line(span('worth', 'dim')),
    positionsOf(length).map((position) => span(String(worthOf(length, position)), 'dim')),
  ),
  isPlain: true,
});

type Space = Pick<BoardProps, 'width' | 'height'>;

const gridOf = (
  { length }: BinaryBattleView,
  { width, height }: Space,
  rows: Pick<Wanted, 'rows' | 'names'> & Partial<Wanted>,
): Grid =>
  gridFor({
    count: length,
    width,
    height,
    widest: Math.max(2, String(worthOf(length, 1)).length),
    strips: 1,
    tail: '= 65535'.length,
    ...rows,
  });

/** Lower rooms do without the row of what would be and without the pointer at the scale. */
const isLow = ({ length }: BinaryBattleView, { height }: Space): boolean => height < (length > 10 ? 14 : 11);

export const binaryBattleGrid = (view: BinaryBattleView, space: Space): Grid =>
  isLow(view, space)
    ? gridOf(view, { ...space, height: space.height - 2 }, { rows: 1, names: 1 })
    : gridOf(view, { ...space, height: space.height - 4 }, { rows: 2, names: 2 });

/** The target and both numbers under it, with a star where they differ: once nothing is hidden any more. */
const openBoard = (view: BinaryBattleView, target: Bits, props: BoardProps): readonly Line[] => {
  const numberRow = (seat: Seat): Row => {
    const number = at(view.numbers, seat) ?? '';
    const wrong = differences(number, target);
    const texts = positionsOf(view.length).map((position): Span =>
      wrong.includes(position)
        ? span(`${bitAt(number, position)}*`, seatLook(seat))
        : span(bitAt(number, position)),
    );
    return row(who(seat, props.names), texts, line(`= ${toNumber(number)} ${compare(number, target)}`));
  };
  // Many bits with their worth take two rows each.
  const isWorthShown = view.length <= 10 || props.height >= 14;
  return stripLines(
    {
      label: line(span('target', 'bold')),
      cells: cellsOf([...target], props, { isMarkable: false }),
      tail: line(`= ${toNumber(target)}`),
      rows: [...(isWorthShown ? [worthRow(view.length)] : []), ...seats.map(numberRow)],
    },
    gridOf(view, props, {
      rows: isWorthShown ? 3 : 2,
      names: 3,
      tail: `= ${2 ** view.length} greater`.length,
      ...(isWorthShown ? {} : { widest: 2 }),
    }),
    props.glyphs,
  );
};

/** What the target can be as far as the player has marked it, or as it is told: nothing is worked out here. */
const rangeLines = (view: BinaryBattleView, own: Bits, grid: Grid, props: BoardProps): readonly Line[] => {
  const { noted = {}, known, flags, isCovered, width, glyphs } = props;
  const most = 2 ** view.length - 1;
  const isMarked = Object.hasOwn(noted, 'low') || Object.hasOwn(noted, 'high');
  const range = isCovered === true ? { low: 0, high: most } : (known ?? markedRange(noted, most));
  const indent = ' '.repeat(grid.indent);
  const sign = (mark: string): string => {
    const flag = flagSign(flags, mark);
    return flag === '!' ? ' (proven)' : flag === 'x' ? ' (wrong)' : '';
  };
  const words =
    isCovered === true
      ? 'Your marks are covered.'
      : known !== undefined
        ? `Known by then: the target is ${known.low === known.high ? known.low : `${known.low} to ${known.high}`}.`
        : isMarked
          ? `Your marks: lowest ${range.low}${sign('low')}, highest ${range.high}${sign('high')}.`
          : `The target is one of ${most + 1} numbers.`;
  const here = isCovered === true ? null : toNumber(own);
  const scale = scaleLines(range, most, here, Math.min(width - grid.indent, 60), glyphs);
  return [line(indent, span(words, 'dim')), ...scale.map((each) => line(indent, each))];
};

/** The player's own number with what each bit is worth, and the line of numbers that the target is on. */
export const binaryBattleBoard = (view: BinaryBattleView, props: BoardProps): readonly Line[] => {
  if (view.target !== null) return openBoard(view, view.target, props);
  const own = isSeat(view.seat) ? at(view.numbers, view.seat) : null;
  if (!isSeat(view.seat) || own === null) return [blank];
  const { seat, record } = view;
  const isCovered = props.isCovered === true;
  const isTight = isLow(view, props);
  // The opponent's turns change nothing here: the player's own last one stays in sight.
  const mine = record.findLast(({ player }) => player === seat);
  const after = isCovered ? null : (props.after ?? null);
  const tail = (bits: Bits | null): Line => (bits === null ? [] : line(span(`= ${toNumber(bits)}`, 'bold')));
  const grid = binaryBattleGrid(view, props);
  const strip = {
    label: who(seat, props.names),
    cells: cellsOf(isCovered ? [...own].map(() => props.glyphs.cover) : [...own], props, {
      changed: mine === undefined ? [] : positionsIn(mine),
      isMarkable: false,
    }),
    tail: isCovered ? line(span('covered', 'dim')) : tail(own),
    rows: [
      worthRow(view.length),
      ...(isTight ? [] : [{ ...afterRow(own, { ...props, after }), tail: tail(after) }]),
    ],
  };
  const [words = [], scale = [], pointer = []] = rangeLines(view, own, grid, props);
  return [
    ...stripLines(strip, grid, props.glyphs),
    ...(isTight ? [words, scale] : [blank, words, scale, pointer]),
  ];
};
