/**
 * Ctrl-Z and `fg`. In raw mode the terminal sends no signal for Ctrl-Z, so the program stops itself, after giving the
 * terminal back; it takes it again when it is continued.
 */
type StopWatch = {
  /** Stops the whole group, as the terminal would: behind `npm start` the shell waits for npm, not for us. */
  readonly stopGroup: () => void;
  readonly unwatch: () => void;
};

/** Long enough for a stop to take effect, short enough not to be missed when it has none. */
const STOP_TIME_MS = 100;

export const watchStops = ({
  leave,
  enter,
}: Readonly<{ leave: () => void; enter: () => void }>): StopWatch => {
  let timer: NodeJS.Timeout | undefined;

  const stop = (pid: number) => {
    if (timer) return;
    leave();
    process.off('SIGTSTP', onStop);
    process.kill(pid, 'SIGTSTP');
    // Where no shell watches, stop signals have no effect and nothing continues us: then this does.
    timer = setTimeout(onContinue, STOP_TIME_MS);
  };

  const onStop = () => stop(process.pid);

  const onContinue = () => {
    if (timer) process.on('SIGTSTP', onStop);
    clearTimeout(timer);
    timer = undefined;
    enter();
    // Windows change size without telling those who are stopped.
    process.kill(process.pid, 'SIGWINCH');
  };

  process.on('SIGTSTP', onStop);
  process.on('SIGCONT', onContinue);
  return {
    stopGroup: () => stop(0),
    unwatch: () => {
      clearTimeout(timer);
      process.off('SIGTSTP', onStop);
      process.off('SIGCONT', onContinue);
    },
  };
};
