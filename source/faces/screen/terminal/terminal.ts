import { writeSync } from 'node:fs';
import { FrameWriter } from './frame-writer.ts';
import { KeyReader } from './key-reader.ts';

/**
 * A terminal taken for the whole screen and given back as it was. The window's title is left alone, and what was on the
 * screen before comes back with the ordinary screen.
 */
export type Terminal = {
  readonly stdin: KeyReader;
  readonly stdout: FrameWriter;
  /** Takes the terminal; when it is already taken, takes it anew and draws everything again. */
  readonly enter: () => void;
  /** Gives it back at once, before it returns; harmless to repeat, and when the terminal is gone. */
  readonly leave: () => void;
};

export type TerminalOptions = Readonly<{
  stdin: NodeJS.ReadStream;
  stdout: NodeJS.WriteStream & Readonly<{ fd?: number }>;
  hasColour: boolean;
  onInterrupt: () => void;
  onSuspend: () => void;
  /** The window was closed, or the other end of a pipe. */
  onGone: (error?: Error) => void;
}>;

const mode = (number: number) => ({ on: `\u001B[?${number}h`, off: `\u001B[?${number}l` });

const ALTERNATE_SCREEN = mode(1049);
const CURSOR = mode(25);
const PASTE_MARKS = mode(2004);
/** Off, so that a character wider than it was counted cannot push the screen up. */
const WRAP = mode(7);
const SYNCHRONIZED = mode(2026);
const CLEAR = '\u001B[H\u001B[2J';
const PLAIN_STYLE = '\u001B[m';

const ENTER = ALTERNATE_SCREEN.on + PLAIN_STYLE + CLEAR + CURSOR.off + WRAP.off + PASTE_MARKS.on;
const LEAVE = SYNCHRONIZED.off + PLAIN_STYLE + PASTE_MARKS.off + WRAP.on + CURSOR.on + ALTERNATE_SCREEN.off;

const MOST_WRITE_ATTEMPTS = 1000;

/** Past all buffers, because the program may not live to see them emptied. */
const writeAtOnce = (fd: number, text: string): void => {
  for (let attempt = 0; attempt < MOST_WRITE_ATTEMPTS; attempt++) {
    try {
      writeSync(fd, text);
      return;
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'EAGAIN';
      if (!isBusy) return;
    }
  }
};

export const openTerminal = (options: TerminalOptions): Terminal => {
  const { stdin, stdout } = options;
  const reader = new KeyReader(options);
  const writer = new FrameWriter(options);
  let isTaken = false;

  const enter = () => {
    // After a stop somebody else may have set the terminal back without our knowing, so raw mode is set, not assumed.
    if (isTaken) stdin.setRawMode(false);
    isTaken = true;
    stdin.setRawMode(true);
    writeAtOnce(stdout.fd ?? 1, ENTER);
    writer.open();
    reader.start();
  };

  const leave = () => {
    if (!isTaken) return;
    isTaken = false;
    reader.stop();
    writer.close();
    stdin.setRawMode(false);
    writeAtOnce(stdout.fd ?? 1, LEAVE);
  };

  return { stdin: reader, stdout: writer, enter, leave };
};
