import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../source/bits/random.ts';
import type { Heard } from '../../source/game/contract.ts';
import { type Seat, at, otherSeat } from '../../source/game/seat.ts';
import type { MatchEvent } from '../../source/match/events.ts';
import type { BinaryBattleView } from '../../source/games/binary-battle/rules.ts';
import type { NumberFlipDuelView } from '../../source/games/number-flip-duel/rules.ts';
import { toMove, viewFor } from '../../source/match/announce.ts';
import { advisorFor } from '../../source/review/advisor.ts';
import { type Moment, follow } from '../../source/review/follow.ts';
import { judge } from '../../source/review/judge.ts';
import { keepsValue } from '../../source/review/kept.ts';
import { reviewOf } from '../../source/review/review.ts';
import { parted } from '../helpers/matches.ts';
import { type Played, after, playMoves, randomMatch, started } from '../helpers/play.ts';
import { savedServices } from '../helpers/saved-services.ts';
import { everyBoard } from '../solver/naive/showdown.ts';
import { gameOf } from './open-truth.ts';

const duel = gameOf('number-flip-duel');
const battle = gameOf('binary-battle');

const flipped = (bits: string, position: number): string =>
  [...bits].map((bit, index) => (index === position - 1 ? String(1 - Number(bit)) : bit)).join('');
const matches = (a: string, b: string): number => [...a].filter((bit, index) => bit === b[index]).length;

/** All that was said on the way to a moment, the moment's own move included. */
const wayOf = ({ view, player, move, circumstances }: Moment): readonly Heard[] => [
  ...view.record,
  { player, move, ...circumstances.said },
];

/** The dull way: every sequence of the opponent at the start with which all of these ways would have been heard so. */
const startsLeft = (seat: Seat, start: string, ways: readonly (readonly Heard[])[]): readonly string[] =>
  everyBoard(start.length).filter((other) =>
    ways.every((way) => {
      let [mine, theirs] = [start, other];
      return way.every(({ player, move = '', matchCount, correct }) => {
        const [verb, what = ''] = move.split(' ');
        if (verb === 'guess') return (what === (player === seat ? theirs : mine)) === correct;
        if (player === seat) mine = flipped(mine, Number(what));
        else theirs = flipped(theirs, Number(what));
        return matches(mine, theirs) === matchCount;
      });
    }),
  );

const flipsOf = (seat: Seat, record: readonly Heard[]): readonly number[] =>
  record.flatMap(({ player, move = '' }) =>
    player === seat && move.startsWith('flip') ? [Number(move.slice(5))] : [],
  );

const logOf = ({ events }: Pick<Played, 'events'>) => {
  const { setup, rest } = parted(events);
  return [setup, rest] as const;
};

/** Plays with much taken back, and with few flips of each place, so that lines differ. */
const wanderingDuel = (bits: number, seed: number, raw: object = {}): Played => {
  const random = randomFrom(`wander ${seed}`);
  let played = started(duel, { options: { bits }, seed: `wander ${seed}`, drawSecrets: true, ...raw });
  for (let count = 0; count < 24; count++) {
    const player = toMove(duel, played.match);
    if (player === null) break;
    const roll = random.below(10);
    if (roll < 4 && played.match.round.past !== null) {
      played = after(duel, played, { type: 'undo', player });
      continue;
    }
    const isGuess = roll === 9;
    const text = isGuess ? `guess ${random.bits(bits)}` : `flip ${random.below(bits) + 1}`;
    played = after(duel, played, { type: 'move', player, text });
  }
  return played;
};

