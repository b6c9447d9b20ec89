import type { BitFlipShowdownView } from '../../../games/bit-flip-showdown/rules.ts';
import { type Line } from '../text/line.ts';
import { type BoardProps, cellsOf, lastHeard, positionsIn } from './board.ts';
import { gridFor } from './grid.ts';
import { stripLines } from './strip.ts';

/** The row of 0s. Neighbours hang together; spent bits are dim and stand alone, so that the gaps are seen. */
export const bitFlipShowdownBoard = (view: BitFlipShowdownView, props: BoardProps): readonly Line[] => {
  const { width, height } = props;
  const grid = gridFor({ count: view.length, width, height, strips: 1, rows: 0, names: 0, tail: 0 });
  const heard = lastHeard(view);
  const cells = cellsOf([...view.bits], props, { changed: heard === undefined ? [] : positionsIn(heard) });
  return stripLines(
    {
      label: [],
      cells: cells.map((cell) =>
        cell.text === '1' ? { ...cell, isSpent: true, look: 'dim' } : { ...cell, look: 'bold' },
      ),
      tail: [],
      rows: [],
      isJoined: true,
    },
    grid,
    props.glyphs,
  );
};
