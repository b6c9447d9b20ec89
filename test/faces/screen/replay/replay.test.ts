import { describe, expect, it } from 'vitest';
import {
  type ReplayAction,
  type ReplayState,
  actInReplay,
  openReplay,
  playedOn,
  replayBindings,
  typeJump,
} from '../../../../source/faces/screen/screens/replay/state.ts';
import { gameById } from '../../../../source/games/index.ts';
import { replayOf } from '../../../../source/match/replay.ts';
import { after, playMoves, setupOf, started } from '../../../helpers/play.ts';

const game = gameById('bit-flip-showdown');
if (game === undefined) throw new Error('no game');
const raw = { options: { bits: 3 }, rounds: 2 };
let played = playMoves(game, started(game, raw), ['flip 1']);
played = after(game, played, { type: 'undo', player: 2 });
played = playMoves(game, played, ['flip 1 2', 'flip 3']);
played = after(game, played, { type: 'next-round' });
played = playMoves(game, played, ['flip 2', 'flip 1', 'flip 3']);
const replay = replayOf(game, setupOf(game, raw), played.events.slice(1));
const { steps } = replay;

const run = (...actions: readonly ReplayAction[]) =>
  actions.reduce<ReplayState>(
    (state, action) => actInReplay(steps, state, action),
    openReplay(replay, undefined),
  );
const digit = (text: string) =>
  ({ name: 'char', char: text, ctrl: false, shift: false, meta: false }) as const;

describe('a replay', () => {
  it('has a step for every move, undo and round', () => {
    expect(steps.map(({ type, isUndone }) => (isUndone ? `${type}, undone` : type))).toEqual([
      'round-started',
      'moved, undone',
      'undone',
      'moved',
      'moved',
      'round-started',
      'moved',
      'moved',
      'moved',
    ]);
  });

  it('steps, and stays inside', () => {
    expect(run({ by: 1 }, { by: 1 }).step).toBe(2);
    expect(run({ by: -1 }).step).toBe(0);
    expect(run({ by: 1e9 }).step).toBe(8);
  });

  it('goes from round to round', () => {
    expect(run({ round: 1 }).step).toBe(5);
    expect(run({ round: 1 }, { round: 1 }).step).toBe(8);
    expect(run({ by: 1e9 }, { round: -1 }).step).toBe(5);
    expect(run({ by: 1e9 }, { round: -1 }, { round: -1 }).step).toBe(0);
  });

  it('jumps to a move by its number, as it was played for good', () => {
    const typing = typeJump(run('jump'), digit('1'));
    expect(typeJump(typing, digit('x'))).toEqual(typing);
    expect(actInReplay(steps, typing, 'jump-there')).toMatchObject({ step: 3, jump: null });
    expect(actInReplay(steps, typing, 'jump-not')).toMatchObject({ step: 0, jump: null });
    expect(replayBindings(typing)).toHaveLength(2);
  });

  it('looks through the eyes of all, player 1 and player 2 in turn', () => {
    expect(run('perspective').perspective).toBe(1);
    expect(run('perspective', 'perspective', 'perspective').perspective).toBe('all');
    expect(run({ perspective: 2 }).perspective).toBe(2);
  });

  it('plays on by itself to the end, stops there and begins anew', () => {
    let state = run('autoplay');
    for (let step = 0; step < 8; step++) {
      expect(state.isPlaying).toBe(true);
      state = playedOn(steps, state);
    }
    expect(state).toMatchObject({ step: 8, isPlaying: false });
    expect(actInReplay(steps, state, 'autoplay')).toMatchObject({ step: 0, isPlaying: true });
  });

  it('has several speeds and keeps to them', () => {
    expect(run({ faster: 1 }, { faster: 1 }, { faster: 1 }, { faster: 1 }).speed).toBe(4);
    expect(run({ faster: -1 }, { faster: -1 }, { faster: -1 }).speed).toBe(0);
  });

  it('opens at the event that was asked for', () => {
    expect(openReplay(replay, steps[3]?.event).step).toBe(3);
    expect(openReplay(replay, 12345).step).toBe(0);
  });

  it('of a match with secrets that goes on shows a player only what they may know', () => {
    const duel = gameById('number-flip-duel');
    if (duel === undefined) throw new Error('no game');
    const players = [{ kind: 'human' }, { kind: 'hard' }];
    const setup = { players, given: ['10110', '01011'] };
    const open = playMoves(duel, started(duel, setup), ['flip 1']);
    const before = openReplay(replayOf(duel, setupOf(duel, setup), open.events.slice(1)), undefined);
    expect(before).toMatchObject({ perspective: 1, eyes: [1] });
    expect(replayBindings(before).map(({ words }) => words)).not.toContain('eyes');
    const over = after(duel, open, { type: 'resign', player: 1 });
    const later = openReplay(replayOf(duel, setupOf(duel, setup), over.events.slice(1)), undefined);
    expect(later).toMatchObject({ perspective: 'all', eyes: ['all', 1, 2] });
  });
});
