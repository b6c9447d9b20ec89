import { execFileSync } from 'node:child_process';
import { closeSync, constants as fsConstants, openSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { constants } from 'node:os';
import { setTimeout as later } from 'node:timers/promises';
import { spawn } from '@lydell/node-pty';
import type { IPty } from '@lydell/node-pty';
import xterm from '@xterm/headless';
import type { IBufferCell, Terminal } from '@xterm/headless';

/**
 * A program in a real pseudo-terminal, with a terminal emulator at the other end, so that a test sees what a person
 * would see. Nothing here sleeps: wait for what the screen will show, or for the end of the program.
 */
export type Pty = Readonly<{
  pid: number;
  /** The emulator, for what is not offered below and for pictures. */
  terminal: Terminal;
  /** Types. Names of keys are in `keys`. */
  write: (input: string | Uint8Array) => void;
  /** Resolves with the screen as soon as it holds the text, matches the pattern, or satisfies the predicate. */
  waitFor: (wanted: string | RegExp | ((screen: string) => boolean), timeoutMs?: number) => Promise<string>;
  /** The same for what is not in the text of the screen: modes, colours, bytes. */
  until: (condition: (pty: Pty) => boolean, timeoutMs?: number) => Promise<void>;
  /** The visible rows, without blanks at their ends. */
  screen: () => string;
  /** One cell of the visible screen, counted from 1. */
  cell: (row: number, column: number) => PtyCell;
  /** Everything in the ordinary buffer: what one could scroll back to, and the ordinary screen. */
  scrollback: () => string;
  /** All bytes that the program has written, one character a byte. */
  raw: () => string;
  modes: () => PtyModes;
  /** The terminal's line settings as `stty -a` prints them. */
  stty: () => string;
  /** Resizes as a window does. A size of 0 is told to the program only; no emulator can show it. */
  resize: (cols: number, rows: number) => void;
  kill: (signal: NodeJS.Signals) => void;
  /** Reads nothing any more and takes nothing either, as a stuck line or a busy terminal does, until it goes on. */
  choke: () => Promise<void>;
  resume: () => void;
  /** Closes the window: the program's terminal is gone. */
  hangUp: () => void;
  exited: Promise<PtyExit>;
  /** Ends the program if it still runs. */
  close: () => Promise<void>;
}>;

export type PtyExit = Readonly<{ code: number; signal?: string }>;

export type PtyModes = Readonly<{
  isAlternate: boolean;
  isCursorHidden: boolean;
  hasPasteMarks: boolean;
  isSynchronizing: boolean;
  hasWrap: boolean;
  hasMouse: boolean;
}>;

export type PtyCell = Readonly<{
  text: string;
  /** `default`, a palette number, or `#rrggbb`. */
  foreground: string;
  background: string;
  isBold: boolean;
  isDim: boolean;
  isInverse: boolean;
  isUnderlined: boolean;
}>;

export type PtyOptions = Readonly<{
  cols?: number;
  rows?: number;
  cwd?: string;
  /** Added to the environment; undefined takes a variable away. */
  env?: Readonly<Record<string, string | undefined>>;
}>;

export const keys = {
  up: '\u001B[A',
  down: '\u001B[B',
  right: '\u001B[C',
  left: '\u001B[D',
  home: '\u001B[H',
  end: '\u001B[F',
  pageUp: '\u001B[5~',
  pageDown: '\u001B[6~',
  enter: '\r',
  escape: '\u001B',
  tab: '\t',
  backspace: '\u007F',
  delete: '\u001B[3~',
  ctrlC: '\u0003',
  ctrlZ: '\u001A',
  paste: (text: string) => `\u001B[200~${text}\u001B[201~`,
} as const;

const POLL_MS = 50;
const PATIENCE_MS = 20_000;

/** What would make programs draw otherwise than on a player's terminal. */
const TAKEN_AWAY = {
  CI: undefined,
  CONTINUOUS_INTEGRATION: undefined,
  NO_COLOR: undefined,
  FORCE_COLOR: undefined,
};

const colour = (isDefault: boolean, isRgb: boolean, value: number) => {
  if (isDefault) return 'default';
  return isRgb ? `#${value.toString(16).padStart(6, '0')}` : String(value);
};

const toPtyCell = (cell: IBufferCell): PtyCell => ({
  text: cell.getChars() || ' ',
  foreground: colour(cell.isFgDefault(), cell.isFgRGB(), cell.getFgColor()),
  background: colour(cell.isBgDefault(), cell.isBgRGB(), cell.getBgColor()),
  isBold: cell.isBold() !== 0,
  isDim: cell.isDim() !== 0,
  isInverse: cell.isInverse() !== 0,
  isUnderlined: cell.isUnderline() !== 0,
});

const signalName = (wanted: number) =>
  Object.entries(constants.signals).find(([, number]) => number === wanted)?.[0] ?? String(wanted);

const textOf = (terminal: Terminal, which: 'active' | 'normal', from: number) => {
  const buffer = terminal.buffer[which];
  const lines = Array.from({ length: buffer.length - from }, (_, row) =>
    (buffer.getLine(from + row)?.translateToString(true, 0, terminal.cols) ?? '').trimEnd(),
  );
  return lines.join('\n').trimEnd();
};

/** Private in node-pty, but nothing else takes bytes, closes a window or names its device. */
const innardsOf = (child: IPty) => {
  const device: unknown = Reflect.get(child, '_pty');
  const socket: unknown = Reflect.get(child, '_socket');
  if (typeof device !== 'string' || !(socket instanceof Socket))
    throw new TypeError('This node-pty is not known.');
  return { device, socket };
};

/**
 * The device of a terminal, held open beside its program. When nobody holds it any more, Linux may say that there is nothing
 * left to read before the last words have come through; so it is let go only a while after the program has ended.
 */
const hold = (device: string): (() => void) => {
  const file = openSync(device, fsConstants.O_RDWR | fsConstants.O_NONBLOCK | fsConstants.O_NOCTTY);
  let isHeld = true;
  return () => {
    if (isHeld) closeSync(file);
    isHeld = false;
  };
};

/** Soon after the end of a program node-pty closes the terminal; what was not read by then comes first. */
const patient = (socket: Socket, letGo: () => void): Socket =>
  new Proxy(socket, {
    get: (target, name) => {
      if (name === 'destroy') {
        return () => {
          letGo();
          setTimeout(() => target.destroy(), PATIENCE_MS).unref();
        };
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/** Writes what no terminal shows until there is no room for more. False: there was none at all. */
const fill = (device: string): boolean => {
  const file = openSync(device, fsConstants.O_WRONLY | fsConstants.O_NONBLOCK | fsConstants.O_NOCTTY);
  let hasWritten = false;
  try {
    for (const size of [1024, 1]) while (writeIfRoom(file, Buffer.alloc(size))) hasWritten = true;
    return hasWritten;
  } finally {
    closeSync(file);
  }
};

const writeIfRoom = (file: number, bytes: Buffer): boolean => {
  try {
    return writeSync(file, bytes) > 0;
  } catch {
    return false;
  }
};

export const openPty = (command: string, args: readonly string[] = [], options: PtyOptions = {}): Pty => {
  const { cols = 80, rows = 24, cwd = process.cwd() } = options;
  const wanted = { ...process.env, TERM: 'xterm-256color', ...TAKEN_AWAY, ...options.env };
  // What is undefined must be left out: node-pty would pass on the word.
  const env = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  const child = spawn(command, [...args], { cols, rows, cwd, env, encoding: null });
  const { device, socket } = innardsOf(child);
  const letGo = hold(device);
  Reflect.set(child, '_socket', patient(socket, letGo));
  const terminal = new xterm.Terminal({ cols, rows, scrollback: 10_000, allowProposedApi: true });
  const chunks: Buffer[] = [];
  const watchers = new Set<() => void>();
  let isCursorHidden = false;
  let hasExited = false;

  const look = () => {
    for (const watcher of watchers) watcher();
  };
  for (const final of ['h', 'l']) {
    terminal.parser.registerCsiHandler({ prefix: '?', final }, (parameters) => {
      if (parameters.includes(25)) isCursorHidden = final === 'l';
      return false;
    });
  }
  child.onData((data) => {
    // With no encoding the data are bytes, whatever the types say.
    const bytes = Buffer.from(data);
    chunks.push(bytes);
    terminal.write(bytes, look);
  });
  const exited = new Promise<PtyExit>((resolve) => {
    child.onExit(({ exitCode, signal }) => {
      hasExited = true;
      terminal.write('', () => {
        look();
        resolve(signal ? { code: exitCode, signal: signalName(signal) } : { code: exitCode });
      });
    });
  });

  const watch = (isThere: () => boolean, what: string, timeoutMs = PATIENCE_MS) =>
    new Promise<void>((resolve, reject) => {
      const finish = () => {
        watchers.delete(check);
        clearTimeout(timer);
        clearInterval(poll);
      };
      const fail = (why: string) => {
        finish();
        reject(new Error(`${why} ${what}\n--- the screen:\n${pty.screen()}\n---`));
      };
      const check = () => {
        if (isThere()) {
          finish();
          resolve();
        } else if (hasExited) fail('The program ended without');
      };
      const timer = setTimeout(() => fail('Waited in vain for'), timeoutMs);
      // What is waited for may also be on the disk, where nothing is printed when it comes.
      const poll = setInterval(check, POLL_MS);
      watchers.add(check);
      check();
    });

  const pty: Pty = {
    pid: child.pid,
    terminal,
    write: (input) => socket.write(input),
    until: (condition, timeoutMs) => watch(() => condition(pty), condition.toString(), timeoutMs),
    waitFor: async (wanted, timeoutMs) => {
      let screen = '';
      const isThere = () => {
        screen = pty.screen();
        if (typeof wanted === 'function') return wanted(screen);
        return typeof wanted === 'string' ? screen.includes(wanted) : wanted.test(screen);
      };
      await watch(isThere, String(wanted), timeoutMs);
      return screen;
    },
    screen: () => textOf(terminal, 'active', terminal.buffer.active.baseY),
    cell: (row, column) => {
      const { active } = terminal.buffer;
      const cell = active.getLine(active.baseY + row - 1)?.getCell(column - 1) ?? active.getNullCell();
      return toPtyCell(cell);
    },
    scrollback: () => textOf(terminal, 'normal', 0),
    raw: () => Buffer.concat(chunks).toString('latin1'),
    modes: () => ({
      isAlternate: terminal.buffer.active.type === 'alternate',
      isCursorHidden,
      hasPasteMarks: terminal.modes.bracketedPasteMode,
      isSynchronizing: terminal.modes.synchronizedOutputMode,
      hasWrap: terminal.modes.wraparoundMode,
      hasMouse: terminal.modes.mouseTrackingMode !== 'none',
    }),
    stty: () => execFileSync('stty', ['-a', '-F', device], { encoding: 'utf8' }),
    resize: (columns, lines) => {
      terminal.resize(Math.max(1, columns), Math.max(1, lines));
      if (columns > 0 && lines > 0) child.resize(columns, lines);
      else execFileSync('stty', ['-F', device, 'cols', String(columns), 'rows', String(lines)]);
    },
    kill: (signal) => process.kill(child.pid, signal),
    choke: async () => {
      child.pause();
      // What is written moves on from one buffer to the next, and makes room once more.
      for (let full = 0; full < 5; full = fill(device) ? 0 : full + 1) await later(5);
    },
    resume: () => child.resume(),
    hangUp: () => {
      letGo();
      socket.destroy();
    },
    exited,
    close: async () => {
      if (!hasExited) child.kill('SIGKILL');
      await exited;
      letGo();
      terminal.dispose();
    },
  };
  return pty;
};
