import { keyOfCsi, keyOfSs3 } from './key-sequences.ts';

/**
 * Bytes from a terminal → keys, one string each, spelled as Ink spells them. A machine fed byte by byte, so that where
 * a read happened to end can make no difference. Sequences that are no key of ours (mouse and focus reports, answers to
 * questions) are swallowed whole, bytes that are not UTF-8 are ignored, and pasted text arrives as text alone.
 *
 * An escape that begins no sequence is the Escape key, whatever follows it: Escape and a letter in one read are two
 * keys, not Alt and the letter, because the game has no Alt keys and a lost Escape would be felt.
 */
export type KeyParser = {
  readonly push: (bytes: Uint8Array) => readonly string[];
  /** What is unfinished: nothing that time would settle, what may be the Escape key, or the middle of something longer. */
  readonly unfinished: () => 'nothing' | 'escape' | 'sequence';
  /** No more bytes came in time: what is unfinished is taken for keys, or dropped. */
  readonly flush: () => readonly string[];
};

/** What the next byte will be taken as. */
type State =
  | Readonly<{ at: 'ground' }>
  | Readonly<{ at: 'escape' }>
  | Readonly<{ at: 'csi'; parameters: string }>
  | Readonly<{ at: 'ss3' }>
  | Readonly<{ at: 'string'; opener: string; isEmpty: boolean; isEscaped: boolean }>
  | Readonly<{ at: 'skip'; bytes: number }>
  | Readonly<{ at: 'paste'; matched: number }>;

const GROUND: State = { at: 'ground' };
const PASTING: State = { at: 'paste', matched: 0 };
const ESC = 0x1b;
const BEL = 0x07;
const PASTE_END = '\u001B[201~';
const LONGEST_PARAMETERS = 64;
/** Openers of strings that end with BEL or ST: OSC, DCS, SOS, PM, APC. */
const STRING_OPENERS = ']PX^_';

const isControl = (byte: number) => byte < 0x20 || byte === 0x7f;

/** How many bytes a UTF-8 character has that begins with this one; 0 when none does. */
const utf8Length = (byte: number) => {
  if (byte < 0x80) return 1;
  if (byte >= 0xc2 && byte <= 0xdf) return 2;
  if (byte >= 0xe0 && byte <= 0xef) return 3;
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 0;
};

