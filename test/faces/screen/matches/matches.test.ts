import { describe, expect, it } from 'vitest';
import { filtered, rowOf } from '../../../../source/faces/screen/screens/matches/rows.ts';
import {
  chosenRow,
  matchesBindings,
  moveInList,
  openList,
  shownRows,
  typeInList,
  withoutRow,
} from '../../../../source/faces/screen/screens/matches/state.ts';
import { games } from '../../../../source/games/index.ts';
import type { MatchSummary } from '../../../../source/storage/contract.ts';

const summary = (match: string, more: Partial<MatchSummary> = {}): MatchSummary => ({
  match,
  game: 'quantum-flip',
  players: [
    { name: 'Ada', kind: 'human' },
    { name: 'Hard', kind: 'hard' },
  ],
  started: '2026-01-02T03:04:05.000Z',
  changed: '2026-01-02T03:14:05.000Z',
  rounds: 1,
  roundsPlayed: 1,
  tally: [1, 0],
  moves: 7,
  isEnded: true,
  winner: 1,
  assist: false,
  strict: false,
  hasUndo: false,
  damage: null,
  ...more,
});

const rows = [
  summary('m3', { isEnded: false, winner: null, roundsPlayed: 0 }),
  summary('m2', { game: 'binary-battle', winner: 2 }),
  summary('m1', { damage: 'Line 4 is damaged.' }),
].map((each) => rowOf(games, each));

const char = (text: string) =>
  ({ name: 'char', char: text, ctrl: false, shift: false, meta: false }) as const;
const labels = (state: Parameters<typeof matchesBindings>[0]) =>
  matchesBindings(state).flatMap(({ isQuiet, words }) => (isQuiet === true ? [] : [words]));

describe('the list of saved matches', () => {
  it('says in words how each stands', () => {
    expect(rows.map(({ result }) => result)).toEqual(['open, move 7', 'Hard won', 'damaged']);
    expect(rows.map(({ game }) => game)).toEqual(['Quantum Flip', 'Binary Battle', 'Quantum Flip']);
  });

  it('is narrowed by every word typed', () => {
    expect(filtered(rows, 'hard BATTLE').map(({ id }) => id)).toEqual(['m2']);
    expect(filtered(rows, '  ')).toHaveLength(3);
    const typed = [...'open'].reduce((state, letter) => typeInList(state, char(letter)), openList(rows));
    expect(shownRows(typed).map(({ id }) => id)).toEqual(['m3']);
  });

  it('offers what can be done with the chosen match', () => {
    const state = openList(rows);
    expect(labels(state)).toEqual(['resume', 'replay', 'review', 'delete', 'choose']);
    expect(labels(moveInList(state, 1))).toEqual(['replay', 'review', 'delete', 'choose']);
    expect(labels(moveInList(state, 2))).toEqual(['choose', 'delete']);
    expect(labels({ ...state, deleting: 'm3' })).toEqual(['delete it', 'keep it']);
    expect(labels(openList([]))).toEqual([]);
  });

  it('keeps the cursor inside, also when a match is gone', () => {
    const last = moveInList(openList(rows), 1e9);
    expect(chosenRow(last)?.id).toBe('m1');
    expect(chosenRow(withoutRow(last, 'm1'))?.id).toBe('m2');
    expect(chosenRow(moveInList(last, -1e9))?.id).toBe('m3');
  });

  it('holds 5,000 matches', () => {
    const many = Array.from({ length: 5000 }, (_, index) => rowOf(games, summary(`m${index}`)));
    const state = typeInList(openList(many), char('q'));
    expect(shownRows(state)).toHaveLength(5000);
    expect(chosenRow(moveInList(state, 4999))?.id).toBe('m4999');
  });
});
