import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../source/game/contract.ts';
import type { RawOptions } from '../../source/game/settings.ts';
import type { MatchEvent } from '../../source/match/events.ts';
import { replayOf } from '../../source/match/replay.ts';
import type { MatchSetup } from '../../source/match/setup.ts';
import { reviewOf } from '../../source/review/review.ts';
import { stripOf } from '../../source/review/strip.ts';
import { summaryOf } from '../../source/review/summary.ts';
import { type Played, after, playMoves, randomMatch, started, variants } from '../helpers/play.ts';
import { gameOf } from './open-truth.ts';

const logOf = ({ events }: Pick<Played, 'events'>): readonly [MatchSetup, readonly MatchEvent[]] => {
  const [first, ...rest] = events;
  if (first?.type !== 'match-started') throw new Error('no start');
  const { type: _, ...setup } = first;
  return [setup, rest];
};
const reviewed = (game: AnyGame, played: Pick<Played, 'events'>) => reviewOf(game, ...logOf(played));
const movesOf = (game: AnyGame, played: Pick<Played, 'events'>) => [...reviewed(game, played).moves()];
const quantum = gameOf('quantum-flip');
const duel = gameOf('bit-flip-duel');

describe('a review', () => {
  it('numbers the moves over all rounds and names player, round and place in the log', () => {
    const first = playMoves(duel, started(duel, { options: { bits: 3 }, rounds: 2 }), [
      'flip 1',
      'flip 2',
      'flip 3',
    ]);
    const played = playMoves(duel, after(duel, first, { type: 'next-round' }), ['toggle 1', 'swap 1 2']);
    const moves = movesOf(duel, played);
    expect(moves.map(({ ply, round, player, move }) => [ply, round, player, move])).toEqual([
      [1, 1, 1, 'flip 1'],
      [2, 1, 2, 'flip 2'],
      [3, 1, 1, 'flip 3'],
      [4, 2, 2, 'flip 1'],
      [5, 2, 1, 'swap 1 2'],
    ]);
    expect(moves.map(({ event }) => played.events[event])).toMatchObject(
      moves.map(({ player }) => ({ type: 'moved', player })),
    );
    expect(moves.map(({ mark }) => mark)).toEqual(['best', 'blunder', 'best', 'best', 'best']);
  });

  it.each(variants)('flags what was taken back as a replay does: %s %j', (id, options) => {
    const game = gameOf(id);
    for (const seed of ['a', 'b', 'c', 'd']) {
      const played = randomMatch(game, { options, rounds: 2 }, seed, 60);
      const steps = replayOf(game, ...logOf(played)).steps.filter(({ type }) => type === 'moved');
      const moves = movesOf(game, played);
      expect(moves.map(({ event, isUndone }) => [event, isUndone])).toEqual(
        steps.map(({ event, isUndone }) => [event, isUndone]),
      );
    }
  });

  it('shows an undone move and does not count it, unless it is redone', () => {
    const blundered = playMoves(duel, started(duel, { options: { bits: 3 } }), ['flip 1', 'flip 2']);
    const undone = after(duel, blundered, { type: 'undo', player: 1 });
    const better = reviewed(duel, playMoves(duel, undone, ['swap 1 2']));
    expect([...better.moves()].map(({ mark, isUndone }) => [mark, isUndone])).toEqual([
      ['best', false],
      ['blunder', true],
      ['best', false],
    ]);
    expect(summaryOf(better)).toMatchObject({
      accuracy: [1, 1],
      counts: [{ best: 1 }, { best: 1, blunder: 0 }],
    });
    const redone = reviewed(duel, after(duel, undone, { type: 'redo', player: 1 }));
    expect([...redone.moves()].map(({ isUndone }) => isUndone)).toEqual([false, false]);
    expect(summaryOf(redone)).toMatchObject({ accuracy: [1, 0], counts: [{ best: 1 }, { blunder: 1 }] });
  });

  it('counts each step of a hint once, for the move that it was taken for', () => {
    const hint = (played: Played, player: 1 | 2) => after(duel, played, { type: 'hint', player });
    let played = started(duel, { assist: true });
    for (let asked = 0; asked < 5; asked++) played = hint(played, 1);
    played = hint(playMoves(duel, played, ['flip 1']), 2);
    played = hint(playMoves(duel, played, ['flip 2', 'flip 3']), 2);
    const review = reviewed(duel, played);
    expect([...review.moves()].map(({ hints }) => hints)).toEqual([3, 1, 0]);
    // Also the hint after which nothing was played.
    expect(summaryOf(review).hints).toEqual([3, 2]);
  });

  it('reckons with the draw rule', () => {
    const moves = ['flip 1', 'flip 2', 'flip 3', 'flip 4'];
    const free = movesOf(duel, playMoves(duel, started(duel, {}), moves));
    const cut = movesOf(duel, playMoves(duel, started(duel, { drawAfter: 4 }), moves));
    expect(free.at(-1)?.mark).toBe('blunder');
    expect(cut.at(-1)).toMatchObject({
      mark: 'best',
      why: expect.stringContaining('last move before the draw'),
    });
  });

  it('judges by what the log computes, not by what it says', () => {
    const [setup, rest] = logOf(playMoves(duel, started(duel, {}), ['flip 1', 'flip 2']));
    const lying = rest.map((event): MatchEvent =>
      event.type === 'moved' ? { ...event, said: { bits: '11111' } } : event,
    );
    const impossible: MatchEvent = { type: 'moved', player: 1, move: 'flip 9', said: {} };
    expect([...reviewOf(duel, setup, [...lying, impossible]).moves()]).toEqual([
      ...reviewOf(duel, setup, rest).moves(),
    ]);
  });

  it('makes a strip in which open games add up to one and end at the result', () => {
    const played = playMoves(quantum, started(quantum, {}), ['flip 1 3', 'flip 1 2', 'flip 2 5', 'flip 1']);
    const strip = [...stripOf(movesOf(quantum, played))];
    for (const { chances } of strip) expect(chances[0] + chances[1]).toBe(1);
    expect(strip).toHaveLength(4);
  });
});

