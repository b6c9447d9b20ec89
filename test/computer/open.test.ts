import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../source/bits/random.ts';
import { computerFor } from '../../source/computer/index.ts';
import { type Level, levels } from '../../source/computer/levels.ts';
import type { AnyGame, Heard } from '../../source/game/contract.ts';
import { formatMove } from '../../source/game/move.ts';
import type { Seat } from '../../source/game/seat.ts';
import { type Trail, extend } from '../../source/game/trail.ts';
import { bitFlipDuel } from '../../source/games/bit-flip-duel/rules.ts';
import { bitFlipShowdown } from '../../source/games/bit-flip-showdown/rules.ts';
import { quantumFlip } from '../../source/games/quantum-flip/rules.ts';
import { solveBitFlipDuel } from '../../source/solver/bit-flip-duel.ts';
import { solveBitFlipShowdown, winningMoves } from '../../source/solver/bit-flip-showdown.ts';
import { solveQuantumFlip } from '../../source/solver/quantum-flip.ts';
import type { Solution } from '../../source/solver/value.ts';
import { everyBoard } from '../solver/naive/showdown.ts';
import { everyChoice } from './every-choice.ts';

type Board = {
  readonly bits: string;
  readonly record?: Trail<Heard>;
  readonly maxFlips?: number;
  readonly misere?: boolean;
};

const thoughtOf = (game: AnyGame, seat: Seat, board: Board) => {
  const view = game.view({ maxFlips: 2, misere: false, record: null, ...board, toMove: seat }, seat);
  return { view, legalMoves: game.legalMoves(view).map(formatMove) };
};

const choicesOf = (game: AnyGame, level: Level, board: Board, seat: Seat = 1) =>
  [...everyChoice(computerFor(game.id, level), thoughtOf(game, seat, board))].toSorted();

const boardAfter = (game: AnyGame, bits: string, text: string): string => {
  const move = game.legalMoves(thoughtOf(game, 1, { bits }).view).find((legal) => formatMove(legal) === text);
  const after = move && game.apply({ bits, toMove: 1, record: null, maxFlips: 2, misere: false }, move).state;
  return typeof after === 'object' && after !== null && 'bits' in after ? String(after.bits) : '';
};

/** The boards of a record as if they had just been on the table. */
const heard = (boards: readonly string[]): Trail<Heard> =>
  boards.reduce<Trail<Heard>>((trail, bits) => extend(trail, { player: 1, move: 'flip 1', bits }), null);

describe.each([
  ['Quantum Flip', quantumFlip, (bits: string, seat: Seat) => solveQuantumFlip(bits, seat)],
  ['Bit Flip Duel', bitFlipDuel, (bits: string) => solveBitFlipDuel(bits)],
] as const)('the hard player of %s', (_, game: AnyGame, solve: (bits: string, seat: Seat) => Solution) => {
  const boards = [4, 5, 6].flatMap(everyBoard).filter((bits) => solve(bits, 1).plies !== 0);
  const wrongReplies = (bits: string, move: string) => {
    const { moves } = solve(boardAfter(game, bits, move), 2);
    return moves.filter(({ value }) => value === 'loss').length;
  };

  it('wins at once where it can, by any move that does', () => {
    const won = boards.filter((bits) => solve(bits, 1).value === 'win');
    for (const bits of won) {
      expect(choicesOf(game, 'hard', { bits })).toEqual([...solve(bits, 1).best].toSorted());
    }
    expect(won.length).toBeGreaterThan(10);
  });

  it('leaves the opponent, of all safe moves, the most ways to go wrong', () => {
    const drawn = boards.filter((bits) => solve(bits, 1).value === 'draw');
    for (const bits of drawn) {
      const most = Math.max(...solve(bits, 1).best.map((move) => wrongReplies(bits, move)));
      for (const move of choicesOf(game, 'hard', { bits })) expect(wrongReplies(bits, move)).toBe(most);
    }
    expect(drawn.length).toBeGreaterThan(50);
  });

  it('prefers the board that was on the table least often of late, and adds no choice for it', () => {
    for (const bits of everyBoard(5).filter((board) => solve(board, 1).value === 'draw')) {
      const all = choicesOf(game, 'hard', { bits });
      const lefts = [...new Set(all.map((move) => boardAfter(game, bits, move)))];
      const [stale = '', ...fresh] = lefts;
      const record = heard([stale, ...fresh, stale]);
      const chosen = choicesOf(game, 'hard', { bits, record });
      expect(all).toEqual(expect.arrayContaining(chosen));
      expect(new Set(chosen.map((move) => boardAfter(game, bits, move)))).toEqual(
        new Set(fresh.length > 0 ? fresh : [stale]),
      );
    }
  });

  it('finds its way out of the wide middle of a long string', () => {
    const random = randomFrom('long', 'walk');
    const options = game.decodeOptions({ bits: 16 });
    let state = game.setup(options, 1, ['', '']);
    let mistakes = 0;
    for (let turn = 0; turn < 40 && mistakes === 0; turn++) {
      const view = game.view(state, 1);
      const legalMoves = game.legalMoves(view).map(formatMove);
      const text = computerFor(game.id, 'hard')({ view, legalMoves, random, signal: AbortSignal.abort() });
      const move = game.legalMoves(view).find((legal) => formatMove(legal) === text);
      state = game.apply(state, move ?? { verb: 'flip', positions: [] }).state;
      const bits = 'bits' in game.view(state, 2) ? String(Reflect.get(game.view(state, 2), 'bits')) : '';
      const { moves } = solve(bits, 2);
      mistakes = moves.filter(({ value }) => value === 'loss').length;
      // The opponent keeps the draw, by a move that changes as little as may be.
      const safe = moves.find(({ value }) => value === 'draw')?.move;
      const reply = game.legalMoves(game.view(state, 2)).find((legal) => formatMove(legal) === safe);
      state = game.apply(state, reply ?? { verb: 'flip', positions: [] }).state;
    }
    expect(mistakes).toBeGreaterThan(0);
  });
});

