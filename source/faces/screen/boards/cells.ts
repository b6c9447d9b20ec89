import { type Line, type Look, type Span, line, padText, span, widthOf } from '../text/line.ts';
import type { Glyphs } from '../theme.ts';
import { type Grid, textWidth } from './grid.ts';

/** A bit as it is drawn. Each sign has a shape beside its look: brackets, a caret, a wave, a missing box. */
export type Cell = {
  readonly text: string;
  readonly look: Look;
  /** Part of the move being prepared: in brackets. */
  readonly isMarked: boolean;
  readonly isCursor: boolean;
  /** Touched by the last move: a wave under it. */
  readonly isChanged: boolean;
  /** Of no more use: without a box. */
  readonly isSpent: boolean;
  readonly position: number;
  /** The player put a mark of their own on it: a star beside its number. */
  readonly isNoted: boolean;
};

/** The lines of some bits beside each other; `name` is the one that says what they are. */
export type Drawn = { readonly lines: readonly Line[]; readonly name: number };

/** In the middle, or one further right: a sign behind a digit leaves the digit where it was. */
export const centred = (text: string, width: number): string => {
  const left = Math.ceil((width - widthOf(text)) / 2);
  return padText(' '.repeat(Math.max(0, left)) + text, width);
};

const lookOf = (cell: Cell): Look => (cell.isCursor ? 'cursor' : cell.isMarked ? 'mark' : cell.look);

const bodyOf = ({ text, isMarked }: Cell): string => (isMarked ? `[${text}]` : ` ${text} `);

/** What stands under a bit: the cursor's caret, the last move's wave. */
const footOf = ({ isCursor, isChanged }: Cell, { wave, cursor }: Glyphs): string => {
  if (isCursor) return isChanged ? wave + cursor + wave : cursor;
  return isChanged ? wave.repeat(3) : '';
};

/** The same where the number stands there too, as long as there is nothing more important. */
const compactFoot = (cell: Cell, { wave, cursor }: Glyphs): string => {
  if (cell.isCursor) return cell.isChanged ? wave + cursor + wave : cursor;
  if (cell.isChanged) return wave;
  return cell.isNoted && cell.position > 9 ? '*' : headOf(cell);
};

const headOf = ({ position, isNoted }: Cell): string => `${position}${isNoted ? '*' : ''}`;

const footLook = (cell: Cell): Look => (cell.isCursor || cell.isChanged || cell.isNoted ? 'bold' : 'dim');

/** Bits in boxes. A spent bit has none, so that the rows that are left are seen as rows. */
export const drawBoxes = (
  cells: readonly Cell[],
  grid: Grid,
  glyphs: Glyphs,
  /** Also asked about the neighbours of the first and the last of these cells. */
  isBoxed: (index: number) => boolean,
): Drawn => {
  const width = textWidth(grid);
  const joints = [...cells.keys(), cells.length];
  const edge = ({ open, join, close }: Glyphs['top']): Line => {
    const text = joints.map((index) => {
      const corner = isBoxed(index - 1) ? (isBoxed(index) ? join : close) : isBoxed(index) ? open : ' ';
      const side = isBoxed(index) ? glyphs.rule : ' ';
      return index === cells.length ? corner : corner + side.repeat(width);
    });
    return [span(text.join(''), 'dim')];
  };
  const walled = (fill: (cell: Cell) => Span): Line =>
    joints.flatMap((index) => {
      const cell = cells[index];
      const wall = span(isBoxed(index - 1) || isBoxed(index) ? glyphs.bar : ' ', 'dim');
      return cell === undefined ? [wall] : [wall, fill(cell)];
    });
  const spaced = (fill: (cell: Cell) => Span): Line =>
    line(
      ' ',
      ...cells.map((cell) => {
        const { text, look } = fill(cell);
        return span(`${centred(text, width)} `, look);
      }),
    );
  const padding = walled((cell) => span(' '.repeat(width), cell.isCursor ? 'cursor' : 'plain'));
  const around = grid.size === 'large' ? [padding] : [];
  return {
    lines: [
      spaced((cell) => span(headOf(cell), cell.isNoted ? 'bold' : 'dim')),
      edge(glyphs.top),
      ...around,
      walled((cell) => span(centred(bodyOf(cell), width), lookOf(cell))),
      ...around,
      edge(glyphs.bottom),
      spaced((cell) => span(footOf(cell, glyphs), footLook(cell))),
    ],
    name: 2 + around.length,
  };
};

/** Bits without boxes, their numbers under them. Where neighbours hold on to each other there is a line between them. */
export const drawCompact = (
  cells: readonly Cell[],
  { step }: Grid,
  glyphs: Glyphs,
  isHeld: (index: number, side: -1 | 1) => boolean,
): Drawn => {
  const bit = (cell: Cell, index: number): Line => {
    const isPlain = !cell.isMarked && !cell.isCursor;
    const text = isPlain ? cell.text : bodyOf(cell);
    const left = Math.ceil((step - widthOf(text)) / 2);
    const right = step - widthOf(text) - left;
    const pad = (count: number, side: -1 | 1): Span =>
      span((isHeld(index, side) ? glyphs.rule : ' ').repeat(Math.max(0, count)), 'dim');
    return [pad(left, -1), span(text, lookOf(cell)), pad(right, 1)];
  };
  return {
    lines: [
      cells.flatMap(bit),
      cells.map((cell) => span(centred(compactFoot(cell, glyphs), step), footLook(cell))),
    ],
    name: 0,
  };
};
