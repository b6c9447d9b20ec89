import { describe, expect, it } from 'vitest';
import { items } from '../../source/game/trail.ts';
import { branchFrom } from '../../source/match/branch.ts';
import { fold, secretsWanted } from '../../source/match/evolve.ts';
import { examine } from '../../source/match/verify.ts';
import { stateOf } from '../../source/match/match.ts';
import { gameOf } from '../helpers/line-play.ts';
import { parted } from '../helpers/matches.ts';
import { randomMatch, setupOf, started, variants } from '../helpers/play.ts';

const people = setupOf(gameOf('quantum-flip')).players;
const wanted = { match: 'branch', players: people, assist: false, strict: false, seed: 'another' };

describe('a match that goes on from a moment of another', () => {
  it.each(variants)('%s %j stands where that one stood, and obeys the rules by itself', (id, options) => {
    const game = gameOf(id);
    const { setup, rest } = parted(randomMatch(game, { options, rounds: 3, first: 'random' }, id, 60).events);
    for (let kept = 1; kept <= rest.length + 1; kept++) {
      const then = fold(game, setup, rest.slice(0, kept - 1));
      if (then.round.outcome !== null) continue;
      const branch = parted(branchFrom(game, setup, rest, kept, wanted));
      const { match, flaw, owed } = examine(game, branch.setup, branch.rest);
      expect({ flaw, owed }).toEqual({ flaw: null, owed: [] });
      expect(items(match.round.past)).toEqual(items(then.round.past));
      if (stateOf(then.round) !== null) expect(stateOf(match.round)).toEqual(stateOf(then.round));
      expect(match.setup.branch).toEqual({
        match: setup.match,
        round: then.round.number,
        moves: items(then.round.past).length,
      });
    }
  });

  it('does not wait for a secret that nobody will be asked for', () => {
    const game = gameOf('number-flip-duel');
    const { setup, rest } = parted(started(game).events);
    const players = [
      { name: 'Ada', kind: 'human' },
      { name: 'Easy', kind: 'easy' },
    ] as const;
    const branch = parted(branchFrom(game, setup, rest, rest.length + 1, { ...wanted, players }));
    expect(secretsWanted(game, fold(game, branch.setup, branch.rest))).toEqual([1]);
  });
});
