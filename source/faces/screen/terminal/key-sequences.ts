/**
 * What a control sequence from the keyboard means, rewritten to the one spelling that Ink knows it by. Terminals spell
 * Home in four ways; above this file there is one. Undefined: no key of ours (function keys, reports, releases).
 */

const SHIFT_TAB = '\u001B[Z';

/** The final letter of `CSI A` and `SS3 A` that stand for keys. */
const LETTERS = 'ABCDFH';

/** The number of `CSI 3 ~` → how Ink wants the key: a letter, or the number itself. */
const NUMBERS: ReadonlyMap<number, string> = new Map([
  [1, 'H'],
  [3, '3'],
  [4, 'F'],
  [5, '5'],
  [6, '6'],
  [7, 'H'],
  [8, 'F'],
]);

const RELEASED = 3;
const SHIFT_ALT_CTRL = 7;

type Modifiers = Readonly<{ bits: number; isReleased: boolean }>;

/** `5` or `5:1`: one more than the modifier bits, and in kitty's dialect what happened to the key. */
const modifiersOf = (field = ''): Modifiers => {
  const [value = '', event = ''] = field.split(':');
  return { bits: (Number(value || 1) - 1) & SHIFT_ALT_CTRL, isReleased: Number(event) === RELEASED };
};

const spell = (key: string, { bits, isReleased }: Modifiers): string | undefined => {
  if (isReleased) return undefined;
  const isLetter = LETTERS.includes(key);
  if (bits === 0) return isLetter ? `\u001B[${key}` : `\u001B[${key}~`;
  return isLetter ? `\u001B[1;${bits + 1}${key}` : `\u001B[${key};${bits + 1}~`;
};

/** A code point with modifiers, as kitty (`CSI 99;5 u`) and xterm (`CSI 27;5;99 ~`) report it → the plain text of the key. */
const plainText = (code: number, { bits, isReleased }: Modifiers): string | undefined => {
  if (isReleased || !(code > 0 && code <= 0x10ffff) || (code >= 0xd800 && code <= 0xdfff)) return undefined;
  // Kitty numbers its keys without text in the private use area.
  if (code >= 0xe000 && code <= 0xf8ff) return undefined;
  const text = String.fromCodePoint(code);
  const isControl = (bits & 4) !== 0;
  if (!isControl) return text === '\t' && (bits & 1) !== 0 ? SHIFT_TAB : text;
  return /^[a-z]$/i.test(text) ? String.fromCharCode(code & 0x1f) : undefined;
};

/** The key of `CSI parameters final`. */
export const keyOfCsi = (parameters: string, final: string): string | undefined => {
  const [first = '', second, third = ''] = parameters.split(';');
  const modifiers = modifiersOf(second);
  const number = Number.parseInt(first, 10);
  if (!/^[\d;:]*$/.test(parameters)) return undefined;
  if (final === 'Z') return SHIFT_TAB;
  if (final === 'u') return plainText(number, modifiers);
  if (final === '~' && number === 27) return plainText(Number.parseInt(third, 10), modifiers);
  if (final === '~') {
    const key = NUMBERS.get(number);
    return key === undefined ? undefined : spell(key, modifiers);
  }
  return LETTERS.includes(final) ? spell(final, modifiers) : undefined;
};

/** The key of `SS3 final`: cursor keys of a terminal in application mode, and Enter on its keypad. */
export const keyOfSs3 = (final: string): string | undefined => {
  if (final === 'M') return '\r';
  return LETTERS.includes(final) ? `\u001B[${final}` : undefined;
};
