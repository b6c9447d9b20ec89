import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { untilIdle } from '../helpers/idle.ts';
import { type Pty, type PtyOptions, keys, openPty } from '../helpers/pty.ts';
import { buildFixture } from '../helpers/screen-fixture.ts';

let program = '';
const open: Pty[] = [];
const start = async (options: PtyOptions = {}): Promise<Pty> => {
  const pty = openPty(process.execPath, [program], options);
  open.push(pty);
  await pty.waitFor('Q leaves');
  return pty;
};

beforeAll(async () => {
  program = await buildFixture('board');
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((pty) => pty.close()));
});

/** Everything a program could have left behind. */
const expectGivenBack = (pty: Pty): void => {
  expect(pty.modes()).toEqual({
    isAlternate: false,
    isCursorHidden: false,
    hasPasteMarks: false,
    isSynchronizing: false,
    hasWrap: true,
    hasMouse: false,
  });
};

describe('the terminal is taken', () => {
  it('with the alternate screen, without a cursor, and leaves the scroll-back alone', async () => {
    const pty = await start();
    expect(pty.modes()).toMatchObject({ isAlternate: true, isCursorHidden: true, hasWrap: false });
    pty.write('Q');
    expect(await pty.exited).toEqual({ code: 0 });
    expect(pty.scrollback()).toBe('left well');
    expect(pty.raw()).not.toMatch(/\u001B\[3J/u);
    expectGivenBack(pty);
  });

  it('and never cleared again while keys are pressed', async () => {
    const pty = await start();
    const before = pty.raw().length;
    pty.write(keys.right);
    await pty.waitFor('count 1 last right');
    const written = pty.raw().slice(before);
    expect(written).not.toMatch(/\u001B\[\d?J/u);
    expect(written.length).toBeLessThan(700);
  });
});

describe('the terminal is given back', () => {
  it.each([
    ['Ctrl-C', (pty: Pty) => pty.write(keys.ctrlC), { code: 0 }, 'left well'],
    ['an error in an event', (pty: Pty) => pty.write('E'), { code: 1 }, 'failed: The board broke.'],
    ['a broken promise', (pty: Pty) => pty.write('R'), { code: 1 }, 'failed: The promise was not kept.'],
    [
      'an error while drawing',
      (pty: Pty) => pty.write('B'),
      { code: 1 },
      'failed: The picture could not be drawn.',
    ],
    ['an exit in the middle', (pty: Pty) => pty.write('X'), { code: 3 }, ''],
    ['leaving with an error', (pty: Pty) => pty.write('F'), { code: 1 }, 'failed: Left with an error.'],
  ])('after %s', async (_, end, exit, words) => {
    const pty = await start();
    end(pty);
    expect(await pty.exited).toEqual(exit);
    expectGivenBack(pty);
    expect(pty.scrollback()).toContain(words);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const)(
    'after %s, which is what ended it',
    async (signal) => {
      const pty = await start();
      pty.kill(signal);
      expect((await pty.exited).signal).toBe(signal);
      expectGivenBack(pty);
    },
  );

  // Only Linux tells when a program has come to rest.
  it.runIf(process.platform === 'linux').each([
    ['a key', (pty: Pty) => pty.write('Q'), { code: 0 }],
    ['Ctrl-C', (pty: Pty) => pty.write(keys.ctrlC), { code: 0 }],
    ['SIGTERM', (pty: Pty) => pty.kill('SIGTERM'), { code: 0, signal: 'SIGTERM' }],
  ])('after %s on a terminal that was too busy to read', async (_, end, exit) => {
    const pty = await start();
    await pty.choke();
    pty.write(keys.right);
    await untilIdle(pty);
    end(pty);
    await untilIdle(pty);
    pty.resume();
    expect(await pty.exited).toEqual(exit);
    expectGivenBack(pty);
    expect(pty.scrollback()).toBe('code' in exit && !('signal' in exit) ? 'left well' : '');
  });

  it('and the program ends when the window is closed', async () => {
    const pty = await start();
    pty.hangUp();
    await pty.exited;
    expect(() => process.kill(pty.pid, 0)).toThrow('ESRCH');
  });
});

describe('keys', () => {
  it('arrive all and in order from one burst', async () => {
    const pty = await start();
    pty.write(keys.right.repeat(200));
    await pty.waitFor('count 200');
  });

  it('arrive one by one from letters in one read', async () => {
    const pty = await start();
    pty.write('jjjx');
    await pty.waitFor('typed [jjjx]');
    expect(pty.screen()).toContain('count 4');
  });

  it('arrive as text from a paste, markers and controls left out', async () => {
    const pty = await start();
    pty.write(keys.paste('flip 3\nswap\u001B[A'));
    await pty.waitFor('typed [flip 3 swap[A]');
  });

  it('are whole when a sequence is split over two reads', async () => {
    const pty = await start();
    pty.write('\u001B');
    pty.write('[C');
    await pty.waitFor(/count 1 last right/u);
  });

  it('mean Escape when nothing follows it', async () => {
    const pty = await start();
    pty.write(keys.escape);
    await pty.waitFor('last escape');
  });
});

describe('a change of size', () => {
  it('is drawn right through a sequence of sizes', async () => {
    const pty = await start();
    const sizes = [
      [100, 30],
      [60, 18],
      [120, 40],
      [50, 16],
      [30, 8],
      [80, 24],
      [81, 24],
      [80, 23],
      [200, 50],
      [80, 24],
    ] as const;
    for (const [columns, rows] of sizes) {
      pty.resize(columns, rows);
      await pty.waitFor((screen) => {
        const lines = screen.split('\n');
        const isFramed =
          lines[0] === `╭${'─'.repeat(columns - 2)}╮` && lines[rows - 1] === `╰${'─'.repeat(columns - 2)}╯`;
        return isFramed && lines.length === rows && screen.includes(`size ${columns}x${rows}`);
      });
      expect(pty.scrollback()).toBe('');
    }
  });
});

describe('colours', () => {
  it('follow NO_COLOR', async () => {
    const coloured = await start();
    expect(coloured.cell(1, 1).foreground).not.toBe('default');
    const plain = await start({ env: { NO_COLOR: '1' } });
    expect(plain.cell(1, 1).foreground).toBe('default');
    expect(plain.raw()).not.toMatch(/\u001B\[(?:3[0-8]|9\d)/u);
  });
});

describe('Ctrl-Z', () => {
  it('gives the terminal to the shell, and fg takes it back with the screen as it was', async () => {
    const pty = openPty('bash', ['--norc', '--noprofile', '-i'], { env: { PS1: 'shell> ' } });
    open.push(pty);
    await pty.waitFor('shell>');
    pty.write(`'${process.execPath}' '${program}'\r`);
    await pty.waitFor('Q leaves');
    pty.write('abc');
    await pty.waitFor('typed [abc]');
    pty.write(keys.ctrlZ);
    await pty.waitFor(/Stopped[^]*shell>$/u);
    expect(pty.modes()).toMatchObject({ isAlternate: false, isCursorHidden: false, hasWrap: true });
    pty.write('fg\r');
    await pty.waitFor('typed [abc]');
    expect(pty.modes().isAlternate).toBe(true);
    pty.write('d');
    await pty.waitFor('typed [abcd]');
  });
});
