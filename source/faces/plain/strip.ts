import { type Both, type Seat, at } from '../../game/seat.ts';
import type { MoveMark, ReviewedMove } from '../../review/contract.ts';
import type { StripPoint } from '../../review/strip.ts';

const blocks = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** How a player stood, as one character: a block that rises from lost to won, or in ASCII a digit from 0 to 9. */
const chanceGlyph = (chance: number, isAscii: boolean): string => {
  const glyphs = isAscii ? digits : blocks;
  return glyphs[Math.round(chance * (glyphs.length - 1))] ?? '';
};

const markGlyphs: Readonly<Record<MoveMark, string>> = { best: ' ', good: ' ', mistake: '?', blunder: '!' };

/** Points at mistakes under the strip: `?` a mistake, `!` a blunder, `-` a move that was taken back. */
export const markGlyph = ({ mark, isUndone }: Pick<ReviewedMove, 'mark' | 'isUndone'>): string =>
  isUndone ? '-' : markGlyphs[mark];

/** The strip of a match, grown move by move. */
export type Strip = { readonly chances: Both<string>; readonly marks: string };

export const emptyStrip: Strip = { chances: ['', ''], marks: '' };

export const withPoint = ({ chances, marks }: Strip, point: StripPoint, isAscii: boolean): Strip => {
  const glyph = (seat: Seat): string => at(chances, seat) + chanceGlyph(at(point.chances, seat), isAscii);
  return { chances: [glyph(1), glyph(2)], marks: marks + markGlyph(point.move) };
};
