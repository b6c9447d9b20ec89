import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPty } from '../helpers/pty.ts';

const folder = mkdtempSync(join(tmpdir(), 'bitduel-package-'));
const place = join(folder, 'empty');
const bin = join(place, 'node_modules', '.bin', 'bitduel');
/** No registry can be reached, and nothing was ever downloaded. */
const env = {
  ...process.env,
  npm_config_cache: join(folder, 'cache'),
  npm_config_registry: 'http://127.0.0.1:9/',
  npm_config_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  BITDUEL_HOME: join(folder, 'home'),
};
const npm = (args: readonly string[], cwd: string): string =>
  execFileSync('npm', [...args], { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const sizeOf = (path: string): number =>
  statSync(path).isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
    : statSync(path).size;

let tarball = '';

beforeAll(() => {
  mkdirSync(place);
  npm(['pack', '--ignore-scripts', '--pack-destination', folder], process.cwd());
  tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
  writeFileSync(join(place, 'package.json'), '{ "name": "nobody", "private": true }');
  npm(['install', '--no-save', tarball], place);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package', () => {
  it('is small: packed under 400 kB, installed under 1.5 MB', () => {
    expect(sizeOf(tarball)).toBeLessThan(400_000);
    expect(sizeOf(join(place, 'node_modules', 'bitduel'))).toBeLessThan(1_500_000);
  });

  it('needs nothing else at run time, and carries the licences of what is in it', () => {
    const { dependencies } = JSON.parse(
      readFileSync(join(place, 'node_modules', 'bitduel', 'package.json'), 'utf8'),
    );
    expect(dependencies).toBeUndefined();
    expect(readdirSync(join(place, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'bitduel',
    ]);
    const licences = readFileSync(join(place, 'node_modules', 'bitduel', 'dist', 'licences.txt'), 'utf8');
    for (const name of ['ink', 'react', 'ink-select-input', 'meow', 'yoga-layout']) {
      expect(licences).toMatch(new RegExp(`^${name} \\d`, 'mu'));
    }
  });

  it('tells its version', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(execFileSync(bin, ['--version'], { env, encoding: 'utf8' })).toBe(`${version}\n`);
  });

  it('plays a whole match for a program', () => {
    const output = execFileSync(
      bin,
      ['play', 'bit-flip-showdown', '--bits', '4', '--p2', 'human', '--json'],
      {
        env,
        input: 'flip 2 3\nflip 1\nflip 4\n',
        encoding: 'utf8',
      },
    );
    const last = JSON.parse(output.trim().split('\n').at(-1) ?? '');
    expect(last).toMatchObject({ type: 'match-ended', winner: 1 });
  });

  it('opens its menu in a terminal', async () => {
    const pty = openPty(bin, [], { env });
    await pty.waitFor('every position solved');
    pty.write('q');
    expect(await pty.exited).toEqual({ code: 0 });
  });

  it('opens its menu where developers have switched on the tools of Ink', async () => {
    const pty = openPty(bin, [], { env: { ...env, DEV: 'true' } });
    await pty.waitFor('every position solved');
    pty.write('q');
    expect(await pty.exited).toEqual({ code: 0 });
  });

  it('keeps what was compiled for the next start, and believes nothing else that lies there', () => {
    const dist = join(place, 'node_modules', 'bitduel', 'dist');
    const run = (): string => execFileSync(bin, ['rules', 'quantum-flip'], { env, encoding: 'utf8' });
    const caches = (): readonly string[] => readdirSync(dist).filter((name) => name.includes('-lines.cache'));
    const said = run();
    expect(caches()).toHaveLength(1);
    const cache = join(dist, caches()[0] ?? '');
    const kept = readFileSync(cache);
    const damaged = Buffer.from(kept);
    for (let place = 40; place < damaged.length; place += 997) damaged[place] = 0x5a;
    for (const bytes of [Buffer.alloc(0), Buffer.from('not a cache'), kept.subarray(0, 5000), damaged]) {
      writeFileSync(cache, bytes);
      expect(run()).toBe(said);
      expect(readFileSync(cache).length).toBeGreaterThan(100_000);
    }
    rmSync(cache);
    // Something that cannot be replaced lies in its place.
    mkdirSync(join(cache, 'taken'), { recursive: true });
    expect(run()).toBe(said);
    expect(caches()).toHaveLength(1);
    rmSync(cache, { recursive: true });
  });

  it('starts with npx from the tarball alone', () => {
    const output = npm(['exec', '--yes', '--', `file:${tarball}`, '--version'], place);
    expect(output).toMatch(/^\d+\.\d+\.\d+\n$/u);
  });
});
