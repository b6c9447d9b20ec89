import { describe, expect, it } from 'vitest';
import { advisor } from '../../source/review/advisor.ts';
import { naiveNimbers } from '../solver/naive/nimbers.ts';
import { defaultTruths, truthOf, withinMoves } from './open-truth.ts';

describe('hints in the open games', () => {
  it.each(defaultTruths)(
    '%s: three steps in every position, and only the last names the move',
    (_, truth) => {
      for (const place of truth.places) {
        const view = truth.view(place);
        const [where, why, how] = [1, 2, 3].map((step) => advisor.hint(view, step));
        const best = truth.judge(place);
        const moves = truth.moves(place);
        const move = how?.move ?? '';
        const made = moves.find((reached) => reached.move === move);
        // The move keeps the value, in the best number of plies.
        expect(made?.judged.value).toBe(best.value);
        if (best.plies !== null) expect(made?.judged.plies).toBe(best.plies - 1);
        expect(how?.text).toContain(`Play ${move}. It `);
        expect([where?.move, why?.move]).toEqual([undefined, undefined]);
        for (const hint of [where, why, how]) expect(hint?.text).toMatch(/^[A-Z].*\.$/u);
        expect(where?.text).not.toMatch(/flip \d|swap \d/u);
        // The reason is that of the move, without the board that would name it.
        expect(why?.text).toMatch(/^There is a move that /u);
        if (best.plies !== 1) expect(why?.text).not.toContain(made?.place.bits);
        if (best.value === 'draw') expect(why?.text).not.toMatch(/flip \d|swap \d/u);
      }
    },
  );

  it('say that all is lost only where all is lost', () => {
    const [, truth] = defaultTruths[2] ?? [];
    for (const place of truth?.places ?? []) {
      const isLost = truth?.judge(place).value === 'loss';
      const text = advisor.hint(truth?.view(place) ?? never(), 1).text;
      expect(text.includes('every move loses')).toBe(isLost);
    }
  });

  it('reckon with the draw rule', () => {
    const truth = truthOf('bit-flip-showdown', { bits: 6 });
    const within = withinMoves(truth);
    for (const movesLeft of [1, 2, 3, 4]) {
      for (const place of truth.places) {
        const { move = '', text } = advisor.hint(truth.view(place), 3, movesLeft);
        const next = truth.moves(place).find((reached) => reached.move === move)?.place ?? never();
        const after = within(next, movesLeft - 1).value;
        const before = within(place, movesLeft).value;
        expect([before, after, text]).toEqual([
          before,
          before === 'win' ? 'loss' : before === 'loss' ? 'win' : 'draw',
          text,
        ]);
      }
    }
  });

  it('have nothing to say when the round is over', () => {
    const truth = truthOf('bit-flip-duel', { bits: 3 });
    const view = truth.view({ bits: '111', player: 1 });
    expect(advisor.hint(view, 3)).toEqual({ step: 3, text: expect.stringContaining('over') });
    expect(advisor.assist(view, {})).toEqual({ lines: [], possible: null, marks: {} });
  });
});

const never = (): never => {
  throw new Error('missing');
};

describe('assistance in the open games', () => {
  it('names the nimber of each row and of all together', () => {
    const truth = truthOf('bit-flip-showdown', { bits: 10 });
    const nimbers = naiveNimbers(10, 2);
    for (const place of truth.places) {
      const { lines, possible } = advisor.assist(truth.view(place), {});
      const rows = [...place.bits.matchAll(/0+/gu)];
      expect(lines.slice(0, rows.length)).toEqual(
        rows.map(({ 0: row, index }) => {
          const span = row.length === 1 ? `bit ${index + 1}` : `bits ${index + 1} to ${index + row.length}`;
          return `Row ${row.length}, ${span}: value ${nimbers[row.length]}.`;
        }),
      );
      const sum = rows.reduce((total, [row]) => total ^ (nimbers[row.length] ?? 0), 0);
      expect(lines[rows.length]).toBe(`All together: value ${sum}.`);
      const { value, plies } = truth.judge(place);
      expect(lines.at(-1)).toBe(
        `With best play player ${place.player} ${value === 'win' ? 'wins' : 'loses'} in ${plies} ${plies === 1 ? 'ply' : 'plies'}.`,
      );
      expect(possible).toBeNull();
    }
  });

  it('counts how far each pattern is, and the 0s', () => {
    const quantum = truthOf('quantum-flip', { bits: 5 });
    expect(advisor.assist(quantum.view({ bits: '10110', player: 1 }), {}).lines).toEqual([
      'Player 1 is two bits from 10101: 4 and 5.',
      'Player 2 is three bits from 01010: 1, 2 and 3.',
      'With best play player 1 wins in 1 ply.',
    ]);
    const duel = truthOf('bit-flip-duel', { bits: 5 });
    expect(advisor.assist(duel.view({ bits: '11001', player: 2 }), {}).lines).toEqual([
      'Two 0s left: 3 and 4.',
      'With best play neither player can force a win.',
    ]);
  });
});
