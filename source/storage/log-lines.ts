import { mostEvents } from '../match/decide.ts';
import type { MatchEvent } from '../match/events.ts';
import { describeDamage, formatVersion } from './line-text.ts';
import { type Sealer, createSealer, isSealed, sealBehind, sealLength } from './seal.ts';

/** Far longer than any event, and more of them than a match can have. */
const mostBytes = 65_536;
const mostLines = 2 * mostEvents;

export const lineFeed = 10;

/** Ends a line whose writing was cut off, so that writing can go on behind it and readers pass over it. */
export const tornMark = '[torn]';

/**
 * Characters that a terminal or an editor might obey are written as escapes; so is the one that stands for bytes
 * that are no text, which is how damage of that kind shows.
 */
const escaped = (json: string): string =>
  /^[ -~]*$/.test(json)
    ? json
    : json.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]/gu, (character) =>
        character
          .split('')
          .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
          .join(''),
      );

/** The lines of events, each ended by its seal. The sealer has taken in everything before them. */
export const writeLines = (events: readonly MatchEvent[], time: Date, sealer: Sealer): string =>
  events
    .map((event) => {
      const format = event.type === 'match-started' ? { format: formatVersion } : {};
      const json = escaped(JSON.stringify({ ...format, time: time.toISOString(), ...event }));
      const body = json.slice(0, -1);
      sealer.take(Buffer.from(body));
      const seal = sealer.seal();
      sealer.take(Buffer.from(`${seal}\n`));
      return `${body}${seal}\n`;
    })
    .join('');

export type LogLine =
  /** As it was written: whether it means anything is another question. */
  | { readonly kind: 'sound'; readonly number: number; readonly text: string }
  /** Its writing was cut off. */
  | { readonly kind: 'torn'; readonly number: number }
  /** Nothing after it can be trusted, so it is the last. `why`: the end of a sentence. */
  | { readonly kind: 'damaged'; readonly number: number; readonly why: string };

/** Whether the last line's seal is right, and with it everything before. */
const isSealedAsWhole = (bytes: Buffer): boolean => {
  const end = bytes.length - 1;
  if (bytes[end] !== lineFeed || end < sealLength) return false;
  return sealBehind(bytes.subarray(0, end - sealLength)) === bytes.toString('latin1', end - sealLength, end);
};

/**
 * The lines of a log. The seal of the last line speaks for all of them; only if it is broken, or `isThorough`, is
 * every line judged by its own.
 */
export function* readLines(bytes: Buffer, isThorough = false): Generator<LogLine> {
  const sealer = !isThorough && isSealedAsWhole(bytes) ? null : createSealer();
  const isRight = (start: number, end: number, line: string): boolean => {
    if (!isSealed(line) || sealer === null) return isSealed(line);
    sealer.take(bytes.subarray(start, end - sealLength));
    return sealer.seal() === line.slice(-sealLength);
  };
  let number = 0;
  let isHead = true;
  for (let start = 0, next; start < bytes.length; start = next) {
    number += 1;
    const found = bytes.indexOf(lineFeed, start);
    const end = found < 0 ? bytes.length : found;
    next = end + 1;
    const isLong = end - start > mostBytes || number > mostLines;
    const line = isLong ? '' : bytes.toString('utf8', start, end);
    const isCut = isLong
      ? bytes.toString('latin1', end - tornMark.length, end) === tornMark
      : line.endsWith(tornMark);
    if (found < 0 ? !isSealed(line) : isCut) {
      sealer?.take(bytes.subarray(start, next));
      yield { kind: 'torn', number };
      continue;
    }
    if (!isRight(start, end, line)) {
      const why = isLong ? 'is longer than any line of a match' : describeDamage(line, isHead);
      yield { kind: 'damaged', number, why };
      return;
    }
    sealer?.take(bytes.subarray(end - sealLength, next));
    isHead = false;
    yield { kind: 'sound', number, text: line };
  }
}
