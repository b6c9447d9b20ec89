import { type Bits, toNumber } from '../../bits/bits.ts';
import type { View } from '../../game/contract.ts';
import { type Seat, at, seats } from '../../game/seat.ts';
import { isGameView } from '../../games/index.ts';
import { patternOf } from '../../games/quantum-flip/rules.ts';
import { type Labels, bareLabels } from './labels.ts';

/** A labelled row of the board: one cell a position. */
type Row = { readonly label: string; readonly cells: readonly string[] };

/** Longer strings go on below, so that lines stay short enough to be read and heard. */
const cellsPerLine = 10;

const bitsRow = (label: string, bits: Bits): Row => ({ label, cells: [...bits] });

const positionsRow = (length: number): Row => ({
  label: 'Positions:',
  cells: Array.from({ length }, (_, index) => `[${index + 1}]`),
});

/** What each bit of a number is worth. */
const worthRow = (length: number): Row => ({
  label: 'Worth:',
  cells: Array.from({ length }, (_, index) => String(2 ** (length - 1 - index))),
});

const centred = (text: string, width: number): string =>
  text.padStart(Math.ceil((width + text.length) / 2)).padEnd(width);

const tableLines = (rows: readonly Row[]): readonly string[] => {
  const labelWidth = Math.max(...rows.map(({ label }) => label.length)) + 2;
  const cellWidth = Math.max(...rows.flatMap(({ cells }) => cells.map((cell) => cell.length)));
  const length = Math.max(...rows.map(({ cells }) => cells.length));
  const starts = Array.from({ length: Math.ceil(length / cellsPerLine) }, (_, index) => index * cellsPerLine);
  return starts.flatMap((start) =>
    rows.map(({ label, cells }) => {
      const shown = cells.slice(start, start + cellsPerLine).map((cell) => centred(cell, cellWidth));
      return `${label.padEnd(labelWidth)}${shown.join(' ')}`.trimEnd();
    }),
  );
};

/** What a seat holds, under its own words for the seat itself and under the player's label for others. */
const heldRows = (view: View, held: readonly [Bits | null, Bits | null], own: string, labels: Labels) =>
  seats.flatMap((seat: Seat) => {
    const bits = at(held, seat);
    return bits === null ? [] : [bitsRow(seat === view.seat ? own : `${at(labels, seat)}:`, bits)];
  });

const rowsOf = (view: View, labels: Labels): readonly Row[] => {
  if (!isGameView(view)) return 'bits' in view ? [bitsRow('Bits:', String(view.bits))] : [];
  switch (view.game) {
    case 'number-flip-duel':
      return heldRows(view, view.sequences, 'Your sequence:', labels);
    case 'binary-battle':
      return [
        worthRow(view.length),
        ...heldRows(view, view.numbers, 'Your number:', labels),
        ...(view.target === null ? [] : [bitsRow('Target:', view.target)]),
      ];
    case 'quantum-flip':
      return [
        bitsRow('Bits:', view.bits),
        ...seats.map((seat) => bitsRow(`Player ${seat} wants:`, patternOf(seat, view.length))),
      ];
    case 'bit-flip-showdown':
    case 'bit-flip-duel':
      return [bitsRow('Bits:', view.bits)];
  }
};

/** Numbers in decimal, in the one game where that matters. */
const decimalLines = (view: View): readonly string[] => {
  if (!isGameView(view) || view.game !== 'binary-battle' || view.seat === 'all') return [];
  const own = at(view.numbers, view.seat);
  return own === null ? [] : [`Your number is ${toNumber(own)} in decimal.`];
};

/** The board as a seat may see it, with every position labelled. */
export const boardLines = (view: View, labels: Labels = bareLabels): readonly string[] => [
  ...tableLines([positionsRow(view.length), ...rowsOf(view, labels)]),
  ...decimalLines(view),
];
