import type { Glyphs } from '../theme.ts';
import { type Line, line, lineWidth, span } from './line.ts';

/** The name of a part of the screen, with a rule up to the edge. */
export const headingLine = (title: string, more: string, width: number, { rule }: Glyphs): Line => {
  const start = line(span(title, 'bold'), span(more === '' ? ' ' : ` ${more} `, 'dim'));
  return line(start, span(rule.repeat(Math.max(0, width - lineWidth(start))), 'dim'));
};
