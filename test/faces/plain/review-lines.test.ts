import { describe, expect, it } from 'vitest';
import { gameById } from '../../../source/games/index.ts';
import { evaluationWords, reviewLines } from '../../../source/faces/plain/review-lines.ts';
import { statisticsLines, streakWords } from '../../../source/faces/plain/statistics-lines.ts';
import { reviewOf } from '../../../source/review/review.ts';
import { statisticsOf } from '../../../source/review/statistics.ts';
import { type Played, after, playMoves, randomMatch, started, variants } from '../../helpers/play.ts';

const gameOf = (id: string) => {
  const game = gameById(id);
  if (game === undefined) throw new Error(id);
  return game;
};
const duel = gameOf('bit-flip-duel');
const players = [
  { kind: 'human', name: 'Ann' },
  { kind: 'hard', name: 'Deep' },
];
const logOf = ({ events }: Pick<Played, 'events'>) => {
  const [first, ...rest] = events;
  if (first?.type !== 'match-started') throw new Error('no start');
  const { type: _, ...setup } = first;
  return [setup, rest] as const;
};

describe('a review in plain lines', () => {
  let played = started(duel, { options: { bits: 3 }, players, assist: true });
  played = after(duel, played, { type: 'hint', player: 1 });
  played = playMoves(duel, played, ['flip 1', 'swap 1 2', 'flip 1']);
  played = after(duel, played, { type: 'undo', player: 1 });
  played = playMoves(duel, played, ['swap 1 3', 'flip 1', 'flip 2']);
  const review = reviewOf(duel, ...logOf(played));

  it('tells each move with mark, reason, value and best moves, then the strip and the players', () => {
    expect([...reviewLines(review, true)]).toEqual([
      'Bit Flip Duel, match test-match: Ann (player 1) against Deep (player 2).',
      '1. Ann (player 1): flip 1, best (1 hint). Leaves 100 with two 0s: no single flip makes all 1s. Before: draw. After: draw. Best: flip 1, flip 2, flip 3, swap 1 2, swap 1 3 or swap 2 3.',
      '2. Deep (player 2): swap 1 2, best. Leaves 010 with two 0s: no single flip makes all 1s. Before: draw. After: draw. Best: flip 1, swap 1 2, swap 1 3 or swap 2 3.',
      '3. Ann (player 1): flip 1, blunder (taken back, not counted). Leaves 110 with one 0: flip 3 wins at once; flip 2 would have held the draw. Before: draw. After: loss in 1 ply. Best: flip 2, swap 1 2, swap 1 3 or swap 2 3.',
      '4. Ann (player 1): swap 1 3, best. Leaves 010 with two 0s: no single flip makes all 1s. Before: draw. After: draw. Best: flip 2, swap 1 2, swap 1 3 or swap 2 3.',
      '5. Deep (player 2): flip 1, blunder. Leaves 110 with one 0: flip 3 wins at once; flip 2 would have held the draw. Before: draw. After: loss in 1 ply. Best: flip 2, swap 1 2, swap 1 3 or swap 2 3.',
      '6. Ann (player 1): flip 2, mistake. Leaves 100 with two 0s: no single flip makes all 1s; flip 3 would have won at once. Before: win in 1 ply. After: draw. Best: flip 3.',
      'How the players stood after each move, from 0 (lost) to 9 (won); ? mistake, ! blunder, - taken back:',
      'Moves 1 to 6',
      '  550595  Ann (player 1)',
      '  559505  Deep (player 2)',
      '    - !?',
      'Ann (player 1): accuracy 67%; 2 best, 0 good, 1 mistake, 0 blunders; 1 hint.',
      'Deep (player 2): accuracy 50%; 1 best, 0 good, 0 mistakes, 1 blunder; 0 hints.',
    ]);
  });

  it('draws the strip with blocks where it may', () => {
    const lines = [...reviewLines(review, false)];
    expect(lines).toContain('  ▅▅▁▅█▅  Ann (player 1)');
    expect(lines).toContain('  ▅▅█▅▁▅  Deep (player 2)');
  });

  it.each(variants)('uses nothing but ASCII if asked, and one line a move: %s %j', (id, options) => {
    const game = gameOf(id);
    const log = logOf(randomMatch(game, { options, rounds: 3 }, 'ascii', 120));
    const lines = [...reviewLines(reviewOf(game, ...log), true)];
    for (const line of lines) expect(line).toMatch(/^[ -~]+$/u);
    const moves = [...reviewOf(game, ...log).moves()];
    expect(lines.filter((line) => /^\d+\. /u.test(line))).toHaveLength(moves.length);
    for (const { why } of moves) expect(lines.some((line) => line.includes(why))).toBe(true);
    expect(lines.filter((line) => line.startsWith('Round '))).toHaveLength(
      new Set(moves.map(({ round }) => round)).size,
    );
  });

  it('gives its first lines before the last move is judged', () => {
    let judged = 0;
    const lines = reviewLines(
      {
        ...review,
        *moves() {
          for (const move of review.moves()) {
            judged++;
            yield move;
          }
        },
      },
      true,
    );
    lines.next();
    lines.next();
    expect(judged).toBe(1);
  });

  it('does not say twice who is who', () => {
    const [title = ''] = reviewLines(reviewOf(duel, ...logOf(started(duel, {}))), true);
    expect(title).toBe('Bit Flip Duel, match test-match: Player 1 against Player 2.');
  });

  it('says that there is nothing to review', () => {
    expect([...reviewLines(reviewOf(duel, ...logOf(started(duel, {}))), true)].at(-1)).toBe(
      'There is no move to judge.',
    );
  });

  it('puts a worth into words', () => {
    expect(evaluationWords({ chance: 1, value: 'win', plies: 0 })).toBe('win at the end');
    expect(evaluationWords({ chance: 0.5, value: 'draw', plies: null })).toBe('draw');
    expect(evaluationWords({ chance: 0.64, candidates: 5, expectedTurns: 2.4 })).toBe(
      '64% to win, 5 candidates, 2.4 turns expected',
    );
    expect(evaluationWords({ chance: 0.75, bounds: { lower: 0.5, upper: 1 }, candidates: 1 })).toBe(
      'between 50% and 100% to win, 1 candidate',
    );
  });
});

