import { Writable } from 'node:stream';
import { formatCells, isRegular, isSameCell, toCells } from './cells.ts';
import type { Cell } from './cells.ts';
import type { TerminalSize } from './terminal-size.ts';

/**
 * The stdout that Ink draws on. In debug mode Ink writes every frame as a whole; this compares it with what is on the
 * screen and writes what changed, each piece at its place, in one synchronized update. Nothing is erased that
 * will be drawn again, no line is ever fed, and what does not fit the terminal is cut.
 */
type FrameWriterOptions = Readonly<{
  stdout: NodeJS.WriteStream;
  hasColour: boolean;
  /** Nothing will ever be seen again: the terminal is gone. */
  onGone: (error: Error) => void;
}>;

const BEGIN_UPDATE = '\u001B[?2026h';
const END_UPDATE = '\u001B[?2026l';
const ERASE_TO_END_OF_LINE = '\u001B[K';

/** Some terminals do not know their size and say 0. */
const UNKNOWN_SIZE: TerminalSize = { columns: 80, rows: 24 };

type Row = Readonly<{ line: string; cells: readonly Cell[] }>;

export class FrameWriter extends Writable {
  readonly isTTY = true;
  readonly #options: FrameWriterOptions;
  readonly #listeners = new Set<() => void>();
  #size: TerminalSize;
  #isOpen = false;
  #isBlocked = false;
  /** The newest frame, drawn or not yet. */
  #frame: string | undefined;
  /** What the terminal shows; undefined when that is not known. */
  #shown: readonly Row[] | undefined;

  constructor(options: FrameWriterOptions) {
    super({ decodeStrings: false });
    this.#options = options;
    this.#size = this.#measure();
    options.stdout.on('error', options.onGone);
  }

  get columns(): number {
    return this.#size.columns;
  }

  get rows(): number {
    return this.#size.rows;
  }

  /** The same object until the size changes. */
  readonly size = (): TerminalSize => this.#size;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** From here on frames are drawn, beginning with the newest, on a screen that may hold anything. */
  open(): void {
    this.#isOpen = true;
    this.#options.stdout.on('resize', this.#resize);
    this.#options.stdout.on('drain', this.#drain);
    this.#resize();
  }

  close(): void {
    this.#isOpen = false;
    this.#options.stdout.off('resize', this.#resize);
    this.#options.stdout.off('drain', this.#drain);
  }

  override _write(chunk: unknown, _encoding: BufferEncoding, done: () => void): void {
    // Besides frames, Ink writes nothing at all (to clear, to wait) and shows the cursor.
    if (typeof chunk === 'string' && chunk !== '' && !chunk.startsWith('\u001B[?')) {
      this.#frame = chunk;
      this.#paint();
    }
    done();
  }

  readonly #measure = (): TerminalSize => {
    const { columns, rows } = this.#options.stdout;
    return { columns: columns || UNKNOWN_SIZE.columns, rows: rows || UNKNOWN_SIZE.rows };
  };

  readonly #resize = (): void => {
    const size = this.#measure();
    this.#shown = undefined;
    if (size.columns !== this.#size.columns || size.rows !== this.#size.rows) {
      this.#size = size;
      for (const listener of this.#listeners) listener();
    }
    // A new size mostly means a new frame, at once; the old one serves if none came.
    setImmediate(() => {
      if (this.#shown === undefined) this.#paint();
    });
  };

  readonly #drain = (): void => {
    this.#isBlocked = false;
    this.#paint();
  };

  #paint(): void {
    if (!this.#isOpen || this.#isBlocked || this.#frame === undefined) return;
    const lines = this.#frame.split('\n');
    const shown = this.#shown;
    const rows = Array.from({ length: this.rows }, (_, row) => this.#row(lines[row] ?? '', shown?.[row]));
    this.#shown = rows;
    const changes = rows.map((row, index) => this.#change(row, shown?.[index], index + 1)).join('');
    if (changes === '') return;
    this.#isBlocked = !this.#options.stdout.write(BEGIN_UPDATE + changes + END_UPDATE);
  }

  #row(line: string, shown: Row | undefined): Row {
    return shown?.line === line
      ? shown
      : { line, cells: toCells(line, this.columns, this.#options.hasColour) };
  }

  /** What to write so that a row of the screen becomes another. */
  #change(row: Row, shown: Row | undefined, number: number): string {
    if (row === shown) return '';
    const { cells } = row;
    const known = shown && isRegular(cells) && isRegular(shown.cells) ? shown.cells : undefined;
    const isChanged = (cell: Cell, index: number) => known === undefined || !isSameCell(cell, known[index]);
    const isEndErased = known === undefined ? cells.length < this.columns : cells.length < known.length;
    const first = cells.findIndex(isChanged);
    const start = first === -1 ? cells.length : first;
    const end = isEndErased ? cells.length : cells.findLastIndex(isChanged) + 1;
    if (start === end && !isEndErased) return '';
    const place = `\u001B[${number};${start + 1}H`;
    return place + formatCells(cells.slice(start, end)) + (isEndErased ? ERASE_TO_END_OF_LINE : '');
  }
}
