import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Heard } from '../../source/game/contract.ts';
import { formatMove } from '../../source/game/move.ts';
import { type Seat, at, otherSeat } from '../../source/game/seat.ts';
import type { NumberFlipDuelView } from '../../source/games/number-flip-duel/rules.ts';
import { advisor } from '../../source/review/advisor.ts';
import { type Moment, follow } from '../../source/review/follow.ts';
import { judge } from '../../source/review/judge.ts';
import { reviewOf } from '../../source/review/review.ts';
import { boundsOf, boundsOfMove } from '../../source/solver/number-flip-duel-bounds.ts';
import { hearingOf } from '../../source/solver/number-flip-duel.ts';
import { type Played, after, playMoves, randomMatch, started } from '../helpers/play.ts';
import { everyBoard } from '../solver/naive/showdown.ts';
import { gameOf } from './open-truth.ts';

const game = gameOf('number-flip-duel');
const free = { movesLeft: null, said: null, hasHeardMore: false };
const logOf = ({ events }: Pick<Played, 'events'>) => {
  const [first, ...rest] = events;
  if (first?.type !== 'match-started') throw new Error('no start');
  const { type: _, ...setup } = first;
  return [setup, rest] as const;
};
const duelView = (view: unknown): NumberFlipDuelView => view as NumberFlipDuelView;
const flipped = (bits: string, position: number): string =>
  [...bits].map((bit, index) => (index === position - 1 ? String(1 - Number(bit)) : bit)).join('');
const matches = (a: string, b: string): number => [...a].filter((bit, index) => bit === b[index]).length;

/** The dull way: every first sequence of the opponent with which all would have been said just so. */
const sequencesLeft = (seat: Seat, own: string, record: readonly Heard[]): readonly string[] => {
  // Back to the own sequence of the start.
  const first = record.reduce(
    (bits, { player, move = '' }) =>
      player === seat && move.startsWith('flip') ? flipped(bits, Number(move.slice(5))) : bits,
    own,
  );
  return everyBoard(own.length).flatMap((start) => {
    let [mine, theirs] = [first, start];
    for (const { player, move = '', matchCount, correct } of record) {
      const [verb, what = ''] = move.split(' ');
      if (verb === 'flip') {
        if (player === seat) mine = flipped(mine, Number(what));
        else theirs = flipped(theirs, Number(what));
        if (matches(mine, theirs) !== matchCount) return [];
      } else if ((what === (player === seat ? theirs : mine)) !== correct) return [];
    }
    return [theirs];
  });
};
const leftIn = (view: NumberFlipDuelView, seat: Seat): readonly string[] =>
  sequencesLeft(seat, at(view.sequences, seat) ?? '', view.record);

const randomLog = (bits: number, seed: number, raw: object = {}) =>
  logOf(randomMatch(game, { options: { bits }, ...raw }, `duel ${seed}`, 40));

/** Flips more often than random play of all moves would. */
const flippingLog = (bits: number, seed: number) => {
  const random = fc.sample(fc.integer({ min: 0, max: 1e6 }), { numRuns: 60, seed });
  let played = started(game, { options: { bits }, seed: `flips ${seed}` });
  for (const seat of [1, 2] as const) {
    if (played.match.round.secrets[seat - 1] === null)
      played = after(game, played, { type: 'secret', player: seat, text: 'random' });
  }
  for (const [index, value] of random.entries()) {
    if (played.match.isEnded) break;
    const player = index % 2 === 0 ? 1 : 2;
    const text =
      value % 3 === 0
        ? `guess ${(value % 2 ** bits).toString(2).padStart(bits, '0')}`
        : `flip ${(value % bits) + 1}`;
    played = after(game, played, { type: 'move', player, text });
  }
  return logOf(played);
};

describe('what a player of Number Flip Duel knew', () => {
  it('is the same kept up line by line as read from the record, unless more was heard in moves taken back', () => {
    for (let seed = 0; seed < 20; seed++) {
      for (const log of [randomLog(4, seed), flippingLog(4, seed)]) {
        for (const { view, circumstances } of follow(game, ...log)) {
          const { hearing, hasHeardMore } = circumstances;
          if (hasHeardMore) continue;
          const read = hearingOf(duelView(view));
          expect(hearing).toEqual(read);
          expect([...(hearing?.heard ?? [])]).toEqual([...read.heard]);
        }
      }
    }
  });

  it.each([3, 5])('is what enumeration leaves of the sequence, %i bits', (bits) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (seed) => {
        for (const log of [randomLog(bits, seed), flippingLog(bits, seed)]) {
          const moves = [...reviewOf(game, ...log).moves()];
          for (const [index, { view, player, move, circumstances }] of [...follow(game, ...log)].entries()) {
            if (circumstances.hasHeardMore) continue;
            const left = leftIn(duelView(view), player);
            expect(moves[index]?.before.candidates).toBe(left.length);
            const own = at(duelView(view).sequences, player) ?? '';
            const line = { player, move, ...circumstances.said };
            const next = move.startsWith('flip') ? flipped(own, Number(move.slice(5))) : own;
            const later = sequencesLeft(player, next, [...view.record, line]);
            expect(moves[index]?.after.candidates).toBe(later.length);
            const { possible } = advisor.assist(view, {});
            expect(possible).toEqual({ count: left.length, list: left.toSorted().slice(0, 64) });
          }
        }
      }),
      { numRuns: 5 },
    );
  });
});

