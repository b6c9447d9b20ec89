import { describe, expect, it } from 'vitest';
import type { Session } from '../../../../source/session/contract.ts';
import type { RawOptions } from '../../../../source/game/settings.ts';
import { isRefusal } from '../../../../source/game/refusal.ts';
import { gameOf } from '../../../helpers/line-play.ts';
import { savedServices } from '../../../helpers/saved-services.ts';
import { bareWords } from '../../../helpers/lesson.ts';
import { atKeyboard } from '../../../helpers/match-keyboard.ts';
import { sizes } from '../../../helpers/app.tsx';

const people = [
  { name: 'Ann', kind: 'human' },
  { name: 'Bob', kind: 'human' },
];

/** A match as the program starts it, with the real advisor. */
const start = (id: string, raw: RawOptions): Session => {
  const session = savedServices().start(gameOf(id), { players: people, assist: true, seed: 'hints', ...raw });
  if (isRefusal(session)) throw new Error(session.message);
  return session;
};

const cases = [
  ['quantum-flip', {}, null],
  ['quantum-flip', { bits: 16 }, null],
  ['bit-flip-duel', {}, null],
  ['bit-flip-showdown', {}, null],
  ['bit-flip-showdown', { bits: 64 }, null],
  ['number-flip-duel', {}, ['10110', '01101']],
  ['number-flip-duel', { bits: 16 }, ['1011010110101101', '0110101101011010']],
  ['binary-battle', {}, ['10110', '10110']],
  ['binary-battle', { bits: 16 }, ['1011010110101101', '1011010110101101']],
] as const;

describe.each(sizes)('hints at $columns x $rows', (size) => {
  it.each(cases)('are whole under the board or a Tab away: %s %j', (id, options, given) => {
    const keyboard = atKeyboard(start(id, { options, ...(given === null ? {} : { given }) }), size);
    const { press, text, state } = keyboard;
    /** Without the panel beside the board. */
    const board = (): string => bareWords(text().replaceAll(/│ .*$/gmu, ''));
    if (text().includes('Pass the keyboard')) press('return');
    for (const step of [1, 2, 3]) {
      press('i');
      const hint = bareWords(state().hints.at(-1) ?? 'no hint');
      const isWhole = board().includes(hint);
      if (!isWhole) {
        expect(text()).toContain('The whole hint: Tab, Tab');
        press('tab', 'tab');
        const pages = new Set<string>();
        for (let page = 0; page < 30; page++) {
          for (const line of text().split('\n')) pages.add(bareWords(line));
          press('down');
        }
        expect([...pages].join('')).toContain(hint);
        press('tab');
      }
      expect(text()).toContain(`Hint ${step}: `);
    }
    press('i');
    expect(text()).toContain('There is no plainer hint for this move.');
    expect(text()).not.toContain('Hint 4');
    keyboard.close();
  });

  it('are covered on their page where a secret is covered', () => {
    const given = ['10110', '01101'];
    const keyboard = atKeyboard(start('number-flip-duel', { given }), size);
    const { press, text } = keyboard;
    press('return', 'i', 'tab', 'tab');
    expect(text()).toMatch(/possible/u);
    press('c');
    expect(text()).not.toMatch(/possible/u);
    expect(text()).toContain('Covered: c shows it.');
    press('escape');
    expect(text()).toContain('covered');
    keyboard.close();
  });
});
