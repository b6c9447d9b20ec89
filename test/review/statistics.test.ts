import { describe, expect, it } from 'vitest';
import type { RawOptions } from '../../source/game/settings.ts';
import { reviewOf } from '../../source/review/review.ts';
import { statisticsOf, streaksOf } from '../../source/review/statistics.ts';
import { summaryOf } from '../../source/review/summary.ts';
import type { LoggedMatch } from '../../source/review/tell.ts';
import { type Played, after, playMoves, randomMatch, started, variants } from '../helpers/play.ts';
import { gameOf } from './open-truth.ts';

const duel = gameOf('bit-flip-duel');
const person = (name: string) => ({ kind: 'human', name });
const computer = { kind: 'hard', name: 'Deep' };
const small = { options: { bits: 3 } };
const annAndHard = { ...small, players: [person('Ann'), computer] };

const logged = ({ events }: Pick<Played, 'events'>): LoggedMatch => {
  const [first, ...rest] = events;
  if (first?.type !== 'match-started') throw new Error('no start');
  const { type: _, ...setup } = first;
  return { setup, rest };
};
const played = (raw: RawOptions, moves: readonly string[]): Played =>
  playMoves(duel, started(duel, raw), moves);
/** With 3 bits: the second player blunders and the first wins in two turns, or the other way round. */
const firstWins = ['flip 1', 'flip 2', 'flip 3'];
const secondWins = ['flip 1', 'swap 1 2', 'flip 1', 'flip 3'];

