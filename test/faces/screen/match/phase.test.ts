import { describe, expect, test } from 'vitest';
import { phaseOf } from '../../../../source/faces/screen/screens/match/phase.ts';
import { newSession } from '../../../helpers/line-play.ts';

const people = [{ kind: 'human' }, { kind: 'human' }];
const alone = [{ kind: 'human' }, { kind: 'easy' }];
const watched = [{ kind: 'easy' }, { kind: 'easy' }];

describe('what the screen is for', () => {
  test('two people in an open game play without handing over', () => {
    const session = newSession('quantum-flip', { players: people });
    expect(phaseOf(session.snapshot(), null)).toEqual({ at: 'play', seat: 1 });
    session.submit({ type: 'move', player: 1, text: 'flip 1' });
    expect(phaseOf(session.snapshot(), null)).toEqual({ at: 'play', seat: 2 });
  });

  test('two people with secrets hand over before anything is shown', () => {
    const session = newSession('number-flip-duel', { players: people });
    expect(phaseOf(session.snapshot(), null)).toEqual({ at: 'hand-over', seat: 1 });
    expect(phaseOf(session.snapshot(), 1)).toEqual({ at: 'secret', seat: 1 });
    session.submit({ type: 'secret', player: 1, text: 'random' });
    expect(phaseOf(session.snapshot(), 1)).toEqual({ at: 'hand-over', seat: 2 });
    expect(phaseOf(session.snapshot(), 2)).toEqual({ at: 'secret', seat: 2 });
    session.submit({ type: 'secret', player: 2, text: 'random' });
    expect(phaseOf(session.snapshot(), null)).toEqual({ at: 'hand-over', seat: 1 });
    expect(phaseOf(session.snapshot(), 1)).toEqual({ at: 'play', seat: 1 });
    session.submit({ type: 'move', player: 1, text: 'flip 1' });
    expect(phaseOf(session.snapshot(), 1)).toEqual({ at: 'seen', seat: 1 });
    expect(phaseOf(session.snapshot(), null)).toEqual({ at: 'hand-over', seat: 2 });
  });

  test('whoever plays against a computer chooses a secret, plays and waits, and never hands over', () => {
    const session = newSession('number-flip-duel', { players: alone });
    expect(phaseOf(session.snapshot(), null)).toEqual({ at: 'secret', seat: 1 });
    session.submit({ type: 'secret', player: 1, text: 'random' });
    expect(phaseOf(session.snapshot(), null)).toEqual({ at: 'play', seat: 1 });
    session.submit({ type: 'move', player: 1, text: 'flip 1' });
    expect(phaseOf(session.snapshot(), null)).toEqual({ at: 'wait', seat: 1 });
    session.close();
  });

  test('computers among themselves are watched', () => {
    const session = newSession('binary-battle', { players: watched });
    expect(phaseOf(session.snapshot(), null)).toEqual({ at: 'wait', seat: 1 });
  });

  test('an ended round is for everybody', () => {
    const session = newSession('binary-battle', { players: people });
    session.submit({ type: 'resign', player: 1 });
    expect(phaseOf(session.snapshot(), 1)).toEqual({ at: 'ended', seat: null });
  });
});
