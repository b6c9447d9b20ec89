import { useInput } from 'ink';
import type { Key as InkKey } from 'ink';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { toKey } from './key.ts';
import type { Key } from './key.ts';

/** Calls the newest handler with every key press, as long as it is active. */
export const useKey = (handler: (key: Key) => void, options: Readonly<{ isActive?: boolean }> = {}): void => {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  // One function for good: Ink would otherwise subscribe anew after every frame, and miss what comes in between.
  const onInput = useCallback((input: string, ink: InkKey) => {
    const key = toKey(input, ink);
    if (key) latest.current(key);
  }, []);
  useInput(onInput, options);
};
