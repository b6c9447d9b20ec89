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

/** In the middle of a width. */
export const centreLine = (spans: Line, width: number): Line =>
  line(' '.repeat(Math.max(0, Math.floor((width - lineWidth(spans)) / 2))), spans);

/** In the middle of a room, a little above rather than below. */
export const centreLines = (
  lines: readonly Line[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly Line[] => [
  ...Array.from({ length: Math.max(0, Math.floor((height - lines.length) / 2)) }, () => []),
  ...lines.map((each) => centreLine(each, width)),
];
