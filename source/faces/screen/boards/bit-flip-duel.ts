import { onesIn } from '../../../bits/bits.ts';
import type { BitFlipDuelView } from '../../../games/bit-flip-duel/rules.ts';
import { type Line, line, span } from '../text/line.ts';
import { type BoardProps, cellsOf, lastHeard, positionsIn } from './board.ts';
import { gridFor } from './grid.ts';
import { afterRow } from './shared-string.ts';
import { row, stripLines } from './strip.ts';

/** The shared string and the all 1s that it has to become. */
export const bitFlipDuelBoard = (view: BitFlipDuelView, props: BoardProps): readonly Line[] => {
  const { width, height } = props;
  const grid = gridFor({
    count: view.length,
    width,
    height,
    widest: 2,
    strips: 1,
    rows: 2,
    names: 2,
    tail: '10 to go'.length,
  });
  const heard = lastHeard(view);
  const texts = [...view.bits].map((bit) => (bit === '1' ? span('1', 'dim') : span('1*', 'bold')));
  const left = view.length - onesIn(view.bits);
  return stripLines(
    {
      label: line(span('string', 'dim')),
      cells: cellsOf([...view.bits], props, { changed: heard === undefined ? [] : positionsIn(heard) }),
      tail: [],
      isPlain: true,
      rows: [afterRow(view.bits, props), row(line(span('wins', 'dim')), texts, line(`${left} to go`))],
    },
    grid,
    props.glyphs,
  );
};