export const createKeyParser = (): KeyParser => {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let state: State = GROUND;
  let keys: string[] = [];
  let character: number[] = [];
  let pasteGap: 'impossible' | 'absent' | 'present' = 'impossible';

  /** Text, from one byte or the last of several: a whole character is a key, a broken one is nothing. */
  const text = (byte: number) => {
    const isContinuation = byte >= 0x80 && byte <= 0xbf;
    if (!isContinuation) character = utf8Length(byte) > 0 ? [byte] : [];
    else if (character.length > 0) character.push(byte);
    if (character.length === 0 || character.length < utf8Length(character[0] ?? 0)) return;
    try {
      const key = decoder.decode(Uint8Array.from(character));
      if (!/\p{Cc}/u.test(key)) keys.push(key);
    } catch {
      // Overlong forms and surrogates: not UTF-8.
    }
    character = [];
  };

  const control = (byte: number) => {
    character = [];
    if (byte === 0x0a || byte === 0x0d) keys.push('\r');
    else if (byte === 0x08 || byte === 0x7f) keys.push('\b');
    else if (byte > 0 && byte <= 0x1a) keys.push(String.fromCharCode(byte));
  };

  const ground = (byte: number): State => {
    if (byte === ESC) {
      character = [];
      return { at: 'escape' };
    }
    if (isControl(byte)) control(byte);
    else text(byte);
    return GROUND;
  };

  /** A key told by its code point goes the way of the bytes it would have been. */
  const typed = (key = '') => {
    if (key.startsWith('\u001B')) keys.push(key);
    else for (const byte of encoder.encode(key)) ground(byte);
  };

  const escape = (byte: number): State => {
    const opener = String.fromCharCode(byte);
    if (opener === '[') return { at: 'csi', parameters: '' };
    if (opener === 'O') return { at: 'ss3' };
    if (STRING_OPENERS.includes(opener)) return { at: 'string', opener, isEmpty: true, isEscaped: false };
    keys.push('\u001B');
    return ground(byte);
  };

  const csi = (parameters: string, byte: number): State => {
    if (byte >= 0x20 && byte <= 0x3f) {
      const next = parameters + String.fromCharCode(byte);
      return { at: 'csi', parameters: next.length > LONGEST_PARAMETERS ? parameters : next };
    }
    // Controls, escapes and text cannot stand inside: the sequence was cut off and something new begins.
    if (byte < 0x40 || byte > 0x7e) return ground(byte);
    const final = String.fromCharCode(byte);
    if (parameters === '' && final === 'M') return { at: 'skip', bytes: 3 };
    if (parameters === '' && final === '[') return { at: 'skip', bytes: 1 };
    if (parameters === '200' && final === '~') {
      pasteGap = 'impossible';
      return PASTING;
    }
    typed(keyOfCsi(parameters, final));
    return GROUND;
  };

  const ss3 = (byte: number): State => {
    if (byte < 0x40 || byte > 0x7e) return ground(byte);
    typed(keyOfSs3(String.fromCharCode(byte)));
    return GROUND;
  };

  const string = (current: Extract<State, { at: 'string' }>, byte: number): State => {
    if (current.isEscaped) return byte === 0x5c ? GROUND : escape(byte);
    if (byte === BEL) return GROUND;
    if (byte === ESC) return { ...current, isEscaped: true };
    // No answer of a terminal holds a control character: the player got tired of waiting.
    return isControl(byte) ? ground(byte) : { ...current, isEmpty: false };
  };

  /** Lines become one, with a blank between them; nothing is left of the line's end that closes most pastes. */
  const pasted = (byte: number) => {
    const isBreak = byte === 0x09 || byte === 0x0a || byte === 0x0d;
    if (isBreak && pasteGap !== 'impossible') pasteGap = 'present';
    if (isControl(byte)) {
      character = [];
      return;
    }
    const before = keys.length;
    text(byte);
    if (keys.length === before) return;
    if (pasteGap === 'present') keys.splice(before, 0, ' ');
    pasteGap = 'absent';
  };

  const paste = (matched: number, byte: number): State => {
    if (byte === PASTE_END.charCodeAt(matched)) {
      return matched + 1 === PASTE_END.length ? GROUND : { at: 'paste', matched: matched + 1 };
    }
    for (const other of PASTE_END.slice(0, matched)) pasted(other.charCodeAt(0));
    if (byte === ESC) return { at: 'paste', matched: 1 };
    pasted(byte);
    return PASTING;
  };

  const step = (byte: number): State => {
    switch (state.at) {
      case 'ground':
        return ground(byte);
      case 'escape':
        return escape(byte);
      case 'csi':
        return csi(state.parameters, byte);
      case 'ss3':
        return ss3(byte);
      case 'string':
        return string(state, byte);
      case 'skip':
        return state.bytes > 1 ? { at: 'skip', bytes: state.bytes - 1 } : GROUND;
      case 'paste':
        return paste(state.matched, byte);
    }
  };

  /** The letter after Escape when that is all that came: two keys pressed, not a sequence. */
  const letterAfterEscape = () => {
    if (state.at === 'escape') return '';
    if (state.at === 'csi' && state.parameters === '') return '[';
    if (state.at === 'ss3') return 'O';
    return state.at === 'string' && state.isEmpty && !state.isEscaped ? state.opener : undefined;
  };

  const take = () => {
    const taken = keys;
    keys = [];
    return taken;
  };

  return {
    push: (bytes) => {
      for (const byte of bytes) state = step(byte);
      return take();
    },
    unfinished: () => {
      if (state.at === 'ground') return 'nothing';
      return letterAfterEscape() === undefined ? 'sequence' : 'escape';
    },
    flush: () => {
      const letter = letterAfterEscape();
      if (letter !== undefined) keys.push(...['\u001B', letter].filter((key) => key !== ''));
      state = GROUND;
      return take();
    },
  };
};
