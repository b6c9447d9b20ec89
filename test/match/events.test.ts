import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameById } from '../../source/games/index.ts';
import { decide, isDecided } from '../../source/match/decide.ts';
import { type MatchEvent, decodeEvent } from '../../source/match/events.ts';
import type { RawOptions } from '../../source/game/settings.ts';
import { randomMatch, started, variants } from '../helpers/play.ts';

/** As a log tells it again. */
const reread = (event: MatchEvent): unknown => {
  const raw: RawOptions = JSON.parse(JSON.stringify(event));
  return decodeEvent(raw);
};

describe('events', () => {
  it.each(variants)('of %s %j read back as they were written', (id, options) => {
    const game = gameById(id);
    if (game === undefined) throw new Error(id);
    for (const seed of ['one', 'two', 'three']) {
      const [, ...rest] = randomMatch(game, { options, rounds: 3, drawAfter: 12 }, seed, 80).events;
      for (const event of rest) expect(reread(event)).toEqual(event);
    }
  });

  it('read back as they were written whatever a player notes or marks', () => {
    const game = gameById('binary-battle');
    if (game === undefined) throw new Error('no game');
    const { match } = started(game);
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(text, text, (one, two) => {
        const player = 1;
        for (const decision of [
          decide(game, match, { type: 'note', player, text: one }),
          decide(game, match, { type: 'mark', player, mark: one, value: two }),
        ]) {
          for (const event of isDecided(decision) ? decision : []) expect(reread(event)).toEqual(event);
        }
      }),
    );
    const emoji = decide(game, match, {
      type: 'mark',
      player: 1,
      mark: '😀'.repeat(40),
      value: '😀'.repeat(40),
    });
    if (!isDecided(emoji)) throw new Error(emoji.message);
    for (const event of emoji) expect(reread(event)).toEqual(event);
  });

  it('are told from everything else', () => {
    const wrong: readonly RawOptions[] = [
      {},
      { type: 'moved' },
      { type: 'moved', player: 3, move: 'flip 1', said: {} },
      { type: 'moved', player: 1, move: 'x'.repeat(65), said: {} },
      { type: 'moved', player: 1, move: 'flip 1', said: { deep: { deeper: 1 } } },
      { type: 'moved', player: 1, move: 'flip 1', said: null },
      { type: 'undone', player: 1, count: 0 },
      { type: 'undone', player: 1, count: 1e308 },
      { type: 'redone', player: '1', count: 1 },
      { type: 'secret-set', owner: 1, bits: '0120', salt: '' },
      { type: 'secret-set', owner: 'both', bits: '0101', salt: '' },
      { type: 'noted', player: 1, line: -1, text: '' },
      { type: 'round-ended', round: 1, winner: 0, reason: '' },
      { type: 'match-ended' },
      { type: 'match-started' },
      { type: '__proto__' },
      { type: 'constructor' },
    ];
    for (const raw of wrong) expect(decodeEvent(raw), JSON.stringify(raw)).toBeUndefined();
  });
});
