import type { Key } from '../terminal/key.ts';
import { type Line, line, span } from './line.ts';

/** A line of text being typed. */
export type Field = { readonly text: string; readonly at: number };

export const fieldOf = (text = ''): Field => ({ text, at: [...text].length });

/** What a key does to the text; undefined if it does nothing. Counted in characters, not in their halves. */
export const edited = ({ text, at }: Field, key: Key, most = 500): Field | undefined => {
  const letters = [...text];
  const without = (index: number): string => letters.toSpliced(index, 1).join('');
  if (key.ctrl) {
    if (key.char === 'u') return fieldOf();
    if (key.char === 'a') return { text, at: 0 };
    return key.char === 'e' ? fieldOf(text) : undefined;
  }
  switch (key.name) {
    case 'left':
      return { text, at: Math.max(0, at - 1) };
    case 'right':
      return { text, at: Math.min(letters.length, at + 1) };
    case 'home':
      return { text, at: 0 };
    case 'end':
      return fieldOf(text);
    case 'backspace':
      return at === 0 ? { text, at } : { text: without(at - 1), at: at - 1 };
    case 'delete':
      return { text: without(at), at };
    case 'space':
    case 'char':
      return letters.length >= most || key.char === undefined
        ? { text, at }
        : { text: letters.toSpliced(at, 0, key.char).join(''), at: at + [...key.char].length };
    default:
      return undefined;
  }
};

/** The text with its cursor, scrolled so that the cursor is in sight. */
export const fieldLine = ({ text, at }: Field, width: number): Line => {
  const letters = [...text, ' '];
  const first = Math.max(0, at - width + 1);
  const shown = letters.slice(first, first + width);
  return line(
    shown.slice(0, at - first).join(''),
    span(letters[at] ?? ' ', 'cursor'),
    shown.slice(at - first + 1).join(''),
  );
};
