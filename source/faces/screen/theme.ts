import type { Seat } from '../../game/seat.ts';
import type { Look } from './text/line.ts';

/**
 * What things look like. Colours are few and never say anything alone: whoever plays has a number beside the
 * colour, a mark has brackets, a change has a wave under it. Only the terminal's own fore- and background are
 * used, so that light and dark grounds are both fine.
 */
export type Style = {
  readonly color?: 'cyan' | 'magenta' | 'green' | 'red';
  readonly bold?: boolean;
  readonly dimColor?: boolean;
  readonly inverse?: boolean;
  readonly underline?: boolean;
};

export const styles: Readonly<Record<Look, Style>> = {
  plain: {},
  dim: { dimColor: true },
  bold: { bold: true },
  key: { bold: true },
  cursor: { inverse: true },
  mark: { bold: true },
  changed: { bold: true, underline: true },
  good: { bold: true, color: 'green' },
  bad: { bold: true, color: 'red' },
  one: { bold: true, color: 'cyan' },
  two: { bold: true, color: 'magenta' },
  badge: { inverse: true },
};

/** Where two boxes in a row begin, meet and end. */
type Joints = { readonly open: string; readonly join: string; readonly close: string };

/** Everything drawn that is not a letter: one cell wide in every terminal. */
export type Glyphs = {
  readonly rule: string;
  readonly bar: string;
  readonly dot: string;
  readonly flag: string;
  readonly pointer: string;
  readonly cover: string;
  readonly full: string;
  readonly half: string;
  readonly low: string;
  readonly wave: string;
  readonly cursor: string;
  readonly top: Joints;
  readonly bottom: Joints;
  /** From empty to full, for strips and charts. */
  readonly levels: readonly string[];
};

const drawn: Glyphs = {
  rule: '─',
  bar: '│',
  dot: '·',
  flag: '▌',
  pointer: '>',
  cover: '▒',
  full: '█',
  half: '▄',
  low: '▁',
  wave: '~',
  cursor: '^',
  top: { open: '┌', join: '┬', close: '┐' },
  bottom: { open: '└', join: '┴', close: '┘' },
  levels: ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'],
};

const crosses: Joints = { open: '+', join: '+', close: '+' };

const typed: Glyphs = {
  rule: '-',
  bar: '|',
  dot: '.',
  flag: '#',
  pointer: '>',
  cover: '#',
  full: '#',
  half: '=',
  low: '_',
  wave: '~',
  cursor: '^',
  top: crosses,
  bottom: crosses,
  levels: ['_', '.', ':', '-', '=', '+', '*', '#'],
};

export const glyphsOf = (isAscii: boolean): Glyphs => (isAscii ? typed : drawn);

export const seatLook = (seat: Seat): Look => (seat === 1 ? 'one' : 'two');

const replacements: ReadonlyMap<string, string> = new Map([
  ['’', "'"],
  ['‘', "'"],
  ['“', '"'],
  ['”', '"'],
  ['–', '-'],
  ['·', '.'],
]);

/** Words hold characters that some terminals draw two cells wide: those are spelled out. */
export const speak = (text: string): string =>
  // Every piece of every row comes by here for every key, and nearly all of them hold nothing else.
  /^[ -~]*$/.test(text) ? text : spelledOut(text);

const spelledOut = (text: string): string =>
  text.replaceAll('…', '...').replaceAll(/[’‘“”–]/gu, (sign) => replacements.get(sign) ?? sign);

/** One ASCII character for each of another kind, so that no width changes. */
export const toAscii = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]/gu, (sign) => replacements.get(sign) ?? '?');
