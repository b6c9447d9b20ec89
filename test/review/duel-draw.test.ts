import { describe, expect, it } from 'vitest';
import { formatMove } from '../../source/game/move.ts';
import { advisor } from '../../source/review/advisor.ts';
import { judge } from '../../source/review/judge.ts';
import { weightOf } from '../../source/solver/number-flip-duel-difference.ts';
import { viewAfter } from '../helpers/duel.ts';
import { solveDrawnWar } from '../solver/naive/guess-war.ts';
import { gameOf } from './open-truth.ts';

const game = gameOf('number-flip-duel');
const before = (movesLeft: number | null) => ({ movesLeft, said: null, hasHeardMore: false });
const all = Array.from({ length: 8 }, (_, bits) => bits);

type Kind = { readonly size: number; readonly possible: readonly number[]; readonly isCounted: boolean };

const found = new Map<string, { readonly lower: number; readonly upper: number }>();
/** What plain search finds for whoever is to move. */
const worthOf = (kind: Kind, moves: number) => {
  const key = JSON.stringify([kind, moves]);
  const known = found.get(key) ?? solveDrawnWar(kind, moves, 12);
  found.set(key, known);
  return known;
};

/** What plain search finds for a flip: each count that may be announced leaves the opponent to move. */
const worthOfFlip = ({ size, possible, isCounted }: Kind, place: number, moves: number) => {
  const parts = new Map<number, number[]>();
  for (const bits of possible) {
    const told = isCounted ? bits & place : weightOf(bits ^ place);
    // A war of plain search keeps the differences of the start.
    parts.set(told, [...(parts.get(told) ?? []), bits]);
  }
  let [lower, upper] = [0, 0];
  for (const part of parts.values()) {
    const share = part.length / possible.length;
    const theirs = worthOf({ size, possible: part, isCounted: true }, moves - 1);
    lower += share * (1 - theirs.upper);
    upper += share * (1 - theirs.lower);
  }
  return { lower, upper };
};

const positions: readonly (readonly [string, readonly [string, string], readonly string[], Kind])[] = [
  ['nothing told', ['000', '011'], [], { size: 3, possible: all, isCounted: false }],
  [
    'one place differs',
    ['000', '011'],
    ['flip 2'],
    { size: 3, possible: all.filter((bits) => weightOf(bits) === 1), isCounted: true },
  ],
  [
    'two places differ',
    ['000', '010'],
    ['flip 3'],
    { size: 3, possible: all.filter((bits) => weightOf(bits) === 2), isCounted: true },
  ],
  [
    'one of two places differs',
    ['000', '011'],
    ['flip 2', 'flip 1'],
    { size: 3, possible: [1, 2], isCounted: true },
  ],
];

