// Runs the real program in a pseudo-terminal and takes the pictures of the readme.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keys, openProgram } from './pictures/player.mjs';
import { toPng, toSvg } from './pictures/svg.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const program = join(root, 'dist', 'bitduel.cjs');
const folder = join(root, 'pictures');
const home = mkdtempSync(join(tmpdir(), 'bitduel-pictures-'));
const size = { cols: 80, rows: 24 };

const { enter, down, right } = keys;
const people = ['--name1', 'Ada', '--name2', 'Grace'];

/** Each picture: how the program is started, and what is pressed until what is on the screen. */
const pictures = [
  {
    name: 'menu',
    args: [],
    steps: [
      ['', 'Settings'],
      [down.repeat(2), /A row of 0s that only ever shrinks/],
    ],
  },
  {
    name: 'number-flip-duel',
    args: ['play', 'number', ...people, '--p2', 'hard', '--seed', '4', '--secret1', '10110', '--assist'],
    steps: [
      ['', 'to move'],
      [right + enter, /move 3[^]*Ada to move/],
      [down + '10', '3 of 5 bits to enter'],
    ],
  },
  {
    name: 'quantum-flip',
    args: ['play', 'quantum', ...people, '--p2', 'human', '--seed', '2'],
    steps: [
      ['', 'to move'],
      [`1${right}${right} ${enter}`, 'Grace to move'],
      [`24${enter}`, 'Ada to move'],
      ['15', /flip 1 5/],
    ],
  },
  {
    name: 'bit-flip-showdown',
    args: ['play', 'bit-flip-showdown', ...people, '--p2', 'human', '--bits', '20'],
    steps: [
      ['', 'to move'],
      [`34${enter}`, 'Grace to move'],
      [`8${enter}`, 'Ada to move'],
      ['56', 'flip 5 6'],
    ],
  },
  {
    name: 'bit-flip-duel',
    args: ['play', 'bit-flip-duel', ...people, '--p2', 'human'],
    steps: [
      ['', 'to move'],
      [`3${enter}`, 'Grace to move'],
      [`5${enter}`, 'Ada to move'],
      ['13', 'swap 1 3'],
    ],
  },
  {
    name: 'binary-battle',
    args: ['play', 'binary', ...people, '--p2', 'hard', '--target', '01101', '--seed', '5'],
    steps: [
      ['', 'to move'],
      [enter, /move 3[^]*Ada to move/],
      [`2${enter}`, /move 5[^]*Ada to move/],
    ],
  },
  {
    name: 'hand-over',
    args: ['play', 'number', ...people, '--p2', 'human', '--secret1', '10110', '--secret2', '01011'],
    steps: [
      ['', 'Pass the keyboard'],
      [enter, 'to move'],
      [`3${enter}`, 'to hand over'],
      [enter, 'Pass the keyboard'],
    ],
  },
  {
    name: 'help',
    args: ['play', 'quantum', ...people],
    steps: [
      ['', 'to move'],
      ['?', 'Keys of this screen'],
    ],
  },
];

/** A finished match of two people, for the replay and the review. */
const playMatch = async () => {
  const match = openProgram(program, ['play', 'bit-flip-showdown', ...people, '--p2', 'human'], {
    ...size,
    env: { BITDUEL_HOME: home },
  });
  await match.waitFor('to move');
  for (const move of [
    'flip 4 5',
    'flip 1',
    'undo',
    'flip 8',
    'flip 2',
    'flip 1',
    'flip 10',
    'flip 9',
    'flip 3',
    'flip 6',
    'flip 7',
  ]) {
    match.write(`:${move}`);
    await match.waitFor(`:${move}`);
    match.write(enter);
    await match.waitFor(move === 'flip 7' ? 'rematch' : 'to move');
  }
  await match.close();
};

const take = async ({ name, args, steps }) => {
  const session = openProgram(program, args, { ...size, env: { BITDUEL_HOME: home } });
  for (const [press, wanted] of steps) await session.press(press, wanted);
  writeFileSync(join(folder, `${name}.png`), toPng(toSvg(session.terminal)));
  await session.close();
  console.log(`pictures/${name}.png`);
};

mkdirSync(folder, { recursive: true });
try {
  for (const picture of pictures) await take(picture);
  await playMatch();
  const saved = [
    ['', 'Settings'],
    [down.repeat(6), 'Everything that was ever'],
    [enter, 'Filter'],
    [enter, '1/12'],
  ];
  await take({ name: 'replay', args: [], steps: [...saved, [right.repeat(4), '5/12']] });
  await take({
    name: 'review',
    args: [],
    steps: [...saved, ['v', /^(?![^]*judging)[^]*best:/], ['n', 'move 3 of']],
  });
  await take({ name: 'matches', args: [], steps: saved.slice(0, 3) });
} finally {
  rmSync(home, { recursive: true, force: true });
}
