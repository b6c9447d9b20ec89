import { describe, expect, it } from 'vitest';
import { reviewJson, statisticsJson } from '../../../source/faces/json/review-json.ts';
import { gameById } from '../../../source/games/index.ts';
import { reviewOf } from '../../../source/review/review.ts';
import { statisticsOf } from '../../../source/review/statistics.ts';
import { stripOf } from '../../../source/review/strip.ts';
import { summaryOf } from '../../../source/review/summary.ts';
import { randomMatch, variants } from '../../helpers/play.ts';

const reviewFor = (id: string, options: object) => {
  const game = gameById(id);
  if (game === undefined) throw new Error(id);
  const [first, ...rest] = randomMatch(game, { options, rounds: 2 }, 'json', 60).events;
  if (first?.type !== 'match-started') throw new Error('no start');
  const { type: _, ...setup } = first;
  return { review: reviewOf(game, setup, rest), setup, rest };
};

describe('review --json', () => {
  it.each(variants)('is one object on one line with all that is promised: %s %j', (id, options) => {
    const { review } = reviewFor(id, options);
    const text = [...reviewJson(review)].join('');
    expect(text).not.toContain('\n');
    const moves = [...review.moves()];
    const points = [...stripOf(moves)];
    expect(JSON.parse(text)).toEqual({
      match: 'test-match',
      game: id,
      players: review.setup.players,
      rounds: 2,
      moves: moves.map((move, index) => ({ ...move, chances: points[index]?.chances })),
      summary: JSON.parse(JSON.stringify(summaryOf(review))),
    });
  });

  it('begins each move with the fields of the contract, in their order', () => {
    const { review } = reviewFor('quantum-flip', {});
    const parsed = JSON.parse([...reviewJson(review)].join(''));
    expect(Object.keys(parsed)).toEqual(['match', 'game', 'players', 'rounds', 'moves', 'summary']);
    expect(Object.keys(parsed.moves[0]).slice(0, 8)).toEqual([
      'ply',
      'player',
      'move',
      'before',
      'after',
      'best',
      'mark',
      'why',
    ]);
  });

  it('comes piece by piece, one for each move', () => {
    const { review } = reviewFor('bit-flip-duel', {});
    expect([...reviewJson(review)]).toHaveLength([...review.moves()].length + 2);
  });
});

describe('stats --json', () => {
  it('is one object on one line', () => {
    const { setup, rest } = reviewFor('bit-flip-showdown', {});
    const statistics = statisticsOf([{ setup, rest }, null]);
    expect(JSON.parse(statisticsJson(statistics))).toEqual(statistics);
    expect(statisticsJson(statistics)).not.toContain('\n');
  });
});
