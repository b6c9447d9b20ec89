import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { freshFolder } from '../helpers/folder.ts';
import { bitduel, programPath } from '../helpers/program.ts';
import { type Pty, keys, openPty } from '../helpers/pty.ts';

/* Every way out of a real match on a real terminal, with a shell around it that tells how the terminal was left. */

const open: Pty[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((pty) => pty.close()));
});

const shell = (script: string, home: string, args: readonly string[] = []): Pty => {
  const pty = openPty('bash', ['-c', script, 'bash', process.execPath, programPath, ...args], {
    env: { BITDUEL_HOME: home },
    cols: 100,
    rows: 30,
  });
  open.push(pty);
  return pty;
};

/** The shell lives through the signals of the terminal, and ends when it is spoken to. */
const around = `trap : INT TERM HUP QUIT
  before=$(stty -g); "$@"; echo "ended with $?"
  [ "$before" = "$(stty -g)" ] && echo 'as it was'; read -r`;

const matchesIn = (home: string, ending: string): readonly string[] => {
  const folder = join(home, 'matches');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .map((name) => join(folder, name))
    : [];
};

const logIn = (home: string): string => matchesIn(home, '.jsonl')[0] ?? '';

/** The process that plays the match, as its lock names it. */
const playerIn = (home: string): number => {
  const owner: unknown = JSON.parse(readFileSync(matchesIn(home, '.lock')[0] ?? '', 'utf8'));
  return Number(Object(owner).pid);
};

/** A match with one move made. */
const startMatch = async (home: string): Promise<Pty> => {
  const pty = shell(around, home, ['play', 'quantum-flip', '--p2', 'human']);
  await pty.waitFor('Enter');
  pty.write(`3${keys.enter}`);
  await pty.until(() => readFileSync(logIn(home), 'utf8').includes('"move":"flip 3"'));
  await pty.waitFor('flip 3');
  expect(pty.modes().isAlternate).toBe(true);
  return pty;
};

const expectGivenBack = (pty: Pty): void => {
  expect(pty.modes()).toEqual({
    isAlternate: false,
    isCursorHidden: false,
    hasPasteMarks: false,
    isSynchronizing: false,
    hasWrap: true,
    hasMouse: false,
  });
  // The next thing printed is plain.
  const row = pty
    .screen()
    .split('\n')
    .findIndex((line) => line.startsWith('ended with'));
  expect(pty.cell(row + 1, 1)).toMatchObject({ foreground: 'default', background: 'default', isBold: false });
};

/** The match is whole and free: it goes on from where it was left. */
const expectSaved = async (home: string): Promise<void> => {
  const id = logIn(home);
  expect(await bitduel(['verify', id], { home })).toMatchObject({ code: 0, stderr: '' });
  const { code, stdout, stderr } = await bitduel(['resume', '--json'], { home, input: 'flip 1 2\n' });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^\{"type":"match-resumed"[^\n]*"moves":1,/u);
  expect(stdout).toContain('"move":"flip 1 2"');
};

const signalled = (signal: NodeJS.Signals) => (_pty: Pty, home: string) =>
  void process.kill(playerIn(home), signal);

