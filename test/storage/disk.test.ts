import {
  appendFileSync,
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameById } from '../../source/games/index.ts';
import { openStore } from '../../source/storage/store.ts';
import { freshFolder } from '../helpers/folder.ts';
import { gameOf } from '../helpers/line-play.ts';
import { started } from '../helpers/play.ts';
import { faultOf, save, steadyClock } from '../helpers/storing.ts';

const beginning = (match = 'a-match') => started(gameOf('quantum-flip'), { match }).events;
const move = { type: 'moved', player: 1, move: 'flip 1', said: { bits: '10000' } } as const;

/** Root may do everything: for a while, be somebody to whom things can be forbidden. */
const unprivileged = (home: string, run: () => void): void => {
  if (process.getuid?.() !== 0) return run();
  const nobody = 65534;
  chownSync(home, nobody, nobody);
  process.seteuid?.(nobody);
  try {
    run();
  } finally {
    process.seteuid?.(0);
  }
};

describe('a store on disk', () => {
  it('keeps each match in a file of lines that only its player may read', () => {
    const home = join(freshFolder(), 'new', 'place');
    const store = openStore(home, gameById, { now: steadyClock() });
    expect(store.summaries()).toEqual([]);
    expect(existsSync(home)).toBe(false);
    const log = store.create(beginning());
    log.append([{ type: 'noted', player: 1, line: 0, text: 'Ünïcödé \u{1f600}' }]);
    const file = join(home, 'matches', 'a-match.jsonl');
    const [first = '', , third = '', ...end] = readFileSync(file, 'utf8').split('\n');
    expect(first).toMatch(
      /^\{"format":1,"time":"2026-07-29T12:00:\d\d\.000Z","type":"match-started","match":"a-match"/,
    );
    expect(third).toMatch(
      /"type":"noted","player":1,"line":0,"text":"Ünïcödé \u{1f600}","seal":"[0-9a-f]{16}"\}$/u,
    );
    expect(end).toEqual(['']);
    log.close();
    expect(readdirSync(join(home, 'matches'))).toEqual(['a-match.jsonl']);
    if (process.platform === 'win32') return;
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(home, 'matches')).mode & 0o777).toBe(0o700);
  });

  it('only ever adds to a log, and has it on disk when it says so', () => {
    const home = freshFolder();
    const store = openStore(home, gameById);
    const file = join(home, 'matches', 'a-match.jsonl');
    const log = store.create(beginning());
    let before = readFileSync(file, 'utf8');
    for (const event of [move, { type: 'undone', player: 1, count: 1 }, move] as const) {
      log.append([event]);
      const now = readFileSync(file, 'utf8');
      expect(now.startsWith(before)).toBe(true);
      expect(now.length).toBeGreaterThan(before.length);
      before = now;
    }
    log.append([]);
    expect(readFileSync(file, 'utf8')).toBe(before);
    log.close();
  });

  it('takes the path of a file for a match, whatever its name', () => {
    const home = freshFolder();
    const store = openStore(home, gameById);
    save(store, beginning());
    const elsewhere = join(home, 'Saved by Ada.txt');
    copyFileSync(join(home, 'matches', 'a-match.jsonl'), elsewhere);
    expect(store.read(elsewhere).setup.match).toBe('a-match');
    const { log } = store.resume(elsewhere);
    log.append([move]);
    expect(faultOf(() => store.resume(elsewhere)).message).toMatch(/is being played/);
    symlinkSync(elsewhere, join(home, 'link'));
    expect(faultOf(() => store.resume(join(home, 'link'))).message).toMatch(/is being played/);
    log.close();
    expect(store.read(elsewhere).rest.at(-1)).toEqual(move);
    expect(store.read('a-match').rest).toHaveLength(1);
  });

  it('says what is wrong with a path', () => {
    const home = freshFolder();
    const store = openStore(home, gameById);
    expect(faultOf(() => store.read(join(home, 'nothing.jsonl'))).message).toMatch(/^There is no match "/);
    expect(faultOf(() => store.read(home)).message).toMatch(/is not a file\.$/);
    writeFileSync(join(home, 'empty'), '');
    expect(faultOf(() => store.read(join(home, 'empty'))).message).toMatch(/^There is no match in empty\.$/);
    if (process.platform === 'win32') return;
    expect(faultOf(() => store.read('/dev/zero')).message).toBe('"/dev/zero" is not a file.');
    symlinkSync(join(home, 'loop'), join(home, 'loop'));
    expect(faultOf(() => store.read(join(home, 'loop'))).message).toMatch(/^There is no match "/);
  });

  it('refuses a file that is far too large before it reads it', () => {
    const home = freshFolder();
    const file = join(home, 'huge.jsonl');
    writeFileSync(file, '');
    truncateSync(file, 2 ** 31);
    expect(faultOf(() => openStore(home, gameById).read(file)).message).toMatch(/too large to be a match\.$/);
  });

  it('lists its matches among strangers and passes over what is none', () => {
    const home = freshFolder();
    const store = openStore(home, gameById);
    save(store, beginning());
    const folder = join(home, 'matches');
    mkdirSync(join(folder, 'folder.jsonl'));
    writeFileSync(join(folder, 'notes.txt'), 'hello');
    writeFileSync(join(folder, '.hidden.jsonl'), 'hello');
    writeFileSync(join(folder, 'Big Name.jsonl'), 'hello');
    writeFileSync(join(folder, 'stranger.jsonl'), 'hello\n');
    writeFileSync(join(folder, 'empty.jsonl'), '');
    symlinkSync(join(folder, 'nowhere'), join(folder, 'gone.jsonl'));
    expect(store.summaries().map(({ match, damage }) => [match, damage])).toEqual([
      ['stranger', 'Line 1 is not the beginning of a match.'],
      ['empty', 'There is no match in it.'],
      ['a-match', null],
    ]);
  });

  it('never puts a match where there is one already', () => {
    const store = openStore(freshFolder(), gameById);
    save(store, beginning());
    expect(faultOf(() => store.create(beginning())).message).toBe('There is a match a-match already.');
    expect(store.read('a-match').rest).toHaveLength(1);
  });

  it('says so when its folder is a file or lies below one', () => {
    const home = join(freshFolder(), 'file');
    writeFileSync(home, '');
    const store = openStore(home, gameById);
    const fault = faultOf(() => store.create(beginning()));
    expect(fault.message).toMatch(
      /^The match cannot be saved in ".*matches": a file stands where a folder should be\.$/,
    );
    expect(fault.advice).toMatch(/BITDUEL_HOME/);
    expect(fault.cause).toMatchObject({ code: expect.stringMatching(/ENOTDIR|EEXIST/) });
    expect(faultOf(() => store.summaries()).message).toMatch(/cannot be read: a file stands/);
  });

  it.skipIf(process.platform === 'win32')('says so when it may not write or read', () => {
    const home = freshFolder();
    unprivileged(home, () => {
      const store = openStore(home, gameById);
      const folder = join(home, 'matches');
      const denied = /^The match cannot be saved in ".*": permission is denied\.$/;
      save(store, beginning());
      chmodSync(folder, 0o500);
      expect(faultOf(() => store.create(beginning('other')))).toMatchObject({
        message: expect.stringMatching(denied),
        advice: expect.stringMatching(/BITDUEL_HOME/),
        cause: { code: 'EACCES' },
      });
      expect(faultOf(() => store.resume('a-match')).message).toMatch(denied);
      expect(faultOf(() => store.remove('a-match')).message).toMatch(
        /^The match cannot be deleted in ".*": perm/,
      );
      expect(store.read('a-match').rest).toHaveLength(1);
      chmodSync(folder, 0o700);
      const { log } = store.resume('a-match');
      chmodSync(join(folder, 'a-match.jsonl'), 0o000);
      expect(faultOf(() => log.append([move])).message).toMatch(denied);
      log.close();
      expect(faultOf(() => store.read('a-match')).message).toMatch(/cannot be read: permission is denied\.$/);
      expect(openStore(home, gameById).summaries()).toMatchObject([
        { match: 'a-match', damage: expect.stringMatching(/permission is denied/) },
      ]);
      chmodSync(home, 0o000);
      expect(faultOf(() => store.summaries()).message).toMatch(/cannot be read: permission is denied\.$/);
      expect(faultOf(() => store.create(beginning())).message).toMatch(denied);
    });
  });

  it('stops saving when the log disappears or somebody else writes to it', () => {
    const home = freshFolder();
    const store = openStore(home, gameById);
    const file = join(home, 'matches', 'a-match.jsonl');
    const first = store.create(beginning());
    appendFileSync(file, 'x');
    const fault = faultOf(() => first.append([move]));
    expect(fault.message).toMatch(/something else has changed its log/);
    expect(readFileSync(file, 'utf8').endsWith('}\nx')).toBe(true);
    first.close();
    const { log } = store.resume('a-match');
    log.append([move]);
    rmSync(file);
    expect(faultOf(() => log.append([move])).message).toMatch(
      /cannot be saved in ".*a-match.jsonl": it is not there\.$/,
    );
    expect(faultOf(() => log.append([move])).message).toMatch(/no longer being saved/);
    log.close();
    expect(readdirSync(join(home, 'matches'))).toEqual([]);
  });
});
