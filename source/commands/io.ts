import type { LineInput } from '../faces/lines/line-reader.ts';
import { writeLines } from '../faces/lines/line-writer.ts';

/** Where a command reads and writes. Handed in, so that commands can be run without a process of their own. */
export type Io = {
  readonly stdin: LineInput;
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: NodeJS.WritableStream;
  readonly env: Readonly<Record<string, string | undefined>>;
};

type Output = Pick<Io, 'stdout'>;

/** Prints pieces as they come, no faster than they are read. When nobody reads any more it stops, quietly. */
export const print = async ({ stdout }: Output, pieces: Iterable<string>): Promise<void> => {
  let isGone = false;
  const writer = writeLines(stdout, () => {
    isGone = true;
  });
  for (const piece of pieces) {
    await writer.write(piece);
    if (isGone) break;
  }
  await writer.finish();
};

function* ended(lines: Iterable<string>): Generator<string> {
  for (const line of lines) yield `${line}\n`;
}

export const printLines = (io: Output, lines: Iterable<string>): Promise<void> => print(io, ended(lines));

/** The columns of the terminal; undefined where there is none. */
export const columnsOf = ({ stdout }: Output): number | undefined =>
  stdout.isTTY === true && stdout.columns !== undefined && stdout.columns > 0 ? stdout.columns : undefined;

/** How wide text may be: as the terminal is, within what reads well. */
export const widthOfText = (io: Output): number => Math.max(20, Math.min(columnsOf(io) ?? 80, 80));
