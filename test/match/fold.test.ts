import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../source/bits/random.ts';
import { announce, fullViewFor, prompts, toMove, viewFor } from '../../source/match/announce.ts';
import { decide, isDecided } from '../../source/match/decide.ts';
import type { MatchEvent } from '../../source/match/events.ts';
import { evolve, fold } from '../../source/match/evolve.ts';
import type { Match } from '../../source/match/match.ts';
import { gameOf } from '../helpers/line-play.ts';
import { parted, withoutUndone } from '../helpers/matches.ts';
import { randomCommand, randomMatch, started, variants } from '../helpers/play.ts';

const wholes = fc.integer({ min: 0, max: 1e9 });
const few = { numRuns: 4 };

const players = fc.constantFrom(
  [{ kind: 'human' }, { kind: 'human' }],
  [{ kind: 'human' }, { kind: 'easy' }],
  [{ kind: 'hard' }, { kind: 'human' }],
);

describe.each(variants)('a match of %s %j', (id, options) => {
  const game = gameOf(id);

  /** All that anybody can see or hear of a match, written out; not how it came about. */
  const appearance = (match: Match): string =>
    JSON.stringify({
      views: ([1, 2, 'all'] as const).map((perspective) => [
        viewFor(game, match, perspective),
        fullViewFor(game, match, perspective),
      ]),
      prompts: prompts(game, match, [1, 2]),
      toMove: toMove(game, match),
      tally: match.tally,
      outcome: match.round.outcome,
      isEnded: match.isEnded,
    });

  it('folded from any beginning of its log is what it was at that time', () => {
    fc.assert(
      fc.property(wholes, players, (seed, seated) => {
        const random = randomFrom(String(seed), 'prefixes');
        let { events, match } = started(game, { options, players: seated, rounds: 3, seed: String(seed) });
        for (let count = 0; count < 50 && !match.isEnded; count++) {
          const decision = decide(game, match, randomCommand(game, match, random));
          for (const event of isDecided(decision) ? decision : []) {
            match = evolve(game, match, event);
            events = [...events, event];
            const { setup, rest }: ReturnType<typeof parted> = parted(JSON.parse(JSON.stringify(events)));
            expect(JSON.stringify(fold(game, setup, rest))).toBe(JSON.stringify(match));
          }
        }
      }),
      few,
    );
  });

  it('is unchanged by an undo and the redo of it', () => {
    fc.assert(
      fc.property(wholes, players, (seed, seated) => {
        const raw = { options, players: seated, rounds: 3 };
        const { setup, rest } = parted(randomMatch(game, raw, String(seed), 50).events);
        for (let kept = 0; kept <= rest.length; kept++) {
          const before = fold(game, setup, rest.slice(0, kept));
          for (const player of [1, 2] as const) {
            const undo = decide(game, before, { type: 'undo', player });
            if (!isDecided(undo)) continue;
            const undone = undo.reduce((match, event) => evolve(game, match, event), before);
            const redo = decide(game, undone, { type: 'redo', player });
            if (!isDecided(redo)) throw new Error(redo.message);
            const redone = redo.reduce((match, event) => evolve(game, match, event), undone);
            const hintStep = [0, 0];
            expect(redone).toEqual({
              ...before,
              events: before.events + 2,
              round: { ...before.round, hintStep, future: before.round.future },
            });
          }
        }
      }),
      few,
    );
  });

  it('after an undo looks and sounds like one in which the move was never made', () => {
    let undos = 0;
    fc.assert(
      fc.property(wholes, players, (seed, seated) => {
        const raw = { options, players: seated, rounds: 3, drawAfter: 14 };
        const { setup, rest } = parted(randomMatch(game, raw, String(seed), 70).events);
        let match = fold(game, setup, []);
        for (const [index, event] of rest.entries()) {
          const after = evolve(game, match, event);
          const twin = fold(game, setup, withoutUndone(rest.slice(0, index + 1)));
          expect(appearance(after)).toBe(appearance(twin));
          if (event.type === 'undone') undos += 1;
          if (event.type !== 'undone' && event.type !== 'redone') {
            const twinBefore = fold(game, setup, withoutUndone(rest.slice(0, index)));
            const said = announce(game, match, event, after);
            expect(said).toEqual(announce(game, twinBefore, event, twin));
          }
          match = after;
        }
      }),
      // The same matches each time: some of them must hold an undo.
      { ...few, seed: 1 },
    );
    // A row of one bit is over after one move: nothing is left to undo.
    expect(undos > 0).toBe(options['bits'] !== 1);
  });
});

describe('an undo', () => {
  const computers = { players: [{ kind: 'human' }, { kind: 'easy' }] };
  const play = (raw: object, moves: readonly string[]): readonly MatchEvent[] => {
    const game = gameOf('quantum-flip');
    let { events, match } = started(game, { ...raw });
    for (const text of moves) {
      const decision = decide(game, match, { type: 'move', player: toMove(game, match) ?? 1, text });
      if (!isDecided(decision)) throw new Error(decision.message);
      events = [...events, ...decision];
      match = decision.reduce((so, event) => evolve(game, so, event), match);
    }
    return events;
  };
  const undo = (events: readonly MatchEvent[], player: 1 | 2) => {
    const game = gameOf('quantum-flip');
    const { setup, rest } = parted(events);
    return decide(game, fold(game, setup, rest), { type: 'undo', player });
  };

  it('between two people takes back the last move, whoever asks', () => {
    const events = play({}, ['flip 1', 'flip 2']);
    expect(undo(events, 1)).toEqual([{ type: 'undone', player: 1, count: 1 }]);
    expect(undo(events, 2)).toEqual([{ type: 'undone', player: 2, count: 1 }]);
  });

  it("against the computer goes back to the player's own last decision", () => {
    expect(undo(play(computers, ['flip 1', 'flip 2']), 1)).toEqual([{ type: 'undone', player: 1, count: 2 }]);
    expect(undo(play(computers, ['flip 1']), 1)).toEqual([{ type: 'undone', player: 1, count: 1 }]);
  });

  it('is refused before the first move, where only the computer has moved, and in a strict match', () => {
    expect(undo(play({}, []), 1)).toMatchObject({ reason: 'nothing-to-undo' });
    expect(undo(play({ ...computers, first: 2 }, ['flip 1']), 1)).toMatchObject({
      reason: 'nothing-to-undo',
    });
    expect(undo(play({ strict: true }, ['flip 1']), 1)).toMatchObject({ reason: 'strict-match' });
  });

  it('is refused when the round is over, and never reaches into the round before', () => {
    const over = play({ options: { bits: 3 }, rounds: 2 }, ['flip 1 3']);
    expect(undo(over, 1)).toMatchObject({ reason: 'round-over' });
    expect(undo([...over, { type: 'round-started', round: 2 }], 1)).toMatchObject({
      reason: 'nothing-to-undo',
    });
  });
});
