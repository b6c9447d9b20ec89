import type { Random } from '../../source/bits/random.ts';
import { goldenLogs, sealed } from './golden.ts';

/*
 * Makes wrong logs out of good ones. Most are sealed again afterwards, so that they get past the seals and what is
 * behind them is tried: the decoders, the rules, and everything that tells of a match.
 */

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const nested = (depth: number): Json => {
  let value: Json = 1;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Stands for a name that an object literal cannot be given. */
const proto = '@proto';

const hostile: readonly [Json, ...Json[]] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  3,
  64,
  65,
  1000,
  1_000_001,
  2 ** 53,
  1e308,
  '@huge',
  '',
  '1',
  'all',
  'random',
  '0'.repeat(64),
  '1'.repeat(65),
  '10110',
  '01',
  'flip 1',
  'flip 64',
  'flip 99999999999999999999',
  'swap 1 1',
  'guess 1',
  'toggle 2, 1',
  'human',
  'hard',
  '../../../../etc/passwd',
  '/dev/zero',
  'constructor',
  '__proto__',
  'toString',
  '\u001B[2J\u001B]0;gone\u0007',
  '\u009B31m',
  'a\nb\r\n{"type":"match-ended"}',
  '\u202Eabc\u2066',
  '\uD800',
  '\u0000',
  `e${'\u0301'.repeat(300)}`,
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  '9'.repeat(400),
  'x'.repeat(600),
  [],
  {},
  [[]],
  [1, 2, 3],
  { [proto]: { assist: true, bits: 3, type: 'moved' } },
  { length: 1e9 },
  { toString: 1, valueOf: 2, constructor: 3 },
  nested(20),
];

/** What takes a while merely because it is large comes seldom. */
const huge: readonly [Json, ...Json[]] = [
  'x'.repeat(70_000),
  nested(3000),
  Array.from({ length: 5000 }, () => 0),
];

const anything = (random: Random): Json => random.pick(random.below(200) === 0 ? huge : hostile);

const names: readonly [string, ...string[]] = [
  proto,
  'constructor',
  'type',
  'player',
  'move',
  'said',
  'bits',
  'round',
  'seal',
  'time',
  'toJSON',
  '\u001B[31m',
  '\u202E',
  'x'.repeat(500),
];

const isTree = (value: Json | undefined): value is readonly Json[] | { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null;

/** Something near to what is there: the wrong value that is most like the right one. */
const nudged = (value: Json, random: Random): Json => {
  if (typeof value === 'number') return value + (random.below(2) === 0 ? 1 : -1);
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string' || value === '') return anything(random);
  const place = random.below(value.length);
  const put = random.pick(['0', '1', '2', ' ', '', 'A', '\u200B', '\u001B', 'é']);
  return value.slice(0, place) + put + value.slice(place + 1);
};

/** The value with one thing in it, at any depth, changed, removed or added. */
const changed = (value: Json, random: Random): Json => {
  if (!isTree(value)) return random.below(2) === 0 ? nudged(value, random) : anything(random);
  if (Array.isArray(value)) {
    const items: readonly Json[] = value;
    const place = random.below(items.length + 1);
    const item = items[place];
    return item === undefined
      ? [...items, anything(random)]
      : random.below(8) === 0
        ? items.toSpliced(place, 1)
        : items.with(place, changed(item, random));
  }
  const entries = Object.entries(value);
  const [name, inner] = entries[random.below(entries.length)] ?? ['', null];
  switch (random.below(10)) {
    case 0:
      return Object.fromEntries(entries.filter(([other]) => other !== name));
    case 1:
      return { ...value, [random.pick(names)]: anything(random) };
    default:
      return { ...value, [name]: changed(inner, random) };
  }
};

const isJson = (value: unknown): value is Json => value !== undefined;

/** The line with something else in it; what no value can be written as is put into the text. */
const changedLine = (line: Buffer, random: Random): Buffer => {
  let value: unknown;
  try {
    value = JSON.parse(line.toString('utf8'));
  } catch {
    return line;
  }
  if (!isJson(value)) return line;
  const text = JSON.stringify(changed(value, random));
  return Buffer.from(text.replaceAll(`"${proto}"`, '"__proto__"').replaceAll('"@huge"', '1e999'));
};

/** Some bytes removed and others put in their place. */
const spliced = (bytes: Buffer, random: Random): Buffer => {
  const place = random.below(bytes.length + 1);
  const put = Buffer.from(
    Array.from({ length: random.below(4) }, () =>
      random.pick([0, 10, 13, 27, 34, 44, 49, 91, 123, 192, 237, 255]),
    ),
  );
  return Buffer.concat([bytes.subarray(0, place), put, bytes.subarray(place + random.below(4))]);
};

/** A short match: many short ones try more than a few long ones. */
const anyLines = (random: Random): readonly Buffer[] => {
  const log = goldenLogs[random.below(goldenLogs.length)] ?? { lines: [] };
  return log.lines.slice(0, 3 + random.below(log.lines.length)).map((line) => Buffer.from(line));
};

const changedLines = (lines: readonly Buffer[], random: Random): readonly Buffer[] => {
  const place = random.below(lines.length);
  const line = lines[place];
  if (line === undefined) return lines;
  switch (random.below(14)) {
    case 0:
      return lines.toSpliced(place, 1);
    case 1:
      return lines.toSpliced(place, 0, line);
    case 2:
      return lines.toSpliced(place, 1).toSpliced(random.below(lines.length), 0, line);
    case 3:
      return lines.toSpliced(place, 0, ...anyLines(random).slice(1));
    case 4:
      return lines.with(place, spliced(line, random));
    default:
      return lines.with(place, changedLine(line, random));
  }
};

/** A wrong log. A few are not sealed again, and a few are damaged after that. */
export const mutatedLog = (random: Random): Buffer => {
  let lines = anyLines(random);
  for (let count = random.below(3); count >= 0; count--) lines = changedLines(lines, random);
  const log = random.below(12) === 0 ? Buffer.from(lines.join('\n')) : sealed(lines);
  return random.below(10) === 0 ? spliced(log, random) : log;
};
