import { setTimeout as later } from 'node:timers/promises';
import type { Random } from '../../source/bits/random.ts';
import { patience, untilIdle, workOf } from '../helpers/idle.ts';
import { programPath } from '../helpers/program.ts';
import { type Pty, keys as keyNames, openPty } from '../helpers/pty.ts';
import { type Size, anyKey, anySizes } from './monkey-keys.ts';

/* Presses keys without any idea, as fast as the program takes them, and looks at what comes of it. */

export type Monkey = {
  readonly random: Random;
  /** How to start the program, again and again. */
  readonly args: () => readonly string[];
  readonly home: string;
  readonly keys: number;
  /** Also leaves matches, and the program. */
  readonly isBold: boolean;
  /** The sizes that the window is given. */
  readonly sizes?: readonly [Size, ...Size[]];
  /** Is shown every program that is started. */
  readonly watch?: (pty: Pty) => void;
};

/** It ends in time, in peace and with the terminal given back; Ctrl-C may still reach it while it does so. */
const expectGoodEnd = async (pty: Pty): Promise<void> => {
  const end = await Promise.race([pty.exited, later(patience, undefined, { ref: false })]);
  if (end === undefined) throw new Error(`The program does not end: ${workOf(pty.pid)}.`);
  const { isAlternate, isCursorHidden } = pty.modes();
  const isPeaceful = end.code === 0 && (end.signal ?? 'SIGINT') === 'SIGINT';
  const isGivenBack = !isAlternate && !isCursorHidden;
  if (!isPeaceful || !isGivenBack || /went wrong|Error|\n\s+at /u.test(pty.scrollback())) {
    const how = JSON.stringify({ ...end, ...pty.modes() });
    throw new Error(`The program ended with ${how}, saying:\n${pty.scrollback()}`);
  }
};

/** Ctrl-C as people press it: again if nothing happens, as it may be when the monkey began a paste and did not end it. */
const interrupt = async (pty: Pty): Promise<void> => {
  for (let attempt = 0; attempt < 10; attempt++) {
    pty.write(keyNames.ctrlC);
    if ((await Promise.race([pty.exited, later(1000, undefined, { ref: false })])) !== undefined) return;
  }
};

/** Presses so many keys; answers how many times the program was started. Throws if anything is wrong with it. */
export const letLoose = async (monkey: Monkey): Promise<number> => {
  const { random, args, home, keys, isBold, sizes = anySizes, watch } = monkey;
  const history: string[] = [];
  let [pressed, starts] = [0, 0];
  let pty: Pty | undefined;

  const start = async (): Promise<Pty> => {
    const wanted = args();
    starts += 1;
    history.push(`start ${wanted.join(' ')}`);
    const fresh = openPty(process.execPath, [programPath, ...wanted], { env: { BITDUEL_HOME: home } });
    watch?.(fresh);
    await fresh.until(({ modes }) => modes().isAlternate);
    await untilIdle(fresh);
    return fresh;
  };

  const resize = async (on: Pty): Promise<void> => {
    const size = random.pick<Size>(sizes);
    history.push(`size ${size.join('x')}`);
    on.resize(...size);
    await untilIdle(on);
  };

  const burst = (on: Pty): number => {
    const all = Array.from({ length: 5 + random.below(50) }, () => anyKey(random, isBold));
    for (const { bytes } of all) {
      history.push(JSON.stringify(Buffer.from(bytes).toString('latin1').slice(0, 60)));
      on.write(bytes);
    }
    return all.reduce((sum, { count }) => sum + count, 0);
  };

  try {
    while (pressed < keys) {
      pty ??= await start();
      if (random.below(5) === 0) await resize(pty);
      const count = burst(pty);
      if (await untilIdle(pty)) pressed += count;
      else {
        await expectGoodEnd(pty);
        await pty.close();
        pty = undefined;
      }
    }
    if (pty === undefined) return starts;
    await interrupt(pty);
    await expectGoodEnd(pty);
    return starts;
  } catch (error) {
    const last = `${pty?.screen() ?? ''}\n${history.slice(-150).join(' ')}`;
    throw new Error(`After ${pressed} keys. The screen and what came last:\n${last}`, { cause: error });
  } finally {
    await pty?.close();
  }
};
