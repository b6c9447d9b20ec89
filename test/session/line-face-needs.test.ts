import { describe, expect, it } from 'vitest';
import { startMatch, mostEvents } from '../../source/match/decide.ts';
import { matchFrom } from '../../source/session/session.ts';
import { computer, gameOf, newSession } from '../helpers/line-play.ts';
import { setupOf } from '../helpers/play.ts';

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
