import { StringDecoder } from 'node:string_decoder';
import { longestLine } from '../../match/prompt-line.ts';

/** Where lines come from: a pipe, a file, or a terminal, which can be told not to show what is typed. */
export type LineInput = NodeJS.ReadableStream & {
  readonly isTTY?: boolean;
  readonly setRawMode?: (isRaw: boolean) => unknown;
  readonly unref?: () => unknown;
};

export type LineReader = {
  /** The next line without its end, hidden from the terminal if asked for; null once there are no more. */
  readonly next: (isHidden?: boolean) => Promise<string | null>;
  /** There are no more lines from now on, whatever is still to come. */
  readonly close: () => void;
};

const interrupt = '\u0003';
const endOfInput = '\u0004';
const eraseLine = '\u0015';
const erase = ['\u007F', '\b'];

/** A line typed while the terminal itself edits nothing. Null: the player wants to leave. */
const typed = (line: string, char: string): string | null => {
  if (char === interrupt || (char === endOfInput && line === '')) return null;
  if (char === eraseLine) return '';
  if (erase.includes(char)) return line.slice(0, -1);
  return char < ' ' ? line : line + char;
};

/**
 * Reads lines one at a time, and no more of the input than it must. A line ends with LF, CR LF or CR. Of a line that
 * is far too long only the beginning is kept: enough to see that it is too long.
 */
export const readLines = (input: LineInput): LineReader => {
  const decoder = new StringDecoder('utf8');
  let unread = '';
  let line = '';
  let hasEnded = false;
  let wasReturn = false;
  let wake = (): void => {};

  const onData = (chunk: Buffer | string): void => {
    unread += typeof chunk === 'string' ? chunk : decoder.write(chunk);
    input.pause();
    wake();
  };
  const onEnd = (): void => {
    hasEnded = true;
    wake();
  };

  /** Adds to the line; false if the player wants to leave. */
  const add = (part: string, isHidden: boolean): boolean => {
    const longer = isHidden
      ? [...part].reduce<string | null>((so, char) => (so === null ? null : typed(so, char)), line)
      : line + part;
    line = (longer ?? '').slice(0, longestLine + 1);
    return longer !== null;
  };

  /** The next whole line of what has been read; undefined if it is not whole yet. */
  const take = (isHidden: boolean): string | undefined => {
    if (wasReturn && unread !== '') {
      wasReturn = false;
      if (unread.startsWith('\n')) unread = unread.slice(1);
    }
    const end = unread.search(/[\r\n]/u);
    const isWhole = end !== -1;
    if (!add(isWhole ? unread.slice(0, end) : unread, isHidden)) {
      close();
      return undefined;
    }
    wasReturn ||= isWhole && unread.charAt(end) === '\r';
    unread = isWhole ? unread.slice(end + 1) : '';
    if (!isWhole) return undefined;
    const whole = line;
    line = '';
    return whole;
  };

  const next = async (isHidden = false): Promise<string | null> => {
    for (;;) {
      const whole = take(isHidden);
      if (whole !== undefined) return whole;
      if (hasEnded) {
        const rest = line;
        line = '';
        return rest === '' ? null : rest;
      }
      const more = new Promise<void>((resolve) => {
        wake = resolve;
      });
      input.resume();
      await more;
    }
  };

  const nextHidden = async (): Promise<string | null> => {
    input.setRawMode?.(true);
    try {
      return await next(true);
    } finally {
      input.setRawMode?.(false);
      // Enter is CR alone while the terminal leaves it as it is, and LF alone from now on.
      wasReturn = false;
    }
  };

  const close = (): void => {
    input.off('data', onData);
    input.pause();
    // An input that stays open must not keep the program from ending.
    input.unref?.();
    unread = '';
    line = '';
    onEnd();
  };

  input.pause();
  input.on('data', onData);
  for (const end of ['end', 'close', 'error']) input.on(end, onEnd);
  return { next: (isHidden = false) => (isHidden && input.isTTY === true ? nextHidden() : next()), close };
};
