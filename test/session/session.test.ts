import { describe, expect, it } from 'vitest';
import type { ComputerPlayer } from '../../source/computer/contract.ts';
import { gameById } from '../../source/games/index.ts';
import type { Announcement } from '../../source/match/announce.ts';
import { type Command, startMatch } from '../../source/match/decide.ts';
import type { MatchEvent } from '../../source/match/events.ts';
import { fold } from '../../source/match/evolve.ts';
import type { Session } from '../../source/session/contract.ts';
import { type SessionParts, createSession } from '../../source/session/session.ts';
import { openMemoryStore } from '../../source/storage/store.ts';
import { anyMove, computer, gameOf, newSession } from '../helpers/line-play.ts';
import { parted } from '../helpers/matches.ts';
import { setupOf, variants } from '../helpers/play.ts';

const human = { kind: 'human' } as const;
const against = { players: [human, computer] };

/** A log that keeps what is written to it, and the news beside it, in the order in which things happened. */
const witness = () => {
  const happened: string[] = [];
  const appended: MatchEvent[] = [];
  const log = {
    append: (events: readonly MatchEvent[]) => {
      appended.push(...events);
      happened.push(...events.map(({ type }) => `saved ${type}`));
    },
    close: () => void happened.push('closed'),
  };
  const listen = (session: Session) =>
    session.subscribe((news) => void happened.push(...news.map(({ type }) => `said ${type}`)));
  return { happened, appended, log, listen };
};

/** A computer that thinks until it is told what to answer. */
const slowComputer = () => {
  const thoughts: { readonly answer: (move: string) => void; readonly signal: AbortSignal }[] = [];
  const player: ComputerPlayer = ({ signal }) =>
    new Promise((resolve) => {
      thoughts.push({ answer: resolve, signal });
    });
  const hasThoughts = async (count: number): Promise<void> => {
    await expect.poll(() => thoughts.length).toBe(count);
  };
  return { thoughts, player, hasThoughts };
};

const submitAll = (session: Session, commands: readonly Command[]): void => {
  for (const command of commands) expect(session.submit(command)).toBeUndefined();
};

const move = (player: 1 | 2, text: string): Command => ({ type: 'move', player, text });

describe('a session', () => {
  it('saves before anybody hears of it', () => {
    const { happened, log, listen } = witness();
    const session = newSession('bit-flip-showdown', { options: { bits: 1 } }, { log });
    listen(session);
    submitAll(session, [move(1, 'flip 1')]);
    expect(happened).toEqual([
      'saved moved',
      'saved round-ended',
      'saved match-ended',
      'said moved',
      'said round-ended',
      'said match-ended',
    ]);
  });

  it('neither saves nor says anything when it refuses', () => {
    const { happened, log, listen } = witness();
    const session = newSession('quantum-flip', {}, { log });
    listen(session);
    const before = session.snapshot();
    expect(session.submit(move(1, 'flip 9'))).toMatchObject({ reason: 'position-out-of-range' });
    expect(session.submit(move(2, 'flip 1'))).toMatchObject({ reason: 'not-your-turn' });
    expect(session.submit({ type: 'undo', player: 1 })).toMatchObject({ reason: 'nothing-to-undo' });
    expect(happened).toEqual([]);
    expect(session.snapshot()).toEqual(before);
  });

  it('goes on without saving when it cannot, and says so', () => {
    let closed = 0;
    let tries = 0;
    const log = {
      append: () => {
        tries += 1;
        if (tries > 1) throw new Error('The disk is full.');
      },
      close: () => void (closed += 1),
    };
    const session = newSession('quantum-flip', {}, { log });
    submitAll(session, [move(1, 'flip 1')]);
    expect(session.snapshot().unsaved).toBeNull();
    submitAll(session, [move(2, 'flip 2'), move(1, 'flip 3')]);
    expect(session.snapshot()).toMatchObject({ unsaved: 'The disk is full.', moves: 3 });
    session.close();
    expect([tries, closed]).toEqual([2, 1]);
  });

  it('says why it was never saved', () => {
    const session = newSession('quantum-flip', {}, { unsaved: 'No place for it.' });
    submitAll(session, [move(1, 'flip 1')]);
    expect(session.snapshot().unsaved).toBe('No place for it.');
  });

  it('shows neither seed nor secrets, and everything only when the round is over', () => {
    const session = newSession('number-flip-duel', { given: ['10110', '01011'], seed: 'a secret seed' });
    const { setup } = session.snapshot();
    expect(JSON.stringify([setup, session.opening()])).not.toMatch(/01011|a secret seed/);
    expect(session.look('all')).toBeNull();
    expect(session.look(1)).toMatchObject({ sequences: ['10110', null] });
    expect(session.look(2)).toMatchObject({ sequences: [null, '01011'] });
    submitAll(session, [move(1, 'guess 01011')]);
    expect(session.look('all')).toMatchObject({ sequences: ['10110', '01011'] });
    expect(session.look(2)).toMatchObject({ seat: 2, sequences: ['10110', '01011'] });
  });

  it('keeps the notes of each seat to that seat', () => {
    const session = newSession('quantum-flip');
    const news: Announcement[] = [];
    session.subscribe((more) => void news.push(...more));
    submitAll(session, [{ type: 'note', player: 2, text: 'mine' }]);
    expect(session.notes(2).lines).toEqual(['mine']);
    expect(session.notes(1).lines).toEqual([]);
    expect(news).toMatchObject([{ type: 'noted', to: 2, text: 'mine' }]);
  });
});

