import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bitduel, programPath } from '../helpers/program.ts';
import { openPty } from '../helpers/pty.ts';

const readme = readFileSync('readme.md', 'utf8');
const home = mkdtempSync(join(tmpdir(), 'bitduel-readme-'));

/** The commands of the readme's shell blocks, without their comments. */
const commands = [...readme.matchAll(/```sh\n(?<block>[^]*?)```/gu)]
  .flatMap(({ groups }) => (groups?.['block'] ?? '').split('\n'))
  .map((line) => line.replace(/\s+#.*$/u, '').trim())
  .filter((line) => line !== '');

const ours = commands.filter((line) => line.startsWith('bitduel'));
const needsScreen = (line: string): boolean =>
  /^bitduel(?: (?:play|resume|replay|review)\b.*)?$/u.test(line) && !/--(?:plain|json)/u.test(line);

let match = '';
const wordsOf = (line: string): readonly string[] => line.replaceAll('<match>', match).split(' ').slice(1);

beforeAll(async () => {
  const { stdout } = await bitduel(['play', 'quantum-flip', '--p2', 'human', '--json'], {
    home,
    input: 'flip 1 3\nflip 2\n',
  });
  match = String(JSON.parse(stdout.split('\n')[0] ?? '').match);
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('the readme', () => {
  it('has commands to check', () => {
    expect(ours.length).toBeGreaterThan(8);
  });

  it.each(ours.filter((line) => !needsScreen(line)))('tells the truth: %s', async (line) => {
    const { code, stderr } = await bitduel(wordsOf(line), { home });
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  it.each(ours.filter(needsScreen))('tells the truth: %s', async (line) => {
    const pty = openPty(process.execPath, [programPath, ...wordsOf(line)], { env: { BITDUEL_HOME: home } });
    await pty.waitFor(/\? help/u);
    pty.write('q');
    expect(await pty.exited).toEqual({ code: 0 });
  });

  it('names only scripts and files that are there', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const [, name = ''] of readme.matchAll(/npm (?:run )?(start|test|bench|build|pictures)\b/gu)) {
      expect(Object.keys(scripts)).toContain(name);
    }
    for (const [, path = ''] of readme.matchAll(/\]\((?!https?:)([^)#]+)\)/gu))
      expect(existsSync(path), path).toBe(true);
    for (const [, path = ''] of readme.matchAll(/node (scripts\/\S+?\.mjs)/gu))
      expect(existsSync(path), path).toBe(true);
  });
});
