import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bitduel, withHome } from '../helpers/program.ts';

/** One finished match of Number Flip Duel with two rounds, to be read in every way there is. */
let home = '';
let id = '';
let log = '';

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'bitduel-files-'));
  const args = [
    'play',
    'number',
    '--p2',
    'human',
    '--name1',
    'Ann\u001B[31m',
    '--name2',
    '\u202EBob',
    '--rounds',
    '2',
  ];
  const secrets = ['--secret1', '00000', '--secret2', '10101'];
  const input = 'flip 1\nnote maybe 10101\nflip 2\nguess 11101\nguess 00000\n';
  await bitduel([...args, ...secrets, '--json'], { home, input });
  id = (readdirSync(join(home, 'matches'))[0] ?? '').replace('.jsonl', '');
  log = join(home, 'matches', `${id}.jsonl`);
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

const linesOf = (file: string): readonly string[] => readFileSync(file, 'utf8').trimEnd().split('\n');

const changed = (name: string, change: (lines: readonly string[]) => string): string => {
  const file = join(home, name);
  writeFileSync(file, change(linesOf(log)));
  return file;
};

const expectFault = async (args: readonly string[], wrong: RegExp, input?: string): Promise<void> => {
  const { code, stdout, stderr } = await bitduel(args, { home, ...(input === undefined ? {} : { input }) });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(wrong);
  expect(stderr).toMatch(/^bitduel: .+\n.+\n$/u);
};

describe('a match', () => {
  it('is found by its id, by the beginning of it, by its path and on standard input', async () => {
    const wanted = await bitduel(['verify', id], { home });
    expect(wanted).toMatchObject({ code: 0, stderr: '' });
    expect(wanted.stdout).toContain(`${id}: `);
    expect(await bitduel(['verify', id.slice(0, 10)], { home })).toEqual(wanted);
    expect(await bitduel(['verify', log], { home: '/nonexistent' })).toEqual(wanted);
    expect(await bitduel(['verify', '-'], { home: '/nonexistent', input: readFileSync(log) })).toEqual(
      wanted,
    );
    const input = readFileSync(log);
    expect((await bitduel(['replay', '-', '--json'], { input })).stdout).toBe(
      (await bitduel(['replay', id, '--json'], { home })).stdout,
    );
  });

  it('is refused in one clear sentence when there is none, or several could be meant', async () => {
    await expectFault(['verify', 'nothing'], /There is no match "nothing"/u);
    await expectFault(['replay', '/no/such/file', '--plain'], /no such|There is no match/u);
    await expectFault(['review', home], /is not a file/u);
    await withHome(async (many) => {
      mkdirSync(join(many, 'matches'), { recursive: true });
      for (const name of ['aaa-1', 'aaa-2']) copyFileSync(log, join(many, 'matches', `${name}.jsonl`));
      const { code, stderr } = await bitduel(['verify', 'aaa'], { home: many });
      expect(code).toBe(1);
      expect(stderr).toContain('aaa-1, aaa-2');
    });
  });
});

describe('a log that was meddled with', () => {
  it('is caught by verify, which names the line', async () => {
    const file = changed(
      'changed.jsonl',
      (lines) => lines.map((line) => line.replace('"move":"flip 1"', '"move":"flip 3"')).join('\n') + '\n',
    );
    await expectFault(['verify', file], /Line \d+ /u);
  });

  it('is refused when it is damaged, is no log at all, or comes from the future', async () => {
    const broken = changed(
      'broken.jsonl',
      ([first, , ...rest]) => [first, '{"type":', ...rest].join('\n') + '\n',
    );
    for (const args of [
      ['replay', broken, '--plain'],
      ['review', broken, '--json'],
      ['resume', broken, '--plain'],
    ]) {
      await expectFault(args, /Line 2 /u);
    }
    await expectFault(['replay', '-', '--json'], /./u, 'hello\n');
    await expectFault(['verify', '-'], /no match/u, '');
    const future = changed(
      'future.jsonl',
      (lines) => lines.join('\n').replace('"format":1', '"format":2') + '\n',
    );
    await expectFault(['replay', future, '--plain'], /newer bitduel/u);
  });

  it('is read with a word about a last line that was cut off', async () => {
    const torn = changed('torn.jsonl', (lines) => lines.join('\n').slice(0, -20));
    const { code, stdout, stderr } = await bitduel(['replay', torn, '--plain'], { home });
    expect(code).toBe(0);
    expect(stdout).toContain('Move 1.');
    expect(stderr).toContain('cut off');
  });
});

describe('what is printed about a match', () => {
  it('holds no control characters from names and notes, in any face', async () => {
    for (const args of [
      ['matches'],
      ['replay', id, '--plain', '--as', '1'],
      ['review', id],
      ['stats'],
      ['verify', id],
    ]) {
      const { code, stdout } = await bitduel(args, { home });
      expect(code, args.join(' ')).toBe(0);
      expect(stdout).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202E]/u);
    }
  });

  it('shows a seat its own notes and no other its', async () => {
    expect((await bitduel(['replay', id, '--plain', '--as', '2'], { home })).stdout).toContain('maybe 10101');
    expect((await bitduel(['replay', id, '--plain', '--as', '1'], { home })).stdout).not.toContain(
      'maybe 10101',
    );
    expect((await bitduel(['replay', id, '--json', '--as', '1'], { home })).stdout).not.toContain(
      'maybe 10101',
    );
  });

  it('hides from a seat what it could not know while the round was on', async () => {
    const { stdout } = await bitduel(['replay', id, '--json', '--as', '1'], { home });
    const views = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const during = views.filter(({ outcome }) => outcome === null);
    expect(during.length).toBeGreaterThan(2);
    for (const { view } of during) expect(view.sequences[1]).toBeNull();
    expect(views[3].view.sequences).toEqual(['10000', '11101']);
  });

  it('reveals the secrets with their fairness codes in verify', async () => {
    const { stdout } = await bitduel(['verify', id], { home });
    expect(stdout).toMatch(
      /Round 1: the secret of player 2 was 10101, with the salt [0-9a-f]+; its fairness code is [0-9a-f-]{19}\./u,
    );
  });
});

it('settings that are rubbish do no harm', () =>
  withHome(async (own) => {
    writeFileSync(join(own, 'settings.json'), '{"name": 5, "setups": {"__proto__": 1}, "lastGame": []');
    const { code } = await bitduel(['play', 'quantum', '--p2', 'human', '--plain'], { home: own });
    expect(code).toBe(0);
    expect(existsSync(join(own, 'matches'))).toBe(true);
  }));
