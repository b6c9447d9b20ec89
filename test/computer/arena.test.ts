import { describe, expect, it } from 'vitest';
import { type Pairing, playGame, seedOfGame } from '../../source/computer/arena.ts';
import type { ComputerPlayer } from '../../source/computer/contract.ts';
import { computerFor } from '../../source/computer/index.ts';
import type { Level } from '../../source/computer/levels.ts';
import type { View } from '../../source/game/contract.ts';
import type { Both } from '../../source/game/seat.ts';
import type { RawOptions } from '../../source/game/settings.ts';
import { games } from '../../source/games/index.ts';
import { gameOf, newSession } from '../helpers/line-play.ts';

const anyMove: ComputerPlayer = ({ legalMoves, random }) => legalMoves[random.below(legalMoves.length)] ?? '';

const pairingOf = (id: string, players: Both<ComputerPlayer>, raw: RawOptions = {}): Pairing => {
  const game = gameOf(id);
  return { game, options: game.decodeOptions(raw), players, first: 1, drawAfter: 1000 };
};

const everyGame = games.map(({ id }) => id);

describe('a game of the arena', () => {
  it.each(everyGame)('of %s is the match that is played with its seed', async (id) => {
    for (const index of [0, 1, 2]) {
      const seed = seedOfGame('same', index);
      const { winner, moves } = await playGame(pairingOf(id, [anyMove, anyMove]), seed);
      const session = newSession(
        id,
        { seed, players: [{ kind: 'easy' }, { kind: 'easy' }], drawAfter: 1000 },
        { computers: () => anyMove },
      );
      await session.settled();
      const match = session.snapshot();
      expect({ winner: match.winner, moves: match.moves }).toEqual({ winner, moves });
      session.close();
    }
  });

  it.each(everyGame)('of %s shows each player what its seat may know and no more', async (id) => {
    const seen: View[] = [];
    const watching: ComputerPlayer = (thought) => {
      seen.push(thought.view);
      return anyMove(thought);
    };
    await playGame(pairingOf(id, [watching, watching], { bits: 5 }), 'eyes');
    expect(seen.every((view) => view.seat === view.toMove)).toBe(true);
    const hidden = seen.map((view) => JSON.stringify(view)).filter((text) => text.includes('"target":"'));
    expect(hidden).toEqual([]);
  });

  it('is drawn after so many moves, and not before a win by the last of them', async () => {
    const pass: ComputerPlayer = () => 'swap 1 2';
    const pairing = pairingOf('bit-flip-duel', [pass, pass]);
    expect(await playGame({ ...pairing, drawAfter: 7 }, 's')).toEqual({ winner: null, moves: 7 });
    const moves = ['flip 1', 'flip 2', 'flip 3'];
    const fill: ComputerPlayer = ({ view }) => moves[view.moves] ?? '';
    const filling = pairingOf('bit-flip-duel', [fill, fill], { bits: 3 });
    expect(await playGame({ ...filling, drawAfter: 3 }, 's')).toEqual({ winner: 1, moves: 3 });
    expect(await playGame({ ...filling, drawAfter: 3, first: 2 }, 's')).toEqual({ winner: 2, moves: 3 });
  });

  it('waits for players who think', async () => {
    const slow: ComputerPlayer = (thought) => Promise.resolve(anyMove(thought));
    const quick = await playGame(pairingOf('quantum-flip', [anyMove, anyMove]), 's');
    expect(await playGame(pairingOf('quantum-flip', [slow, slow]), 's')).toEqual(quick);
  });

  it('fails when a computer does not know the rules', async () => {
    const wrong: ComputerPlayer = () => 'flip 99';
    await expect(playGame(pairingOf('quantum-flip', [wrong, wrong]), 's')).rejects.toThrow('flip 99');
  });
});

/** The share of points of the first of two players: a win counts one, a draw half; half of the games in each seat. */
const scoreOf = async (id: string, levels: Both<ComputerPlayer>, gamesEach: number, raw: RawOptions = {}) => {
  let points = 0;
  for (const seat of [1, 2] as const) {
    const [strong, weak] = levels;
    const pairing = pairingOf(id, seat === 1 ? [strong, weak] : [weak, strong], raw);
    for (let index = 0; index < gamesEach; index++) {
      const { winner } = await playGame(pairing, seedOfGame(`levels ${seat}`, index));
      points += winner === null ? 0.5 : winner === seat ? 1 : 0;
    }
  }
  return points / (2 * gamesEach);
};

describe('levels', () => {
  const pairs: readonly Both<Level>[] = [
    ['medium', 'easy'],
    ['hard', 'medium'],
    ['hard', 'easy'],
  ];
  const openGames = ['quantum-flip', 'bit-flip-showdown', 'bit-flip-duel'];
  const variants: readonly (readonly [string, RawOptions])[] = [
    ...openGames.map((id) => [id, {}] as const),
    ['quantum-flip', { bits: 9 }],
    ['bit-flip-duel', { bits: 7 }],
    ['bit-flip-showdown', { misere: true }],
    ['bit-flip-showdown', { bits: 20, maxFlips: 3 }],
  ];

  it.each(variants)('beat the one below in more than two thirds of games: %s %j', async (id, raw) => {
    for (const [above, below] of pairs) {
      const players = [computerFor(id, above), computerFor(id, below)] as const;
      expect(await scoreOf(id, players, 60, raw), `${above} against ${below}`).toBeGreaterThan(2 / 3);
    }
  });

  it.each(openGames)(
    'easy loses often to a first-timer who sees no more than a win at hand: %s',
    async (id) => {
      const game = gameOf(id);
      /** Tries whether a move wins at once; else plays anything. */
      const firstTimer: ComputerPlayer = (thought) => {
        const { view, legalMoves } = thought;
        const wins = game.legalMoves(view).findIndex((move) => {
          const outcome = game.outcome(game.apply({ ...view, record: null }, move).state);
          return outcome?.winner === view.toMove;
        });
        return legalMoves[wins] ?? anyMove(thought);
      };
      const score = await scoreOf(id, [firstTimer, computerFor(id, 'easy')], 200);
      expect(score).toBeGreaterThan(0.5);
      expect(await scoreOf(id, [firstTimer, computerFor(id, 'medium')], 60)).toBeLessThan(0.4);
    },
  );
});
