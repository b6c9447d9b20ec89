import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameById } from '../../source/games/index.ts';
import type { Derivation, StoredMatch } from '../../source/storage/contract.ts';
import { openMemoryStore, openStore } from '../../source/storage/store.ts';
import { freshFolder } from '../helpers/folder.ts';
import { gameOf } from '../helpers/line-play.ts';
import { randomMatch } from '../helpers/play.ts';
import { save, steadyClock } from '../helpers/storing.ts';

const eventsOf = (match: string, moves = 6) =>
  randomMatch(gameOf('bit-flip-duel'), { match }, match, moves).events;

/** Counts the events of a log, and how often it was asked to. */
const counting = (version = 1) => {
  const asked: string[] = [];
  const what: Derivation<number> = {
    name: 'counts',
    version,
    of: ({ id, rest }: StoredMatch) => {
      asked.push(id);
      return rest.length;
    },
    decode: (value) => (typeof value === 'number' ? value : undefined),
  };
  return { what, asked };
};

const onDisk = (...matches: readonly string[]) => {
  const home = freshFolder();
  const open = () => openStore(home, gameById, { now: steadyClock() });
  for (const match of matches) save(open(), eventsOf(match));
  return {
    open,
    memory: join(home, 'counts.json'),
    log: (id: string) => join(home, 'matches', `${id}.jsonl`),
  };
};

describe('what is derived from logs', () => {
  it('is the same from memory as from the logs, oldest first', () => {
    const { open } = onDisk('b-match', 'a-match');
    const first = open().derive(counting().what);
    expect(first).toEqual(['a-match', 'b-match'].map((match) => eventsOf(match).length - 1));
    const { what, asked } = counting();
    expect(open().derive(what)).toEqual(first);
    expect(asked).toEqual([]);
  });

  it('is worked out anew for a log that has grown, and for no other', () => {
    const { open } = onDisk('a-match', 'b-match');
    open().derive(counting().what);
    const { log } = open().resume('b-match');
    log.append([{ type: 'noted', player: 1, line: 0, text: 'one more' }]);
    log.close();
    const { what, asked } = counting();
    expect(open().derive(what)[1]).toBe(eventsOf('b-match').length);
    expect(asked).toEqual(['b-match']);
  });

  it('is worked out anew for a log that was changed without growing, even with its old time', () => {
    const { open, log } = onDisk('a-match');
    open().derive(counting().what);
    const long = readFileSync(log('a-match'), 'utf8');
    const time = new Date(0);
    utimesSync(log('a-match'), time, time);
    open().derive(counting().what);
    writeFileSync(log('a-match'), long.replace('"flip', '"fl1p'));
    utimesSync(log('a-match'), time, time);
    expect(open().derive(counting().what)).toEqual([null]);
  });

  it('remembers that a log cannot be read until the log changes', () => {
    const { open, log } = onDisk('a-match');
    const whole = readFileSync(log('a-match'));
    writeFileSync(log('a-match'), 'nothing of the kind\n');
    expect(open().derive(counting().what)).toEqual([null]);
    expect(open().derive(counting().what)).toEqual([null]);
    writeFileSync(log('a-match'), whole);
    expect(open().derive(counting().what)).toEqual([eventsOf('a-match').length - 1]);
  });

  it('forgets a match that was deleted, and learns one that was added', () => {
    const { open, memory } = onDisk('a-match', 'b-match');
    open().derive(counting().what);
    open().remove('a-match');
    expect(open().derive(counting().what)).toHaveLength(1);
    expect(readFileSync(memory, 'utf8')).not.toContain('a-match');
    save(open(), eventsOf('c-match'));
    const { what, asked } = counting();
    expect(open().derive(what)).toHaveLength(2);
    expect(asked).toEqual(['c-match']);
  });

  it('believes no memory that another version made, or that is none', () => {
    const { open, memory } = onDisk('a-match');
    const [count = 0] = open().derive(counting(1).what);
    const mine = readFileSync(memory, 'utf8');
    const wrong = [
      '',
      'null',
      '[]',
      '{"version":1}',
      '{"version":1,"logs":[]}',
      '{"version":1,"logs":{"a-match":7}}',
      mine.replace(/,\d+\]/, ',"many"]'),
      mine.replace(/,\d+\]/, ']'),
      mine.replace('"version":1', '"version":2').replace(/,\d+\]/, ',99]'),
      mine.slice(0, -3),
    ];
    for (const text of wrong) {
      writeFileSync(memory, text);
      expect(open().derive(counting(1).what)).toEqual([count]);
      expect(readFileSync(memory, 'utf8')).toBe(mine);
    }
    const { what, asked } = counting(2);
    open().derive(what);
    expect(asked).toEqual(['a-match']);
  });

  it('does without a memory where none can be kept', () => {
    const { open, memory } = onDisk('a-match');
    rmSync(memory, { force: true });
    // A folder in its place can neither be read nor replaced.
    save(openStore(memory, gameById), eventsOf('elsewhere'));
    for (let time = 0; time < 2; time++) expect(open().derive(counting().what)).toHaveLength(1);
  });

  it('leaves nothing behind where there are no matches', () => {
    const { open, memory } = onDisk();
    expect(open().derive(counting().what)).toEqual([]);
    expect(existsSync(memory)).toBe(false);
  });

  it('is remembered in memory too', () => {
    const store = openMemoryStore(gameById, { now: steadyClock() });
    save(store, eventsOf('a-match'));
    store.derive(counting().what);
    const { what, asked } = counting();
    expect(store.derive(what)).toHaveLength(1);
    expect(asked).toEqual([]);
  });
});
