import { expect, it } from 'vitest';
import { gameById } from '../../source/games/index.ts';
import { openStore } from '../../source/storage/store.ts';
import { freshFolder } from '../helpers/folder.ts';
import { gameOf } from '../helpers/line-play.ts';
import { randomMatch } from '../helpers/play.ts';
import { save } from '../helpers/storing.ts';

it('a clock that goes back by an hour at every look spoils no log, no list and no resumption', () => {
  const home = freshFolder();
  let time = Date.parse('2026-07-29T12:00:00Z');
  const store = openStore(home, gameById, { now: () => new Date((time -= 3_600_000)) });
  const ids = [store.newId(), store.newId(), store.newId()];
  expect(new Set(ids).size).toBe(3);
  for (const match of ids) {
    const { events } = randomMatch(gameOf('quantum-flip'), { match, rounds: 9 }, match, 12);
    save(store, events);
    const { log, stored } = store.resume(match);
    expect(stored.rest).toHaveLength(events.length - 1);
    log.append([{ type: 'noted', player: 1, line: 0, text: 'earlier' }]);
    log.close();
    expect(store.verify(store.text(match))).toMatchObject({ problems: [], warning: null });
  }
  expect(store.summaries().map(({ match }) => match)).toEqual(ids.toSorted().reverse());
});
