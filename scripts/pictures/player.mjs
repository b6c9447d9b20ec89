// The real program in a pseudo-terminal, played by keys, with an emulator that can be photographed.
import { spawn } from '@lydell/node-pty';
import xterm from '@xterm/headless';

export const keys = {
  up: '\u001B[A',
  down: '\u001B[B',
  right: '\u001B[C',
  left: '\u001B[D',
  enter: '\r',
  escape: '\u001B',
  tab: '\t',
};

const patienceMs = 15_000;

export const openProgram = (file, args, { cols, rows, env }) => {
  const { CI: _ci, NO_COLOR: _no, FORCE_COLOR: _force, ...inherited } = process.env;
  const child = spawn(process.execPath, [file, ...args], {
    cols,
    rows,
    env: { ...inherited, TERM: 'xterm-256color', ...env },
  });
  const terminal = new xterm.Terminal({ cols, rows, allowProposedApi: true });
  let look = () => {};
  child.onData((data) => terminal.write(data, () => look()));

  const screen = () =>
    Array.from({ length: rows }, (_, row) =>
      terminal.buffer.active.getLine(terminal.buffer.active.baseY + row)?.translateToString(true),
    ).join('\n');

  /** Resolves as soon as the screen holds the text. */
  const waitFor = (wanted) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`Waited in vain for ${wanted}:\n${screen()}`)),
        patienceMs,
      );
      look = () => {
        if (!(wanted instanceof RegExp ? wanted.test(screen()) : screen().includes(wanted))) return;
        look = () => {};
        clearTimeout(timer);
        resolve();
      };
      look();
    });

  return {
    terminal,
    screen,
    waitFor,
    write: (text) => child.write(text),
    /** Keys, and then what the screen shows when they have been taken. */
    press: async (text, wanted) => {
      child.write(text);
      await waitFor(wanted);
    },
    close: () =>
      new Promise((resolve) => {
        child.onExit(resolve);
        child.kill('SIGTERM');
      }),
  };
};