describe('a match that is left', () => {
  it.each([
    ['by q', (pty: Pty) => pty.write('q'), 0],
    ['by :quit', (pty: Pty) => pty.write(`:quit${keys.enter}`), 0],
    ['by Ctrl-C', (pty: Pty) => pty.write(keys.ctrlC), 0],
    ['by Ctrl-C in the middle of a note', (pty: Pty) => pty.write(`nmine${keys.ctrlC}`), 0],
    ['by SIGINT', signalled('SIGINT'), 130],
    ['by SIGTERM', signalled('SIGTERM'), 143],
    ['by SIGHUP', signalled('SIGHUP'), 129],
    ['by SIGQUIT', signalled('SIGQUIT'), 131],
  ] as const)('%s is saved and free, and the terminal is as it was', async (_, leave, code) => {
    const home = freshFolder();
    const pty = await startMatch(home);
    leave(pty, home);
    const screen = await pty.waitFor('as it was');
    expect(screen).toMatch(new RegExp(`^ended with ${code}$`, 'mu'));
    expectGivenBack(pty);
    expect(matchesIn(home, '.lock')).toEqual([]);
    await expectSaved(home);
  });

  it('by a closed window is saved and free', async () => {
    const home = freshFolder();
    const pty = await startMatch(home);
    const player = playerIn(home);
    pty.hangUp();
    await pty.exited;
    await expectSaved(home);
    expect(() => process.kill(player, 0)).toThrow('ESRCH');
  });

  it('by kill -9, which nothing can answer, is saved and free all the same', async () => {
    const home = freshFolder();
    const pty = await startMatch(home);
    signalled('SIGKILL')(pty, home);
    await pty.waitFor('ended with 137');
    await expectSaved(home);
  });

  it('by Ctrl-Z gives the terminal to the shell, and after fg it goes on', async () => {
    const home = freshFolder();
    const pty = openPty('bash', ['--norc', '--noprofile', '-i'], {
      env: { PS1: 'shell> ', BITDUEL_HOME: home, NODE: process.execPath, PROGRAM: programPath },
    });
    open.push(pty);
    await pty.waitFor('shell>');
    const before = pty.stty();
    pty.write('"$NODE" "$PROGRAM" play quantum-flip --p2 human\r');
    await pty.waitFor('Enter flip');
    pty.write(`3${keys.enter}`);
    await pty.waitFor('move 2');
    for (const again of [1, 2]) {
      pty.write(keys.ctrlZ);
      await pty.waitFor(/Stopped[^]*shell>$/u);
      expect(pty.modes()).toMatchObject({ isAlternate: false, isCursorHidden: false, hasPasteMarks: true });
      pty.write(`fg${'\r'}`);
      await pty.waitFor((screen) => screen.includes('move 2') && screen.includes('Enter flip'));
      expect(pty.modes(), `time ${again}`).toMatchObject({ isAlternate: true, isCursorHidden: true });
    }
    pty.write('q');
    await pty.waitFor(/shell>$/u);
    expect(pty.modes()).toMatchObject({ isAlternate: false, isCursorHidden: false, hasWrap: true });
    expect(pty.stty()).toBe(before);
    expect(matchesIn(home, '.lock')).toEqual([]);
    await expectSaved(home);
  });

  it('by whoever reads its lines ends, and the move is kept', async () => {
    const home = freshFolder();
    const reader = 'until [ -e "$BITDUEL_HOME/enough" ]; do sleep 0.05; done';
    const script = `trap : PIPE; "$@" --plain | (${reader}); echo "ended with \${PIPESTATUS[0]}"; read -r`;
    const pty = shell(script, home, ['play', 'quantum-flip', '--p2', 'human']);
    const hasMoved = (move: string): boolean =>
      matchesIn(home, '.jsonl').some((log) => readFileSync(log, 'utf8').includes(`"move":"${move}"`));
    await pty.until(() => matchesIn(home, '.lock').length === 1);
    pty.write('flip 3\r');
    await pty.until(() => hasMoved('flip 3'));
    writeFileSync(join(home, 'enough'), '');
    // Somebody goes on typing: when the reader is gone, a line cannot be written any more.
    await pty.until(() => {
      pty.write('flip 4\r');
      return pty.screen().includes('ended with');
    });
    expect(await pty.waitFor('ended with')).not.toMatch(/bitduel:|Error|EPIPE/u);
    expect(matchesIn(home, '.lock')).toEqual([]);
    const { code, stdout } = await bitduel(['resume', '--json'], { home });
    expect(code).toBe(0);
    expect(stdout).toContain('match-resumed');
    expect(hasMoved('flip 3')).toBe(true);
  });
});
