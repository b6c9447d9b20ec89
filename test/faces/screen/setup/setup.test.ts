import { describe, expect, it } from 'vitest';
import { decodeForm, freshForm, rawOf } from '../../../../source/faces/screen/screens/setup/form.ts';
import { rowsOf } from '../../../../source/faces/screen/screens/setup/rows.ts';
import {
  type SetupAction,
  type SetupState,
  actInSetup,
  isTypingInSetup,
  openSetup,
  typeInSetup,
} from '../../../../source/faces/screen/screens/setup/state.ts';
import { isRefusal } from '../../../../source/game/refusal.ts';
import { games, gameById } from '../../../../source/games/index.ts';
import { decodeSetup } from '../../../../source/match/setup.ts';

const gameOf = (id: string) => {
  const game = gameById(id);
  if (game === undefined) throw new Error(id);
  return game;
};
const showdown = gameOf('bit-flip-showdown');
const char = (text: string) =>
  ({ name: 'char', char: text, ctrl: false, shift: false, meta: false }) as const;

const goTo = (state: SetupState, game: typeof showdown, name: string): SetupState => {
  const row = rowsOf(game, state.form).findIndex((each) => each.name === name);
  return Array.from({ length: row }).reduce<SetupState>(
    (so) => actInSetup(game, so, 'down'),
    actInSetup(game, state, 'first'),
  );
};

describe('the set-up', () => {
  it.each(games.map((game) => [game.name, game] as const))('of %s can be taken as it stands', (_, game) => {
    const setup = decodeSetup(game, rawOf(freshForm(game, 'Ada')));
    expect(isRefusal(setup)).toBe(false);
    expect(setup).toMatchObject({ players: [{ name: 'Ada', kind: 'human' }, { kind: 'medium' }], rounds: 1 });
  });

  it.each(games.map((game) => [game.name, game] as const))(
    'of %s gives a legal match after any changes to its rows',
    (_, game) => {
      let state = openSetup(game, freshForm(game, ''));
      const actions: readonly SetupAction[] = [
        'more',
        'down',
        'less',
        'less',
        'down',
        'more',
        'more',
        'last',
        'up',
      ];
      for (let turn = 0; turn < 300; turn++) {
        state = actInSetup(game, state, actions[(turn * 7 + (turn >> 3)) % actions.length] ?? 'down');
        const setup = decodeSetup(game, rawOf(state.form));
        expect(isRefusal(setup) ? setup.message : '').toBe('');
      }
    },
  );

  it('offers each setting of the game and steps within its limits', () => {
    let state = goTo(openSetup(showdown, freshForm(showdown, '')), showdown, 'bits');
    for (let step = 0; step < 70; step++) state = actInSetup(showdown, state, 'more');
    expect(state.form.options['bits']).toBe(64);
    state = actInSetup(showdown, goTo(state, showdown, 'misere'), 'more');
    expect(state.form.options).toEqual({ bits: 64, maxFlips: 2, misere: true });
  });

  it('is typed into where a name is wanted, letters that are keys elsewhere too', () => {
    let state = goTo(openSetup(showdown, freshForm(showdown, '')), showdown, 'your name');
    expect(isTypingInSetup(showdown, state)).toBe(true);
    for (const letter of ['q', '?', 'Ö']) state = typeInSetup(showdown, state, char(letter));
    expect(state.form.name).toBe('q?Ö');
  });

  it('asks for a second name only when a second person plays', () => {
    const names = (opponent: 'human' | 'hard') =>
      rowsOf(showdown, { ...freshForm(showdown, ''), opponent }).map(({ name }) => name);
    expect(names('hard')).not.toContain('their name');
    expect(names('human')).toContain('their name');
  });

  it('offers where secrets come from only where players have them', () => {
    const names = (id: string) => rowsOf(gameOf(id), freshForm(gameOf(id), '')).map(({ name }) => name);
    expect(names('number-flip-duel')).toContain('secrets');
    expect(names('binary-battle')).not.toContain('secrets');
  });

  it('remembers the last choice and leaves out what no longer fits', () => {
    const form = { ...freshForm(showdown, 'Ada'), rounds: 3, help: 'assist' as const, seat: 2 as const };
    expect(decodeForm(showdown, JSON.parse(JSON.stringify(form)), 'Ada')).toEqual(form);
    const broken = { rounds: -1, seat: 7, opponent: 'god', options: { bits: 1e9, misere: 'yes' }, help: 4 };
    expect(decodeForm(showdown, broken, 'Ada')).toEqual(freshForm(showdown, 'Ada'));
  });

  it('seats the person where they want to sit', () => {
    const raw = rawOf({ ...freshForm(showdown, 'Ada'), seat: 2, opponent: 'hard' });
    expect(raw['players']).toEqual([
      { kind: 'hard', name: 'Hard' },
      { kind: 'human', name: 'Ada' },
    ]);
  });
});
