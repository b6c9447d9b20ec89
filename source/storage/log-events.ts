import type { AnyGame } from '../game/contract.ts';
import { isRefusal } from '../game/refusal.ts';
import type { MatchEvent } from '../match/events.ts';
import { plainClause, plainText } from '../match/plain-text.ts';
import { decodeSetup } from '../match/setup.ts';
import { eventIn } from './line-event.ts';
import { describeDamage, formatVersion, parseRecord } from './line-text.ts';
import { type LogLine, readLines } from './log-lines.ts';

/** Storage knows no game by itself: it is told how to find one. */
export type FindGame = (id: string) => AnyGame | undefined;

/** A line of a log with the event that it tells. The first one is always `match-started`. */
export type LogEvent =
  | {
      readonly kind: 'event';
      readonly number: number;
      readonly event: MatchEvent;
      /** As it was written. */
      readonly text: string;
    }
  | Exclude<LogLine, { kind: 'sound' }>;

/** The first event, or the end of a sentence on why it is none. */
const headIn = (text: string, findGame: FindGame): MatchEvent | string => {
  const raw = parseRecord(text);
  if (raw === undefined || raw['format'] !== formatVersion) return describeDamage(text, true);
  const { type, game: id } = raw;
  if (type !== 'match-started' || typeof id !== 'string') return 'is not the beginning of a match';
  const game = findGame(id);
  if (game === undefined) return `names a game that this bitduel does not know: "${plainText(id, 40)}"`;
  const setup = decodeSetup(game, raw);
  return isRefusal(setup)
    ? `holds a set-up that cannot be: ${plainClause(setup.message)}`
    : { type, ...setup };
};

/** The events of a log, up to the first line that is none. */
export function* readEvents(bytes: Buffer, findGame: FindGame, isThorough = false): Generator<LogEvent> {
  let isHead = true;
  for (const line of readLines(bytes, isThorough)) {
    if (line.kind !== 'sound') {
      yield line;
      continue;
    }
    const { number, text } = line;
    const event = isHead ? headIn(text, findGame) : (eventIn(text) ?? 'is not an event of a match');
    if (typeof event === 'string') {
      yield { kind: 'damaged', number, why: event };
      return;
    }
    isHead = false;
    yield { kind: 'event', number, event, text };
  }
}

/** What is said about lines that were set aside; null if there are none. */
export const tornWarning = (lines: readonly number[]): string | null => {
  if (lines.length === 0) return null;
  return lines.length === 1
    ? `Line ${lines[0]} was cut off while it was written and is set aside; everything else is there.`
    : `Lines ${lines.join(', ')} were cut off while they were written and are set aside; everything else is there.`;
};
