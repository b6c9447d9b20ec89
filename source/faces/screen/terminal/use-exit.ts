import { useApp } from 'ink';
import { useCallback } from 'react';

/** Leaves the program; with an error, after giving the terminal back, the error is told. */
export const useExit = (): ((error?: Error) => void) => {
  const { exit } = useApp();
  return useCallback((error?: Error) => exit(error), [exit]);
};
