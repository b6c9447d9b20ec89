import { afterEach, describe, expect, test } from 'vitest';
import type { RawOptions } from '../../../../source/game/settings.ts';
import { isRefusal } from '../../../../source/game/refusal.ts';
import type { Session } from '../../../../source/session/contract.ts';
import { type OpenApp, openApp, sizes } from '../../../helpers/app.tsx';
import { gameOf, newSession, playsInTurn } from '../../../helpers/line-play.ts';
import { memoryServices } from '../../../helpers/memory-services.ts';
import { keys } from '../../../helpers/pty.ts';

/*
 * Whole screens, drawn by the program itself. The files are there to be read: whoever changes a screen looks at them.
 */

const ann = { name: 'Ann', kind: 'human' };
const bob = { name: 'Bob', kind: 'human' };
const hard = { name: 'Hard', kind: 'hard' };

let app: OpenApp | undefined;
afterEach(() => app?.close());

type Shown = {
  readonly name: string;
  readonly game: string;
  readonly raw: RawOptions;
  readonly computer?: readonly string[];
  readonly keys: readonly string[];
};

const secrets = { given: ['10110', '00101'] };

const screens: readonly Shown[] = [
  {
    name: 'quantum-flip',
    game: 'quantum-flip',
    raw: { players: [ann, hard], rounds: 3 },
    computer: ['flip 2 3'],
    keys: ['1', keys.enter, '5', '2'],
  },
  {
    name: 'bit-flip-showdown',
    game: 'bit-flip-showdown',
    raw: { players: [ann, bob] },
    keys: ['3', keys.enter, '6', '7', keys.enter, '4', keys.right, ' '],
  },
  {
    name: 'bit-flip-showdown-64',
    game: 'bit-flip-showdown',
    raw: { players: [ann, bob], options: { bits: 64, maxFlips: 3, misere: true } },
    keys: [keys.down, keys.enter, keys.down, ' ', keys.right, ' '],
  },
  {
    name: 'bit-flip-duel',
    game: 'bit-flip-duel',
    raw: { players: [ann, bob], strict: true },
    keys: ['3', keys.enter, '4', keys.enter, '1', '3'],
  },
  {
    name: 'number-flip-duel',
    game: 'number-flip-duel',
    raw: { players: [ann, hard], ...secrets },
    computer: ['flip 4'],
    keys: ['2', keys.enter, 'm', keys.right, 'm', 'm', keys.down, '1'],
  },
  {
    name: 'binary-battle',
    game: 'binary-battle',
    raw: { players: [ann, hard], given: ['10110', '10110'] },
    computer: ['flip 4'],
    keys: ['1', keys.enter, '[', keys.right],
  },
  {
    name: 'secret',
    game: 'number-flip-duel',
    raw: { players: [ann, bob] },
    keys: [keys.enter, '1', '0', '1'],
  },
  {
    name: 'hand-over',
    game: 'number-flip-duel',
    raw: { players: [ann, bob], ...secrets },
    keys: [keys.enter, '2', keys.enter, keys.enter],
  },
  {
    name: 'seen',
    game: 'binary-battle',
    raw: { players: [ann, bob], given: ['10110', '10110'] },
    keys: [keys.enter, '2', keys.enter],
  },
  {
    name: 'notes',
    game: 'number-flip-duel',
    raw: { players: [ann, hard], ...secrets, assist: true },
    computer: ['flip 4'],
    keys: ['2', keys.enter, 'n', ...'same', keys.enter, 'n', ...'new', keys.left],
  },
  {
    name: 'command',
    game: 'quantum-flip',
    raw: { players: [ann, hard] },
    keys: [':', 'r', 'e'],
  },
  {
    name: 'ended',
    game: 'number-flip-duel',
    raw: { players: [ann, bob], ...secrets, rounds: 3 },
    keys: [keys.enter, ':', ...'guess 00101', keys.enter],
  },
];

const sessionFor = ({ game, raw, computer = [] }: Shown): Session =>
  newSession(game, { match: 'a-match', ...raw }, { computers: playsInTurn(computer) });

describe.each(sizes)('at $columns x $rows', (size) => {
  test.each(screens)('the screen of $name is as it was looked at', async (shown) => {
    const session = sessionFor(shown);
    app = await openApp(memoryServices(), { at: 'match', session }, size);
    for (const key of shown.keys) {
      await app.press(key);
      await session.settled();
    }
    await app.press();
    const file = `../frames/match-${shown.name}-${size.columns}x${size.rows}.txt`;
    await expect(`${app.frame()}\n`).toMatchFileSnapshot(file);
  });
});

test('a large window has larger bits and a wider panel', async () => {
  const [shown] = screens;
  if (shown === undefined) throw new Error('no screen');
  app = await openApp(
    memoryServices(),
    { at: 'match', session: sessionFor(shown) },
    { columns: 120, rows: 36 },
  );
  await app.press('1', '5');
  await expect(`${app.frame()}\n`).toMatchFileSnapshot('../frames/match-quantum-flip-120x36.txt');
});

test('in ASCII nothing else is drawn', async () => {
  const shown = screens.find(({ name }) => name === 'number-flip-duel') ?? screens[0];
  if (shown === undefined) throw new Error('no screen');
  app = await openApp(memoryServices(), { at: 'match', session: sessionFor(shown) }, { isAscii: true });
  await app.press(...shown.keys);
  expect(app.frame()).toMatch(/^[\x20-\x7e\n]*$/);
  expect(app.frame()).toContain('+---+---+---+---+---+');
});

test('a rematch replaces the match, and Esc leads to the menu', async () => {
  const services = memoryServices();
  const session = services.start(gameOf('bit-flip-showdown'), { players: [ann, bob], options: { bits: 1 } });
  if (isRefusal(session)) throw new Error(session.message);
  app = await openApp(services, { at: 'match', session });
  await app.press(keys.enter);
  expect(app.frame()).toContain('1 Ann turned the last 0. 1 Ann wins the round!');
  await app.press(keys.enter);
  expect(app.frame()).toContain('1 Bob, your turn');
  await app.press(keys.escape);
  expect(app.frame()).toContain('Saved matches');
});

test('a screen that is left closes its session', async () => {
  const session = newSession('quantum-flip', { players: [ann, bob] });
  let isClosed = false;
  const watched: Session = { ...session, close: () => (isClosed = true) };
  app = await openApp(memoryServices(), { at: 'match', session: watched });
  await app.press('R');
  expect(app.frame()).toContain('Quantum Flip  rules');
  expect(isClosed).toBe(false);
  await app.press(keys.escape, keys.escape);
  expect(isClosed).toBe(true);
});