/** The views of the movers in some random matches without undo. */
const momentsOf = (bits: number): readonly Moment[] =>
  Array.from({ length: 12 }, (_, seed) => [...follow(game, ...flippingLog(bits, seed))].slice(0, 20)).flat();
const [momentsOfThree, momentsOfFour] = [momentsOf(3), momentsOf(4)];
const moments = (bits: 3 | 4): readonly Moment[] => (bits === 3 ? momentsOfThree : momentsOfFour);

describe('marks in Number Flip Duel', () => {
  it('call a move a mistake only if it is proven to win less than the best', () => {
    const seen = new Map<string, number>();
    for (const { view, player } of moments(4)) {
      const left = leftIn(duelView(view), player);
      const best = boundsOf(duelView(view));
      for (const move of game.legalMoves(view).map(formatMove)) {
        const verdict = judge(view, move, free);
        const bounds = boundsOfMove(duelView(view), move);
        const loss = best.lower - bounds.upper;
        const isTry = move.startsWith('guess') && left.includes(move.slice(6));
        const isAlone = move.startsWith('flip') && best.upper - bounds.lower <= 1e-9;
        const mark = isTry || isAlone ? 'best' : loss <= 0.02 ? 'good' : loss <= 0.1 ? 'mistake' : 'blunder';
        expect(verdict, `${move} ${JSON.stringify(view)}`).toMatchObject({ mark, after: { bounds } });
        expect(verdict?.before.bounds).toEqual({ lower: best.lower, upper: best.upper });
        expect(verdict?.after.bounds).toEqual(bounds);
        seen.set(mark, (seen.get(mark) ?? 0) + 1);
      }
    }
    expect([...seen.keys()].toSorted()).toEqual(['best', 'blunder', 'good', 'mistake']);
  });

  it('call it a blunder to flip, or to guess what cannot be, instead of naming the one sequence that is left', () => {
    let known = 0;
    for (const { view, player } of moments(3)) {
      const left = leftIn(duelView(view), player);
      if (left.length !== 1) continue;
      known++;
      for (const move of game.legalMoves(view).map(formatMove)) {
        const verdict = judge(view, move, free);
        if (move === `guess ${left[0]}`) expect(verdict?.mark).toBe('best');
        else
          expect(verdict).toMatchObject({ mark: 'blunder', why: expect.stringContaining('would have won') });
      }
    }
    expect(known).toBeGreaterThan(5);
  });

  it('do not change with luck: whatever is announced, the mark is the same', () => {
    for (const { view } of moments(3)) {
      for (const move of game.legalMoves(view).map(formatMove)) {
        const said = move.startsWith('guess')
          ? [{ correct: true }, { correct: false }]
          : [{ matchCount: 1 }, { matchCount: 2 }];
        const marks = said.map((words) => {
          const verdict = judge(view, move, { ...free, said: words });
          return JSON.stringify([verdict?.mark, verdict?.best, verdict?.before]);
        });
        expect(new Set(marks).size).toBe(1);
      }
    }
  });

  it('prefer a guess to anything else on the last move before the draw', () => {
    const [{ view } = never()] = moments(3);
    const [left = ''] = leftIn(duelView(view), 1);
    const last = { ...free, movesLeft: 1, said: { matchCount: 2 } };
    expect(judge(view, `guess ${left}`, last)?.mark).toBe('best');
    expect(judge(view, 'flip 1', last)?.mark).not.toBe('best');
    expect(judge(view, 'flip 1', last)?.why).toContain('this was the last move before the draw');
  });
});

const never = (): never => {
  throw new Error('missing');
};