describe('a session with a computer', () => {
  it('forgets what the computer was thinking when the move before is undone', async () => {
    const { thoughts, player, hasThoughts } = slowComputer();
    const session = newSession('quantum-flip', against, { computers: () => player });
    submitAll(session, [move(1, 'flip 1')]);
    await hasThoughts(1);
    expect(session.snapshot()).toMatchObject({ thinking: 2, moves: 1 });
    submitAll(session, [{ type: 'undo', player: 1 }]);
    expect(thoughts[0]?.signal.aborted).toBe(true);
    expect(session.snapshot()).toMatchObject({ thinking: null, moves: 0, toMove: 1 });
    thoughts[0]?.answer('flip 5');
    await session.settled();
    expect(session.look(1)).toMatchObject({ bits: '00000', moves: 0 });
    submitAll(session, [move(1, 'flip 2')]);
    await hasThoughts(2);
    thoughts[1]?.answer('flip 3');
    await session.settled();
    expect(session.look(1)).toMatchObject({ bits: '01100', moves: 2 });
  });

  it('does not mind a computer that gives up when it is told to stop', async () => {
    const givesUp: ComputerPlayer = ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      });
    const session = newSession('quantum-flip', against, { computers: () => givesUp });
    submitAll(session, [move(1, 'flip 1')]);
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
    submitAll(session, [{ type: 'undo', player: 1 }]);
    await session.settled();
    // An unhandled rejection would fail this file.
    expect(session.snapshot().moves).toBe(0);
  });

  it('lets the computer think on while the player writes a note', async () => {
    const { thoughts, player, hasThoughts } = slowComputer();
    const session = newSession('quantum-flip', against, { computers: () => player });
    submitAll(session, [move(1, 'flip 1')]);
    await hasThoughts(1);
    submitAll(session, [{ type: 'note', player: 1, text: 'hm' }]);
    expect(thoughts).toHaveLength(1);
    thoughts[0]?.answer('flip 2');
    await session.settled();
    expect(session.look(1)).toMatchObject({ bits: '11000' });
  });

  it('plays some legal move for a computer that answers nonsense', async () => {
    const session = newSession('quantum-flip', against, { computers: () => () => 'nonsense' });
    submitAll(session, [move(1, 'flip 1')]);
    await session.settled();
    expect(session.snapshot()).toMatchObject({ moves: 2, toMove: 1 });
  });

  it('hands the computer its own view and nothing else', async () => {
    const seen: unknown[] = [];
    const spy: ComputerPlayer = (thought) => {
      seen.push({ ...thought.view });
      return 'flip 1';
    };
    const session = newSession(
      'number-flip-duel',
      { ...against, given: ['10110', null] },
      { computers: () => spy },
    );
    submitAll(session, [move(1, 'flip 1')]);
    await session.settled();
    expect(seen).toMatchObject([{ seat: 2, sequences: [null, expect.stringMatching(/^[01]{5}$/)] }]);
    expect(JSON.stringify(seen)).not.toMatch(/10110|00110/);
  });

  it('is settled when it is closed in the middle of a thought, and its log is free', async () => {
    const { happened, log } = witness();
    const { thoughts, player, hasThoughts } = slowComputer();
    const session = newSession('quantum-flip', against, { computers: () => player, log });
    submitAll(session, [move(1, 'flip 1')]);
    await hasThoughts(1);
    const settled = session.settled();
    session.close();
    await settled;
    thoughts[0]?.answer('flip 2');
    await session.settled();
    expect(happened).toEqual(['saved moved', 'closed']);
    expect(session.snapshot().moves).toBe(1);
  });
});

