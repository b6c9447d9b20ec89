import { describe, expect, it } from 'vitest';
import { gameById } from '../../source/games/index.ts';
import { leader } from '../../source/match/match.ts';
import type { MatchStore } from '../../source/storage/contract.ts';
import { openMemoryStore, openStore } from '../../source/storage/store.ts';
import { freshFolder } from '../helpers/folder.ts';
import { gameOf } from '../helpers/line-play.ts';
import { parted } from '../helpers/matches.ts';
import { randomMatch, started, variants } from '../helpers/play.ts';
import { faultOf, save, steadyClock } from '../helpers/storing.ts';

const stores: readonly (readonly [string, () => MatchStore])[] = [
  ['on disk', () => openStore(freshFolder(), gameById, { now: steadyClock() })],
  ['in memory', () => openMemoryStore(gameById, { now: steadyClock() })],
];

describe.each(stores)('a store %s', (_where, open) => {
  it.each(variants)('gives back a match of %s %j as it was played', (id, options) => {
    const store = open();
    const { events } = randomMatch(gameOf(id), { options, match: 'a-match', rounds: 3 }, id, 60);
    save(store, events);
    const { setup, rest } = parted(events);
    expect(store.read('a-match')).toEqual({ id: 'a-match', setup, rest, warning: null });
    expect(store.readText(store.text('a-match'))).toMatchObject({ setup, rest, warning: null });
    expect(store.verify(store.text('a-match'))).toEqual({
      id: 'a-match',
      events: events.length,
      problems: [],
      warning: null,
    });
  });

  it('resumes a match where it stopped, again and again', () => {
    const store = open();
    const { events } = randomMatch(gameOf('binary-battle'), { match: 'a-match', rounds: 9 }, 'seed', 60);
    save(store, events.slice(0, 6));
    for (let kept = 6; kept < events.length - 3; kept++) {
      const { stored, log } = store.resume('a-match');
      // A turn that was cut off in the middle is completed by whoever resumes it.
      const known = stored.rest.length + 1;
      expect([stored.setup, ...stored.rest]).toEqual([parted(events).setup, ...events.slice(1, known)]);
      log.append(events.slice(known, kept + 1));
      log.close();
    }
    expect(store.verify(store.text('a-match')).problems).toEqual([]);
  });

  it('does not let a match be played twice at the same time', () => {
    const store = open();
    const log = store.create(started(gameOf('quantum-flip'), { match: 'a-match' }).events);
    expect(faultOf(() => store.resume('a-match')).message).toMatch(/is being played/);
    expect(faultOf(() => store.remove('a-match')).message).toMatch(/is being played/);
    log.close();
    log.close();
    const again = store.resume('a-match').log;
    // The first log was given up: it can neither write nor release what is now somebody else's.
    expect(faultOf(() => log.append([{ type: 'resigned', player: 1 }])).message).toMatch(
      /no longer being saved/,
    );
    log.close();
    expect(faultOf(() => store.resume('a-match')).message).toMatch(/is being played/);
    again.close();
  });

  it('does not resume a match that is over, or one that breaks the rules', () => {
    const store = open();
    const over = randomMatch(gameOf('bit-flip-showdown'), { match: 'over' }, 'seed', 100);
    expect(over.match.isEnded).toBe(true);
    save(store, over.events);
    expect(faultOf(() => store.resume('over'))).toMatchObject({
      message: 'Match over is over.',
      advice: expect.stringMatching(/review/),
    });
    const { events } = started(gameOf('quantum-flip'), { match: 'odd' });
    save(store, [...events, { type: 'moved', player: 2, move: 'flip 1', said: {} }]);
    expect(faultOf(() => store.resume('odd')).message).toMatch(/breaks the rules/);
    // It is free all the same.
    store.remove('odd');
    expect(store.summaries().map(({ match }) => match)).toEqual(['over']);
  });

  it('completes a turn whose writing was cut off', () => {
    const store = open();
    const game = gameOf('bit-flip-showdown');
    const { events } = randomMatch(game, { match: 'cut', options: { bits: 1 }, rounds: 2 }, 'seed', 60);
    const end = events.findIndex(({ type }) => type === 'round-ended');
    save(store, events.slice(0, end), 2);
    expect(store.verify(store.text('cut'))).toMatchObject({
      problems: [],
      warning: expect.stringMatching(/middle of a turn/),
    });
    const { stored, log } = store.resume('cut');
    expect(stored.rest.at(-1)).toEqual(events[end]);
    log.close();
    expect(store.read('cut').rest).toEqual(stored.rest);
    expect(store.verify(store.text('cut'))).toMatchObject({ problems: [], warning: null });
  });

  it.each(['quantum-flip', 'binary-battle', 'number-flip-duel'])('completes a beginning of %s', (id) => {
    const { events } = started(gameOf(id), {
      match: 'a-match',
      players: [{ kind: 'human' }, { kind: 'hard' }],
    });
    for (let kept = 1; kept <= events.length; kept++) {
      const store = open();
      save(store, events.slice(0, kept));
      const { stored, log } = store.resume('a-match');
      log.close();
      expect(stored.rest).toEqual(events.slice(1));
      expect(store.read('a-match').rest).toEqual(events.slice(1));
    }
  });

  it('finds a match by its id or a beginning of it, and says what is meant if that is not clear', () => {
    const store = open();
    const ids = ['260729-100000-aaaaa', '260729-100001-aaaaa', '260730-100000-aaaaa', '260730'];
    for (const match of ids) save(store, started(gameOf('quantum-flip'), { match }).events, 2);
    expect(store.read('260729-100000-aaaaa').id).toBe('260729-100000-aaaaa');
    expect(store.read('260729-100001').id).toBe('260729-100001-aaaaa');
    expect(store.read('260730-').id).toBe('260730-100000-aaaaa');
    expect(store.read('260730-100000-AAAAA').id).toBe('260730-100000-aaaaa');
    expect(store.read('260730').id).toBe('260730');
    expect(faultOf(() => store.read('260729'))).toMatchObject({
      message: '"260729" is the beginning of 2 matches: 260729-100000-aaaaa, 260729-100001-aaaaa.',
      advice: 'Write more of the id.',
    });
    expect(faultOf(() => store.read('26')).message).toMatch(/beginning of 4 matches/);
    expect(faultOf(() => store.read('zz')).message).toBe('There is no match "zz".');
    expect(faultOf(() => store.read('')).message).toBe('There is no match "".');
  });

  it('never takes an id for a path or a message for a terminal command', () => {
    const store = open();
    save(store, started(gameOf('quantum-flip'), { match: 'a-match' }).events, 2);
    for (const reference of [
      '../a-match',
      '..',
      '.',
      '/',
      'a-match/../a-match',
      'x\0y',
      '\u001b[2J',
      '*',
      '~',
    ]) {
      const { message } = faultOf(() => store.read(reference));
      expect(message, JSON.stringify(reference)).toMatch(/^[ -~]+$/);
    }
    for (const match of ['../evil', '', 'a/b', 'A']) {
      expect(() => store.create(started(gameOf('quantum-flip'), { match }).events)).toThrow(RangeError);
    }
  });

  it('sums matches up as folding them would, newest first', () => {
    const store = open();
    const played = variants.map(([id, options], index) => {
      const players = [
        { name: 'Ada', kind: 'human' },
        { name: 'Bo', kind: 'human' },
      ];
      const raw = {
        options,
        players,
        rounds: 3,
        match: `260729-1000${10 + index}-aaaaa`,
        assist: index % 2 === 0,
      };
      return randomMatch(gameOf(id), raw, id, 20 + 15 * index);
    });
    for (const { events } of played) save(store, events, 2);
    const expected = played.map(({ events, match }) => {
      const ends = events.filter(({ type }) => type === 'round-ended');
      return {
        match: match.setup.match,
        game: match.setup.game,
        players: match.setup.players,
        rounds: 3,
        roundsPlayed: ends.length,
        tally: match.tally.rounds,
        moves: match.round.past?.length ?? 0,
        isEnded: match.isEnded,
        winner: match.isEnded ? leader(match.tally, gameOf(match.setup.game).hasTurnScoring) : null,
        assist: match.setup.assist,
        strict: false,
        hasUndo: events.some(({ type }) => type === 'undone'),
        damage: null,
      };
    });
    const summaries = store.summaries();
    expect(summaries).toMatchObject(expected.toReversed());
    expect(store.summaries()).toEqual(summaries);
    for (const { started: begun, changed } of summaries) {
      expect(begun).toMatch(/^2026-07-29T1[23]:/);
      expect(begun < changed).toBe(true);
    }
  });

  it('notices in its list that a match went on', () => {
    const store = open();
    const log = store.create(started(gameOf('quantum-flip'), { match: 'a-match' }).events);
    expect(store.summaries()).toMatchObject([{ moves: 0, isEnded: false }]);
    log.append([{ type: 'moved', player: 1, move: 'flip 1', said: { bits: '10000' } }]);
    expect(store.summaries()).toMatchObject([{ moves: 1, isEnded: false }]);
    log.close();
    store.remove('a-match');
    expect(store.summaries()).toEqual([]);
  });
});