describe('sentences about Number Flip Duel', () => {
  const knownText = (left: readonly string[], opponent: number): string =>
    left.length === 1
      ? `player ${opponent} has ${left[0]}`
      : `player ${opponent} has one of ${left.length} sequences`;

  it('say what was known, what the move could tell and to whom', () => {
    const seen = new Set<string>();
    for (const log of [3, 4, 5].flatMap((bits) =>
      Array.from({ length: 6 }, (_, seed) => flippingLog(bits, seed)),
    )) {
      const moves = [...reviewOf(game, ...log).moves()];
      for (const [index, { view, player, move, circumstances }] of [...follow(game, ...log)].entries()) {
        const left = leftIn(duelView(view), player);
        const opponent = otherSeat(player);
        const { why = '', mark = 'best', after: later } = moves[index] ?? {};
        const [first = '', ...others] = why.slice(0, -1).split('; ');
        const basis = `Player ${player} knew that ${knownText(left, opponent)}: `;
        expect(first.startsWith(basis), why).toBe(true);
        const did = first.slice(basis.length);
        const [verb, what = ''] = move.split(' ');
        if (verb === 'guess') {
          if (!left.includes(what)) expect(did).toBe(`${what} is none of them and cannot be right`);
          else expect(did).toBe(left.length === 1 ? `${what} wins` : `${what} is one of them`);
          if (circumstances.said?.['correct'] === true && left.length > 1)
            expect(others.shift()).toBe('it was right');
          if (circumstances.said?.['correct'] === false && left.includes(what)) {
            expect(others.shift()).toBe(
              `unlucky, it was wrong, and ${left.length - 1} ${left.length === 2 ? 'sequence is' : 'sequences are'} left`,
            );
          }
        } else {
          // What both know is what somebody would know who never guessed: leave the own guesses out.
          const own = at(duelView(view).sequences, player) ?? '';
          const counts = view.record.filter((line) => String(line.move).startsWith('flip'));
          const shared = sequencesLeft(player, own, counts);
          const mine = flipped(own, Number(what));
          const sizes = new Map<number, number>();
          for (const theirs of shared) {
            const count = matches(mine, theirs);
            sizes.set(count, (sizes.get(count) ?? 0) + 1);
          }
          const leaves = [...new Set(sizes.values())].toSorted((a, b) => a - b);
          const spread = leaves.length <= 2 ? leaves.join(' or ') : `${leaves[0]} to ${leaves.at(-1)}`;
          const isTold = sizes.size === 1;
          const both = `${spread} of ${shared.length} difference${shared.length === 1 ? '' : 's'}`;
          if (isTold) expect(did).toBe(`place ${what} is told already, so flip ${what} tells nothing new`);
          else if (counts.length === 0)
            expect(did).toBe(`flip ${what} tells both how many places differ and leaves ${both}`);
          else expect(did).toBe(`flip ${what} tells both whether place ${what} differs and leaves ${both}`);
          if (!isTold) {
            const now = sizes.get(Number(circumstances.said?.['matchCount'])) ?? 0;
            const use = now === 1 ? 'can name the sequence' : `can hit at least 1 time in ${now}`;
            expect(others.shift()).toBe(
              `the count left ${later?.candidates} sequence${later?.candidates === 1 ? '' : 's'}, and player ${opponent} is the first to use it and ${use}`,
            );
          }
        }
        if (mark === 'best' || mark === 'good') expect(others).toEqual([]);
        else if (left.length === 1) expect(others).toEqual([`guess ${left[0]} would have won at once`]);
        else
          expect(others[0]).toMatch(
            /^that wins at most (?:under |over )?\d+% against best play, where the best guess wins at least \d+%$/u,
          );
        seen.add(mark);
      }
    }
    expect(seen).toContain('blunder');
  });
});

describe('help in Number Flip Duel', () => {
  it('names a guess that may be right, in the last step only', () => {
    for (const { view, player } of moments(4)) {
      const left = leftIn(duelView(view), player);
      const [where, why, how] = [1, 2, 3].map((step) => advisor.hint(view, step));
      expect(left).toContain(how?.move?.slice(6));
      expect([where?.move, why?.move]).toEqual([undefined, undefined]);
      if (left.length > 1) expect(`${where?.text}${why?.text}`).not.toMatch(/guess [01]/u);
      expect(why?.text.toLowerCase()).toContain(knownWords(left, otherSeat(player)));
    }
  });

  it('flags marks that are proven or contradicted, and no others', () => {
    for (const { view, player } of moments(4)) {
      const left = leftIn(duelView(view), player);
      for (const value of ['0', '1', '?']) {
        const marks = Object.fromEntries([1, 2, 3, 4, 9].map((position) => [`bit ${position}`, value]));
        const flags = [1, 2, 3, 4].flatMap((position) => {
          const bits = new Set(left.map((sequence) => sequence[position - 1]));
          if (bits.size > 1 || value === '?') return [];
          return [[`bit ${position}`, bits.has(value) ? 'proven' : 'contradicted']];
        });
        expect(advisor.assist(view, marks).marks).toEqual(Object.fromEntries(flags));
      }
    }
  });

  it('tells the truth when the round is over', () => {
    const played = playMoves(game, started(game, { options: { bits: 3 }, given: ['101', '010'] }), [
      'guess 010',
    ]);
    const state = played.match.round.past?.last.state;
    const view = { ...game.view(state, 'all'), seat: 2 as const };
    expect(advisor.assist(view, { 'bit 1': '1', 'bit 2': '1' })).toEqual({
      lines: ['Player 1 had 101.'],
      possible: { count: 1, list: ['101'] },
      marks: { 'bit 1': 'proven', 'bit 2': 'contradicted' },
    });
    expect(advisor.hint(view, 3).move).toBeUndefined();
  });
});

const knownWords = (left: readonly string[], opponent: number): string =>
  left.length === 1
    ? `player ${opponent} has ${left[0]}`
    : `player ${opponent} has one of ${left.length} sequences`;