describe('statistics', () => {
  it('count a person against a level of the computer, and say nothing about the computer', () => {
    const matches = [firstWins, firstWins, secondWins].map((moves) => logged(played(annAndHard, moves)));
    expect(statisticsOf(matches)).toEqual({
      matches: 3,
      unreadable: 0,
      lines: [
        {
          game: 'bit-flip-duel',
          player: 'Ann',
          opponent: 'hard',
          opponentKind: 'hard',
          isAided: false,
          played: 3,
          won: 2,
          lost: 1,
          drawn: 0,
          streak: -1,
          longestStreak: 2,
          averageTurnsToWin: 2,
          accuracy: 5 / 6,
          hints: 0,
          results: ['won', 'won', 'lost'],
        },
      ],
    });
  });

  it('give two people a line each', () => {
    const { lines } = statisticsOf([
      logged(played({ ...small, players: [person('Zoe'), person('Ann')] }, firstWins)),
    ]);
    expect(
      lines.map(({ player, opponent, won, lost, accuracy }) => [player, opponent, won, lost, accuracy]),
    ).toEqual([
      ['Ann', 'Zoe', 0, 1, 0],
      ['Zoe', 'Ann', 1, 0, 1],
    ]);
  });

  it('leave out matches between computers but count them as read', () => {
    const match = logged(played({ ...small, players: [computer, computer] }, firstWins));
    expect(statisticsOf([match, null])).toEqual({ matches: 1, unreadable: 1, lines: [] });
  });

  it('do not mix up a level with a person of that name', () => {
    const people = { ...small, players: [person('Ann'), person('hard')] };
    const { lines } = statisticsOf([
      logged(played(people, firstWins)),
      logged(played(annAndHard, firstWins)),
    ]);
    expect(lines.map(({ player, opponentKind }) => [player, opponentKind])).toEqual([
      ['Ann', 'hard'],
      ['Ann', 'human'],
      ['hard', 'human'],
    ]);
  });

  it('count assist, undo and branches apart', () => {
    const plain = played(annAndHard, firstWins);
    const assisted = played({ ...annAndHard, assist: true }, firstWins);
    let undone = played(annAndHard, ['flip 1', 'swap 1 2']);
    undone = playMoves(duel, after(duel, undone, { type: 'undo', player: 1 }), firstWins);
    const { setup, rest } = logged(plain);
    const branched = { setup: { ...setup, branch: { match: 'x', round: 1, moves: 2 } }, rest };
    const { lines } = statisticsOf([logged(plain), logged(assisted), logged(undone), branched]);
    expect(lines.map(({ isAided, played: rounds, accuracy }) => [isAided, rounds, accuracy])).toEqual([
      [false, 1, 1],
      [true, 3, 1],
    ]);
  });

  it('count hints, once for each step', () => {
    let match = started(duel, { ...annAndHard, assist: true });
    for (let asked = 0; asked < 5; asked++) match = after(duel, match, { type: 'hint', player: 1 });
    expect(statisticsOf([logged(match)]).lines).toMatchObject([{ hints: 3, played: 0, accuracy: null }]);
  });

  it('judge no move before the end of its round, not even with secrets', () => {
    const battle = gameOf('binary-battle');
    const raw = { rounds: 2, players: [person('Ann'), computer], given: ['10110', '10110'] };
    const one = playMoves(battle, started(battle, raw), ['flip 1', 'flip 1', 'flip 5', 'flip 5']);
    expect(statisticsOf([logged(one)]).lines).toMatchObject([{ played: 0, accuracy: null }]);
    const over = after(battle, one, { type: 'resign', player: 1 });
    const { lines } = statisticsOf([logged(over)]);
    expect(lines).toMatchObject([{ played: 1, accuracy: 0.5 }]);
    const next = playMoves(battle, after(battle, over, { type: 'next-round' }), ['flip 1', 'flip 5']);
    expect(statisticsOf([logged(next)]).lines).toEqual(lines);
  });

  it('count rounds, resignations and draws', () => {
    let match = played({ ...annAndHard, rounds: 3, drawAfter: 6 }, secondWins);
    match = after(duel, match, { type: 'next-round' });
    match = after(duel, match, { type: 'resign', player: 2 });
    match = after(duel, match, { type: 'next-round' });
    match = playMoves(
      duel,
      match,
      Array.from({ length: 6 }, () => 'swap 1 2'),
    );
    expect(statisticsOf([logged(match)]).lines).toMatchObject([
      { played: 3, won: 1, lost: 1, drawn: 1, results: ['lost', 'won', 'drawn'], averageTurnsToWin: 0 },
    ]);
  });

  it.each(variants)('agree with the reviews of the same matches: %s %j', (id, options) => {
    const game = gameOf(id);
    for (const [index, drawAfter] of [null, 12, null, 30, null].entries()) {
      const raw = { options, rounds: 2, drawAfter, players: [person('A'), person('B')] };
      const match = logged(randomMatch(game, raw, `statistics ${index}`, 80));
      const { lines } = statisticsOf([match]);
      const review = reviewOf(game, match.setup, match.rest);
      const ended = match.rest.filter(({ type }) => type === 'round-ended').length;
      const inEnded = [...review.moves()].filter(({ round }) => round <= ended);
      const { accuracy, hints } = summaryOf({ ...review, moves: () => inEnded });
      expect(lines.map((line) => line.accuracy)).toEqual(accuracy);
      expect(lines.map((line) => line.hints)).toEqual(hints);
    }
  });

  it('reckon streaks: the last results of one kind, and the longest run of wins', () => {
    expect(streaksOf([])).toEqual({ streak: 0, longestStreak: 0 });
    expect(streaksOf(['won', 'won', 'lost', 'won'])).toEqual({ streak: 1, longestStreak: 2 });
    expect(streaksOf(['won', 'lost', 'lost'])).toEqual({ streak: -2, longestStreak: 1 });
    expect(streaksOf(['won', 'won', 'drawn'])).toEqual({ streak: 0, longestStreak: 2 });
  });

  it('take the matches one at a time', () => {
    let most = 0;
    let alive = 0;
    function* matches() {
      for (let count = 0; count < 5; count++) {
        alive++;
        most = Math.max(most, alive);
        yield logged(played(annAndHard, firstWins));
        alive--;
      }
    }
    expect(statisticsOf(matches()).matches).toBe(5);
    expect(most).toBe(1);
  });
});
