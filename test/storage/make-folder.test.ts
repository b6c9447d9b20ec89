import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeFolder } from '../../source/storage/disk.ts';

const folder = mkdtempSync(join(tmpdir(), 'bitduel-folder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a folder to be made', () => {
  it('is made with those above it, for nobody else to look into', () => {
    const deep = join(folder, 'a', 'b', 'c');
    makeFolder(deep);
    makeFolder(deep);
    expect(statSync(deep).isDirectory()).toBe(true);
    expect(statSync(deep).mode & 0o777).toBe(0o700);
  });

  it('is refused where a file stands in the way', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => makeFolder(join(folder, 'file'))).toThrow('EEXIST');
    expect(() => makeFolder(join(folder, 'file', 'inside'))).toThrow('ENOTDIR');
  });

  it.runIf(existsSync('/proc/self'))('is refused, at once, where no folder can be made', () => {
    expect(() => makeFolder('/proc/nope/matches')).toThrow('ENOENT');
  });
});
