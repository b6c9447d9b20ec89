import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bitduel, programPath } from '../helpers/program.ts';
import { type Pty, type PtyOptions, keys, openPty } from '../helpers/pty.ts';

let home = '';
const running: Pty[] = [];
const open = (args: readonly string[] = [], options: PtyOptions = {}): Pty => {
  const pty = openPty(process.execPath, [programPath, ...args], {
    ...options,
    env: { BITDUEL_HOME: home, ...options.env },
  });
  running.push(pty);
  return pty;
};

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'bitduel-app-'));
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((pty) => pty.close()));
  rmSync(home, { recursive: true, force: true });
});

const idOf = (): string =>
  readdirSync(join(home, 'matches')).filter((name) => name.endsWith('.jsonl'))[0] ?? '';
const matchId = (): string => idOf().replace('.jsonl', '');

describe('keys in one burst do what the same keys do slowly', () => {
  it('five downs and Enter choose the sixth line of the menu', async () => {
    const pty = open();
    await pty.waitFor('every position solved');
    pty.write(keys.down.repeat(5) + keys.enter);
    await pty.waitFor('Nothing was played here yet.');
  });

  it('a whole set-up and the first moves come through as typed', async () => {
    const pty = open();
    await pty.waitFor('every position solved');
    pty.write(`${keys.down}${keys.enter}${keys.down}${keys.down}${keys.up}Zoë${keys.enter}`);
    await pty.waitFor('Zoë to move');
    pty.write('lll ');
    await pty.waitFor((screen) => screen.includes('flip 4') && screen.includes('[0]'));
  });

  it('a paste into the filter of the list is text and nothing else', async () => {
    const pty = open();
    await pty.waitFor('every position solved');
    pty.write(keys.down.repeat(5) + keys.enter);
    await pty.waitFor('Filter');
    pty.write(keys.paste('quit q\n\u001B[A'));
    await pty.waitFor('Filter: quit q [A');
  });
});

describe('a match left by kill -9', () => {
  it('is offered by the menu and goes on where it stopped', async () => {
    const first = open(['play', 'bit-flip-duel', '--p2', 'human', '--name1', 'Ada', '--name2', 'Grace']);
    await first.waitFor('Ada to move');
    first.write(`2${keys.enter}`);
    await first.waitFor('Grace to move');
    first.kill('SIGKILL');
    await first.exited;
    const second = open();
    await second.waitFor('Resume');
    second.write(keys.down.repeat(5));
    await second.waitFor('Ada against Grace');
    second.write(keys.enter);
    await second.waitFor('Grace to move');
    expect(second.screen()).toContain('flip 2');
    second.write('q');
    await second.exited;
    expect(second.scrollback()).toContain(`bitduel resume ${matchId()}`);
  });
});

describe('a saved match', () => {
  const lines = 'flip 4 5\nflip 1\nundo\nflip 8\nflip 2\nflip 1\nflip 10\nflip 9\nflip 3\nflip 6\nflip 7\n';

  beforeEach(async () => {
    const played = await bitduel(
      ['play', 'bit-flip-showdown', '--p2', 'human', '--name1', 'Ada', '--name2', 'Grace', '--json'],
      { home, input: lines },
    );
    if (!played.stdout.includes('match-ended')) throw new Error(played.stderr);
  });

  it('is found by typing, replayed by keys and played on from a moment of it', async () => {
    const pty = open();
    await pty.waitFor('every position solved');
    pty.write(keys.down.repeat(5) + keys.enter);
    await pty.waitFor('Ada won');
    pty.write('grace showdown');
    await pty.waitFor('1 of 1');
    pty.write(keys.enter);
    await pty.waitFor('1/12');
    pty.write(keys.right.repeat(2));
    await pty.waitFor('(undone)');
    await pty.waitFor('3/12');
    pty.write(`m3${keys.enter}`);
    await pty.waitFor('6/12');
    pty.write('b');
    await pty.waitFor('Grace to move');
    pty.write('q');
    await pty.exited;
    const { stdout } = await bitduel(['matches', '--json'], { home });
    expect(stdout.trim().split('\n')).toHaveLength(2);
  });

  it('plays on by itself to its end', async () => {
    const pty = open(['replay', matchId()]);
    await pty.waitFor('1/12');
    pty.write('++a');
    await pty.waitFor('12/12');
    await pty.waitFor('wins the round!');
  });

  it('is reviewed, and its mistakes become questions', async () => {
    const pty = open(['replay', matchId()]);
    await pty.waitFor('1/12');
    pty.write('v');
    await pty.waitFor('blunder');
    await pty.waitFor((screen) => !screen.includes('judging'));
    pty.write('t');
    await pty.waitFor('question 1/');
    pty.write(`56${keys.enter}`);
    await pty.waitFor('Right: flip 5 6 is best.');
    pty.write(keys.escape);
    await pty.waitFor('review');
  });

  it('is reviewed in the smallest window: every key in one burst, the board and all best moves in reach', async () => {
    const pty = open(['review', matchId()], { cols: 50, rows: 16 });
    await pty.waitFor('move 1 of');
    pty.write(`n${keys.tab}`);
    // Both keys count, however early they came.
    await pty.waitFor(/move [2-9] of[^]*Tab words/u);
    await pty.waitFor('0──0');
    await pty.waitFor(/best: flip/u);
    await pty.waitFor(/ 1 Ada +\d+% +best \d/u);
    pty.write(keys.tab);
    await pty.waitFor('Tab board');
  });

  it('is deleted only after a yes', async () => {
    const pty = open();
    await pty.waitFor('every position solved');
    pty.write(keys.down.repeat(5) + keys.enter);
    await pty.waitFor('Ada won');
    pty.write(keys.delete);
    await pty.waitFor('Delete this match for good?');
    pty.write('n');
    await pty.waitFor((screen) => !screen.includes('Delete this match'));
    expect(idOf()).not.toBe('');
    pty.write(`${keys.delete}y`);
    await pty.waitFor('Nothing was played here yet.');
    expect(idOf()).toBe('');
  });
});

describe('a match with secrets', () => {
  it('asks about mistakes with what was heard on a page of its own, or beside the board', async () => {
    const moves = 'flip 5\nflip 5\nflip 1\nflip 1\nflip 1\nflip 2\nflip 1\nresign\n';
    const given = ['--target', '01101', '--name1', 'Ada', '--name2', 'Bo', '--p2', 'human'];
    await bitduel(['play', 'binary-battle', '--json', ...given], { home, input: moves });
    const pty = open(['review', matchId(), '--learn'], { cols: 50, rows: 16 });
    await pty.waitFor('question 1/');
    await pty.waitFor(/Known by then: the target is \d+ to \d+/u);
    pty.write(`n${keys.tab}`);
    await pty.waitFor(/Record[^]*flip 5 +1 less/u);
    pty.write(`${keys.tab}r`);
    await pty.waitFor(/Best: flip[^]*Played: flip/u);
    pty.resize(80, 24);
    await pty.waitFor(/Best: flip[^]*Played: flip/u);
    await pty.waitFor(/Record[^]*1 less/u);
  });
});

describe('a window that is too small', () => {
  it('is told so honestly and the screen comes back when it grows', async () => {
    const pty = open(['play', 'quantum-flip', '--p2', 'human'], { cols: 40, rows: 10 });
    await pty.waitFor('needs at least 50 x 16');
    pty.resize(50, 16);
    await pty.waitFor('to move');
    pty.resize(20, 5);
    await pty.waitFor('This window has 20');
    pty.resize(100, 30);
    await pty.waitFor('to move');
  });
});