describe('what was heard in moves taken back, in Number Flip Duel', () => {
  it.each([3, 4, 5])('leaves what enumeration over all lines leaves, %i bits', (bits) => {
    const kinds = { shaped: 0, listed: 0 };
    for (let seed = 0; seed < 25; seed++) {
      const log = logOf(wanderingDuel(bits, seed));
      const moments = [...follow(duel, ...log)];
      const reviewed = [...reviewOf(duel, ...log).moves()];
      for (const [index, moment] of moments.entries()) {
        const { player, circumstances } = moment;
        const view = moment.view as NumberFlipDuelView;
        const own = at(view.sequences, player) ?? '';
        const start = flipsOf(player, view.record).reduce(flipped, own);
        const ways = moments.slice(0, index).map(wayOf);
        const move = reviewed[index];
        expect(move?.before.candidates).toBe(startsLeft(player, start, ways).length);
        const then = startsLeft(player, start, [...ways, wayOf(moment)]).length;
        expect(move?.after.candidates).toBe(then);
        const left = startsLeft(player, start, ways).map((sequence) =>
          flipsOf(otherSeat(player), view.record).reduce(flipped, sequence),
        );
        const guesses = move?.best.filter((best) => best.startsWith('guess'));
        expect(guesses).toEqual(left.toSorted().map((sequence) => `guess ${sequence}`));
        if (circumstances.hasHeardMore) kinds[circumstances.listed === null ? 'shaped' : 'listed']++;
      }
    }
    expect(kinds.shaped).toBeGreaterThan(50);
    expect(kinds.listed).toBeGreaterThan(5);
  });

  it('is judged by: a sequence that is certain and not named is a blunder', () => {
    let played = started(duel, { options: { bits: 3 }, given: ['101', '010'] });
    played = playMoves(duel, played, ['flip 1', 'flip 2', 'flip 3', 'flip 1']);
    played = after(duel, played, { type: 'undo', player: 1 });
    played = playMoves(duel, played, ['flip 2']);
    const [, , , before, again] = [...reviewOf(duel, ...logOf(played)).moves()];
    expect([before?.mark, again?.mark]).toEqual(['blunder', 'blunder']);
    expect(again?.why).toMatch(
      /^Player 2 knew, counting what was heard in moves taken back, that player 1 has [01]{3}: /u,
    );
    expect(again?.why).toMatch(/guess [01]{3} would have won at once\.$/u);
  });

  it('makes a guess that was heard to be wrong neither best nor unlucky', () => {
    let played = started(duel, { options: { bits: 3 }, given: ['101', '011'] });
    played = playMoves(duel, played, ['guess 101']);
    played = after(duel, played, { type: 'undo', player: 2 });
    played = playMoves(duel, played, ['guess 101']);
    const [first, again] = [...reviewOf(duel, ...logOf(played)).moves()];
    expect(first).toMatchObject({ mark: 'best', why: expect.stringContaining('unlucky') });
    expect(again?.mark).not.toBe('best');
    expect(again?.best).not.toContain('guess 101');
    expect(again?.why).toContain('is none of them and cannot be right');
    expect(again?.why).not.toContain('unlucky');
  });

  it('foresees a count, and says so', () => {
    let played = started(duel, { options: { bits: 3 }, given: ['000', '011'], assist: true });
    played = playMoves(duel, played, ['flip 2']);
    played = after(duel, played, { type: 'undo', player: 2 });
    const view = viewFor(duel, played.match, 1);
    if (view === null) throw new Error('no view');
    expect(advisorFor(duel, ...logOf(played)).assist(view, { 'bit 1': '0' })).toEqual({
      lines: [
        'Player 2 has one of 3 sequences.',
        'By all that was announced, also in moves taken back, 3 differences are possible.',
      ],
      possible: { count: 3, list: ['000', '011', '110'] },
      marks: {},
    });
    played = playMoves(duel, played, ['flip 2']);
    const [, again] = [...reviewOf(duel, ...logOf(played)).moves()];
    expect(again?.why).toBe(
      'Player 1 knew, counting what was heard in moves taken back, that player 2 has one of 3 sequences: the count after flip 2 is known already, so it tells nothing new.',
    );
  });
});

describe('what was heard in moves taken back, in Binary Battle', () => {
  it('is judged by: the only number left and one toggle away is a blunder to miss', () => {
    let played = started(battle, { options: { bits: 3 }, given: ['001', '001'] });
    played = playMoves(battle, played, ['flip 2', 'flip 1']);
    for (const player of [1, 2] as const) played = after(battle, played, { type: 'undo', player });
    played = playMoves(battle, played, ['flip 2', 'flip 2', 'flip 2', 'flip 1', 'flip 2']);
    const [last] = [...reviewOf(battle, ...logOf(played)).moves()].slice(-1);
    expect(last?.before.candidates).toBeLessThan(3);
    const moments = [...follow(battle, ...logOf(played))];
    const view = moments.at(-1)?.view as BinaryBattleView;
    const sure = { movesLeft: null, said: null, hasHeardMore: true, range: { low: 1, high: 1 } };
    const number = at(view.numbers, 1) ?? '';
    const hit = [1, 2, 3].find((position) => flipped(number, position) === '001');
    for (const position of [1, 2, 3]) {
      const verdict = judge(view, `flip ${position}`, sure);
      if (position === hit) expect(verdict).toMatchObject({ mark: 'best', best: [`flip ${position}`] });
      else if (hit !== undefined) expect(verdict?.mark).toBe('blunder');
    }
    expect(hit).toBeDefined();
  });
});

