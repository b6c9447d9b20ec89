import { type Line, fit, line, span } from './line.ts';

/** Of lines that do not all fit, the last one in sight tells so; so many of the others are out of sight. */
export const hiddenLines = ({ length }: readonly Line[], height: number): number =>
  length <= height ? 0 : length - (height - 1);

/** As much of a page as fits, from a line on; `J` and `K` must scroll. */
export const scrolledPage = (lines: readonly Line[], from: number, height: number): readonly Line[] => {
  const hidden = hiddenLines(lines, height);
  if (hidden === 0) return fit(lines, height);
  const first = Math.min(from, hidden);
  const end = first + height - 1;
  return [
    ...lines.slice(first, end),
    line(' ', span(`lines ${first + 1}-${end} of ${lines.length}: J and K scroll`, 'key')),
  ];
};

/** The line to begin with after scrolling by so many. */
export const scrolledBy = (from: number, by: number, most: number): number =>
  Math.max(0, Math.min(most, Math.min(from, most) + by));
