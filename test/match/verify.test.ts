import { describe, expect, it } from 'vitest';
import type { RawOptions } from '../../source/game/settings.ts';
import type { EventOf, MatchEvent } from '../../source/match/events.ts';
import { fold } from '../../source/match/evolve.ts';
import { examine } from '../../source/match/verify.ts';
import { gameOf } from '../helpers/line-play.ts';
import { parted } from '../helpers/matches.ts';
import { after, playMoves, randomMatch, started, variants } from '../helpers/play.ts';

const seatings = [
  [{ kind: 'human' }, { kind: 'human' }],
  [{ kind: 'easy' }, { kind: 'human' }],
];

const judged = (id: string, events: readonly MatchEvent[]) => {
  const { setup, rest } = parted(events);
  return examine(gameOf(id), setup, rest);
};

describe('a log of the program itself', () => {
  it.each(variants)('of %s %j obeys the rules from any beginning to any end', (id, options) => {
    for (const [index, players] of seatings.entries()) {
      const raw: RawOptions = { options, players, rounds: 3, first: 'random', drawAfter: 9 };
      const { events, match } = randomMatch(gameOf(id), raw, `${id} ${index}`, 60);
      expect(judged(id, events)).toEqual({ match, flaw: null, owed: [] });
      for (let kept = 1; kept < events.length; kept++) {
        const { flaw, owed } = judged(id, events.slice(0, kept));
        expect(flaw).toBeNull();
        // What is owed is what came next.
        expect(owed).toEqual(events.slice(kept, kept + owed.length));
      }
    }
  });

  it('whose writing stopped in the middle of a turn owes the rest of the turn', () => {
    const game = gameOf('bit-flip-showdown');
    const won = playMoves(game, started(game, { options: { bits: 1 } }), ['flip 1']);
    expect(judged(game.id, won.events).owed).toEqual([]);
    expect(judged(game.id, won.events.slice(0, -1)).owed).toEqual([{ type: 'match-ended', winner: 1 }]);
    expect(judged(game.id, won.events.slice(0, -2)).owed).toEqual([
      { type: 'round-ended', round: 1, winner: 1, reason: 'last-zero' },
      { type: 'match-ended', winner: 1 },
    ]);
    const secrets = started(gameOf('number-flip-duel'), { players: seatings[0], drawSecrets: true });
    expect(judged('number-flip-duel', secrets.events.slice(0, 1)).owed).toEqual(secrets.events.slice(1));
  });
});

/** Number Flip Duel with a little of everything: an undo, a redo, notes, a hint, two rounds, a resignation. */
const rich = (): readonly MatchEvent[] => {
  const game = gameOf('number-flip-duel');
  const players = [{ kind: 'human' }, { kind: 'human' }];
  let played = started(game, { players, rounds: 2, assist: true, given: ['10110', null] });
  played = after(game, played, { type: 'secret', player: 2, text: '01011' });
  played = playMoves(game, played, ['flip 3', 'flip 2']);
  played = after(game, played, { type: 'undo', player: 1 });
  played = after(game, played, { type: 'redo', player: 2 });
  played = after(game, played, { type: 'note', player: 1, text: 'odd' });
  played = after(game, played, { type: 'mark', player: 2, mark: 'bit 1', value: '1' });
  played = after(game, played, { type: 'hint', player: 1 });
  played = playMoves(game, played, ['flip 5']);
  played = after(game, played, { type: 'resign', player: 2 });
  played = after(game, played, { type: 'next-round' });
  played = after(game, played, { type: 'secret', player: 2, text: '01011' });
  played = playMoves(game, played, ['flip 1', 'guess 11011']);
  played = after(game, played, { type: 'note', player: 1, text: 'afterwards' });
  return played.events;
};

type Change = (events: MatchEvent[]) => void;

const placeOf = (events: readonly MatchEvent[], type: MatchEvent['type'], nth = 0): number =>
  events.flatMap((event, index) => (event.type === type ? [index] : []))[nth] ?? -1;

/** Changes the nth event of a type. */
const changed =
  <Type extends MatchEvent['type']>(type: Type, change: Partial<EventOf<Type>>, nth = 0): Change =>
  (events) => {
    const place = placeOf(events, type, nth);
    const event = events[place];
    if (event === undefined) throw new Error(`There is no ${type}.`);
    events[place] = Object.assign({}, event, change);
  };

const removed =
  (type: MatchEvent['type'], nth = 0): Change =>
  (events) =>
    void events.splice(placeOf(events, type, nth), 1);

