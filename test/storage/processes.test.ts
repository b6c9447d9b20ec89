import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameById, games } from '../../source/games/index.ts';
import { fold } from '../../source/match/evolve.ts';
import { openStore } from '../../source/storage/store.ts';
import { freshFolder } from '../helpers/folder.ts';
import { framesOf } from '../helpers/frames.ts';
import { gameOf } from '../helpers/line-play.ts';
import { otherProcesses } from '../helpers/other-process.ts';
import { randomMatch } from '../helpers/play.ts';
import { faultOf, save } from '../helpers/storing.ts';

const start = otherProcesses(join(import.meta.dirname, 'fixtures', 'other-process.ts'));

describe('another process', () => {
  it('reads a log exactly as this one does', async () => {
    const home = freshFolder();
    const store = openStore(home, gameById);
    for (const { id } of games) {
      const raw = { match: id, rounds: 3, drawAfter: 10, first: 'random' };
      const { events } = randomMatch(gameOf(id), raw, 'elsewhere', 60);
      save(store, events);
    }
    await Promise.all(
      games.map(async (game) => {
        const shown = start(['show', home, game.id]);
        await shown.ended;
        const { setup, rest } = store.read(game.id);
        expect(rest.length).toBeGreaterThan(20);
        expect(shown.lines).toEqual([JSON.stringify(framesOf(game, setup, rest))]);
      }),
    );
  });

  it('that is killed in the middle of play has lost nothing that it said was saved, time after time', async () => {
    const home = freshFolder();
    const store = openStore(home, gameById);
    const game = gameOf('binary-battle');
    let before = '';
    for (let times = 0; times < 6; times++) {
      const player = start(['play', home, game.id, 'a-match']);
      await player.hasSaid(3 + 7 * times);
      expect(faultOf(() => store.resume('a-match')).message).toContain(`process ${player.pid} on `);
      await player.kill();
      const text = store.text('a-match');
      expect(text.startsWith(before)).toBe(true);
      expect(store.verify(text).problems).toEqual([]);
      const { setup, rest } = store.read('a-match');
      const acknowledged = Number(player.lines.at(-1));
      expect(fold(game, setup, rest).events).toBeGreaterThanOrEqual(acknowledged);
      before = text;
    }
    // The last one is gone, and so is its hold on the match.
    const { log } = store.resume('a-match');
    log.close();
    expect(readdirSync(join(home, 'matches'))).toEqual(['a-match.jsonl']);
  });

  it.skipIf(process.platform === 'win32')('that finds no more room says so and loses nothing', async () => {
    const home = freshFolder();
    const store = openStore(home, gameById);
    const player = start(['play', home, 'bit-flip-duel', 'a-match'], 16);
    await player.ended;
    expect(player.lines.at(-1)).toMatch(
      /^The match cannot be saved in ".*": the file would grow too large\.$/,
    );
    const { stored, log } = store.resume('a-match');
    expect(stored.warning).toMatch(/is set aside/);
    expect(stored.rest.length + 1).toBeGreaterThanOrEqual(Number(player.lines.at(-2)));
    log.append([{ type: 'noted', player: 1, line: 0, text: 'on' }]);
    log.close();
    expect(store.verify(store.text('a-match')).problems).toEqual([]);
  });

  it('plays a match only if nobody else does, though many come at once to a lock left by the dead', async () => {
    const home = freshFolder();
    const store = openStore(home, gameById);
    const dead = start(['play', home, 'quantum-flip', 'a-match']);
    await dead.hasSaid(1);
    await dead.kill();
    expect(JSON.parse(readFileSync(join(home, 'matches', 'a-match.jsonl.lock'), 'utf8'))).toMatchObject({
      pid: dead.pid,
    });
    const crowd = Array.from({ length: 4 }, () => start(['hold', home, 'a-match']));
    await Promise.all(crowd.map((one) => one.hasSaid(1)));
    for (const one of crowd) one.go();
    await Promise.all(crowd.map((one) => one.hasSaid(2)));
    const winners = crowd.filter(({ lines }) => lines[1] === 'mine');
    expect(winners).toHaveLength(1);
    for (const { lines } of crowd.filter((one) => one !== winners[0])) {
      expect(lines[1]).toMatch(/^This match is being played by process \d+ on \S+ since 20\S+Z\.$/);
    }
    expect(faultOf(() => store.resume('a-match')).message).toContain(`process ${winners[0]?.pid} on `);
    await Promise.all(crowd.map((one) => one.kill()));
    store.resume('a-match').log.close();
  });
});
