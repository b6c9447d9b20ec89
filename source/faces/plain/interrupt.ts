const endings = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/**
 * Lets a conversation on a terminal end in its own words when the program is told to end. A second Ctrl-C ends it at once.
 */
export const onInterrupt = (leave: () => void): (() => void) => {
  const forget = (): void => {
    for (const signal of endings) process.off(signal, end);
  };
  const end = (): void => {
    forget();
    leave();
  };
  for (const signal of endings) process.on(signal, end);
  return forget;
};
