import { padLine } from '../text/columns.ts';
import { type Line, type Span, line, span } from '../text/line.ts';
import type { Glyphs } from '../theme.ts';
import { type Cell, centred, drawBoxes, drawCompact } from './cells.ts';
import { type Grid, edgeOf, textWidth } from './grid.ts';

/** A plain row, aligned with the bits above it. */
export type Row = {
  readonly label: Line;
  readonly texts: readonly Span[];
  readonly tail: Line;
  /** Needs no line for its name where there is no room beside it. */
  readonly isPlain?: boolean;
};

/** A row of bits with its name, and the plain rows that belong to it. */
export type Strip = {
  readonly label: Line;
  readonly cells: readonly Cell[];
  readonly tail: Line;
  readonly rows: readonly Row[];
  readonly isPlain?: boolean;
  /** Whether bits that are not spent hold on to their neighbours. */
  readonly isJoined?: boolean;
};

export const row = (label: Line, texts: readonly Span[], tail: Line = []): Row => ({ label, texts, tail });

const chunked = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

const withTail = (spans: Line, tail: Line): Line => (tail.length === 0 ? spans : line(spans, '  ', tail));

/** The lines of a strip, wrapped together with its plain rows where it must. */
export const stripLines = (strip: Strip, grid: Grid, glyphs: Glyphs): readonly Line[] => {
  const { cells, isJoined = false, isPlain = false } = strip;
  const isOpen = (index: number): boolean => cells[index]?.isSpent === false;
  const edge = ' '.repeat(edgeOf(grid.size));
  const indent = ' '.repeat(grid.indent);
  const isRoomy = grid.gutter > 0;

  /** The line with its name beside it, or, where there is no room, on a line before the first row of bits. */
  const named = (label: Line, tail: Line, content: Line, isFirst: boolean): readonly Line[] => {
    if (isRoomy) return [withTail(line(indent, padLine(label, grid.gutter - 1), ' ', content), tail)];
    const isNamed = isFirst && label.length + tail.length > 0;
    return [...(isNamed ? [withTail(line(indent, label), tail)] : []), line(indent, content)];
  };

  return chunked(cells, grid.perRow).flatMap((chunk, number) => {
    const first = number * grid.perRow;
    const isHeld = (index: number, side: -1 | 1): boolean =>
      isJoined && isOpen(first + index) && isOpen(first + index + side);
    const drawn =
      grid.size === 'compact'
        ? drawCompact(chunk, grid, glyphs, isHeld)
        : drawBoxes(chunk, grid, glyphs, (index) => isOpen(first + index));
    const isFirst = number === 0;
    const above = isRoomy || isPlain || !isFirst ? [] : named(strip.label, strip.tail, [], true).slice(0, -1);
    const bits = drawn.lines.flatMap((each, index) =>
      isRoomy && index === drawn.name
        ? named(strip.label, strip.tail, each, isFirst)
        : named([], [], each, isFirst),
    );
    const plain = strip.rows.flatMap(({ label, texts, tail, isPlain: isNameless = false }) => {
      const aligned = texts
        .slice(first, first + grid.perRow)
        .map(({ text, look }) => span(centred(text, textWidth(grid)) + edge, look));
      return named(label, tail, line(edge, ...aligned), isFirst && !isNameless);
    });
    return [...above, ...bits, ...plain];
  });
};
