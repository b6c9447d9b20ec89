import { afterEach, describe, expect, it } from 'vitest';
import type { Place } from '../../../../source/faces/screen/navigation.ts';
import { type OpenApp, openApp, sizes } from '../../../helpers/app.tsx';
import { keys } from '../../../helpers/pty.ts';
import { playSaved, savedServices } from '../../../helpers/saved-services.ts';

// The list of matches tells local time.
process.env['TZ'] = 'UTC';

const services = savedServices();
const showdown = playSaved(services, 'bit-flip-showdown', { options: { bits: 8 }, rounds: 2 }, [
  { type: 'note', player: 1, text: 'mirror in the middle' },
  'flip 4',
  'flip 1',
  { type: 'undo', player: 1 },
  'flip 7',
  'flip 2',
  'flip 5 6',
  'flip 1',
  'flip 8',
  'flip 3',
  { type: 'next-round' },
  'flip 4 5',
  { type: 'resign', player: 1 },
]);
const duel = playSaved(services, 'number-flip-duel', { given: ['10110', '01011'] }, [
  'flip 3',
  'flip 2',
  'flip 5',
]);

type Shot = readonly [name: string, start: Place, presses: readonly string[]];

const shots: readonly Shot[] = [
  ['menu', { at: 'menu' }, []],
  ['menu-resume', { at: 'menu' }, Array.from({ length: 5 }, () => keys.down)],
  ['setup', { at: 'setup', game: 'bit-flip-showdown' }, [keys.down, keys.down]],
  ['rules', { at: 'rules', game: 'quantum-flip' }, []],
  ['settings', { at: 'settings' }, []],
  ['matches', { at: 'matches' }, []],
  ['matches-filtered', { at: 'matches' }, [...'show']],
  ['matches-delete', { at: 'matches' }, ['\u0004']],
  ['replay', { at: 'replay', reference: showdown }, Array.from({ length: 4 }, () => keys.right)],
  ['replay-end', { at: 'replay', reference: showdown }, [keys.end]],
  ['replay-hidden', { at: 'replay', reference: duel }, [keys.end, '2']],
  ['review', { at: 'review', reference: showdown }, ['n']],
  ['learn', { at: 'learn', reference: showdown }, [keys.right, ' ']],
  ['learn-revealed', { at: 'learn', reference: showdown }, ['r']],
  ['statistics', { at: 'statistics' }, []],
  ['help', { at: 'replay', reference: showdown }, ['?']],
  ['fault', { at: 'replay', reference: 'nothing' }, []],
];

let app: OpenApp | undefined;
afterEach(() => app?.close());

describe.each(sizes)('at $columns x $rows', (size) => {
  it.each(shots)('%s is drawn exactly', async (name, start, presses) => {
    app = await openApp(services, start, size);
    await app.until((frame) => !frame.includes('Judging') && !frame.includes('judging'));
    await app.press(...presses);
    const frame = app.frame();
    const lines = frame.split('\n');
    expect(lines).toHaveLength(size.rows);
    for (const line of lines) expect([...line].length).toBeLessThanOrEqual(size.columns);
    await expect(`${frame}\n`).toMatchFileSnapshot(`../frames/${name}-${size.columns}x${size.rows}.txt`);
  });
});
