import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameById } from '../../source/games/index.ts';
import { openMemoryStore } from '../../source/storage/store.ts';
import { framesOf } from '../helpers/frames.ts';
import { gameOf } from '../helpers/line-play.ts';
import { after, started } from '../helpers/play.ts';
import { steadyClock } from '../helpers/storing.ts';
import { type GoldenMatch, commandsOf, goldenMatches } from './matches.ts';

/** What is kept. With WRITE_GOLDEN=1 a file that is not there yet is written; one that is there never again. */
const kept = (name: string, now: () => string): string => {
  const path = join(import.meta.dirname, 'full', name);
  if (process.env['WRITE_GOLDEN'] === '1' && !existsSync(path)) writeFileSync(path, now());
  return readFileSync(path, 'utf8');
};

const store = openMemoryStore(gameById);

/** The log that the program writes of a match today. */
const written = (match: GoldenMatch): string => {
  const { game: id, raw } = match;
  const game = gameOf(id);
  const fresh = openMemoryStore(gameById, { now: steadyClock() });
  let played = started(game, { ...raw, match: `golden-${id}`, seed: 'golden' });
  const log = fresh.create(played.events);
  for (const command of commandsOf(match)) {
    const before = played.events.length;
    played = after(game, played, command);
    log.append(played.events.slice(before));
  }
  return fresh.text(`golden-${id}`);
};

type Frame = ReturnType<typeof framesOf>[number];

/** What can be seen at a step, with the last thing heard instead of all that was heard before. */
const seenAt = (frame: Frame): object => {
  const seen = (perspective: 1 | 2 | 'all') => {
    const { view = null, ...rest } = frame[perspective] ?? {};
    const { record = [], ...known } = { ...view };
    return { ...known, heard: record.length, last: record.at(-1) ?? null, ...rest };
  };
  return { ...frame.step, 1: seen(1), 2: seen(2), all: seen('all') };
};

const seenIn = (id: string, log: string): readonly object[] => {
  const { setup, rest } = store.readText(log);
  return framesOf(gameOf(id), setup, rest).map(seenAt);
};

const asLines = (values: readonly object[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');

describe.each(goldenMatches)('the golden match of $game', (match) => {
  const { game: id } = match;
  const log = kept(`${id}.jsonl`, () => written(match));

  it('is written today, byte for byte, as it always was', () => {
    expect(written(match)).toBe(log);
  });

  it('obeys the rules and is over', () => {
    const events = log.trimEnd().split('\n').length;
    expect(store.verify(log)).toEqual({ id: `golden-${id}`, events, problems: [], warning: null });
    expect(store.readText(log).rest.at(-1)?.type).toBe('match-ended');
  });

  it('holds whatever a log can hold', () => {
    const types = new Set(store.readText(log).rest.map(({ type }) => type));
    for (const type of ['round-started', 'moved', 'undone', 'redone', 'round-ended', 'match-ended'] as const) {
      expect(types).toContain(type);
    }
  });

  it('replays as it always did, through every pair of eyes', () => {
    const seen = seenIn(id, log);
    const before = kept(`${id}.views.jsonl`, () => asLines(seen)).trimEnd().split('\n');
    expect(seen).toHaveLength(before.length);
    // Views may tell more one day; what they told they still tell.
    for (const [index, line] of before.entries()) {
      expect(JSON.parse(JSON.stringify(seen[index]))).toMatchObject(JSON.parse(line));
    }
  });
});

it('the golden matches together hold every kind of event', () => {
  const all = goldenMatches.flatMap(({ game }) => store.readText(kept(`${game}.jsonl`, () => '')).rest);
  expect([...new Set(all.map(({ type }) => type))].toSorted()).toEqual(['hinted', 'marked', 'match-ended', 'moved', 'noted', 'redone', 'resigned', 'round-ended','round-started', 'secret-set', 'undone']);
});
