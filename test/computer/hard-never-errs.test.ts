import { describe, expect, it } from 'vitest';
import { computerFor } from '../../source/computer/index.ts';
import type { AnyGame } from '../../source/game/contract.ts';
import { formatMove } from '../../source/game/move.ts';
import { parseMove } from '../../source/game/notation.ts';
import { isRefusal } from '../../source/game/refusal.ts';
import { type Seat, otherSeat, seats } from '../../source/game/seat.ts';
import { bitFlipDuel } from '../../source/games/bit-flip-duel/rules.ts';
import { bitFlipShowdown } from '../../source/games/bit-flip-showdown/rules.ts';
import { quantumFlip } from '../../source/games/quantum-flip/rules.ts';
import { naiveBitFlipDuel, naiveQuantumFlip, naiveValueIteration } from '../solver/naive/cyclic.ts';
import { everyBoard, naiveShowdown } from '../solver/naive/showdown.ts';
import { everyChoice } from './every-choice.ts';

/*
 * From every position that plain search calls won or drawn, the hard player is played out against all replies and
 * with all its own choices: no line ends in its defeat, and a won position is won, in no more moves than it takes.
 *
 * Boards come without a record here. What a record does is to leave some of the choices out, never to add one (see
 * the tests of openPlayer), so that these are all choices there can be.
 */

type Judged = { readonly value: 'win' | 'loss' | 'draw'; readonly plies: number | null };
type Shared = { readonly bits: string; readonly toMove: Seat; readonly record: null };

const shared = (state: unknown): Shared => {
  if (typeof state !== 'object' || state === null || !('bits' in state) || typeof state.bits !== 'string') {
    throw new Error('not a game on a shared string');
  }
  const toMove = 'toMove' in state && state.toMove === 2 ? 2 : 1;
  return { ...state, bits: state.bits, toMove, record: null };
};

const playMove = (game: AnyGame, state: unknown, text: string) => {
  const move = parseMove(text, game.verbs);
  const refusal = isRefusal(move) ? move : game.refuse(game.view(state, game.turn(state)), move);
  if (isRefusal(move) || refusal !== undefined) throw new Error(`the computer played ${text}`);
  const after = game.apply(state, move).state;
  return { outcome: game.outcome(after), state: shared(after) };
};

/** Plays on from every start; the hard player has this seat. Says what went wrong, and how many lines were seen. */
const playOut = (game: AnyGame, seat: Seat, starts: readonly Shared[], judge: (state: Shared) => Judged) => {
  const hard = computerFor(game.id, 'hard');
  const seen = new Set<string>();
  const open = starts.filter((state) => judge(state).value !== 'loss');
  const faults: string[] = [];
  let lines = 0;
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const here = shared(state);
    if (seen.has(here.bits)) continue;
    seen.add(here.bits);
    const { value, plies } = judge(here);
    const view = game.view(here, seat);
    const fault = (what: string, line: string) => faults.push(`${here.bits} (${value}) ${line}: ${what}`);
    for (const choice of everyChoice(hard, { view, legalMoves: game.legalMoves(view).map(formatMove) })) {
      const mine = playMove(game, here, choice);
      if (mine.outcome !== undefined) {
        lines++;
        if (mine.outcome.winner !== seat) fault('lost at once', choice);
        continue;
      }
      const replies = game.legalMoves(game.view(mine.state, otherSeat(seat)));
      for (const reply of replies.map(formatMove)) {
        lines++;
        const theirs = playMove(game, mine.state, reply);
        if (theirs.outcome !== undefined) {
          if (theirs.outcome.winner !== seat) fault('lost', `${choice}, ${reply}`);
          continue;
        }
        const next = judge(theirs.state);
        if (next.value === 'loss') fault('is lost now', `${choice}, ${reply}`);
        // Each round brings a won game two plies nearer to its end, so that it cannot go on for ever.
        const isNearer = next.value === 'win' && (next.plies ?? 0) <= (plies ?? 0) - 2;
        if (value === 'win' && !isNearer) fault('is not nearer to the win', `${choice}, ${reply}`);
        open.push(theirs.state);
      }
    }
  }
  return { faults, positions: seen.size, lines };
};

describe.each(seats)('the hard player in seat %i', (seat) => {
  it('never loses a won or drawn position of Quantum Flip, from any board of 5 bits', () => {
    const table = naiveValueIteration(naiveQuantumFlip(5));
    const judge = ({ bits, toMove }: Shared): Judged =>
      table[(toMove - 1) * 32 + Number.parseInt(bits, 2)] ?? { value: 'loss', plies: 0 };
    const starts = everyBoard(5)
      .map((bits) => ({ bits, toMove: seat, record: null }))
      .filter((state) => judge(state).plies !== 0);
    const { faults, positions, lines } = playOut(quantumFlip, seat, starts, judge);
    expect(faults).toEqual([]);
    expect(positions).toBe(30);
    expect(lines).toBeGreaterThan(400);
  });

  it('never loses a won or drawn position of Bit Flip Duel, from any board of 5 bits', () => {
    const table = naiveValueIteration(naiveBitFlipDuel(5));
    const judge = ({ bits }: Shared): Judged =>
      table[Number.parseInt(bits, 2)] ?? { value: 'loss', plies: 0 };
    const starts = everyBoard(5)
      .slice(0, -1)
      .map((bits) => ({ bits, toMove: seat, record: null }));
    const { faults, positions, lines } = playOut(bitFlipDuel, seat, starts, judge);
    expect(faults).toEqual([]);
    expect(positions).toBe(31);
    expect(lines).toBeGreaterThan(400);
  });

  it.each([
    [2, false, 10],
    [2, true, 10],
    [1, false, 8],
    [3, true, 8],
    [4, false, 8],
  ])(
    'never loses a won position of Bit Flip Showdown, limit %i, misère %s, from any board of %i bits',
    (maxFlips, misere, size) => {
      const solve = naiveShowdown(maxFlips, misere);
      const starts = everyBoard(size)
        .slice(0, -1)
        .map((bits) => ({ bits, toMove: seat, record: null, maxFlips, misere }));
      const { faults, positions } = playOut(bitFlipShowdown, seat, starts, ({ bits }) => solve(bits));
      expect(faults).toEqual([]);
      expect(positions).toBe(starts.filter(({ bits }) => solve(bits).value === 'win').length);
    },
  );
});