describe.each(variants)('a match of %s %j between computers', (id, options) => {
  const game = gameOf(id);
  const raw = { options, players: [computer, computer], rounds: 3, drawAfter: 12, first: 'random' };

  /** Plays to the end, or until so many events are saved; then everything that is in the log. */
  const play = async (events: readonly MatchEvent[], most = Infinity): Promise<readonly MatchEvent[]> => {
    const { setup, rest } = parted(events);
    const all = [...events];
    let stop = (): void => {};
    const log: SessionParts['log'] = {
      append: (more) => {
        all.push(...more);
        if (all.length >= most) stop();
      },
      close: () => {},
    };
    const session = createSession({
      game,
      match: fold(game, setup, rest),
      isResumed: true,
      log,
      computers: () => anyMove,
      advisor: {
        hear: () => {},
        hint: () => ({ step: 1, text: '' }),
        assist: () => ({ lines: [], possible: null, marks: {} }),
      },
    });
    stop = session.close;
    for (;;) {
      await session.settled();
      if (session.snapshot().isEnded || session.submit({ type: 'next-round' }) !== undefined) return all;
    }
  };

  it('follows from its seed, and goes on after an interruption as if there had been none', async () => {
    const begun = (seed: string) => startMatch(game, setupOf(game, { ...raw, seed }));
    const whole = await play(begun('seed'));
    expect(whole.at(-1)).toMatchObject({ type: 'match-ended' });
    expect(await play(begun('seed'))).toEqual(whole);
    if (options['bits'] !== 1) expect(await play(begun('another'))).not.toEqual(whole);
    for (let most = 4; most < whole.length; most += 5) {
      const part = await play(begun('seed'), most);
      expect(part).toEqual(whole.slice(0, part.length));
      expect(await play(part)).toEqual(whole);
    }
  });
});

describe('a session on a store', () => {
  it('looks after a resume as it looked before', () => {
    const store = openMemoryStore(gameById);
    const game = gameOf('binary-battle');
    const events = startMatch(game, setupOf(game, { match: 'a-match', rounds: 3 }));
    const first = newSession('binary-battle', { rounds: 3, match: 'a-match' }, { log: store.create(events) });
    submitAll(first, [
      move(1, 'flip 1'),
      move(2, 'flip 2'),
      { type: 'undo', player: 2 },
      { type: 'note', player: 1, text: 'still here' },
    ]);
    first.close();
    const { stored, log } = store.resume('a-match');
    const match = fold(game, stored.setup, stored.rest);
    const second = newSession('binary-battle', {}, { match, log, isResumed: true });
    expect(second.snapshot()).toEqual(first.snapshot());
    expect(second.look(1)).toEqual(first.look(1));
    expect(second.look(2)).toEqual(first.look(2));
    expect(second.notes(1).lines).toEqual(['still here']);
    expect(second.opening()).toMatchObject([{ type: 'match-resumed', match: 'a-match', round: 1, moves: 1 }]);
    submitAll(second, [{ type: 'redo', player: 1 }]);
    expect(second.look(2)).toMatchObject({ moves: 2 });
  });
});
