import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bitduel, programPath, withHome } from '../helpers/program.ts';
import { type Pty, keys, openPty } from '../helpers/pty.ts';

/** Ends with a blunder or two: 10 zeros, Ada begins. */
const moves = 'flip 1\nflip 2 3\nflip 8\nflip 9 10\nflip 4\nflip 6\nflip 7\nflip 5\n';

const played = async (home: string, args: readonly string[], input: string): Promise<string> => {
  const ran = await bitduel(['play', ...args, '--p2', 'human', '--seed', 'review', '--plain'], {
    home,
    input,
  });
  expect(ran).toMatchObject({ code: 0, stderr: '' });
  return (readdirSync(join(home, 'matches'))[0] ?? '').replace('.jsonl', '');
};

const open = (home: string, args: readonly string[]): Pty =>
  openPty(process.execPath, [programPath, ...args], { env: { BITDUEL_HOME: home } });

describe('review', () => {
  it('opens on the full screen, and one key later the mistakes are questions', () =>
    withHome(async (home) => {
      const pty = open(home, ['review', await played(home, ['bit-flip-showdown'], moves)]);
      await pty.waitFor('blunder');
      pty.write('t');
      await pty.waitFor('question 1/');
      pty.write('q');
      expect(await pty.exited).toMatchObject({ code: 0 });
      await pty.close();
    }));

  it('gives the same in lines where there is no terminal', () =>
    withHome(async (home) => {
      const id = await played(home, ['bit-flip-showdown'], moves);
      const lines = await bitduel(['review', id], { home });
      expect(lines).toMatchObject({ code: 0, stderr: '' });
      expect(lines).toEqual(await bitduel(['review', id, '--plain'], { home }));
    }));
});

describe('review --learn', () => {
  it('opens on the full screen at the first question', () =>
    withHome(async (home) => {
      const pty = open(home, ['review', await played(home, ['bit-flip-showdown'], moves), '--learn']);
      await pty.waitFor('question 1/');
      pty.write(`56${keys.enter}`);
      await pty.waitFor('Right: flip 5 6 is best.');
      pty.write('q');
      expect(await pty.exited).toMatchObject({ code: 0 });
      await pty.close();
    }));

  it('asks in lines and in JSON through pipes, and ends with its input', () =>
    withHome(async (home) => {
      const id = await played(home, ['bit-flip-showdown'], moves);
      const plain = await bitduel(['review', id, '--learn', '--plain'], { home, input: 'flip 5 6\n' });
      expect(plain).toMatchObject({ code: 0, stderr: '' });
      expect(plain.stdout).toContain('Right: flip 5 6 is best.');
      const json = await bitduel(['review', id, '--learn', '--json'], { home, input: 'flip 5 6\nquit\n' });
      expect(json).toMatchObject({ code: 0, stderr: '' });
      const said = json.stdout.trimEnd().split('\n');
      expect(said.map((line) => JSON.parse(line).type)).toEqual([
        'question',
        'answered',
        'question',
        'learned',
      ]);
    }));

  it('wants somebody to answer, and no log in the place of the answers', () =>
    withHome(async (home) => {
      const id = await played(home, ['bit-flip-showdown'], moves);
      const nobody = await bitduel(['review', id, '--learn'], { home });
      expect(nobody).toMatchObject({ code: 2, stdout: '' });
      expect(nobody.stderr).toContain('--plain');
      const both = await bitduel(['review', '-', '--learn', '--plain'], { home });
      expect(both).toMatchObject({ code: 2, stdout: '' });
      expect(both.stderr).toContain('both the log and the answers');
    }));

  it('is no help in a match with secrets that still goes on', () =>
    withHome(async (home) => {
      const id = await played(
        home,
        ['number-flip-duel'],
        'secret 10110\nsecret 01011\nflip 1\nguess 00000\n',
      );
      for (const face of ['--plain', '--json']) {
        const ran = await bitduel(['review', id, '--learn', face], { home });
        expect(ran).toMatchObject({ code: 1, stdout: '' });
        expect(ran.stderr).toContain('not over');
      }
    }));
});
