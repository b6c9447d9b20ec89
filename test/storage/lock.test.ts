import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { takeLock } from '../../source/storage/lock.ts';
import { type Processes, theseProcesses } from '../../source/storage/processes.ts';
import { freshFolder } from '../helpers/folder.ts';
import { faultOf } from '../helpers/storing.ts';

const now = () => new Date('2026-07-29T12:00:00Z');

/** A host on which these processes run, by number, and began when it says. */
const host = (pid: number, running: Readonly<Record<number, string | null>>, name = 'here') => {
  const processes: Processes = {
    pid,
    host: name,
    startOf: (other) => (Object.hasOwn(running, other) ? running[other] : undefined),
  };
  return { processes, now };
};

describe('the lock of a match', () => {
  const path = () => join(freshFolder(), 'a-match.jsonl.lock');

  it('says who holds it, on which host and since when, and goes when it is released', () => {
    const lock = path();
    const release = takeLock(lock, host(7, { 7: 'noon' }));
    expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({
      pid: 7,
      host: 'here',
      since: '2026-07-29T12:00:00.000Z',
      start: 'noon',
    });
    const fault = faultOf(() => takeLock(lock, host(8, { 7: 'noon', 8: 'one' })));
    expect(fault.message).toBe(
      'This match is being played by process 7 on here since 2026-07-29T12:00:00.000Z.',
    );
    expect(fault.advice).toContain('a-match.jsonl.lock');
    release();
    expect(existsSync(lock)).toBe(false);
    takeLock(lock, host(8, { 8: 'one' }))();
    expect(readdirSync(join(lock, '..'))).toEqual([]);
  });

  it('passes from a process that has died to the next, also if its number is in use again', () => {
    const lock = path();
    takeLock(lock, host(7, { 7: 'noon' }));
    takeLock(lock, host(8, { 8: 'one' }));
    takeLock(lock, host(9, { 8: 'two', 9: 'three' }));
    expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: 9 });
    expect(readdirSync(join(lock, '..'))).toEqual(['a-match.jsonl.lock']);
  });

  it('stays with a process that may still live: nothing is known of other hosts, and little on some systems', () => {
    const lock = path();
    takeLock(lock, host(7, { 7: null }));
    expect(faultOf(() => takeLock(lock, host(8, { 7: null, 8: null }))).message).toMatch(/process 7 on here/);
    expect(faultOf(() => takeLock(lock, host(8, { 8: 'one' }, 'there'))).message).toMatch(
      /process 7 on here/,
    );
  });

  it('is not released by one to whom it no longer belongs', () => {
    const lock = path();
    const release = takeLock(lock, host(7, { 7: 'noon' }));
    takeLock(lock, host(8, { 8: 'one' }));
    release();
    expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: 8 });
  });

  it('can be taken from the dead even if somebody died while taking it', () => {
    const lock = path();
    takeLock(lock, host(7, { 7: 'noon' }));
    const { token }: { token: string } = JSON.parse(readFileSync(lock, 'utf8'));
    takeLock(`${lock}.${token}`, host(8, { 8: 'one' }));
    expect(faultOf(() => takeLock(lock, host(9, { 8: 'one', 9: 'two' }))).message).toMatch(
      /process 8 on here/,
    );
    takeLock(lock, host(9, { 9: 'two' }))();
    expect(readdirSync(join(lock, '..'))).toEqual([]);
  });

  it('that nobody can read is respected', () => {
    for (const text of [
      '',
      'x',
      '{}',
      '[]',
      'null',
      '{"pid":-1,"host":"here","since":"","start":null,"token":"0"}',
    ]) {
      const lock = path();
      writeFileSync(lock, text);
      const fault = faultOf(() => takeLock(lock, host(8, { 8: 'one' })));
      expect(fault.message).toBe('The match is locked, and the lock does not say by whom.');
      expect(fault.advice).toMatch(/^If nobody plays it, delete ".*"\.$/);
      expect(readFileSync(lock, 'utf8')).toBe(text);
    }
  });

  it('says nothing that a terminal would obey, whoever wrote it', () => {
    const lock = path();
    const owner = {
      pid: 7,
      host: '\u001b[2Jthere\u202e',
      since: '\u0007',
      start: null,
      token: '0'.repeat(16),
    };
    writeFileSync(lock, JSON.stringify(owner));
    expect(faultOf(() => takeLock(lock, host(8, {}))).message).toBe(
      'This match is being played by process 7 on [2Jthere since .',
    );
  });
});

describe('the processes of this machine', () => {
  it('are told from those that are gone and from those that began at another time', () => {
    const { pid, host: name, startOf } = theseProcesses();
    expect([pid, name]).toEqual([process.pid, hostname()]);
    expect(startOf(pid)).toBe(startOf(pid));
    expect(startOf(2 ** 22 + 1)).toBeUndefined();
    if (process.platform !== 'linux') return;
    expect(startOf(pid)).toMatch(/^[0-9a-f-]{36} \d+$/);
    expect(startOf(process.ppid)).not.toBe(startOf(pid));
  });
});