/** A log of so many moves that reports how far it was read. */
const longLog = (game: AnyGame, raw: RawOptions, length: number, moveOf: (index: number) => string) => {
  const [setup, opening] = logOf(started(game, raw));
  const starter = setup.starts;
  const moves = Array.from({ length }, (_, index): MatchEvent => ({
    type: 'moved',
    player: index % 2 === 0 ? starter : starter === 1 ? 2 : 1,
    move: moveOf(index),
    said: {},
  }));
  return { setup, rest: [...opening, ...moves] };
};

describe('a review of 10,000 moves', () => {
  const { setup, rest } = longLog(duel, {}, 10_000, (index) => `swap 1 ${2 + (index % 4)}`);

  it('judges no more moves than are asked for', () => {
    let read = 0;
    const counting = new Proxy(rest, {
      get(target, key, receiver) {
        if (typeof key === 'string' && /^\d+$/u.test(key)) read = Math.max(read, Number(key));
        return Reflect.get(target, key, receiver);
      },
    });
    let looked = 0;
    const watched: AnyGame = {
      ...duel,
      apply: (state, move) => {
        looked++;
        return duel.apply(state, move);
      },
    };
    const iterator = reviewOf(watched, setup, counting).moves()[Symbol.iterator]();
    for (let count = 0; count < 3; count++) expect(iterator.next().done).toBe(false);
    expect(looked).toBe(3);
    expect(read).toBeGreaterThan(0);
  });

  it.each([
    ['bit-flip-duel', {}, (index: number) => `swap 1 ${2 + (index % 4)}`],
    ['number-flip-duel', { given: ['10110', '01011'] }, (index: number) => `flip ${1 + (index % 5)}`],
    [
      'binary-battle',
      { given: ['11111', '11111'] },
      (index: number) => `flip ${4 + (Math.floor(index / 2) % 2)}`,
    ],
  ])('reaches the end in bounded memory: %s', (id, raw, moveOf) => {
    const game = gameOf(id);
    const log = longLog(game, raw, 10_000, moveOf);
    setFlagsFromString('--expose-gc');
    const collect: unknown = runInNewContext('gc');
    const heap = (): number => {
      if (typeof collect === 'function') collect();
      return process.memoryUsage().heapUsed;
    };
    let most = 0;
    let count = 0;
    const start = heap();
    for (const { ply } of reviewOf(game, log.setup, log.rest).moves()) {
      count = ply;
      if (ply % 2500 === 0) most = Math.max(most, heap() - start);
    }
    expect(count).toBe(10_000);
    // The match itself, with every position for undo, is the greater part of it.
    expect(most).toBeLessThan(25e6);
  });
});
