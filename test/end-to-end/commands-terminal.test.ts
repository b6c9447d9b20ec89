import { expect, it } from 'vitest';
import { keys, openPty } from '../helpers/pty.ts';
import { bitduel, programPath, withHome } from '../helpers/program.ts';

const inTerminal = (home: string, ...args: readonly string[]) =>
  openPty(process.execPath, [programPath, ...args], { env: { BITDUEL_HOME: home } });

it('a terminal gets the full screen, and a replay through the eyes that were asked for', () =>
  withHome(async (home) => {
    await bitduel(['play', 'quantum', '--p2', 'human', '--json'], { home, input: 'flip 1\nflip 2\n' });
    const replay = inTerminal(home, 'replay', '2', '--as', '2');
    await replay.waitFor('as Player 2');
    expect(replay.modes().isAlternate).toBe(true);
    replay.write(keys.ctrlC);
    expect(await replay.exited).toMatchObject({ code: 0 });

    const resumed = inTerminal(home, 'resume', '--ascii');
    await resumed.waitFor('Quantum Flip');
    resumed.write(keys.ctrlC);
    expect(await resumed.exited).toMatchObject({ code: 0 });
    expect(resumed.raw()).toMatch(/^[\x00-\x7f]+$/u);
  }));

it('a match that cannot be opened is told of on the ordinary screen, with exit code 1', () =>
  withHome(async (home) => {
    for (const args of [['replay', 'nothing'], ['resume']]) {
      const pty = inTerminal(home, ...args);
      expect(await pty.exited).toMatchObject({ code: 1 });
      expect(pty.screen()).toMatch(/^bitduel: There is no .+\n.+/u);
      expect(pty.modes().isAlternate).toBe(false);
    }
  }));

it('--plain stays plain in a terminal', () =>
  withHome(async (home) => {
    const pty = inTerminal(home, 'play', 'quantum', '--p2', 'human', '--plain');
    await pty.waitFor('Player 1, flip');
    expect(pty.modes().isAlternate).toBe(false);
    pty.write('flip 1\r');
    await pty.waitFor('The string is now 1 0 0 0 0');
    pty.write('quit\r');
    expect(await pty.exited).toMatchObject({ code: 0 });
  }));
