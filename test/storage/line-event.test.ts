import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../../source/game/settings.ts';
import { type MatchEvent, decodeEvent } from '../../source/match/events.ts';
import { eventIn } from '../../source/storage/line-event.ts';
import { writeLines } from '../../source/storage/log-lines.ts';
import { createSealer } from '../../source/storage/seal.ts';

const time = new Date('2026-01-31T12:00:00.000Z');
const moved: MatchEvent = { type: 'moved', player: 1, move: 'flip 3', said: { matchCount: 4 } };
const lineOf = (event: MatchEvent): string => writeLines([event], time, createSealer()).trimEnd();

/** Without any memory. */
const dull = (text: string): MatchEvent | undefined => {
  try {
    const raw: unknown = JSON.parse(text);
    return isRecord(raw) ? decodeEvent(raw) : undefined;
  } catch {
    return undefined;
  }
};

/** Half of the time a usual line, with anything in the place of one of its parts. */
const lines = fc
  .tuple(
    fc.constantFrom<MatchEvent>(
      moved,
      { type: 'moved', player: 2, move: 'guess 10110', said: { correct: false } },
      { type: 'undone', player: 1, count: 2 },
      { type: 'noted', player: 1, line: 1, text: 'perhaps 10110' },
      { type: 'secret-set', owner: 1, bits: '10110', salt: '0123456789abcdef' },
    ),
    fc.nat(200),
    fc.nat(40),
    fc.oneof(
      fc.constantFrom('', '"', '\\', '\t', '","type":"undone', '"}', ',"player":2', '","move":"flip 4'),
      fc.string({ unit: 'binary', maxLength: 30 }),
    ),
  )
  .map(([event, place, length, instead]) => {
    const line = lineOf(event);
    return line.slice(0, place) + instead + line.slice(place + length);
  });

describe('the event in a line', () => {
  it('is read once and then remembered, whatever the time and the seal', () => {
    const later = writeLines([moved], new Date(0), createSealer()).trimEnd();
    expect(eventIn(lineOf(moved))).toEqual(moved);
    expect(eventIn(later)).toBe(eventIn(lineOf(moved)));
  });

  it('is the one that the line tells, however it is written and whatever was read before', () => {
    fc.assert(
      fc.property(lines, (line) => {
        expect(eventIn(line)).toEqual(dull(line));
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ['a quotation mark in its time', (line: string) => line.replace('2026-01', '2026"01')],
    ['a move in the place of its seal', (line: string) => line.replace(/.{18}$/u, '","move":"flip 4"}')],
    ['a control character in its time', (line: string) => line.replace('T12', '\t12')],
  ])('is not taken from memory for a line with %s', (_, change) => {
    const line = change(lineOf(moved));
    expect(line).toHaveLength(lineOf(moved).length);
    eventIn(lineOf(moved));
    expect(eventIn(line)).toEqual(dull(line));
    expect(dull(line)).not.toEqual(moved);
  });
});
