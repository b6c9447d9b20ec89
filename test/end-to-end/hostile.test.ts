import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshFolder } from '../helpers/folder.ts';
import { type Ran, bitduel, converse, programPath } from '../helpers/program.ts';
import { keys, openPty } from '../helpers/pty.ts';
import { goldenLogs, sealed } from '../trust/golden.ts';

/* The worst that files, folders and disks can do to the real program: one clear sentence, and no harm. */

const controls = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2066-\u2069]/u;

const expectClean = ({ stdout, stderr }: Ran, what: string): void => {
  expect(stdout, what).not.toMatch(controls);
  expect(stderr, what).not.toMatch(controls);
  expect(stderr, what).not.toMatch(/inside bitduel|^\s+at /mu);
};

/** Two sentences and exit 1, and nothing else. */
const expectFault = (ran: Ran, why: RegExp): void => {
  expect(ran).toMatchObject({ code: 1, stdout: '' });
  expect(ran.stderr).toMatch(/^bitduel: [^\n]+\.\n[^\n]+\.\n$/u);
  expect(ran.stderr).toMatch(why);
  expectClean(ran, 'a fault');
};

const linesOf = (id: string): readonly string[] => goldenLogs.find((log) => log.id === id)?.lines ?? [];

const logOf = (lines: readonly string[]): Buffer => sealed(lines.map((line) => Buffer.from(line)));

const put = (home: string, name: string, bytes: Buffer | string): string => {
  mkdirSync(join(home, 'matches'), { recursive: true });
  const file = join(home, 'matches', name);
  writeFileSync(file, bytes);
  return file;
};

const readers = (file: string): readonly (readonly string[])[] => [
  ['verify', file],
  ['replay', file, '--plain'],
  ['review', file, '--json'],
  ['resume', file, '--json'],
];

/** Little memory: whoever reads without bounds does not get far. */
const little = { NODE_OPTIONS: '--max-old-space-size=96' };

describe('a log that is too much', () => {
  it('is refused unread when it is a line of a gigabyte', async () => {
    const home = freshFolder();
    const file = put(home, 'huge.jsonl', '');
    const open = openSync(file, 'w');
    ftruncateSync(open, 2 ** 30);
    closeSync(open);
    for (const args of readers(file)) expectFault(await bitduel(args, { home, env: little }), /too large/u);
    const listed = await bitduel(['matches'], { home, env: little });
    expect(listed).toMatchObject({ code: 0, stderr: '' });
    expect(listed.stdout).toMatch(/^huge .*damaged/mu);
  });

  it('is refused in bounded memory when it is a line of 100 MB, in a file or on standard input', async () => {
    const home = freshFolder();
    const line = Buffer.alloc(100 * 2 ** 20, 'x');
    const file = put(home, 'long.jsonl', line);
    expectFault(await bitduel(['verify', file], { home, env: little }), /no match|longer than any line/u);
    expectFault(
      await bitduel(['replay', '-', '--plain'], { home, input: line, env: little }),
      /no match|longer than any line/u,
    );
  });

  it('is refused when standard input never ends', async () => {
    const child = spawn('sh', ['-c', 'yes | "$0" "$1" verify -', process.execPath, programPath], {
      env: { ...process.env, BITDUEL_HOME: freshFolder() },
    });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(1);
    expect(stderr).toMatch(/larger than any match/u);
  });

  it('is refused when it has ten million events', async () => {
    const home = freshFolder();
    const file = put(home, 'many.jsonl', '');
    const [head = ''] = linesOf('quantum-flip');
    const open = openSync(file, 'w');
    writeSync(open, logOf([head]));
    const some = Buffer.from('{"type":"resigned","player":1}\n'.repeat(100_000));
    for (let count = 0; count < 100; count++) writeSync(open, some);
    closeSync(open);
    for (const args of readers(file))
      expectFault(await bitduel(args, { home, env: little }), /too large|Line 2 /u);
    rmSync(file);
  });
});

const nasty = '\u001B[2J\u001B]0;gone\u0007\u202Eevil\u2066\u009B31m\u200B\u0000';

/** The menu opens, so does the set-up of a game, and nothing but text is drawn. */
const expectMenu = async (home: string): Promise<void> => {
  const pty = openPty(process.execPath, [programPath], { env: { BITDUEL_HOME: home } });
  try {
    await pty.waitFor('q quit');
    pty.write(keys.enter);
    await pty.waitFor('new match');
    expect(pty.screen()).not.toMatch(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069]/u);
    expect(pty.raw()).not.toMatch(/\u001B\]|\u0007/u);
    pty.write(keys.ctrlC);
    expect(await pty.exited).toEqual({ code: 0 });
  } finally {
    await pty.close();
  }
};

