import type { BitFlipShowdownView } from '../../../games/bit-flip-showdown/rules.ts';
import { type Line } from '../text/line.ts';
import { type BoardProps, cellsOf, lastHeard, positionsIn } from './board.ts';
import { type Grid, gridFor } from './grid.ts';
import { stripLines } from './strip.ts';

export const bitFlipShowdownGrid = (
  { length }: BitFlipShowdownView,
  { width, height }: Pick<BoardProps, 'width' | 'height'>,
): Grid => gridFor({ count: length, width, height, strips: 1, rows: 0, names: 0, tail: 0 });

/** The row of 0s. Neighbours hang together; spent bits are dim and stand alone, so that the gaps are seen. */
export const bitFlipShowdownBoard = (view: BitFlipShowdownView, props: BoardProps): readonly Line[] => {
  const grid = bitFlipShowdownGrid(view, props);
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
