import { render } from 'ink';
import type { Instance } from 'ink';
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { setColours } from './colours.ts';
import { endBySignal, watchEndings } from './endings.ts';
import type { FrameWriter } from './frame-writer.ts';
import type { KeyReader } from './key-reader.ts';
import { watchStops } from './stops.ts';
import { TerminalSizeContext } from './terminal-size.ts';
import { openTerminal } from './terminal.ts';
import { useKey } from './use-key.ts';

export type ScreenOptions = Readonly<{
  stdin: NodeJS.ReadStream;
  stdout: NodeJS.WriteStream & Readonly<{ fd?: number }>;
  env: Readonly<Record<string, string | undefined>>;
  /** The last chance to save, in every way of ending that can be noticed. Synchronous: there may be no later. */
  onEnd?: () => void;
}>;

/** Ink asks for whole streams of a terminal, but all that it uses of them is here. */
const isInkStdin = (reader: KeyReader): reader is KeyReader & NodeJS.ReadStream => 'setRawMode' in reader;
const isInkStdout = (writer: FrameWriter): writer is FrameWriter & NodeJS.WriteStream => 'columns' in writer;

const ignoreKey = () => {};

const Screen = ({ writer, children }: Readonly<{ writer: FrameWriter; children: ReactNode }>) => {
  const size = useSyncExternalStore(writer.subscribe, writer.size);
  // Ink reads keys only while somebody wants them; between two screens nobody might.
  useKey(ignoreKey);
  return <TerminalSizeContext value={size}>{children}</TerminalSizeContext>;
};

/**
 * Draws the element on the whole screen until it exits, and gives the terminal back whatever happens. Resolves after `useExit` and
 * Ctrl-C; rejects with the error that ended the program, which can then be printed on an ordinary screen.
 */
export const runScreen = (element: ReactNode, { stdin, stdout, env, onEnd }: ScreenOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    let app: Instance | undefined;
    let isEnding = false;

    const end = (then: () => void) => {
      if (isEnding) return;
      isEnding = true;
      const failures: unknown[] = [];
      for (const step of [onEnd, app?.unmount, terminal.leave, stops.unwatch, unwatchEndings]) {
        try {
          step?.();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) reject(failures[0]);
      else then();
    };

    const endAsGone = (error?: Error) => {
      if (isEnding) return;
      end(() => {});
      if (error && 'code' in error && error.code === 'EPIPE') process.exit(1);
      // Node would abort while setting back a terminal that is not there any more.
      endBySignal('SIGHUP');
    };

    const fail = (error: unknown) => end(() => reject(error));
    const terminal = openTerminal({
      stdin,
      stdout,
      hasColour: setColours(stdout, env),
      onInterrupt: () => end(resolve),
      onSuspend: () => stops.stopGroup(),
      onGone: endAsGone,
    });
    const unwatchEndings = watchEndings({
      onSignal: (signal) => end(() => endBySignal(signal)),
      onError: fail,
      onExit: () => end(resolve),
    });
    const stops = watchStops(terminal);
    const { stdin: reader, stdout: writer } = terminal;
    if (!isInkStdin(reader) || !isInkStdout(writer)) throw new TypeError('The terminal does not fit Ink.');
    terminal.enter();
    app = render(<Screen writer={writer}>{element}</Screen>, {
      stdin: reader,
      stdout: writer,
      debug: true,
      patchConsole: false,
      exitOnCtrlC: false,
      isScreenReaderEnabled: false,
    });
    app.waitUntilExit().then(() => end(resolve), fail);
  });