describe('statistics in plain lines', () => {
  it('tell everything that is counted', () => {
    const rounds = [
      ['flip 1', 'flip 2', 'flip 3'],
      ['flip 1', 'swap 1 2', 'flip 1', 'flip 3'],
    ];
    const matches = rounds.map((moves) => {
      const [setup, rest] = logOf(playMoves(duel, started(duel, { options: { bits: 3 }, players }), moves));
      return { setup, rest };
    });
    const statistics = statisticsOf([...matches, null]);
    expect([...statisticsLines(statistics, true)]).toEqual([
      '2 saved matches; 1 log could not be read.',
      'Charts show the newest 60 rounds, the latest last: W won, D drawn, L lost.',
      'Bit Flip Duel: Ann against the computer (hard)',
      '  2 played: 1 won, 1 lost, 0 drawn; 1 lost in a row, longest run of wins 1.',
      '  Turns to win on average: 2; accuracy: 75%; hints: 0.',
      '  WL',
    ]);
    expect([...statisticsLines(statistics, false)]).toContain('  █▁');
  });

  it('say so when nobody has played', () => {
    expect([...statisticsLines(statisticsOf([]), true)]).toEqual([
      '0 saved matches.',
      'No person has played yet: statistics are about people.',
    ]);
  });

  it('put a streak into words', () => {
    expect([0, 1, -3].map(streakWords)).toEqual(['no streak', '1 won in a row', '3 lost in a row']);
  });
});