describe('what logs and settings hold', () => {
  it('never reaches a terminal as anything but text', async () => {
    const home = freshFolder();
    for (const { id, lines } of goldenLogs) {
      const meddled = lines.map((line, index) => {
        const raw: unknown = JSON.parse(line);
        if (typeof raw !== 'object' || raw === null) return line;
        return JSON.stringify(
          index === 0
            ? {
                ...raw,
                match: `../../../${nasty}`,
                seed: nasty,
                players: [
                  { name: nasty, kind: 'human' },
                  { name: nasty, kind: 'human' },
                ],
                branch: { match: `/etc/${nasty}`, round: 1, moves: 0 },
              }
            : {
                ...raw,
                ...('text' in raw ? { text: nasty } : {}),
                ...('reason' in raw ? { reason: nasty } : {}),
              },
        );
      });
      const file = put(home, `${id}.jsonl`, logOf(meddled));
      for (const args of [
        ['verify', file],
        ['replay', file, '--plain'],
        ['replay', file, '--json'],
        ['review', file],
        ['review', file, '--json'],
        ['resume', file, '--plain'],
      ]) {
        expectClean(await bitduel(args, { home }), `${id}: ${args[0]}`);
      }
    }
    for (const args of [['matches'], ['matches', '--json'], ['stats'], ['stats', '--json']]) {
      const ran = await bitduel(args, { home });
      expect(ran.code).toBe(0);
      expectClean(ran, args.join(' '));
    }
  });

  it('leads to no file outside: a match is where its file is, whatever it calls itself', async () => {
    const home = freshFolder();
    const outside = join(home, 'outside.jsonl');
    const [head = '', ...rest] = linesOf('quantum-flip');
    const named = head.replace(/"match":"[^"]*"/u, '"match":"../../outside"');
    const file = put(join(home, 'data'), 'inside.jsonl', logOf([named, ...rest.slice(0, 2)]));
    const { code } = await bitduel(['resume', 'inside', '--json'], {
      home: join(home, 'data'),
      input: 'flip 1\nflip 2\n',
    });
    expect(code).toBe(0);
    expect(readFileSync(file, 'utf8').match(/"type":"moved"/gu)?.length).toBeGreaterThan(1);
    expect(existsSync(outside)).toBe(false);
    expect(readdirSync(home)).toEqual(['data']);
    for (const reference of ['../outside', '../../etc/passwd', '..', '.', 'inside/../inside']) {
      const ran = await bitduel(['verify', reference], { home: join(home, 'data') });
      expect(ran.code, reference).toBe(1);
      expectClean(ran, reference);
    }
  });

  const setup = {
    options: { bits: 1e308, constructor: nasty },
    players: [{ name: nasty }, 5],
    rounds: nasty,
  };
  const setups = Object.fromEntries(
    goldenLogs.map(({ id }) => [id, { ...setup, given: [nasty, 1], seed: [] }]),
  );

  it.each([
    ['nothing', ''],
    ['no JSON', '{"name":'],
    ['brackets', '['.repeat(50_000)],
    ['wrong types', '{"name":{"a":1},"isAscii":"yes","setups":[1],"lastGame":{"__proto__":1}}'],
    [
      'a prototype',
      '{"__proto__":{"name":"x"},"setups":{"__proto__":{"bits":1},"quantum-flip":{"__proto__":1}}}',
    ],
    ['set-ups that cannot be', JSON.stringify({ name: nasty, lastGame: 'quantum-flip', setups })],
    ['ten megabytes', `{"name":"${'x'.repeat(10_000_000)}"}`],
  ])('does no harm when settings.json holds %s', async (_what, settings) => {
    const home = freshFolder();
    writeFileSync(join(home, 'settings.json'), settings);
    await expectMenu(home);
  });

  it('does no harm when settings.json is a folder, or a pipe that nobody writes to', async () => {
    const folder = freshFolder();
    mkdirSync(join(folder, 'settings.json'));
    await expectMenu(folder);
    const pipe = freshFolder();
    expect(spawnSync('mkfifo', [join(pipe, 'settings.json')]).status).toBe(0);
    await expectMenu(pipe);
  });

  it('does no harm as an option', async () => {
    for (const option of ['--name1', '--seed', '--bits', '--p2', '--secret1']) {
      for (const value of [nasty.replaceAll('\0', ''), '1e999', '__proto__', 'x'.repeat(100_000)]) {
        const home = freshFolder();
        const ran = await bitduel(['play', 'number-flip-duel', `${option}=${value}`, '--json'], { home });
        expect([0, 2], `${option} ${value.slice(0, 20)}: ${ran.stderr}`).toContain(ran.code);
        expectClean(ran, option);
      }
    }
  });
});

