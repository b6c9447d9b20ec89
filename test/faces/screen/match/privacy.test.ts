import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Random, randomFrom } from '../../../../source/bits/random.ts';
import type { RawOptions } from '../../../../source/game/settings.ts';
import type { Session } from '../../../../source/session/contract.ts';
import { newSession } from '../../../helpers/line-play.ts';
import { atKeyboard } from '../../../helpers/match-keyboard.ts';

/*
 * What a seat may not know must not show. Two matches are played side by side that differ only in what player 1 may
 * not know; every screen that player 1 sees, and every hand-over, must be the same in both.
 */

const people = [
  { name: 'Ann', kind: 'human' },
  { name: 'Bob', kind: 'human' },
];

/** A code tells nothing about its secret, but it differs with it. */
const withoutCodes = (screen: string): string => screen.replaceAll(/[\da-f]{4}(?:-[\da-f]{4}){3}/gu, 'code');

/** Keys that a restless player might press before moving. */
const fidget = (random: Random): readonly string[] => {
  const habits = [
    ['m'],
    ['c'],
    ['tab', 'tab'],
    ['['],
    ['n', 'h', 'i', 'return', 'tab'],
    [':', 'u', 'tab', 'escape'],
    [],
  ];
  return habits[random.below(habits.length)] ?? [];
};

type World = ReturnType<typeof atKeyboard>;

/** Plays some turns in both worlds; `bits` says which bit each world's player flips. */
const playBoth = (
  [one, two]: readonly [World, World],
  random: Random,
  flips: (seat: number) => readonly [number, number],
  seen: { equal: number; unlike: number },
): void => {
  const bothPress = (first: string, second: string): void => {
    one.press(first);
    two.press(second);
    const [a, b] = [withoutCodes(one.text()), withoutCodes(two.text())];
    const { phase } = one.scene();
    if (phase.seat === 2 && phase.at !== 'hand-over') seen.unlike += a === b ? 0 : 1;
    else {
      expect(a).toBe(b);
      seen.equal += 1;
    }
  };
  for (let turn = 0; turn < 8; turn++) {
    bothPress('return', 'return');
    for (const key of fidget(random)) bothPress(key, key);
    const [first, second] = flips(one.scene().player);
    bothPress(String(first), String(second));
    bothPress('return', 'return');
    bothPress('return', 'return');
  }
};

const worlds = (id: string, first: RawOptions, second: RawOptions, size: object): readonly [World, World] => {
  const open = (raw: RawOptions): World => atKeyboard(newSession(id, { players: people, ...raw }), size);
  return [open(first), open(second)];
};

const anySize = fc.constantFrom({}, { columns: 50, rows: 16 });
const anySeed = fc.string({ minLength: 1, maxLength: 6 });

test('player 1 sees nothing of the other sequence in Number Flip Duel', () => {
  const seen = { equal: 0, unlike: 0 };
  fc.assert(
    fc.property(anySeed, anySize, (seed, size) => {
      const random = randomFrom(seed, 'keys');
      // The last two bits are never flipped, and exactly one of them agrees in both worlds: counts are the same.
      const common = random.bits(6);
      const own = random.bits(8);
      const [seventh = '0', eighth = '0'] = own.slice(6);
      const other = (bit: string): string => (bit === '0' ? '1' : '0');
      const both = worlds(
        'number-flip-duel',
        { options: { bits: 8 }, given: [own, common + seventh + other(eighth)] },
        { options: { bits: 8 }, given: [own, common + other(seventh) + eighth] },
        size,
      );
      playBoth(
        both,
        random,
        () => {
          const bit = random.below(6) + 1;
          return [bit, bit];
        },
        seen,
      );
    }),
    { numRuns: 6 },
  );
  expect(seen.equal).toBeGreaterThan(100);
  expect(seen.unlike).toBeGreaterThan(20);
});

test('player 1 sees nothing of the other’s turns in Binary Battle', () => {
  const seen = { equal: 0, unlike: 0 };
  fc.assert(
    fc.property(anySeed, anySize, (seed, size) => {
      const random = randomFrom(seed, 'keys');
      // The target's last bit is 1 and nobody ever toggles that: nobody wins.
      const raw = { options: { bits: 8 }, given: ['10110101', '10110101'] };
      playBoth(
        worlds('binary-battle', raw, raw, size),
        random,
        (seat) => {
          const bit = random.below(7) + 1;
          return [bit, seat === 2 ? random.below(7) + 1 : bit];
        },
        seen,
      );
    }),
    { numRuns: 6 },
  );
  expect(seen.equal).toBeGreaterThan(100);
  expect(seen.unlike).toBeGreaterThan(20);
});

test('a screen asks the session only for what whoever looks may know', () => {
  const asked = new Set<unknown>();
  const real = newSession('number-flip-duel', { players: people, given: ['10110', '00101'] });
  const spied: Session = {
    ...real,
    look: (perspective) => {
      asked.add(perspective);
      return real.look(perspective);
    },
    notes: (seat) => {
      asked.add(seat);
      return real.notes(seat);
    },
    assist: (seat) => {
      asked.add(seat);
      return real.assist(seat);
    },
  };
  const { press, text } = atKeyboard(spied);
  text();
  press('return', 'right', 'm', 'return');
  text();
  expect(asked).toEqual(new Set([1]));
});
