import { type MatchEvent, decodeEvent } from '../match/events.ts';
import { parseRecord } from './line-text.ts';
import { isSealed, sealLength } from './seal.ts';

/*
 * Matches say the same few things again and again: "player 1, flip 3". Between its time and its seal, which tell
 * nothing about the event, a line is read once and then remembered.
 */

const opening = '{"time":"';
const middle = '","type":"';
const timeLength = '2026-01-31T12:00:00.000Z'.length;
const typeStart = opening.length + timeLength + '",'.length;

/** More than the usual moves of all games; when it is full everything is forgotten. */
const most = 20_000;
const longest = 200;
const known = new Map<string, MatchEvent | undefined>();

const space = 32;
const quote = 34;
const backslash = 92;

/** Whether nothing in this part of a line ends a string of JSON. */
const isPlain = (text: string, start: number, end: number): boolean => {
  for (let index = start; index < end; index++) {
    const code = text.charCodeAt(index);
    if (code < space || code === quote || code === backslash) return false;
  }
  return true;
};

/** What the event depends on; undefined if the line is not written in the usual way, or not usual. */
const contentOf = (text: string): string | undefined =>
  text.length <= longest &&
  isSealed(text) &&
  text.startsWith(opening) &&
  text.startsWith(middle, opening.length + timeLength) &&
  isPlain(text, opening.length, opening.length + timeLength) &&
  isPlain(text, text.length - sealLength + ',"seal":"'.length, text.length - '"}'.length)
    ? text.slice(typeStart, -sealLength)
    : undefined;

/** The event that a sealed line tells, not the first of a log. Undefined: it tells none. */
export const eventIn = (text: string): MatchEvent | undefined => {
  const content = contentOf(text);
  const found = content === undefined ? undefined : known.get(content);
  if (found !== undefined) return found;
  const raw = parseRecord(text);
  const event = raw === undefined ? undefined : decodeEvent(raw);
  if (content === undefined) return event;
  if (known.size >= most) known.clear();
  known.set(content, event);
  return event;
};
