import { describe, expect, it } from 'vitest';
import { usualPreferences } from '../../source/commands/preferences.ts';
import { createServices } from '../../source/commands/services.ts';
import { isRefusal } from '../../source/game/refusal.ts';
import { gameById, games } from '../../source/games/index.ts';
import type { Player } from '../../source/match/setup.ts';
import type { Session } from '../../source/session/contract.ts';
import type { MatchStore } from '../../source/storage/contract.ts';
import { Fault } from '../../source/storage/fault.ts';
import { openMemoryStore } from '../../source/storage/store.ts';

const people: readonly [Player, Player] = [
  { kind: 'human', name: 'Ann' },
  { kind: 'human', name: 'Bob' },
];

const open = (store: MatchStore = openMemoryStore(gameById)) => {
  const warnings: string[] = [];
  const services = createServices({
    store,
    preferences: { preferences: () => usualPreferences, keepPreferences: () => {} },
    warn: (sentence) => warnings.push(sentence),
  });
  const start = (id: string, raw = {}): Session => {
    const game = gameById(id);
    if (game === undefined) throw new Error(`no game ${id}`);
    const session = services.start(game, { players: people, seed: 'services', ...raw });
    if (isRefusal(session)) throw new Error(session.message);
    return session;
  };
  return { services, start, warnings };
};

const playMoves = (session: Session, ...moves: readonly string[]): void => {
  for (const text of moves) {
    const player = session.snapshot().toMove;
    if (player === null) throw new Error(`nobody is to move before ${text}`);
    expect(session.submit({ type: 'move', player, text })).toBeUndefined();
  }
};

const accepted = (session: ReturnType<ReturnType<typeof open>['services']['branch']>): Session => {
  if (isRefusal(session)) throw new Error(session.message);
  return session;
};

describe('the services', () => {
  it('start a match, resume it where it stands, and list, replay, review and count it', () => {
    const { services, start } = open();
    const first = start('bit-flip-showdown', { options: { bits: 4 } });
    const id = first.snapshot().setup.match;
    playMoves(first, 'flip 1', 'flip 2');
    first.close();
    const second = services.resume(id);
    expect(second.snapshot().moves).toBe(2);
    playMoves(second, 'flip 3 4');
    second.close();
    expect(services.matches().map(({ match, winner }) => [match, winner])).toEqual([[id, 1]]);
    expect(services.replay(id).steps.map(({ type }) => type)).toEqual([
      'round-started',
      'moved',
      'moved',
      'moved',
    ]);
    expect([...services.review(id).moves()].map(({ move }) => move)).toEqual([
      'flip 1',
      'flip 2',
      'flip 3 4',
    ]);
    expect(services.statistics().lines.map(({ player, won }) => [player, won])).toEqual([
      ['Ann', 1],
      ['Bob', 0],
    ]);
    services.remove(id);
    expect(services.matches()).toEqual([]);
  });

  it('refuse a set-up that cannot be, and save nothing of it', () => {
    const { services } = open();
    for (const game of games) {
      const refused = services.start(game, { options: { bits: 0 } });
      expect(isRefusal(refused) && refused.reason).toBe('bad-option');
    }
    expect(services.matches()).toEqual([]);
  });

  it('play on without saving when nothing can be saved, and say why', () => {
    const store = openMemoryStore(gameById);
    const full: MatchStore = {
      ...store,
      create: () => {
        throw new Fault('The disk is full.', 'Make room.');
      },
    };
    const session = open(full).start('quantum-flip');
    expect(session.snapshot().unsaved).toBe('The disk is full.');
    playMoves(session, 'flip 1');
    expect(session.snapshot().moves).toBe(1);
  });

  it('warn of a line that was set aside', () => {
    const store = openMemoryStore(gameById);
    const torn: MatchStore = {
      ...store,
      resume: (reference) => {
        const { stored, log } = store.resume(reference);
        return { stored: { ...stored, warning: 'Line 9 was cut off.' }, log };
      },
    };
    const { services, start, warnings } = open(torn);
    const session = start('quantum-flip');
    session.close();
    services.resume(session.snapshot().setup.match);
    expect(warnings).toEqual(['Line 9 was cut off.']);
  });
});

describe('a branch', () => {
  it.each(games.map(({ id }) => id))('of %s goes on from its first moment with the same secrets', (id) => {
    const { services, start } = open();
    const origin = start(id, { drawSecrets: true });
    playMoves(origin, 'flip 1', 'flip 2');
    const { match } = origin.snapshot().setup;
    const step = services.replay(match).steps[0];
    const branch = accepted(services.branch(match, step?.event ?? -1, people));
    expect(branch.snapshot()).toMatchObject({ moves: 0, toMove: 1, secretsWanted: [] });
    expect(branch.snapshot().setup.branch).toEqual({ match, round: 1, moves: 0 });
    playMoves(branch, 'flip 1', 'flip 2');
    expect(branch.look(1)).toEqual(origin.look(1));
  });

  it('keeps the moves in force at its moment', () => {
    const { services, start } = open();
    const origin = start('quantum-flip');
    playMoves(origin, 'flip 1', 'flip 2', 'flip 4');
    const { match } = origin.snapshot().setup;
    const branch = accepted(services.branch(match, services.replay(match).steps[2]?.event ?? -1, people));
    expect(branch.snapshot().moves).toBe(2);
    branch.close();
    expect(services.resume(branch.snapshot().setup.match).snapshot().moves).toBe(2);
  });

  it('is refused where the round is over', () => {
    const { services, start } = open();
    const origin = start('bit-flip-showdown', { options: { bits: 1 } });
    playMoves(origin, 'flip 1');
    const { match } = origin.snapshot().setup;
    const refused = services.branch(match, services.replay(match).steps[1]?.event ?? -1, people);
    expect(isRefusal(refused) && refused.reason).toBe('round-over');
  });
});
