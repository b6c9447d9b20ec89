import { describe, expect, it } from 'vitest';
import { gameById } from '../../source/games/index.ts';
import { isMatchId, matchIdAt } from '../../source/storage/match-id.ts';
import { openMemoryStore } from '../../source/storage/store.ts';

describe('the id of a match', () => {
  it('says when it began and is short', () => {
    expect(matchIdAt(new Date('2026-07-29T14:25:30.417Z'))).toMatch(/^260729-142530-d1[0-9a-z]{3}$/);
  });

  it('sorts by time, to the thousandth', () => {
    const times = [0, 1, 31, 32, 999, 1000, 59_999, 60_000, 86_400_000, 31_536_000_000].map(
      (step) => new Date(Date.parse('2026-01-01T00:00:00Z') + step),
    );
    const ids = times.map(matchIdAt);
    expect(ids.toSorted()).toEqual(ids);
  });

  it('is never the same twice, though the clock stands still or goes back', () => {
    let time = Date.parse('2026-07-29T14:25:30.417Z');
    const store = openMemoryStore(gameById, { now: () => new Date((time -= 1)) });
    const ids = Array.from({ length: 2000 }, store.newId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(ids);
    expect(ids.every(isMatchId)).toBe(true);
  });

  it('cannot lead out of a folder, hide a file or mean something to a shell', () => {
    for (const text of [
      '',
      '.',
      '..',
      '../x',
      'a/b',
      'a\\b',
      '-x',
      'x-',
      '.x',
      'a b',
      'a\0',
      'A',
      'a\n',
      'é',
      'a'.repeat(65),
    ]) {
      expect(isMatchId(text), JSON.stringify(text)).toBe(false);
    }
    for (const text of ['a', 'test-match', '260729-142530-d1k7m', 'a'.repeat(64)]) {
      expect(isMatchId(text), text).toBe(true);
    }
  });
});
