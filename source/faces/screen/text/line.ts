import stringWidth from 'string-width';
import { graphemesIn, isNarrow } from './narrow.ts';

/**
 * What a piece of text means to the reader. The theme says what that looks like; nothing else does, so that no
 * meaning hangs on a colour chosen in passing.
 */
export const looks = [
  'plain',
  'dim',
  'bold',
  'key',
  'cursor',
  'mark',
  'changed',
  'good',
  'bad',
  'one',
  'two',
  'badge',
] as const;
export type Look = (typeof looks)[number];

export type Span = { readonly text: string; readonly look: Look };

/** A row of the screen. Screens are written as lines: plain data that a test can read. */
export type Line = readonly Span[];

export const span = (text: string, look: Look = 'plain'): Span => ({ text, look });

export const line = (...parts: readonly (string | Span | Line)[]): Line =>
  parts.flatMap((part) => (typeof part === 'string' ? [span(part)] : 'text' in part ? [part] : part));

export const blank: Line = [];

export const textOf = (spans: Line): string => spans.map(({ text }) => text).join('');

/** In cells. */
export const widthOf = (text: string): number => (isNarrow(text) ? text.length : stringWidth(text));

export const lineWidth = (spans: Line): number => spans.reduce((sum, { text }) => sum + widthOf(text), 0);

/** As much of a text as fits, never half a character. */
export const cutText = (text: string, width: number): string => {
  if (isNarrow(text)) return text.slice(0, Math.max(0, width));
  let kept = '';
  let used = 0;
  for (const { segment } of graphemesIn(text)) {
    used += stringWidth(segment);
    if (used > width) break;
    kept += segment;
  }
  return kept;
};

/** Cut with two dots at the end, so that it shows that something is missing. */
export const shorten = (text: string, width: number): string =>
  widthOf(text) <= width ? text : `${cutText(text, Math.max(0, width - 2)).trimEnd()}..`.slice(0, width);

export const padText = (text: string, width: number): string => {
  const short = shorten(text, width);
  return short + ' '.repeat(Math.max(0, width - widthOf(short)));
};

export const cutLine = (spans: Line, width: number): Line => {
  let left = width;
  const kept: Span[] = [];
  for (const { text, look } of spans) {
    if (left <= 0) break;
    const short = cutText(text, left);
    left -= widthOf(short);
    if (short !== '') kept.push({ text: short, look });
  }
  return kept;
};

/** The second part stands at the right edge; the first gives way to it. */
export const apart = (left: Line, right: Line, width: number): Line => {
  const room = Math.max(0, width - lineWidth(right) - 1);
  const short = cutLine(left, room);
  const gap = Math.max(0, width - lineWidth(short) - lineWidth(right));
  return cutLine([...short, span(' '.repeat(gap)), ...right], width);
};

/** Exactly this many lines: cut, or filled up at the end. */
export const fit = (lines: readonly Line[], height: number): readonly Line[] => [
  ...lines.slice(0, Math.max(0, height)),
  ...Array.from({ length: Math.max(0, height - lines.length) }, () => blank),
];
