/**
 * The ways in which a program is ended from outside or by its own faults. Whoever watches gives the terminal back in each of them.
 */
type Endings = Readonly<{
  onSignal: (signal: NodeJS.Signals) => void;
  onError: (error: unknown) => void;
  /** The process ends now; nothing asynchronous will happen any more. */
  onExit: () => void;
}>;

const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

export const watchEndings = ({ onSignal, onError, onExit }: Endings): (() => void) => {
  for (const signal of ENDING_SIGNALS) process.on(signal, onSignal);
  process.on('uncaughtException', onError);
  process.on('unhandledRejection', onError);
  process.on('exit', onExit);
  return () => {
    for (const signal of ENDING_SIGNALS) process.off(signal, onSignal);
    process.off('uncaughtException', onError);
    process.off('unhandledRejection', onError);
    process.off('exit', onExit);
  };
};

/** Ends the process by a signal that nobody handles any more, so that a shell sees what ended it. */
export const endBySignal = (signal: NodeJS.Signals): void => {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
};