describe('marks in Number Flip Duel when a draw is near', () => {
  it.each(positions)('hold against plain search: %s', (_, secrets, moves, kind) => {
    const view = viewAfter(secrets, moves);
    for (let movesLeft = 1; movesLeft <= 3; movesLeft++) {
      const value = worthOf(kind, movesLeft);
      for (const place of [1, 2, 3]) {
        const verdict = judge(view, `flip ${place}`, before(movesLeft));
        // Told places are passes: plain search has no pass, and the opponent is left where the mover was.
        const isTold = kind.possible.length === 2 && place === 1;
        const exact = isTold
          ? {
              lower: 1 - worthOf(kind, movesLeft - 1).upper,
              upper: 1 - worthOf(kind, movesLeft - 1).lower,
            }
          : worthOfFlip(kind, 1 << (3 - place), movesLeft);
        const { lower = 0, upper = 1 } = verdict?.after.bounds ?? {};
        expect(lower).toBeLessThanOrEqual(exact.upper + 1e-9);
        expect(upper).toBeGreaterThanOrEqual(exact.lower - 1e-9);
        if (exact.upper < value.lower) expect(verdict?.mark).not.toBe('best');
        if (exact.upper < value.lower) expect(verdict?.best).not.toContain(`flip ${place}`);
        if (verdict?.mark === 'mistake' || verdict?.mark === 'blunder')
          expect(exact.lower).toBeLessThan(value.upper - 0.02);
      }
    }
  });

  it('name a flip that is proven to win less a blunder, and only guesses best', () => {
    const view = viewAfter(['111', '001'], ['flip 1', 'guess 000']);
    expect(judge(view, 'flip 2', before(2))).toMatchObject({
      mark: 'blunder',
      best: ['guess 001', 'guess 010', 'guess 111'],
    });
    expect(judge(view, 'guess 010', before(2))?.mark).toBe('best');
  });

  it('are exact in the last move', () => {
    const view = viewAfter(['000', '011'], ['flip 2']);
    const exact = { chance: 2 / 3, bounds: { lower: 2 / 3, upper: 2 / 3 } };
    expect(judge(view, 'guess 010', before(1))).toMatchObject({ before: exact, after: exact });
    for (const move of ['flip 1', 'guess 100', 'guess 000'])
      expect(judge(view, move, before(1))).toMatchObject({ mark: 'blunder', after: { chance: 0.5 } });
  });

  it('never call a flip best only because a draw is far away', () => {
    for (const size of [3, 4, 5, 8, 10]) {
      const secrets = ['0'.repeat(size), `${'0'.repeat(size - 2)}11`] as const;
      for (const moves of [[], ['flip 1'], ['flip 1', 'flip 2'], ['flip 1', 'flip 2', 'flip 3']]) {
        const view = viewAfter(secrets, moves);
        for (const movesLeft of [1, 2, 3, 4, 5, 8, 9, 20, 1000]) {
          const verdict = judge(view, 'flip 1', before(movesLeft));
          expect(verdict?.mark).not.toBe('best');
          expect(verdict?.best.every((move) => move.startsWith('guess '))).toBe(true);
          // What is proven with a draw is proven without: its marks are never harder.
          const free = judge(view, 'flip 1', before(null));
          if (movesLeft === 1000 && verdict?.mark === 'blunder') expect(free?.mark).toBe('blunder');
        }
      }
    }
  });

  it('call a flip that hands the game over a blunder, however far the draw is', () => {
    const view = viewAfter(['00000', '11000'], ['flip 3', 'flip 3', 'flip 4', 'flip 2']);
    for (const movesLeft of [2, 3, 10, 1000])
      expect(judge(view, 'flip 1', before(movesLeft))).toMatchObject({ mark: 'blunder' });
    // Known to be wrong, and the opponent is right at least half of the time.
    const three = viewAfter(['000', '011'], ['flip 2']);
    for (const movesLeft of [2, 1000]) {
      for (const move of game.legalMoves(three).map(formatMove)) {
        const { mark = 'best', best = [] } = judge(three, move, before(movesLeft)) ?? {};
        expect(mark === 'best').toBe(best.includes(move));
        if (move.startsWith('flip')) expect(mark).toBe('blunder');
      }
    }
  });

  it('keep lower bounds below upper bounds, and those of guesses that may be right highest', () => {
    for (const size of [3, 4, 5]) {
      const [zeros, ones] = ['0'.repeat(size), '1'.repeat(size)];
      for (const moves of [
        [],
        ['flip 1'],
        [`guess ${ones}`],
        ['flip 1', `guess ${ones}`],
        ['flip 1', 'flip 2', `guess ${zeros}`],
      ]) {
        const view = viewAfter([zeros, `${'0'.repeat(size - 2)}01`], moves);
        for (let movesLeft = 1; movesLeft <= 40; movesLeft++) {
          const verdicts = game
            .legalMoves(view)
            .map((move) => judge(view, formatMove(move), before(movesLeft)));
          const tries = verdicts.find((verdict) => verdict?.mark === 'best')?.after.bounds;
          for (const verdict of verdicts) {
            const { lower = 0, upper = 1 } = verdict?.after.bounds ?? {};
            expect(lower).toBeLessThanOrEqual(upper + 1e-12);
            expect(tries?.lower ?? 0).toBeGreaterThanOrEqual(lower - 1e-12);
          }
        }
      }
    }
  });

  it('are hinted at without an opponent who has no turn any more', () => {
    const view = viewAfter(['000', '011'], ['flip 2']);
    const texts = (movesLeft: number) =>
      [1, 2, 3].map((step) => advisor.hint(view, step, movesLeft).text).join(' ');
    expect(texts(1)).toContain('this is the last move before the draw, so only a guess can still win');
    expect(texts(1)).not.toContain('who then can hit');
    expect(texts(2)).toContain('who then can hit at least 1 time in 2');
  });

  it.each([
    ['three places', ['110', '000'], ['flip 1'], 'guess 111'],
    ['five places', ['01000', '00000'], ['flip 1'], 'guess 00000'],
  ] as const)(
    'do not blame a guess that only its guesser knows to be wrong, but for the last: %s',
    (_, secrets, moves, bluff) => {
      const view = viewAfter(secrets, moves);
      // In best play it is mixed with the tries that it looks like, and worth the same.
      expect(judge(view, bluff, before(2))?.mark).toBe('good');
      expect(judge(view, bluff, before(1))).toMatchObject({ after: { chance: 0.5 } });
      expect(judge(view, bluff, before(1))?.mark).not.toBe('best');
    },
  );
});
