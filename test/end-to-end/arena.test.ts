import { afterEach, describe, expect, it } from 'vitest';
import { bitduel, programPath } from '../helpers/program.ts';
import { type Pty, keys, openPty } from '../helpers/pty.ts';

const open: Pty[] = [];
const inTerminal = (...args: readonly string[]): Pty => {
  const pty = openPty(process.execPath, [programPath, 'arena', ...args]);
  open.push(pty);
  return pty;
};

afterEach(async () => {
  await Promise.all(open.splice(0).map((pty) => pty.close()));
});

/** Two perfect players go on until the house rule ends it: long games. */
const perfect = ['quantum-flip', '--p1', 'hard', '--p2', 'hard', '--seed', 'test'];
const game = ['bit-flip-showdown', '--p1', 'medium', '--p2', 'easy', '--seed', 'test'];

describe('bitduel arena', () => {
  it('prints one object with --json, the same from the same seed, and draws no bar into a pipe', async () => {
    const [one, two] = await Promise.all([
      bitduel(['arena', ...game, '--games', '3000', '--json']),
      bitduel(['arena', ...game, '--games', '3000', '--json']),
    ]);
    const result: unknown = JSON.parse(one.stdout);
    expect(result).toEqual({
      game: 'bit-flip-showdown',
      games: 3000,
      wins: [expect.any(Number), expect.any(Number)],
      draws: 0,
      seconds: expect.any(Number),
    });
    expect({ ...JSON.parse(two.stdout), seconds: 0 }).toEqual({ ...JSON.parse(one.stdout), seconds: 0 });
    expect([one.stderr, one.code, two.code]).toEqual(['', 0, 0]);
  });

  it('draws a bar on a terminal, and after it the table alone is left', async () => {
    const pty = inTerminal(...perfect, '--games', '150');
    await pty.waitFor(/\d+ % {2}\d+ of 150 games {2}[\d.,]+ a second {2}\d+ s left/u);
    expect(await pty.exited).toEqual({ code: 0 });
    expect(pty.screen()).toMatch(/^Quantum Flip: 150 games/u);
    expect(pty.screen()).toContain('player 1, hard, wins');
    expect(pty.screen()).not.toContain('left');
  });

  it('prints what was played so far when Ctrl-C is pressed', async () => {
    const pty = inTerminal(...perfect, '--games', '1000000');
    await pty.waitFor(/[1-9]\d* of 1,000,000 games/u);
    pty.write(keys.ctrlC);
    expect(await pty.exited).toEqual({ code: 0 });
    expect(pty.screen()).toMatch(/Quantum Flip: [\d,]+ games of 1,000,000, interrupted/u);
    expect(pty.screen()).toContain('100.0 %');
  });
});