describe('a folder or disk that will not', () => {
  const play = ['play', 'quantum-flip', '--p2', 'human', '--json'];

  /** The match is played all the same, and whoever plays it knows that it is not saved. */
  const expectTold = ({ code, stdout, stderr }: Ran, why: RegExp): void => {
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('"move":"flip 1"');
    expect(stdout).toMatch(/"type":"unsaved","to":"all","message":"The match cannot be saved/u);
    expect(stdout).toMatch(why);
  };

  it('is told of when it is a file, or lies in one', async () => {
    const folder = freshFolder();
    const file = join(folder, 'file');
    writeFileSync(file, 'mine');
    for (const home of [file, join(file, 'below')]) {
      expectTold(await bitduel(play, { home, input: 'flip 1\n' }), /a file stands where a folder should be/u);
      const listed = await bitduel(['matches'], { home });
      expectClean(listed, 'matches');
    }
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it('is told of when its links lead in a circle', async () => {
    const folder = freshFolder();
    const home = join(folder, 'circle');
    symlinkSync(home, home);
    const ran = await bitduel(play, { home, input: 'flip 1\n' });
    expectTold(ran, /cannot be saved/u);
  });

  it('loses nothing that was acknowledged when it is full, and the match goes on when there is room', async () => {
    const home = freshFolder();
    // A file may grow to so many blocks of 1024 bytes: the disk is full in the middle of a line.
    const script = `trap '' XFSZ; ulimit -f 2; "$@"`;
    const moves = Array.from({ length: 30 }, (_, index) => `flip ${1 + (index % 2)}\n`).join('');
    const { stdout, stderr, status } = spawnSync(
      'bash',
      ['-c', script, 'bash', process.execPath, programPath, ...play, '--bits', '9'],
      { env: { ...process.env, BITDUEL_HOME: home }, input: moves, encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const [saved = '', unsaved = ''] = stdout.split('"type":"unsaved"');
    expect(unsaved).toMatch(/^,"to":"all","message":"The match cannot be saved[^\n]*would grow too large/u);
    const acknowledged = saved.match(/"type":"moved"/gu)?.length ?? 0;
    const [name = ''] = readdirSync(join(home, 'matches'));
    const resumed = await bitduel(['resume', '--json'], { home, input: 'flip 5\n' });
    expect(resumed.code, resumed.stderr).toBe(0);
    const { moves: found = 0 } = JSON.parse(resumed.stdout.split('\n')[0] ?? '');
    expect(found).toBe(acknowledged);
    expect(found).toBeGreaterThan(5);
    expect((await bitduel(['verify', join(home, 'matches', name)], { home })).code).toBe(0);
  });

  it('is told of when it disappears in the middle of a match', async () => {
    const home = freshFolder();
    const match = converse(play, { home });
    await match.hearUntil('turn');
    match.say('flip 1');
    await match.hearUntil('turn');
    rmSync(join(home, 'matches'), { recursive: true });
    match.say('flip 2');
    const heard = await match.hearUntil('turn');
    expect(heard.map(({ type }) => type)).toEqual(['unsaved', 'moved', 'turn']);
    expect(heard[0]?.['message']).toMatch(/^The match cannot be saved/u);
    match.end();
    expect(await match.exited).toBe(0);
  });

  it('is told of when permission is lost in the middle of a match', async () => {
    const home = freshFolder();
    const match = converse(play, { home });
    await match.hearUntil('turn');
    const [name = ''] = readdirSync(join(home, 'matches')).filter((one) => one.endsWith('.jsonl'));
    const file = join(home, 'matches', name);
    // Root may write anything, but no one may write to a folder.
    if (process.getuid?.() === 0) {
      rmSync(file);
      mkdirSync(file);
    } else chmodSync(file, 0o400);
    match.say('flip 2');
    const heard = await match.hearUntil('turn');
    expect(heard.map(({ type }) => type)).toEqual(['unsaved', 'moved', 'turn']);
    match.end();
    expect(await match.exited).toBe(0);
  });

  it('keeps everything for its owner alone', async () => {
    const home = join(freshFolder(), 'new');
    const script = 'umask 0; "$@"';
    const { status } = spawnSync('bash', ['-c', script, 'bash', process.execPath, programPath, ...play], {
      env: { ...process.env, BITDUEL_HOME: home },
      input: 'flip 1\n',
    });
    expect(status).toBe(0);
    const [name = ''] = readdirSync(join(home, 'matches'));
    const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);
    expect([home, join(home, 'matches'), join(home, 'matches', name)].map(mode)).toEqual([
      '700',
      '700',
      '600',
    ]);
  });
});
