import type { Random } from '../../source/bits/random.ts';
import { keys } from '../helpers/pty.ts';

/** What somebody might press who knows the program, or has a cat on the keyboard. */

const { up, down, left, right, enter, escape, tab, backspace, home, end, pageUp, pageDown } = keys;
const arrows = [up, down, left, right] as const;
const charactersOf = (text: string): readonly [string, ...string[]] => ['1', ...text];
const letters = charactersOf('hjklnmurUicxyNpvRdse[]?/ 0123456789');
/** Of these none leads to another screen. */
const tameLetters = charactersOf('hjklnmurUic[] 0123456789');
const others = [tab, backspace, keys.delete, home, end, pageUp, pageDown, '\u001B[Z'] as const;

const tameLines = [
  'flip 1',
  'flip 1 2',
  'swap 1 2',
  'guess 10110',
  'note what now',
  'undo',
  'redo',
  'hint',
  'secret random',
  'resign',
  'toggle 3',
  '\u{1F600} e\u0301 \u202E',
] as const;
const lines = [...tameLines, 'help', 'quit'] as const;

/** What terminals send that no key was pressed for, what they never should send, and what is cut in the middle. */
const noise = [
  '\u001B[<0;10;5M\u001B[<0;10;5m',
  '\u001B[M !!',
  '\u001B[I\u001B[O',
  '\u001B[97;5u',
  '\u001B[99;99;99~',
  '\u001BOP',
  '\u001B[1;5C',
  '\u001B]0;title\u0007',
  '\u001BPq#0\u001B\\',
  '\u001B[?1;2c',
  '\u001B[',
  '\u001BO',
  '\u001B\u001B\u001B',
  '\u001B[200~',
  '\u0000\u0001\u0002',
  '\u007F\b',
  keys.paste('flip 3\nswap 1 2\u001B[A\u0003 q'),
  keys.paste('x'.repeat(3000)),
  Buffer.from([0xff, 0xc0, 0x80, 0xed, 0xa0, 0x80, 0xf4]),
  Buffer.from([0xe2, 0x82]),
  'ñ\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  '9'.repeat(50),
] as const;

type Pressed = { readonly bytes: string | Uint8Array; readonly count: number };

const one = (bytes: string | Uint8Array): Pressed => ({ bytes, count: 1 });

/** `isBold`: also what leads out of a match or out of the program. */
export const anyKey = (random: Random, isBold: boolean): Pressed => {
  const roll = random.below(1000);
  if (isBold && roll < 2) return one(random.pick(['q', keys.ctrlC, keys.ctrlZ]));
  if (isBold && roll < 60) return one(random.pick<string | Uint8Array>(noise));
  if (roll < 90) {
    const line = random.pick<string>(isBold ? lines : tameLines);
    return { bytes: `:${line}${enter}`, count: line.length + 2 };
  }
  if (roll < 320) return one(random.pick<string>(arrows));
  if (roll < 520) return one(enter);
  if (roll < 640) return one(random.pick<string>(isBold ? [escape, ...others] : others));
  return one(random.pick(isBold ? letters : tameLetters));
};

export type Size = readonly [columns: number, rows: number];

/** Windows as people have them, and as only a program could make them; 0 is what some terminals say of themselves. */
export const anySizes: readonly [Size, ...Size[]] = [
  [80, 24],
  [80, 24],
  [120, 40],
  [200, 60],
  [60, 18],
  [40, 10],
  [20, 5],
  [10, 3],
  [2, 2],
  [1, 1],
  [0, 0],
  [80, 1],
  [1, 24],
  [300, 8],
];

/** Windows in which everything can be read. */
export const roomySizes: readonly [Size, ...Size[]] = [
  [80, 24],
  [100, 30],
  [120, 40],
  [64, 20],
];
