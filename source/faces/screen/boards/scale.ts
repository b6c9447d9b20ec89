import { type Line, line, span } from '../text/line.ts';
import type { Glyphs } from '../theme.ts';

/** Numbers that something can still be, on the line of all numbers. */
export type Range = { readonly low: number; readonly high: number };

const number = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** What a player's marks `low` and `high` leave; marks that make no sense are overlooked. */
export const markedRange = (noted: Readonly<Record<string, string>>, most: number): Range => ({
  low: Math.min(number(Object.hasOwn(noted, 'low') ? noted['low'] : undefined) ?? 0, most),
  high: Math.min(number(Object.hasOwn(noted, 'high') ? noted['high'] : undefined) ?? most, most),
});

/** The range drawn from 0 to the most, one column for several numbers where there are many; under it a pointer. */
export const scaleLines = (
  { low, high }: Range,
  most: number,
  here: number | null,
  width: number,
  glyphs: Glyphs,
): readonly Line[] => {
  const ends = `0 ${most}`.length + 2;
  const columns = Math.max(4, Math.min(most + 1, width - ends));
  const first = (column: number): number => Math.floor((column * (most + 1)) / columns);
  const isIn = (column: number): boolean => first(column) <= high && first(column + 1) - 1 >= low;
  const bar = Array.from({ length: columns }, (_, column) => (isIn(column) ? glyphs.full : glyphs.low));
  const at = here === null ? 0 : Math.floor((here * columns) / (most + 1));
  const words = `you, ${here}`;
  const isLate = 2 + at + 2 + words.length > width;
  const pointer = isLate
    ? line(
        ' '.repeat(Math.max(0, 1 + at - words.length)),
        span(`${words} `, 'dim'),
        span(glyphs.cursor, 'bold'),
      )
    : line(' '.repeat(2 + at), span(glyphs.cursor, 'bold'), span(` ${words}`, 'dim'));
  return [line(span('0 ', 'dim'), bar.join(''), span(` ${most}`, 'dim')), here === null ? [] : pointer];
};
