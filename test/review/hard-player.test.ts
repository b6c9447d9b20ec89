import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../source/bits/random.ts';
import type { AnyGame } from '../../source/game/contract.ts';
import { formatMove } from '../../source/game/move.ts';
import { type Seat, at } from '../../source/game/seat.ts';
import { computerFor } from '../../source/computer/index.ts';
import { toMove, viewFor } from '../../source/match/announce.ts';
import { judge } from '../../source/review/judge.ts';
import { after, started } from '../helpers/play.ts';
import { gameOf } from './open-truth.ts';

type Level = 'easy' | 'hard';

/** Plays a round and returns what the marks say about the moves of the hard players that are neither best nor good. */
const faults = async (game: AnyGame, bits: number, levels: readonly [Level, Level], seed: string) => {
  const players = levels.map((kind) => ({ kind }));
  let played = started(game, { options: { bits }, players, seed, drawAfter: 60 });
  const found: string[] = [];
  let judged = 0;
  for (let move = 0; !played.match.isEnded; move++) {
    const player: Seat = toMove(game, played.match) ?? 1;
    const view = viewFor(game, played.match, player);
    if (view === null) throw new Error('no view');
    const level = at(levels, player);
    const text = await computerFor(
      game.id,
      level,
    )({
      view,
      legalMoves: game.legalMoves(view, true).map(formatMove),
      random: randomFrom(seed, move),
      signal: new AbortController().signal,
    });
    if (level === 'hard') {
      const verdict = judge(view, text, { movesLeft: null, said: null, hasHeardMore: false });
      judged++;
      if (verdict?.mark !== 'best' && verdict?.mark !== 'good')
        found.push(`${seed} ${text}: ${verdict?.why}`);
    }
    played = after(game, played, { type: 'move', player, text });
  }
  return { found, judged };
};

describe('the hard player makes no move that is called a mistake', () => {
  it.each([
    ['binary-battle', 3, 40],
    ['binary-battle', 4, 30],
    ['binary-battle', 5, 60],
    ['binary-battle', 7, 10],
    ['number-flip-duel', 3, 12],
    ['number-flip-duel', 5, 8],
    ['quantum-flip', 5, 4],
    ['bit-flip-duel', 5, 4],
    ['bit-flip-showdown', 10, 8],
  ])('%s with %i bits', async (id, bits, rounds) => {
    const game = gameOf(id);
    let count = 0;
    for (let round = 0; round < rounds; round++) {
      for (const levels of [
        ['hard', 'hard'],
        ['hard', 'easy'],
        ['easy', 'hard'],
      ] as const) {
        const { found, judged } = await faults(game, bits, levels, `hard ${round}`);
        expect(found).toEqual([]);
        count += judged;
      }
    }
    expect(count).toBeGreaterThan(10);
  });
});
