import { bitAt, differences, positionsOf } from '../../../bits/bits.ts';
import { type Seat, seats } from '../../../game/seat.ts';
import { type QuantumFlipView, patternOf } from '../../../games/quantum-flip/rules.ts';
import { type Line, line, span } from '../text/line.ts';
import { seatLook } from '../theme.ts';
import { type BoardProps, cellsOf, lastHeard, positionsIn, who } from './board.ts';
import { gridFor } from './grid.ts';
import { afterRow } from './shared-string.ts';
import { type Row, row, stripLines } from './strip.ts';

/** `2 to go`, and what the prepared move would make of it. */
const distance = (view: QuantumFlipView, seat: Seat, { after }: BoardProps): Line => {
  const pattern = patternOf(seat, view.length);
  const now = differences(view.bits, pattern).length;
  if (after === undefined || after === null) return line(`${now} to go`);
  const then = differences(after, pattern).length;
  return line(`${now} to go, `, span(`then ${then}`, then === now ? 'dim' : 'bold'));
};

/** A pattern under the string: what differs has a star, what is right is dim. */
const patternRow = (view: QuantumFlipView, seat: Seat, props: BoardProps): Row => {
  const pattern = patternOf(seat, view.length);
  const wrong = differences(view.bits, pattern);
  const texts = positionsOf(view.length).map((position) =>
    wrong.includes(position)
      ? span(`${bitAt(pattern, position)}*`, seatLook(seat))
      : span(bitAt(pattern, position), 'dim'),
  );
  return row(who(seat, props.names), texts, distance(view, seat, props));
};

/** The shared string, and under it both patterns with what still differs. */
export const quantumFlipBoard = (view: QuantumFlipView, props: BoardProps): readonly Line[] => {
  const { width, height } = props;
  const grid = gridFor({
    count: view.length,
    width,
    height,
    widest: 2,
    strips: 1,
    rows: 3,
    names: 3,
    tail: `${view.length} to go, then ${view.length}`.length,
  });
  const heard = lastHeard(view);
  return stripLines(
    {
      label: line(span('string', 'dim')),
      cells: cellsOf([...view.bits], props, { changed: heard === undefined ? [] : positionsIn(heard) }),
      tail: [],
      isPlain: true,
      rows: [afterRow(view.bits, props), ...seats.map((seat) => patternRow(view, seat, props))],
    },
    grid,
    props.glyphs,
  );
};