/** Takes all three hints before most moves, follows many of them, and takes much back. */
const hintedMatch = (id: string, seed: string, raw: object): readonly MatchEvent[] => {
  const game = gameOf(id);
  const random = randomFrom(seed);
  let played = started(game, { seed, assist: true, drawSecrets: true, ...raw });
  const { setup, rest } = parted(played.events);
  const advisor = advisorFor(game, setup, rest);
  const submit = (command: Parameters<typeof after>[2]): void => {
    const next = after(game, played, command);
    for (const event of next.events.slice(played.events.length)) advisor.hear(event);
    played = next;
  };
  hinted.clear();
  for (let count = 0; count < 30; count++) {
    const player = toMove(game, played.match);
    const view = player === null ? null : viewFor(game, played.match, player);
    if (player === null || view === null) break;
    if (random.below(4) === 0 && played.match.round.past !== null) {
      submit({ type: 'undo', player });
      continue;
    }
    const { drawAfter } = played.match.setup;
    const movesLeft = drawAfter === null ? null : drawAfter - view.moves;
    const hint = advisor.hint(view, 3, movesLeft);
    hinted.set(played.events.length, hint.move ?? '');
    const flip = `flip ${random.below(view.length) + 1}`;
    submit({ type: 'move', player, text: random.below(3) === 0 ? (hint.move ?? flip) : flip });
  }
  return played.events;
};
/** What was hinted before the event at each place of the log. */
const hinted = new Map<number, string>();

describe('a hint', () => {
  it.each([
    ['number-flip-duel', 3],
    ['number-flip-duel', 5],
    ['binary-battle', 3],
    ['binary-battle', 5],
    ['binary-battle', 7],
  ] as const)('names a best move by the review, whatever was taken back: %s, %i bits', (id, bits) => {
    let [checked, heardMore] = [0, 0];
    for (let seed = 0; seed < 30; seed++) {
      const drawAfter = [null, 3, 4, 6, 9, 14][seed % 6];
      const events = hintedMatch(id, `hints ${seed}`, { options: { bits }, drawAfter });
      const log = logOf({ events });
      const moments = [...follow(gameOf(id), ...log)];
      for (const [index, { best, mark, move, event, why }] of [
        ...reviewOf(gameOf(id), ...log).moves(),
      ].entries()) {
        expect(best, why).toContain(hinted.get(event));
        expect(mark === 'best').toBe(best.includes(move));
        checked++;
        if (moments[index]?.circumstances.hasHeardMore === true) heardMore++;
      }
    }
    expect(checked).toBeGreaterThan(100);
    expect(heardMore).toBeGreaterThan(20);
  });

  it('after a match was left and resumed is the hint of a match that was not', () => {
    for (const [id, given, moves] of [
      ['binary-battle', ['00111', null], ['flip 2', 'flip 1']],
      ['number-flip-duel', ['10100', '01100'], ['guess 10100', 'guess 11111']],
    ] as const) {
      const services = savedServices();
      const game = gameOf(id);
      const session = services.start(game, {
        given,
        assist: true,
        players: [{ kind: 'human' }, { kind: 'human' }],
      });
      if ('reason' in session) throw new Error(session.message);
      const [first, second] = moves;
      expect(session.submit({ type: 'move', player: 1, text: first })).toBeUndefined();
      expect(session.submit({ type: 'move', player: 2, text: second })).toBeUndefined();
      expect(session.submit({ type: 'undo', player: 1 })).toBeUndefined();
      expect(session.submit({ type: 'undo', player: 1 })).toBeUndefined();
      const help = session.assist(1);
      session.close();
      const resumed = services.resume(session.snapshot().setup.match);
      expect(resumed.assist(1)).toEqual(help);
      expect(help?.possible?.count).toBe(id === 'binary-battle' ? 8 : 31);
      expect(resumed.assist(2)?.possible?.count).toBe(id === 'binary-battle' ? 16 : 31);
    }
  });
});

describe('statistics and review', () => {
  it('are of one mind about every move, whatever was taken back and however near a draw is', () => {
    const seen = new Set<string>();
    for (const [id, bits] of [
      ['number-flip-duel', 4],
      ['binary-battle', 4],
      ['binary-battle', 6],
    ] as const) {
      for (let seed = 0; seed < 12; seed++) {
        const drawAfter = [null, 3, 5, 8][seed % 4];
        const played = randomMatch(gameOf(id), { options: { bits }, drawAfter }, `mind ${seed}`, 40);
        for (const { view, move, circumstances } of follow(gameOf(id), ...logOf(played))) {
          const mark = judge(view, move, circumstances)?.mark ?? 'best';
          expect(keepsValue(view, move, circumstances)).toBe(mark === 'best' || mark === 'good');
          seen.add(mark);
        }
      }
    }
    expect(seen.size).toBe(4);
  });
});
