import { afterEach, describe, expect, it } from 'vitest';
import { type OpenApp, openApp } from '../../../helpers/app.tsx';
import { memoryServices } from '../../../helpers/memory-services.ts';
import { keys } from '../../../helpers/pty.ts';

let app: OpenApp | undefined;
const open = async (...args: Parameters<typeof openApp> extends [unknown, ...infer Rest] ? Rest : never) => {
  app = await openApp(memoryServices(), ...args);
  return app;
};

afterEach(() => app?.close());

describe('the frame of every screen', () => {
  it('fills the window exactly, footer last', async () => {
    for (const [columns, rows] of [
      [80, 24],
      [50, 16],
      [120, 40],
    ] as const) {
      const { frame, close } = await open({ at: 'menu' }, { columns, rows });
      const lines = frame().split('\n');
      expect(lines).toHaveLength(rows);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
      expect(lines.at(-1)).toContain('? help');
      close();
    }
  });

  it('says honestly when there is no room, and which size is needed', async () => {
    const { frame } = await open({ at: 'menu' }, { columns: 49, rows: 16 });
    expect(frame()).toContain('needs at least 50 x 16');
    expect(frame()).toContain('49 x 16');
  });

  it('goes back with Esc to where one came from, cursor and all', async () => {
    const { frame, press } = await open();
    await press(keys.down, keys.enter);
    expect(frame()).toContain('Quantum Flip  new match');
    await press(keys.escape);
    expect(frame()).toMatch(/> +Quantum Flip/u);
  });

  it('finds a key in the help by typing, and Enter does what it does', async () => {
    const { frame, press } = await open({ at: 'rules', game: 'quantum-flip' });
    await press('?');
    expect(frame()).toContain('Keys of this screen');
    await press(...'next game');
    expect(frame()).toContain('the next game');
    expect(frame()).not.toContain('a page down');
    await press(keys.enter);
    expect(frame()).toContain('Bit Flip Showdown  rules');
  });

  it('closes the help with Esc and stays', async () => {
    const { frame, press } = await open({ at: 'rules', game: 'quantum-flip' });
    await press('?', 'x', keys.escape);
    expect(frame()).toContain('Quantum Flip  rules');
  });

  it('uses nothing outside ASCII when told so, on every screen of the menu', async () => {
    const { frame, press } = await open({ at: 'menu' }, { isAscii: true });
    for (let choice = 0; choice < 9; choice++) {
      expect(frame()).toMatch(/^[\x20-\x7e\n]*$/u);
      await press(keys.enter);
      expect(frame()).toMatch(/^[\x20-\x7e\n]*$/u);
      await press(keys.escape, keys.down);
    }
  });
});