const repeated =
  (type: MatchEvent['type'], nth = 0): Change =>
  (events) => {
    const place = placeOf(events, type, nth);
    events.splice(place, 0, ...events.slice(place, place + 1));
  };

const added =
  (event: MatchEvent): Change =>
  (events) =>
    void events.push(event);

const changes: readonly (readonly [
  what: string,
  change: Change,
  type: MatchEvent['type'] | 'end',
  why: RegExp,
])[] = [
  ['a toss of the coin', changed('match-started', { starts: 2 }), 'match-started', /says starts 2 where 1/],
  ['the number of a round', changed('round-started', { round: 2 }), 'round-started', /says round 2 where 1/],
  [
    'a secret that was given',
    changed('secret-set', { bits: '00000' }),
    'secret-set',
    /says bits "00000" where "10110"/,
  ],
  ['a salt', changed('secret-set', { salt: '0' }, 1), 'secret-set', /says salt "0" where "/],
  ['the length of a secret', changed('secret-set', { bits: '0101' }, 1), 'secret-set', /exactly 5 0s and 1s/],
  ['whose secret it is', changed('secret-set', { owner: 'all' }, 1), 'secret-set', /cannot follow here/],
  ['who moved', changed('moved', { player: 2 }), 'moved', /turn of player 1/],
  ['a move', changed('moved', { move: 'flip 6' }), 'moved', /no position 6/],
  [
    'how a move is written',
    changed('moved', { move: 'FLIP 3' }),
    'moved',
    /says move "FLIP 3" where "flip 3"/,
  ],
  ['a match count', changed('moved', { said: { matchCount: 5 } }), 'moved', /says said .*5.* where .*2/],
  ['what was said beside it', changed('moved', { said: { matchCount: 2, more: 1 } }), 'moved', /says said/],
  ['the size of an undo', changed('undone', { count: 2 }), 'undone', /says count 2 where 1/],
  ['the size of a redo', changed('redone', { count: 2 }), 'redone', /says count 2 where 1/],
  ['the line of a note', changed('noted', { line: 3 }), 'noted', /needs some text/],
  ['a hint', changed('hinted', { step: 3 }), 'hinted', /says step 3 where 1/],
  ['who resigned', changed('resigned', { player: 1 }), 'round-ended', /says winner 1 where 2/],
  ['who won a round', changed('round-ended', { winner: 2 }), 'round-ended', /says winner 2 where 1/],
  ['why a round ended', changed('round-ended', { reason: 'luck' }), 'round-ended', /says reason "luck"/],
  ['who won the match', changed('match-ended', { winner: null }), 'match-ended', /says winner null where /],
  ['an end that is not announced', removed('round-ended'), 'round-started', /"round-ended" must follow/],
  ['a move left out', removed('moved'), 'moved', /turn of player 1/],
  ['a move twice', repeated('moved'), 'moved', /turn of player 2/],
  ['an undo left out', removed('undone'), 'redone', /nothing was undone since the last move$/],
  ['a secret left out', removed('secret-set', 1), 'moved', /the secrets come first/],
  ['a round that starts twice', repeated('round-started', 1), 'round-started', /must follow/],
  ['a round too many', added({ type: 'round-started', round: 3 }), 'end', /match is over/],
  ['a move after the end', added({ type: 'moved', player: 1, move: 'flip 1', said: {} }), 'end', /is over/],
  ['a second end', added({ type: 'match-ended', winner: 1 }), 'end', /cannot follow here/],
];

describe('a log that was tampered with', () => {
  it('is sound before', () => {
    const { flaw, owed, match } = judged('number-flip-duel', rich());
    expect({ flaw, owed, isEnded: match.isEnded }).toEqual({ flaw: null, owed: [], isEnded: true });
  });

  it.each(changes)('is found out: %s', (_what, change, type, why) => {
    const events = [...rich()];
    change(events);
    const { flaw } = judged('number-flip-duel', events);
    expect(flaw?.why).toMatch(why);
    const found = events[flaw?.event ?? -1];
    if (type === 'end') expect(flaw?.event).toBe(events.length - 1);
    else expect(found?.type).toBe(type);
  });

  it('is folded all the same, up to where it makes sense', () => {
    for (const [, change] of changes) {
      const events = [...rich()];
      change(events);
      const { setup, rest } = parted(events);
      expect(fold(gameOf('number-flip-duel'), setup, rest).events).toBe(events.length);
    }
  });
});
