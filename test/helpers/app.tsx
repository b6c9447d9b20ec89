import { render } from 'ink-testing-library';
import { App } from '../../source/faces/screen/app.tsx';
import type { Place } from '../../source/faces/screen/navigation.ts';
import { TerminalSizeContext } from '../../source/faces/screen/terminal/terminal-size.ts';
import type { Services } from '../../source/session/services.ts';

export type OpenApp = {
  /** What the screen shows, without blanks at the ends of lines. */
  readonly frame: () => string;
  /** Presses keys one after the other, each when the one before has been drawn. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** Waits until the screen is as wanted. */
  readonly until: (isThere: (frame: string) => boolean) => Promise<void>;
  readonly close: () => void;
};

/** Long enough for React to run every effect of a key: turns of the event loop, not time. */
const turns = 6;

const patienceMs = 20_000;

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
};

/** The whole program without a terminal, at a given size. */
export const openApp = async (
  services: Services,
  start: Place = { at: 'menu' },
  { columns = 80, rows = 24, isAscii = false } = {},
): Promise<OpenApp> => {
  const { lastFrame, stdin, unmount } = render(
    <TerminalSizeContext value={{ columns, rows }}>
      <App services={services} start={start} isAscii={isAscii} />
    </TerminalSizeContext>,
  );
  await settle();
  const frame = (): string =>
    (lastFrame() ?? '')
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .trimEnd();
  return {
    frame,
    until: async (isThere) => {
      const end = performance.now() + patienceMs;
      while (!isThere(frame())) {
        if (performance.now() > end) throw new Error(`Waited in vain:\n${frame()}`);
        await settle();
      }
    },
    press: async (...keys) => {
      for (const key of keys) {
        stdin.write(key);
        await settle();
      }
    },
    close: unmount,
  };
};

/** The sizes at which every screen is drawn exactly. */
export const sizes = [
  { columns: 80, rows: 24 },
  { columns: 50, rows: 16 },
] as const;
