import { type Line, cutLine, line, lineWidth, span } from './line.ts';

/** Cut or filled up to exactly this width. */
export const padLine = (spans: Line, width: number): Line => {
  const short = cutLine(spans, width);
  const missing = width - lineWidth(short);
  return missing > 0 ? line(short, ' '.repeat(missing)) : short;
};

/** Two columns with a bar between them, as tall as the taller. */
export const beside = (
  left: readonly Line[],
  right: readonly Line[],
  width: number,
  bar: string,
): readonly Line[] =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
    line(padLine(left[index] ?? [], width), span(bar, 'dim'), ' ', right[index] ?? []),
  );
