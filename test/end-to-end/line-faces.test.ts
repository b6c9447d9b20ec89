import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Pty, keys, openPty } from '../helpers/pty.ts';
import { buildFixture } from '../helpers/screen-fixture.ts';

/* The line faces on the streams of a real process: pseudo-terminals and pipes behave as no fake does. */

let program = '';
beforeAll(async () => {
  program = await buildFixture('lines');
});

const two = { players: [{ name: 'Ada' }, { name: 'Bo' }] };
const computers = { players: [{ kind: 'easy' }, { kind: 'easy' }] };

/** A shell stays on the terminal afterwards and prints how it was left. */
const script = 'trap : INT TERM HUP; "$@"; echo "ended with $?"; stty -a';

const onTerminal = (game: string, raw: object): Pty =>
  openPty('sh', ['-c', script, 'sh', process.execPath, program, 'plain', game, JSON.stringify(raw)], {
    cols: 160,
  });

/** Types a line when a question stands at the end of the screen. */
const answer = async (pty: Pty, question: string, line: string): Promise<void> => {
  await pty.waitFor((screen) => screen.endsWith(question));
  pty.write(`${line}${keys.enter}`);
};

const isOrdinary = (stty: string): boolean => / icanon /u.test(stty) && / echo /u.test(stty);

describe('the plain face on a real terminal', () => {
  it('hides secrets, and what one player saw is nowhere when the other looks', async () => {
    const pty = onTerminal('number-flip-duel', two);
    await answer(pty, '(Ada), press Enter when you are ready:', '');
    await answer(pty, 'is not shown):', '11010');
    await answer(pty, '(Bo), press Enter when you are ready:', '');
    await answer(pty, 'is not shown):', '00111');
    await answer(pty, '(Ada), press Enter when you are ready:', '');
    await pty.waitFor('1   1   0   1   0');
    await answer(pty, 'guess 10101:', 'note a private thought');
    for (let line = 0; line < 40; line++) await answer(pty, 'guess 10101:', 'board');
    await answer(pty, 'guess 10101:', 'flip 1');
    await answer(pty, 'Press Enter to cover all this:', '');
    await pty.waitFor((screen) => screen.endsWith('(Bo), press Enter when you are ready:'));
    expect(pty.scrollback()).not.toMatch(/1 {3}1 {3}0 {3}1 {3}0|0 {3}1 {3}0 {3}1 {3}0|thought/u);
    pty.write(keys.enter);
    await pty.waitFor('0   0   1   1   1');
    await answer(pty, 'guess 10101:', 'quit');
    await pty.exited;
    expect(pty.scrollback()).toMatch(
      /^The match is kept\. To go on with it: bitduel resume test-match\nended with 0\n/u,
    );
    expect(pty.raw()).not.toMatch(/11010|00111/u);
    await pty.close();
  });

  it.each([
    ['Ctrl-C', (pty: Pty) => pty.write(keys.ctrlC)],
    ['Ctrl-D', (pty: Pty) => pty.write('\u0004')],
    ['SIGTERM', (pty: Pty) => process.kill(-pty.pid, 'SIGTERM')],
    ['SIGHUP', (pty: Pty) => process.kill(-pty.pid, 'SIGHUP')],
  ])('gives the terminal back after %s, at a secret and at a move', async (_, leave) => {
    for (const [game, question] of [
      ['number-flip-duel', 'is not shown):'],
      ['bit-flip-duel', 'swap 1 4:'],
    ] as const) {
      const pty = onTerminal(game, { players: [{}, { kind: 'easy' }] });
      await pty.waitFor((screen) => screen.endsWith(question));
      expect(isOrdinary(pty.stty())).toBe(game === 'bit-flip-duel');
      leave(pty);
      await pty.exited;
      const [, left = ''] = pty.screen().split('bitduel resume test-match\nended with 0\n');
      expect(isOrdinary(left)).toBe(true);
      await pty.close();
    }
  });

  it('ends when its window is closed', async () => {
    for (const game of ['number-flip-duel', 'bit-flip-duel']) {
      const pty = onTerminal(game, { players: [{}, { kind: 'easy' }] });
      await pty.waitFor((screen) => screen.endsWith(':'));
      pty.hangUp();
      await pty.exited;
      await pty.close();
    }
  });
});

describe('the line faces on pipes', () => {
  const onPipes = (face: string, game: string, raw: object) =>
    spawn(process.execPath, [program, face, game, JSON.stringify(raw)], { stdio: 'pipe' });

  const textOf = async (stream: NodeJS.ReadableStream): Promise<string> => {
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    return text;
  };

  it.each(['plain', 'json'])('%s: plays to the end and ends, though its input stays open', async (face) => {
    const child = onPipes(face, 'bit-flip-duel', { ...two, rounds: 2 });
    const text = textOf(child.stdout);
    child.stdin.write('flip 1\r\n\r\nresign\nresign\n');
    const [code]: unknown[] = await once(child, 'exit');
    expect(code).toBe(0);
    expect(await text).toMatch(/match-ended|\) wins the match!\n$/u);
    expect(await text).not.toContain('\u001B');
  });

  it.each(['plain', 'json'])('%s: ends in silence when its reader leaves an endless match', async (face) => {
    const child = onPipes(face, 'quantum-flip', { ...computers, rounds: 1000 });
    const errors = textOf(child.stderr);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [code]: unknown[] = await once(child, 'exit');
    expect(code).toBe(0);
    expect(await errors).toBe('');
  });
});
