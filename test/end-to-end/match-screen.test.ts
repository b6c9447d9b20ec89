import { afterEach, describe, expect, it } from 'vitest';
import { freshFolder } from '../helpers/folder.ts';
import { programPath } from '../helpers/program.ts';
import { type Pty, keys, openPty } from '../helpers/pty.ts';

const open: Pty[] = [];
const start = (args: readonly string[], home = freshFolder(), size = {}): Pty => {
  const pty = openPty(process.execPath, [programPath, ...args], { env: { BITDUEL_HOME: home }, ...size });
  open.push(pty);
  return pty;
};

afterEach(async () => {
  await Promise.all(open.splice(0).map((pty) => pty.close()));
});

const people = ['--p2', 'human', '--name1', 'Ann', '--name2', 'Bob'];

/** Types, and waits for what must then be on the screen, step by step; returns the last screen. */
const follow = async (
  pty: Pty,
  steps: readonly (readonly [typed: string, shown: string | RegExp])[],
): Promise<string> => {
  for (const [typed, shown] of steps) {
    if (typed !== '') pty.write(typed);
    await pty.waitFor(shown);
  }
  return pty.screen();
};

describe('a whole match by keys only', () => {
  it('of Quantum Flip, with undo and redo', async () => {
    const pty = start(['play', 'quantum-flip', ...people]);
    await follow(pty, [
      ['', '1 Ann, your turn'],
      [' ', '[0]'],
      [`${keys.right}${keys.right} `, '> flip 1 3'],
      [keys.enter, '2 Bob, your turn'],
      ['u', 'Taken back.'],
      ['r', 'Made again.'],
      [keys.left, '> flip 2'],
      [keys.enter, /2 Bob flipped bit 2\.[^]*1 Ann, your turn/],
      ['2', '[1]'],
      ['5', 'makes your pattern: you win'],
      [keys.enter, '1 Ann made their own pattern. 1 Ann wins'],
      ['q', 'q'],
    ]);
    expect(await pty.exited).toEqual({ code: 0 });
  });

  it('of Bit Flip Showdown, and then a rematch with sides changed', async () => {
    const pty = start(['play', 'bit-flip-showdown', '--bits', '4', ...people]);
    const last = await follow(pty, [
      ['', '1 Ann, your turn'],
      ['24', 'not next to each other'],
      ['3', '> flip 2 3'],
      [keys.enter, '2 Bob, your turn'],
      ['u', '1 Ann, your turn'],
      ['r', '2 Bob, your turn'],
      [`1${keys.enter}`, '1 Ann, your turn'],
      [keys.end, 'turns the last 0: you win'],
      [keys.enter, '1 Ann turned the last 0. 1 Ann wins'],
      [keys.enter, '1 Bob, your turn'],
      [keys.escape, 'Saved matches'],
    ]);
    expect(last).not.toContain('your turn');
  });

  it('of Bit Flip Duel, flipping and swapping without a mode', async () => {
    const pty = start(['play', 'bit-flip-duel', '--bits', '3', '--rounds', '2', ...people]);
    const last = await follow(pty, [
      ['', 'round 1 of 2'],
      [keys.enter, '2 Bob, your turn'],
      ['3', '> flip 3'],
      ['1', '> swap 1 3'],
      [keys.enter, '2 Bob swapped bits 1 and 3.'],
      ['u', 'Taken back.'],
      ['r', 'Made again.'],
      ['2\r', '2 Bob, your turn'],
      ['1', 'makes all 1s: you win'],
      [keys.enter, '2 Bob made the string all 1s'],
      [keys.enter, 'round 2 of 2'],
      [':resign\r', /2 Bob resigned\. 1 Ann wins[^]*The match is a tie\./],
    ]);
    expect(last).toContain('1 Ann  1 round won in');
  });

  it('of Binary Battle against a computer', async () => {
    const set = ['--bits', '4', '--target', '1010', '--p2', 'easy', '--seed', 'a', '--name1', 'Ann'];
    const pty = start(['play', 'binary-battle', ...set]);
    const last = await follow(pty, [
      ['', 'your turn'],
      [keys.enter, 'You flipped bit 1: 8 is less than the target.'],
      ['', /move 3[^]*your turn/],
      ['[', 'lowest 9'],
      ['u', /move 1[^]*Taken back/],
      ['r', /move 3[^]*Made again/],
      [`${keys.right}${keys.right}`, '> flip 3: makes 10'],
      [keys.enter, /hit the target/],
    ]);
    expect(last).toMatch(/target +│ 1 │ 0 │ 1 │ 0 │ +(?:│ +)?= 10/);
  });
});

/** The bits that stand alone on each line of a screen, however they are spaced and boxed. */
const bitRows = (screen: string): readonly string[] =>
  screen.split('\n').map((line) => (line.match(/(?<![\w-])[01](?![\w-])/gu) ?? []).join(''));

