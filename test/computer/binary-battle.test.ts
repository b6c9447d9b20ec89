import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromNumber } from '../../source/bits/bits.ts';
import { randomFrom } from '../../source/bits/random.ts';
import { playGame, seedOfGame } from '../../source/computer/arena.ts';
import { binaryBattlePlayer } from '../../source/computer/binary-battle.ts';
import { type Level, levels } from '../../source/computer/levels.ts';
import { formatMove } from '../../source/game/move.ts';
import { seats } from '../../source/game/seat.ts';
import { type BinaryBattleState, binaryBattle } from '../../source/games/binary-battle/rules.ts';
import { rangeOf, solveHunt } from '../../source/solver/binary-battle.ts';
import { mixedMoves, solveRace } from '../../source/solver/race.ts';

const { signal } = new AbortController();

const after = (target: string, positions: readonly number[]): BinaryBattleState =>
  positions.reduce(
    (state, position) => binaryBattle.apply(state, { verb: 'flip', positions: [position] }).state,
    binaryBattle.setup({ bits: target.length }, 1, [target, target]),
  );

const answer = (level: Level, state: BinaryBattleState, seed: string) => {
  const view = binaryBattle.view(state, state.toMove);
  const legalMoves = binaryBattle.legalMoves(view).map(formatMove);
  return binaryBattlePlayer(level)({ view, legalMoves, random: randomFrom(seed), signal });
};

const choices = (level: Level, state: BinaryBattleState): ReadonlySet<unknown> =>
  new Set(Array.from({ length: 400 }, (_, index) => answer(level, state, `choice ${index}`)));

/** How often a level beats another, seats averaged. */
const winRate = async (level: Level, other: Level, bits: number, games: number): Promise<number> => {
  const players = [binaryBattlePlayer(level), binaryBattlePlayer(other)] as const;
  let wins = 0;
  for (const first of seats) {
    for (let index = 0; index < games; index++) {
      const pairing = { game: binaryBattle, options: { bits }, players, first, drawAfter: 1000 };
      const { winner } = await playGame(pairing, seedOfGame(`starts ${first}`, index));
      if (winner === 1) wins++;
    }
  }
  return wins / (2 * games);
};

describe('the levels of Binary Battle', () => {
  it.each([
    ['hard', 'medium'],
    ['medium', 'easy'],
  ] as const)('%s beats %s in two games of three at 5 bits', async (level, other) => {
    expect(await winRate(level, other, 5, 1500)).toBeGreaterThan(2 / 3);
  });

  it.each([
    ['hard', 'medium', 300],
    ['medium', 'easy', 300],
  ] as const)('%s beats %s in three games of four at 8 bits', async (level, other, games) => {
    expect(await winRate(level, other, 8, games)).toBeGreaterThan(3 / 4);
  });

  it('leave the easy one beatable in most games, and able to win some against anybody', async () => {
    const rate = await winRate('easy', 'hard', 5, 400);
    expect(rate).toBeGreaterThan(0.1);
    expect(rate).toBeLessThan(0.3);
  });
});

describe('a computer player of Binary Battle', () => {
  it.each(levels)('answers with a legal move wherever it stands, whatever brought it there: %s', (level) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 12 }),
        fc.array(fc.nat(), { maxLength: 12 }),
        fc.nat(),
        fc.string(),
        (bits, toggles, target, seed) => {
          const positions = toggles.map((toggle) => (toggle % bits) + 1);
          const state = after(fromNumber(target % 2 ** bits, bits), positions);
          expect(answer(level, state, seed)).toMatch(/^flip ([1-9]|1[0-6])$/);
          expect(Number(String(answer(level, state, seed)).slice(5))).toBeLessThanOrEqual(bits);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each(levels)('plays alike where it sees alike, whatever the target and the opponent: %s', (level) => {
    // Player 1 goes to 16 (greater), 24 (greater), 8 (less) in all of these.
    const alike = [
      after('01101', [1, 5, 2, 4, 1, 3]),
      after('01101', [1, 1, 2, 1, 1, 1]),
      after('01010', [1, 3, 2, 3, 1, 2]),
      after('01111', [1, 4, 2, 4, 1, 5]),
    ];
    const views = alike.map((state) => binaryBattle.view(state, 1));
    for (const view of views) expect(view).toEqual(views[0]);
    for (let seed = 0; seed < 50; seed++) {
      const answers = new Set(alike.map((state) => answer(level, state, `${seed}`)));
      expect(answers.size).toBe(1);
    }
  });

  it('of the hard level makes every move of the equilibrium and no other', () => {
    for (const positions of [[], [1], [1, 1], [2, 2, 1, 2]]) {
      const state = after('01101', positions);
      const mixed = new Set(mixedMoves(binaryBattle.view(state, state.toMove)).map(({ move }) => move));
      expect(choices('hard', state)).toEqual(mixed);
    }
  });

  it('of the hard level goes on perfectly from where no plan leads', () => {
    const state = after('01101', [5, 1, 5, 1]);
    const view = binaryBattle.view(state, 1);
    expect(mixedMoves(view)).toEqual([]);
    expect(choices('hard', state)).toEqual(new Set(solveRace(view)?.best));
  });

  it('of the hard level needs the fewest turns where the race is not solved', () => {
    const state = after('0110100110', [1, 1, 2, 3]);
    const view = binaryBattle.view(state, 1);
    const { low, high } = rangeOf(view);
    expect(solveRace(view)).toBeUndefined();
    expect(choices('hard', state)).toEqual(new Set(solveHunt('1100000000', low, high).best));
  });

  it('ends its hunt at 16 bits too, at every level', async () => {
    for (const level of levels) {
      const players = [binaryBattlePlayer(level), binaryBattlePlayer(level)] as const;
      const pairing = {
        game: binaryBattle,
        options: { bits: 16 },
        players,
        first: 1,
        drawAfter: 5000,
      } as const;
      expect((await playGame(pairing, 'long')).winner).not.toBeNull();
    }
  });

  it('refuses the views of other games and of onlookers', () => {
    const state = after('01101', []);
    const onlooker = { ...binaryBattle.view(state, 1), numbers: [null, null] as const };
    const thought = { legalMoves: ['flip 1'], random: randomFrom('other'), signal };
    const player = binaryBattlePlayer('easy');
    expect(() => player({ ...thought, view: onlooker })).toThrow(TypeError);
    expect(() => player({ ...thought, view: { ...onlooker, game: 'quantum-flip' } })).toThrow(TypeError);
  });
});
