import { useState } from 'react';
import type { Binding } from './bindings.ts';
import { frameRows } from './room.ts';
import { useTerminalSize } from './terminal/terminal-size.ts';
import type { Line } from './text/line.ts';

export type ScrollAction = { readonly scroll: number };

const page = 10;
const far = 1e9;

/** Keys for a text that may be taller than the screen. */
export const scrollBindings: readonly Binding<ScrollAction>[] = [
  { keys: ['down', 'j'], label: 'up/down', words: 'scroll', action: { scroll: 1 } },
  { keys: ['up', 'k'], label: 'up', words: 'scroll up', action: { scroll: -1 }, isQuiet: true },
  {
    keys: ['pagedown', 'space'],
    label: 'space',
    words: 'a page down',
    action: { scroll: page },
    isQuiet: true,
  },
  { keys: ['pageup'], label: 'PgUp', words: 'a page up', action: { scroll: -page }, isQuiet: true },
  { keys: ['home', 'g'], label: 'g', words: 'to the top', action: { scroll: -far }, isQuiet: true },
  { keys: ['end', 'G'], label: 'G', words: 'to the end', action: { scroll: far }, isQuiet: true },
];

/** The part of a text that is in sight, and how to move it. */
export const useScroll = (lines: readonly Line[]) => {
  const { rows } = useTerminalSize();
  const [top, setTop] = useState(0);
  const last = Math.max(0, lines.length - (rows - frameRows));
  const first = Math.min(top, last);
  return {
    shown: lines.slice(first),
    scroll: ({ scroll }: ScrollAction): void => setTop(Math.min(Math.max(0, first + scroll), last)),
    toTop: (): void => setTop(0),
  };
};
