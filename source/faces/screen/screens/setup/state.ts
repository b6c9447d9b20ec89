import type { AnyGame } from '../../../../game/contract.ts';
import { limits } from '../../../../match/setup.ts';
import type { Binding } from '../../bindings.ts';
import type { Room } from '../../room.ts';
import type { Key } from '../../terminal/key.ts';
import { type Field, edited, fieldLine, fieldOf } from '../../text/field.ts';
import { type Line, blank, line, padText, span } from '../../text/line.ts';
import { paragraph } from '../../text/wrap.ts';
import type { Form } from './form.ts';
import { type Row, rowsOf } from './rows.ts';

/** The form, the row that the cursor is on, and the text being typed there. */
export type SetupState = { readonly form: Form; readonly row: number; readonly field: Field };

export type SetupAction = 'start' | 'up' | 'down' | 'more' | 'less' | 'first' | 'last';

export const setupBindings: readonly Binding<SetupAction>[] = [
  {
    keys: ['return'],
    label: 'Enter',
    words: 'start',
    more: 'start the match with what is chosen',
    action: 'start',
  },
  { keys: ['up', 'shift-tab'], label: 'up', words: 'row above', action: 'up', isQuiet: true },
  { keys: ['down', 'tab'], label: 'up/down', words: 'row', more: 'row below', action: 'down' },
  { keys: ['right'], label: 'left/right', words: 'set', more: 'next choice of the row', action: 'more' },
  { keys: ['left'], label: 'left', words: 'the choice before', action: 'less', isQuiet: true },
  { keys: ['home', 'pageup'], label: 'Home', words: 'first row', action: 'first', isQuiet: true },
  { keys: ['end', 'pagedown'], label: 'End', words: 'last row', action: 'last', isQuiet: true },
];

const rowAt = (game: AnyGame, { form, row }: Pick<SetupState, 'form' | 'row'>): Row | undefined =>
  rowsOf(game, form)[row];

const on = (game: AnyGame, form: Form, row: number): SetupState => {
  const at = Math.min(Math.max(0, row), rowsOf(game, form).length - 1);
  return { form, row: at, field: fieldOf(rowAt(game, { form, row: at })?.text?.value ?? '') };
};

export const openSetup = (game: AnyGame, form: Form): SetupState => on(game, form, 0);

export const actInSetup = (game: AnyGame, state: SetupState, action: SetupAction): SetupState => {
  const { form, row, field } = state;
  switch (action) {
    case 'up':
      return on(game, form, row - 1);
    case 'down':
      return on(game, form, row + 1);
    case 'first':
      return on(game, form, 0);
    case 'last':
      return on(game, form, Number.MAX_SAFE_INTEGER);
    case 'more':
    case 'less': {
      const current = rowAt(game, state);
      if (current?.text !== undefined) {
        const key = action === 'more' ? 'right' : 'left';
        return {
          ...state,
          field: edited(field, { name: key, ctrl: false, shift: false, meta: false }) ?? field,
        };
      }
      return on(game, current?.step(action === 'more' ? 1 : -1) ?? form, row);
    }
    case 'start':
      return state;
  }
};

/** Letters go into the row, where it takes letters; a blank changes any other row. */
export const typeInSetup = (game: AnyGame, state: SetupState, key: Key): SetupState => {
  const text = rowAt(game, state)?.text;
  if (text === undefined) return key.name === 'space' ? actInSetup(game, state, 'more') : state;
  const field = edited(state.field, key, limits.name);
  return field === undefined ? state : { ...state, field, form: text.write(field.text) };
};

export const isTypingInSetup = (game: AnyGame, state: SetupState): boolean =>
  rowAt(game, state)?.text !== undefined;

const nameWidth = 12;

/** For what is said about the row. */
const wordsHeight = 2;

export const setupLines = (game: AnyGame, state: SetupState, room: Room): readonly Line[] => {
  const rows = rowsOf(game, state.form);
  const isRoomy = room.height >= rows.length + 8;
  const about = paragraph(game.words.summary.join(' '), room.width - 4).map((each) => line('  ', each));
  const head = isRoomy ? [blank, ...about, blank] : [];
  const words = paragraph(rows[state.row]?.words ?? '', room.width - 2, 'dim', line('   '));
  const height = room.height - head.length - wordsHeight - (isRoomy ? 1 : 0);
  const first = Math.max(0, Math.min(state.row - height + 1, rows.length - height));
  const list = rows.slice(first, first + height).map((row, index) => {
    const isHere = first + index === state.row;
    const lead = isHere ? span(` ${room.glyphs.pointer} `, 'bold') : span('   ');
    const name = span(padText(row.name, nameWidth), isHere ? 'bold' : 'dim');
    const value =
      row.text === undefined
        ? line(
            span(isHere ? '< ' : '  ', 'dim'),
            span(row.value, isHere ? 'cursor' : 'plain'),
            span(isHere ? ' >' : '', 'dim'),
          )
        : line(
            '  ',
            isHere
              ? fieldLine(state.field, room.width - nameWidth - 8)
              : span(row.value === '' ? '-' : row.value),
          );
    return line(lead, name, value);
  });
  const hasGap = head.length + list.length + 1 + wordsHeight <= room.height;
  return [...head, ...list, ...(hasGap ? [blank] : []), ...words];
};
