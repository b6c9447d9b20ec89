import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../source/game/contract.ts';
import { type Move, formatMove } from '../../source/game/move.ts';
import { parseMove } from '../../source/game/notation.ts';
import { isRefusal } from '../../source/game/refusal.ts';
import { type Both, type Seat, otherSeat, seats } from '../../source/game/seat.ts';
import { gameById } from '../../source/games/index.ts';
import { randomFrom } from '../../source/bits/random.ts';
import { variants } from '../helpers/play.ts';

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key of Object.keys(value)) freeze(Reflect.get(value, key));
  }
  return value;
};

/** All moves of any form up to a size, most of them illegal. */
const everyMove = (game: AnyGame, length: number): readonly Move[] => {
  const positions = Array.from({ length: Math.min(length, 7) + 3 }, (_, index) => index);
  const lists = [
    ...positions.map((one) => [one]),
    ...positions.flatMap((one) => positions.map((two) => [one, two].toSorted((a, b) => a - b))),
    ...positions.flatMap((one) => [
      [one, one + 1, one + 2],
      [one, one + 2, one + 3],
    ]),
  ];
  const verbs = [...Object.keys(game.verbs), 'jump'];
  const bits = Array.from({ length: 2 ** Math.min(length, 5) }, (_, value) =>
    value.toString(2).padStart(length, '0'),
  );
  return [
    ...verbs.flatMap((verb) => lists.map((list): Move => ({ verb, positions: list }))),
    ...verbs.flatMap((verb) => ['1', `${'01'.repeat(9)}`, ...bits].map((row): Move => ({ verb, bits: row }))),
  ];
};

const walk = (game: AnyGame, options: unknown, seed: number, visit: (state: unknown) => void): void => {
  const random = randomFrom(String(seed), 'walk');
  const length = game.secretLength(options);
  const starter: Seat = random.below(2) === 0 ? 1 : 2;
  const secret = random.bits(length);
  const secrets: Both<string> = game.secrecy === 'shared' ? [secret, secret] : [secret, random.bits(length)];
  let state = freeze(game.setup(options, starter, secrets));
  for (let step = 0; step < 12; step++) {
    visit(state);
    const moves = game.legalMoves(game.view(state, game.turn(state)));
    const move = moves[random.below(moves.length)];
    if (move === undefined || game.outcome(state) !== undefined) return;
    state = freeze(game.apply(state, move).state);
  }
};

describe.each(variants)('%s %j', (id, raw) => {
  const game = gameById(id);
  const options = game?.decodeOptions(raw);
  if (game === undefined || typeof options !== 'object' || options === null || isRefusal(options)) {
    throw new Error(`bad variant of ${id}`);
  }
  const property = (visit: (state: unknown) => void) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (seed) => walk(game, options, seed, visit)),
      { numRuns: 12 },
    );
  };

  it('applies every legal move and refuses every other without a change', () => {
    property((state) => {
      if (game.outcome(state) !== undefined) return;
      const seat = game.turn(state);
      const view = game.view(state, seat);
      const legal = new Set(game.legalMoves(view).map((move) => JSON.stringify(move)));
      const before = JSON.stringify(state);
      for (const move of game.legalMoves(view).slice(0, 80)) {
        expect(game.refuse(view, move)).toBeUndefined();
        const applied = game.apply(state, move);
        expect(game.turn(applied.state)).toBe(otherSeat(seat));
      }
      for (const move of everyMove(game, view.length)) {
        const refusal = game.refuse(view, move);
        expect(refusal === undefined, formatMove(move)).toBe(legal.has(JSON.stringify(move)));
        if (refusal !== undefined) {
          expect(refusal.reason).toMatch(/^[a-z]+(-[a-z]+)*$/);
          expect(refusal.message).toMatch(/^[A-Z"].*\.$/);
        }
      }
      expect(JSON.stringify(state)).toBe(before);
    });
  });

  it('keeps to plain data that survive a JSON round trip', () => {
    property((state) => {
      for (const perspective of [...seats, 'all'] as const) {
        const view = game.view(state, perspective);
        expect(JSON.parse(JSON.stringify(view))).toEqual({ ...view });
      }
      const copy: unknown = JSON.parse(JSON.stringify(state));
      expect(copy).toEqual(state);
      expect({ ...game.view(copy, 'all') }).toEqual({ ...game.view(state, 'all') });
    });
  });

  it('writes every move so that it reads back the same, however it is typed', () => {
    property((state) => {
      for (const move of game.legalMoves(game.view(state, game.turn(state))).slice(0, 80)) {
        const written = formatMove(move);
        expect(parseMove(written, game.verbs)).toEqual(move);
        const sloppy = `  ${written.toUpperCase().replaceAll(' ', ' ,  ')} `;
        expect(parseMove(sloppy, game.verbs)).toEqual(move);
        if ('positions' in move) {
          const reversed = `${move.verb} ${move.positions.toReversed().join(',')}`;
          expect(parseMove(reversed, game.verbs)).toEqual(move);
        }
      }
    });
  });

  it('gives a seat the same view and the same legal moves whatever it may not know', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (seed) => {
        const random = randomFrom(String(seed), 'twins');
        const length = game.secretLength(options);
        const seat: Seat = random.below(2) === 0 ? 1 : 2;
        const own = random.bits(length);
        const hidden = (): Both<string> => {
          const other = random.bits(length);
          if (game.secrecy === 'shared') return [other, other];
          return seat === 1 ? [own, other] : [other, own];
        };
        let twins = [game.setup(options, 1, hidden()), game.setup(options, 1, hidden())] as const;
        for (let step = 0; step < 8; step++) {
          const [one, two] = twins;
          const [seen, other] = [game.view(one, seat), game.view(two, seat)];
          expect({ ...seen }).toEqual({ ...other });
          expect(game.legalMoves(seen)).toEqual(game.legalMoves(other));
          const moves = game.legalMoves(seen, true);
          const move = moves[random.below(moves.length)];
          if (move === undefined || game.outcome(one) !== undefined) return;
          const [first, second] = [game.apply(one, move), game.apply(two, move)];
          const isHeard = game.audience === 'all' || game.turn(one) === seat;
          const isTold = isHeard && JSON.stringify(first.feedback) !== JSON.stringify(second.feedback);
          // Once the seat is told something that differs, or a round ended, the twins are no twins any more.
          if (isTold || game.outcome(first.state) !== undefined || game.outcome(second.state) !== undefined)
            return;
          twins = [first.state, second.state];
        }
      }),
      { numRuns: 60 },
    );
  });
});
