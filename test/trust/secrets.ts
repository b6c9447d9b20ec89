import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Seat, otherSeat, seats } from '../../source/game/seat.ts';
import { gameById } from '../../source/games/index.ts';
import { viewFor } from '../../source/match/announce.ts';
import { begin, evolve } from '../../source/match/evolve.ts';
import { openStore } from '../../source/storage/store.ts';
import type { Pty } from '../helpers/pty.ts';

/*
 * Watches a terminal at which two people, Ada and Bo, play with secrets of 16 bits from each other. Whoever was
 * handed the keyboard last is looking; what the other one has, or ever had, must not be in any frame from then on.
 */

type Frame = { readonly looker: Seat | null; readonly values: readonly string[]; readonly text: string };

const length = 16;

/** Bits that stand together on a row, spaced or not. */
const run = /[01](?:[ │|]{0,5}[01])+/gu;

const valuesIn = (text: string): readonly string[] =>
  [...text.matchAll(run)]
    .map(([found]) => found.replaceAll(/[^01]/gu, ''))
    .flatMap((bits) =>
      Array.from({ length: Math.max(0, bits.length - length + 1) }, (_, at) => bits.slice(at, at + length)),
    );

/** All that each seat, and nobody at all, has ever had to itself in the matches of this folder. */
const secretsIn = (home: string): ReadonlyMap<Seat | null, ReadonlySet<string>> => {
  const store = openStore(home, gameById);
  const all = new Map<Seat | null, Set<string>>([
    [1, new Set()],
    [2, new Set()],
    [null, new Set()],
  ]);
  const add = (seat: Seat | null, value: unknown): void => {
    if (typeof value === 'string' && value.length === length) all.get(seat)?.add(value);
  };
  for (const name of readdirSync(join(home, 'matches'))) {
    const { setup, rest } = store.read(join(home, 'matches', name));
    const game = gameById(setup.game);
    if (game === undefined) continue;
    let match = begin(setup);
    for (const event of rest) {
      match = evolve(game, match, event);
      const view = viewFor(game, match, 'all');
      if (view === null) continue;
      const { sequences, numbers, target }: Record<string, unknown> = { ...view };
      for (const own of [sequences, numbers]) {
        if (Array.isArray(own)) for (const seat of seats) add(seat, own[seat - 1]);
      }
      add(null, target);
    }
  }
  return all;
};

export const watchSecrets = (id: string, home: string) => {
  const frames: Frame[] = [];
  const title = gameById(id)?.name ?? '';

  const watch = (pty: Pty): void => {
    let looker: Seat | null = null;
    const look = (): void => {
      const text = pty.screen();
      const handed = /only (Ada|Bo) is looking/u.exec(text)?.[1];
      // Also from a frame that a change of the window's size has pushed out of place.
      if (handed !== undefined) looker = handed === 'Ada' ? 1 : 2;
      const [head = ''] = text.split('\n');
      if (!head.includes(title) || !head.includes('to move')) return;
      frames.push({ looker: handed === undefined ? looker : null, values: valuesIn(text), text });
    };
    // A frame is whole when its update ends; no two are looked at as one.
    pty.terminal.parser.registerCsiHandler({ prefix: '?', final: 'l' }, (parameters) => {
      if (parameters.includes(2026)) look();
      return false;
    });
  };

  const isLeak = (
    secrets: ReadonlyMap<Seat | null, ReadonlySet<string>>,
    { looker, values }: Frame,
  ): boolean => {
    const own = looker === null ? undefined : secrets.get(looker);
    const covered: readonly (Seat | null)[] = looker === null ? [1, 2, null] : [otherSeat(looker), null];
    return values.some(
      (value) => !own?.has(value) && covered.some((seat) => secrets.get(seat)?.has(value) === true),
    );
  };

  return {
    watch,
    frames: () => frames.length,
    /** In how many frames somebody saw what is their own. */
    shown: () => {
      const secrets = secretsIn(home);
      return frames.filter(
        ({ looker, values }) => looker !== null && values.some((value) => secrets.get(looker)?.has(value)),
      ).length;
    },
    leaks: () => {
      const secrets = secretsIn(home);
      return frames.filter((frame) => isLeak(secrets, frame)).map(({ text }) => text);
    },
  };
};