describe('the hard player of Bit Flip Showdown', () => {
  const variants = [
    { maxFlips: 2, misere: false },
    { maxFlips: 2, misere: true },
    { maxFlips: 3, misere: false },
  ];

  it.each(variants)('wins soonest or loses latest, by the best moves only, %j', (variant) => {
    for (const bits of everyBoard(9).slice(0, -1)) {
      const { best } = solveBitFlipShowdown(bits, variant);
      expect(best).toEqual(expect.arrayContaining(choicesOf(bitFlipShowdown, 'hard', { bits, ...variant })));
    }
  });

  it('when lost, leaves the fewest winning replies of the moves that hold out longest', () => {
    const lost = everyBoard(9).filter(
      (bits) => bits.includes('0') && winningMoves(bits, { maxFlips: 2, misere: false }).length === 0,
    );
    const share = (bits: string) => {
      const { moves } = solveBitFlipShowdown(bits, { maxFlips: 2, misere: false });
      return moves.filter(({ value }) => value === 'win').length / moves.length;
    };
    for (const bits of lost) {
      const { best } = solveBitFlipShowdown(bits, { maxFlips: 2, misere: false });
      const shares = best.map((move) => share(boardAfter(bitFlipShowdown, bits, move)));
      for (const move of choicesOf(bitFlipShowdown, 'hard', { bits })) {
        expect(share(boardAfter(bitFlipShowdown, bits, move))).toBeCloseTo(Math.min(...shares), 12);
      }
    }
    expect(lost.length).toBeGreaterThan(30);
  });

  it.each(variants)('plays only winning moves on 64 bits, and answers at once, %j', (variant) => {
    for (const bits of [
      '0'.repeat(64),
      `${'0'.repeat(30)}1${'0'.repeat(33)}`,
      `${'001'.repeat(12)}${'0'.repeat(28)}`,
    ]) {
      const wins = winningMoves(bits, variant);
      const chosen = choicesOf(bitFlipShowdown, 'hard', { bits, ...variant });
      expect(wins.length === 0 ? chosen : wins).toEqual(expect.arrayContaining(chosen));
      expect(chosen.length).toBeGreaterThan(0);
    }
  });
});

describe('every level of every open game', () => {
  it.each([quantumFlip, bitFlipDuel, bitFlipShowdown] as readonly AnyGame[])(
    'makes the same choice from the same seed, and only legal ones: $name',
    (game) => {
      for (const level of levels) {
        for (const bits of ['00000', '00100', '11010', '01111']) {
          for (let seed = 0; seed < 40; seed++) {
            const thought = thoughtOf(game, 2, { bits });
            const ask = () =>
              computerFor(
                game.id,
                level,
              )({
                ...thought,
                random: randomFrom(String(seed), 'test'),
                signal: new AbortController().signal,
              });
            expect(thought.legalMoves).toContain(ask());
            expect(ask()).toBe(ask());
          }
        }
      }
    },
  );

  it('refuses to play what it does not know', () => {
    expect(() => computerFor('chess', 'hard')).toThrow(RangeError);
  });
});
