import stringWidth from 'string-width';
import { graphemesIn, isNarrow } from '../text/narrow.ts';
import { createStyleReader } from './style.ts';

/**
 * A line of a frame as the cells of a terminal. Only text and styles get through: whatever else a frame may hold
 * (control characters, other escape sequences, bidirectional overrides) never reaches the terminal.
 */
export type Cell = Readonly<{ text: string; style: string }>;

/** The right half of a character two cells wide. */
const RIGHT_HALF = '';

/** An SGR sequence with its parameters; any other sequence or character to leave out; or text. */
const TOKEN =
  /\u001B\[(?<sgr>[\d;:]*)m|\u001B(?:\[[0-?]*[ -/]*[@-~]?|[\]PX^_][^\u0007\u001B]*(?:\u0007|\u001B\\)?|.?)|[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|(?<text>[^\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+)/gu;

const clusters = (text: string) =>
  isNarrow(text) ? text.split('') : Array.from(graphemesIn(text), ({ segment }) => segment);

/** The cells of a line, at most `columns`, without the blanks at its end. A wide character that does not fit is left out. */
export const toCells = (line: string, columns: number, hasColour: boolean): readonly Cell[] => {
  const cells: Cell[] = [];
  const reader = createStyleReader(hasColour);
  for (const { groups } of line.matchAll(TOKEN)) {
    if (groups?.['sgr'] !== undefined) reader.apply(groups['sgr']);
    const style = reader.style();
    for (const text of clusters(groups?.['text'] ?? '')) {
      const width = isNarrow(text) ? 1 : stringWidth(text);
      if (width === 0) continue;
      if (cells.length + width > columns) return trimmed(cells);
      cells.push({ text, style });
      for (let half = 1; half < width; half++) cells.push({ text: RIGHT_HALF, style });
    }
  }
  return trimmed(cells);
};

const trimmed = (cells: readonly Cell[]): readonly Cell[] =>
  cells.slice(0, cells.findLastIndex(({ text, style }) => text !== ' ' || style !== '') + 1);

/** Whether each cell is surely where it was counted: terminals disagree about wide, joined and combined characters. */
export const isRegular = (cells: readonly Cell[]): boolean => cells.every(({ text }) => text.length === 1);

export const isSameCell = (one: Cell | undefined, other: Cell | undefined): boolean =>
  one?.text === other?.text && one?.style === other?.style;

/** The cells as text for the terminal, from a plain style back to a plain style. */
export const formatCells = (cells: readonly Cell[]): string => {
  let style = '';
  let output = '';
  for (const cell of cells) {
    if (cell.style !== style) {
      output +=
        style === '' ? `\u001B[${cell.style}m` : `\u001B[${cell.style === '' ? '' : `0;${cell.style}`}m`;
      style = cell.style;
    }
    output += cell.text;
  }
  return style === '' ? output : `${output}\u001B[m`;
};
