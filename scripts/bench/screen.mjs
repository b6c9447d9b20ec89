// The full screen beside minimal Ink programs: time to the first frame, and from a key to what it draws.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from '@lydell/node-pty';
import { build } from 'esbuild';
import { compare, median, milliseconds, root, row } from './measure.mjs';

export const name = 'screen';

/** On the first frame of the menu. */
const words = 'every position solved';

const hello = `
import { render, Text } from 'ink';
render(<Text>hello</Text>);
setTimeout(() => {}, 1e6);`;

/** What anybody would write first: a full screen of lines, a cursor that moves, and a count of the keys. */
const plainScreen = `
import { render, Box, Text, useInput } from 'ink';
import { useReducer } from 'react';
const Screen = () => {
  const [count, add] = useReducer((before) => before + 1, 0);
  useInput(() => add());
  return (
    <Box width={80} height={24} flexDirection="column">
      <Text>count {count};</Text>
      {Array.from({ length: 20 }, (_, row) => <Text key={row}>{'0 1 '.repeat(18)}</Text>)}
      <Text>{' '.repeat(count % 60)}^</Text>
      <Text>ready</Text>
    </Box>
  );
};
render(<Screen />);`;

const withoutDevtools = {
  name: 'without-devtools',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react-devtools-core$/ }, ({ path }) => ({ path, namespace: 'none' }));
    onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'export default {}' }));
  },
};

/** Bundled as the program itself is. */
const bundle = (contents, outfile) =>
  build({
    stdin: { contents, resolveDir: root, loader: 'tsx' },
    outfile,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', fetch: 'undefined' },
    plugins: [withoutDevtools],
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
  });

const open = (args, home) => {
  const { CI: _ci, ...env } = process.env;
  return spawn(process.execPath, args, {
    cols: 80,
    rows: 24,
    env: { ...env, TERM: 'xterm-256color', BITDUEL_HOME: home },
  });
};

/** Resolves when the program has written the words, with what it has written. */
const shown = (child, awaited) =>
  new Promise((resolve) => {
    let text = '';
    const listener = child.onData((data) => {
      text += data;
      if (!text.includes(awaited)) return;
      listener.dispose();
      resolve(text);
    });
  });

/** Until the words are there; the program is then killed, but not within the time. */
const firstFrame = async (args, awaited, home) => {
  const child = open(args, home);
  await shown(child, awaited);
  child.kill('SIGKILL');
};

/** A start that ends as it should: what is kept for the next one is then there, as it is on every start but the first. */
const startOnce = async (args, awaited, home) => {
  const child = open(args, home);
  const ended = new Promise((resolve) => child.onExit(resolve));
  await shown(child, awaited);
  child.write('q');
  await ended;
};

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Presses a key again and again; the n-th frame answers the n-th key. */
const pressKeys = async (child, everyMs, count, frameOf) => {
  const pressed = [];
  const drawn = [];
  let bytes = 0;
  const listener = child.onData((data) => {
    bytes += data.length;
    const now = performance.now();
    for (const frame of frameOf(data)) while (drawn.length < frame) drawn.push(now);
  });
  for (let key = 0; key < count; key++) {
    pressed.push(performance.now());
    child.write(key % 50 < 25 ? '\u001B[C' : '\u001B[D');
    await pause(everyMs);
  }
  for (let wait = 0; wait < 200 && drawn.length < count; wait++) await pause(10);
  listener.dispose();
  const times = drawn.slice(0, count).map((time, index) => time - pressed[index]);
  const sorted = times.toSorted((a, b) => a - b);
  return {
    middle: median(times),
    worst: sorted[Math.floor(sorted.length * 0.99)],
    bytes: bytes / count,
    drawn: drawn.length,
  };
};

/** Ours ends each frame with the end of a synchronized update. */
const countUpdates = () => {
  let frames = 0;
  return (data) =>
    data
      .split('\u001B[?2026l')
      .slice(1)
      .map(() => ++frames);
};
/** The plain program says how many keys it has seen. */
const plainFrames = (seen) => (data) =>
  [...data.matchAll(/count (\d+);/g)].map(([, count]) => Number(count) - seen());

const keyRows = async (plainFile, home) => {
  const rows = [];
  const ours = open(
    [join(root, 'dist', 'bitduel.cjs'), 'play', 'bit-flip-showdown', '--bits', '40', '--p2', 'human'],
    home,
  );
  await shown(ours, 'help');
  const plain = open([plainFile], home);
  await shown(plain, 'ready');
  await pause(500);
  let seen = 0;
  for (const [what, everyMs, count] of [
    ['spaced, 100 ms', 100, 60],
    ['held, 30 ms', 30, 150],
    ['fast, 10 ms', 10, 200],
  ]) {
    const one = await pressKeys(ours, everyMs, count, countUpdates());
    const other = await pressKeys(
      plain,
      everyMs,
      count,
      plainFrames(() => seen),
    );
    seen += count;
    const pair = (part, unit) => ({
      ours: unit(one[part]),
      baseline: unit(other[part]),
      ratio: one[part] / other[part],
      repeats: count,
    });
    rows.push({ what: `key to frame, ${what}: median`, ...pair('middle', milliseconds), aim: '<= 1' });
    rows.push({
      what: `key to frame, ${what}: 99th percentile`,
      ...pair('worst', milliseconds),
      aim: '< 16.7 ms',
    });
    rows.push({
      what: `bytes a key, ${what}`,
      ...pair('bytes', (value) => `${value.toFixed(0)} B`),
      aim: '< 600 B',
    });
  }
  ours.kill('SIGKILL');
  plain.kill('SIGKILL');
  return rows;
};

export const run = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bitduel-bench-'));
  try {
    const helloFile = join(folder, 'hello.mjs');
    const plainFile = join(folder, 'plain.mjs');
    await bundle(hello, helloFile);
    await bundle(plainScreen, plainFile);
    const program = join(root, 'dist', 'bitduel.cjs');
    const first = join(folder, 'dist', 'bitduel.cjs');
    await startOnce([program], words, folder);
    // As it was installed: every start ends before anything can be kept.
    await cp(join(root, 'dist'), join(folder, 'dist'), {
      recursive: true,
      filter: (path) => !path.includes('.cache'),
    });
    const [least, ours, atFirst] = await compare(
      15,
      () => firstFrame([helloFile], 'hello', folder),
      () => firstFrame([program], words, folder),
      () => firstFrame([first], words, folder),
    );
    return [
      row('first frame of the menu / of a hello in Ink', [ours, least], '<= 1.25', 15),
      row('the same at the very first start', [atFirst, least], '<= 1.25', 15),
      ...(await keyRows(plainFile, folder)),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
