import { describe, expect, it } from 'vitest';
import { startMatch, mostEvents } from '../../source/match/decide.ts';
import type { MatchEvent } from '../../source/match/events.ts';
import { createSession, matchFrom } from '../../source/session/session.ts';
import { anyMove, computer, gameOf, newSession } from '../helpers/line-play.ts';
import { setupOf } from '../helpers/play.ts';

const players = [{ kind: 'human' }, computer];

const resumedFrom = (id: string, kept: number, appended: MatchEvent[] = []) => {
  const game = gameOf(id);
  const match = matchFrom(game, startMatch(game, setupOf(game, { players })).slice(0, kept));
  if (match === undefined) throw new Error('no match');
  const log = { append: (events: readonly MatchEvent[]) => void appended.push(...events), close: () => {} };
  const advisor = {
    hint: () => ({ step: 1, text: '' }),
    assist: () => ({ lines: [], possible: null, marks: {} }),
  };
  return createSession({ game, match, isResumed: true, log, computers: () => anyMove, advisor });
};

describe('a match whose log was cut off within its first events', () => {
  it('starts the round that had not started', () => {
    const appended: MatchEvent[] = [];
    expect(resumedFrom('quantum-flip', 1, appended).prompts()).toMatchObject([{ type: 'turn', to: 1 }]);
    expect(appended).toEqual([{ type: 'round-started', round: 1 }]);
  });

  it('draws the target that had not been drawn, as it would have been', () => {
    const appended: MatchEvent[] = [];
    expect(resumedFrom('binary-battle', 2, appended).prompts()).toMatchObject([{ type: 'turn', to: 1 }]);
    const game = gameOf('binary-battle');
    expect(appended).toEqual(startMatch(game, setupOf(game, { players })).slice(2));
  });

  it('sets the secret of the computer and asks the person for theirs', () => {
    const appended: MatchEvent[] = [];
    expect(resumedFrom('number-flip-duel', 2, appended).prompts()).toMatchObject([
      { type: 'secret-wanted', to: 1 },
    ]);
    expect(appended).toMatchObject([{ type: 'secret-set', owner: 2 }]);
  });

  it('adds nothing to a beginning that is whole', () => {
    const appended: MatchEvent[] = [];
    resumedFrom('number-flip-duel', 3, appended);
    resumedFrom('quantum-flip', 2, appended);
    expect(appended).toEqual([]);
  });
});

describe('a session with listeners that take their time', () => {
  it('lets no computer move before what was said is heard', async () => {
    const session = newSession('bit-flip-duel', { players: [computer, computer], drawAfter: 4 });
    let hear = (): void => {};
    session.subscribe(
      () =>
        new Promise((resolve) => {
          hear = resolve;
        }),
    );
    const settled = session.settled();
    for (let moves = 1; moves <= 4; moves++) {
      await expect.poll(() => session.snapshot().moves).toBe(moves);
      for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
      expect(session.snapshot().moves).toBe(moves);
      hear();
    }
    await settled;
  });
});

describe('a match that has grown as long as a log may be', () => {
  it('does not wait for a computer that cannot move any more', async () => {
    const game = gameOf('bit-flip-duel');
    const match = matchFrom(game, startMatch(game, setupOf(game, { players: [computer, computer] })));
    if (match === undefined) throw new Error('no match');
    const session = newSession('bit-flip-duel', {}, { match: { ...match, events: mostEvents } });
    await session.settled();
    expect(session.snapshot().moves).toBe(0);
  });
});

describe('a session that was closed', () => {
  it('takes no more commands, because nothing would be written any more', () => {
    const session = newSession('bit-flip-duel');
    session.close();
    expect(session.submit({ type: 'move', player: 1, text: 'flip 1' })).toMatchObject({
      reason: 'match-left',
    });
    expect(session.snapshot().moves).toBe(0);
  });
});