describe('two people with secrets', () => {
  it('play Number Flip Duel to its end, and neither ever has the other’s bits on the screen', async () => {
    const [ann, bob] = ['1011001110001011', '0110111001010010'];
    const pty = start(['play', 'number-flip-duel', '--bits', '16', ...people]);
    const seen: string[] = [];
    pty.terminal.onWriteParsed(() => seen.push(pty.screen()));
    /** Everything that was on the screen since it was last asked. */
    const since = (): readonly string[] => seen.splice(0);
    const expectNowhere = (screens: readonly string[], ...secrets: readonly string[]): void => {
      expect(screens.length).toBeGreaterThan(0);
      for (const screen of screens) {
        for (const secret of secrets) expect(bitRows(screen).some((row) => row.includes(secret))).toBe(false);
      }
    };

    await follow(pty, [
      ['', 'only Ann is looking'],
      [keys.enter, '1 Ann, choose your secret'],
      [ann, 'Enter keeps it'],
    ]);
    expect(since().some((screen) => bitRows(screen).includes(ann))).toBe(true);
    await follow(pty, [[keys.enter, 'only Bob is looking']]);
    since();
    await follow(pty, [
      [keys.enter, '2 Bob, choose your secret'],
      [bob, 'Enter keeps it'],
    ]);
    expectNowhere(since(), ann);
    await follow(pty, [[keys.enter, 'only Ann is looking']]);
    since();
    await follow(pty, [
      [keys.enter, '1 Ann, your turn'],
      [`nmine: ${ann.slice(0, 8)}\r`, 'mine:'],
      [`${keys.tab}1${keys.enter}`, 'press Enter to hand over'],
      ['u', '1 Ann took the last move back.'],
      ['r', 'press Enter to hand over'],
    ]);
    expectNowhere(since(), bob);
    await follow(pty, [[keys.enter, 'only Bob is looking']]);
    const handOver = pty.screen();
    expect(handOver).toContain('1 Ann flipped bit 1');
    expect(handOver).not.toContain('mine:');
    since();
    const flipped = `0${ann.slice(1)}`;
    await follow(pty, [
      [keys.enter, '2 Bob, your turn'],
      [`${keys.down}${flipped}`, `guess ${flipped}`],
    ]);
    expect(pty.screen()).not.toContain('mine:');
    await follow(pty, [[keys.enter, '2 Bob guessed the sequence of 1 Ann']]);
    expect(pty.scrollback()).toBe('');
    // While it was secret, Ann's sequence was never written in one piece either; Bob's guess of it was.
    expect(pty.raw().split(bob)).toHaveLength(1);
  });

  it('resume after the program was killed with a hand-over first', async () => {
    const home = freshFolder();
    const first = start(['play', 'binary-battle', '--target', '10110', ...people], home);
    await follow(first, [
      ['', 'only Ann is looking'],
      [keys.enter, '1 Ann, your turn'],
      [keys.enter, '16 is less than the target'],
    ]);
    first.kill('SIGKILL');
    await first.exited;
    const second = start(['resume'], home);
    await follow(second, [['', 'only Bob is looking']]);
    expect(second.screen()).toContain('1 Ann took a turn.');
    expect(second.screen()).not.toMatch(/16|less/);
    await follow(second, [[keys.enter, '2 Bob, your turn']]);
    expect(second.screen()).not.toMatch(/16 less/);
  });
});

describe('keys in one burst', () => {
  it('of 200 arrows do what 200 slow ones do', async () => {
    const pty = start(['play', 'bit-flip-showdown', '--bits', '64', ...people]);
    await pty.waitFor('1 Ann, your turn');
    pty.write(keys.right.repeat(200) + keys.left.repeat(10));
    await pty.waitFor('> flip 54');
    pty.write(`${keys.home}jjj`);
    await pty.waitFor('> flip 49');
    pty.write(`${keys.up.repeat(2)}${keys.right.repeat(3)} ${keys.right} ${keys.enter}`);
    await pty.waitFor('1 Ann flipped bits 20 and 21.');
  });

  it('pasted into the command line are text, and elsewhere are keys', async () => {
    const pty = start(['play', 'quantum-flip', ...people]);
    const last = await follow(pty, [
      ['', '1 Ann, your turn'],
      [`:${keys.paste('flip 1 3')}`, ':flip 1 3'],
      [keys.enter, '1 Ann flipped bits 1 and 3.'],
      [`:fl${keys.tab}9\r`, 'There is no position 9'],
      [`:${keys.up}`, ':flip 9'],
    ]);
    expect(last).toContain('move 2');
  });
});

it('a match is played at 50 x 16, the panel a page of its own', async () => {
  const pty = start(
    ['play', 'quantum-flip', '--name1', 'Ann', '--p2', 'easy', '--seed', 'b'],
    freshFolder(),
    {
      cols: 50,
      rows: 16,
    },
  );
  await follow(pty, [
    ['', '1 Ann, your turn'],
    [keys.enter, /move 3[^]*your turn/],
    [keys.tab, 'Record'],
    ['nkeep bit 2', 'keep bit 2'],
    [`${keys.enter}${keys.tab}`, 'your turn'],
  ]);
  pty.resize(100, 30);
  await pty.waitFor('keep bit 2');
  pty.resize(40, 10);
  await pty.waitFor('needs at least 50 x 16');
  pty.resize(80, 24);
  await pty.waitFor('keep bit 2');
});
