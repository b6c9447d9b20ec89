import type { Key as InkKey } from 'ink';

/** A key press. `char` is what it types, if it types something; with `ctrl`, the letter that was held with it. */
export type Key = Readonly<{
  name: KeyName;
  char?: string;
  ctrl: boolean;
  shift: boolean;
  meta: boolean;
}>;

export type KeyName = (typeof NAMED)[number][0] | 'space' | 'char';

const NAMED = [
  ['left', 'leftArrow'],
  ['right', 'rightArrow'],
  ['up', 'upArrow'],
  ['down', 'downArrow'],
  ['return', 'return'],
  ['escape', 'escape'],
  ['tab', 'tab'],
  ['backspace', 'backspace'],
  ['delete', 'delete'],
  ['home', 'home'],
  ['end', 'end'],
  ['pageup', 'pageUp'],
  ['pagedown', 'pageDown'],
] as const;

/** What Ink makes of a key → the key; undefined for keys that have no meaning here. */
export const toKey = (input: string, ink: InkKey): Key | undefined => {
  const { ctrl, shift } = ink;
  const named = NAMED.find(([, flag]) => ink[flag]);
  // Ink sets meta for Escape itself.
  if (named) return { name: named[0], ctrl, shift, meta: ink.meta && !ink.escape };
  if (input === ' ') return { name: 'space', char: ' ', ctrl, shift, meta: ink.meta };
  return input === '' ? undefined : { name: 'char', char: input, ctrl, shift, meta: ink.meta };
};
