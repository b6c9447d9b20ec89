import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameById, games } from '../../source/games/index.ts';
import { openStore } from '../../source/storage/store.ts';
import { freshFolder } from '../helpers/folder.ts';
import { sampleOf, store } from '../helpers/sample-logs.ts';

/** As the command does it: the bytes of a file become text, and the text is verified. */
const verified = (...parts: readonly Uint8Array[]) => store.verify(Buffer.concat(parts).toString('utf8'));

describe.each(games.map(({ id }) => [id] as const))('a damaged log of %s', (id) => {
  const { bytes, text, events } = sampleOf(id);
  const lines = text.trimEnd().split('\n');
  const lineAt = (place: number): number => bytes.subarray(0, place).toString('latin1').split('\n').length;

  it('is sound before', () => {
    expect(store.verify(text)).toEqual({ id, events: events.length, problems: [], warning: null });
  });

  it('is noticed when any bit of any byte is another', () => {
    const missed: number[] = [];
    for (let place = 0; place < bytes.length - 1; place++) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ (1 << (place % 8));
      const { problems } = verified(changed);
      // A line feed that is made or lost moves the damage to the line before or after.
      const number = Number(/^Line (\d+)/.exec(problems[0] ?? '')?.[1]);
      if (Math.abs(number - lineAt(place)) > 1 || Number.isNaN(number)) missed.push(place);
    }
    expect(missed).toEqual([]);
  });

  it('is noticed when any byte is missing or doubled', () => {
    const missed: number[] = [];
    for (let place = 0; place < bytes.length - 1; place++) {
      const [before, after] = [bytes.subarray(0, place), bytes.subarray(place + 1)];
      if (verified(before, after).problems.length === 0) missed.push(place);
      if (verified(before, bytes.subarray(place, place + 1), bytes.subarray(place)).problems.length === 0) {
        missed.push(place);
      }
    }
    expect(missed).toEqual([]);
  });

  it('loses nothing but the torn line when it is cut off anywhere', () => {
    const first = bytes.indexOf(10);
    for (let end = 0; end < bytes.length; end++) {
      const whole = bytes.subarray(0, end).toString('latin1');
      const { problems, warning, events: read } = verified(bytes.subarray(0, end));
      if (end < first) {
        expect(problems).toEqual(['There is no match in it.']);
        continue;
      }
      const isAtEnd = bytes[end] === 10 || bytes[end - 1] === 10;
      expect(problems).toEqual([]);
      expect(read).toBe(whole.split('"}\n').length - (whole.endsWith('"}\n') || !isAtEnd ? 1 : 0));
      if (!isAtEnd) expect(warning).toMatch(new RegExp(`^Line ${read + 1} was cut off .* is set aside`));
    }
  });

  it('is noticed when a line is missing, doubled or in the wrong place', () => {
    for (let place = 0; place < lines.length; place++) {
      const [before, here = '', after] = [lines.slice(0, place), lines[place], lines.slice(place + 1)];
      const wrong = [
        ...(place === lines.length - 1 ? [] : [[...before, ...after]]),
        [...before, here, here, ...after],
        ...(after[0] === undefined ? [] : [[...before, after[0], here, ...after.slice(1)]]),
      ];
      for (const some of wrong) {
        const { problems } = store.verify(`${some.join('\n')}\n`);
        expect(problems[0]).toMatch(new RegExp(`^Line (${place + 1}|${place + 2}) `));
      }
    }
  });
});

describe('a log whose writing was cut off', () => {
  it('goes on behind the torn line without a byte being taken away, however often that happens', () => {
    const { bytes, text, id } = sampleOf('binary-battle');
    const home = freshFolder();
    const file = join(home, 'matches', `${id}.jsonl`);
    mkdirSync(join(home, 'matches'));
    for (let end = text.indexOf('\n'); end < bytes.length; end += 61) {
      const disk = openStore(home, gameById);
      writeFileSync(file, bytes.subarray(0, end));
      for (const torn of ['', '{"time":"2026', '\0\0\0\0']) {
        const before = Buffer.concat([readFileSync(file), Buffer.from(torn)]);
        writeFileSync(file, before);
        const { stored, log } = disk.resume(id);
        log.append([{ type: 'noted', player: 1, line: 0, text: `after ${end}` }]);
        log.append([{ type: 'noted', player: 1, line: 0, text: 'and once more' }]);
        log.close();
        expect(readFileSync(file).subarray(0, before.length)).toEqual(before);
        const { rest, warning } = disk.read(id);
        expect(rest.slice(0, stored.rest.length)).toEqual(stored.rest);
        expect(rest.at(-1)).toMatchObject({ text: 'and once more' });
        expect(warning).toBe(stored.warning);
        expect(disk.verify(disk.text(id))).toMatchObject({ problems: [], warning });
        if (torn !== '') expect(warning).toMatch(/cut off/);
      }
      const summary = disk.summaries()[0];
      expect(summary).toMatchObject({ match: id, damage: null });
    }
  });

  it('is still told from damage: the torn line cannot be changed unnoticed either', () => {
    const { text, id } = sampleOf('quantum-flip');
    const home = freshFolder();
    const file = join(home, 'matches', `${id}.jsonl`);
    mkdirSync(join(home, 'matches'));
    writeFileSync(file, `${text}{"time":"2026-0`);
    const disk = openStore(home, gameById);
    const { log } = disk.resume(id);
    log.append([{ type: 'noted', player: 1, line: 0, text: 'on' }]);
    log.close();
    const whole = readFileSync(file);
    const torn = whole.indexOf('[torn]');
    expect(torn).toBeGreaterThan(text.length);
    for (let place = text.length; place < torn + 7; place++) {
      const changed = Buffer.from(whole);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(verified(changed).problems).not.toEqual([]);
    }
  });
});
