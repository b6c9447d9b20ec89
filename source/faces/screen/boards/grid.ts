/**
 * How a row of bits is laid out: how large each is drawn, how many stand beside each other, and how much room is left
 * of them for names. The largest way that fits is taken; what does not fit in one row wraps.
 */
export type Size = 'large' | 'boxed' | 'compact';

export type Grid = {
  readonly size: Size;
  /** Columns from one bit to the next. */
  readonly step: number;
  readonly perRow: number;
  /** Columns for names on the left; 0: names stand on lines of their own. */
  readonly gutter: number;
  /** Blank columns on the left, so that all of it stands in the middle. */
  readonly indent: number;
};

export type Wanted = {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  /** The widest text under a bit. */
  readonly widest?: number;
  /** How many rows of boxes there are, and how many plain rows aligned with them. */
  readonly strips: number;
  readonly rows: number;
  /** How many of them have names, and so need lines of their own where there is no room beside. */
  readonly names: number;
  /** The widest text right of a row, such as `2 to go`. The same all game long, so that nothing jumps. */
  readonly tail: number;
};

/** Room for most names. */
export const gutterWidth = 10;
/** Blanks before a tail. */
const gap = 2;

/** A strip's lines: numbers, box and signs; the compact one writes its signs over the numbers. */
export const stripHeight: Readonly<Record<Size, number>> = { large: 7, boxed: 5, compact: 2 };

/** Large boxes are for rooms in which they do not touch the walls. */
const easyIndent = 3;

const leastStep: Readonly<Record<Size, number>> = { large: 6, boxed: 4, compact: 3 };
/** Columns of a box that are not for text. */
const walls: Readonly<Record<Size, number>> = { large: 3, boxed: 1, compact: 1 };

/** A box needs one column more than its steps, for its last wall. */
export const edgeOf = (size: Size): number => (size === 'compact' ? 0 : 1);

/** Columns for the text of a bit. */
export const textWidth = ({ size, step }: Grid): number => step - edgeOf(size);

const gridOf = (size: Size, { count, width, widest = 1, names, tail }: Wanted): Grid => {
  const step = Math.max(leastStep[size], widest + walls[size]);
  const edge = edgeOf(size);
  const beside = gutterWidth + gap + tail;
  const isRoomy = names > 0 && count * step + edge + beside <= width;
  const perRow = balanced(count, isRoomy ? count : Math.max(1, Math.floor((width - edge) / step)));
  const used = perRow * step + edge + (isRoomy ? beside : 0);
  const indent = Math.max(0, Math.floor((width - used) / 2));
  return { size, step, perRow, gutter: isRoomy ? gutterWidth : 0, indent };
};

/** Rows of about the same length, none longer than the longest that fits. */
const balanced = (count: number, most: number): number => Math.ceil(count / Math.ceil(count / most));

const heightOf = ({ size, perRow, gutter }: Grid, { count, strips, rows, names }: Wanted): number =>
  Math.ceil(count / perRow) * (strips * stripHeight[size] + rows) + (gutter === 0 ? names : 0);

export const gridFor = (wanted: Wanted): Grid => {
  const grids = (['large', 'boxed', 'compact'] as const).map((size) => gridOf(size, wanted));
  const isAtEase = ({ perRow, gutter, indent }: Grid): boolean =>
    perRow === wanted.count && indent >= easyIndent && (gutter > 0 || wanted.names === 0);
  const fits = (grid: Grid): boolean =>
    heightOf(grid, wanted) <= wanted.height && (grid.size !== 'large' || isAtEase(grid));
  return grids.find(fits) ?? gridOf('compact', wanted);
};
