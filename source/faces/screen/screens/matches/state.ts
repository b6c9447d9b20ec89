import type { Binding } from '../../bindings.ts';
import type { Room } from '../../room.ts';
import type { Key } from '../../terminal/key.ts';
import { type Field, edited, fieldLine, fieldOf } from '../../text/field.ts';
import { type Line, line, padText, widthOf, span } from '../../text/line.ts';
import { type MatchRow, filtered } from './rows.ts';

/** The list, what is typed to narrow it, and the match that is about to be deleted. */
export type MatchesState = {
  readonly rows: readonly MatchRow[];
  readonly filter: Field;
  readonly chosen: number;
  readonly deleting: string | null;
};

export type MatchesAction = 'open' | 'replay' | 'review' | 'delete' | 'yes' | 'no' | { readonly by: number };

export const openList = (rows: readonly MatchRow[]): MatchesState => ({
  rows,
  filter: fieldOf(),
  chosen: 0,
  deleting: null,
});

export const shownRows = ({ rows, filter }: MatchesState): readonly MatchRow[] => filtered(rows, filter.text);

export const chosenRow = (state: MatchesState): MatchRow | undefined => shownRows(state)[state.chosen];

const asking: readonly Binding<MatchesAction>[] = [
  { keys: ['y', 'Y'], label: 'y', words: 'delete it', action: 'yes' },
  { keys: ['n', 'N', 'escape', 'return'], label: 'n', words: 'keep it', action: 'no' },
];

const moving: readonly Binding<MatchesAction>[] = [
  { keys: ['down'], label: 'up/down', words: 'choose', action: { by: 1 } },
  { keys: ['up'], label: 'up', words: 'the match above', action: { by: -1 }, isQuiet: true },
  { keys: ['pagedown'], label: 'PgDn', words: 'a page down', action: { by: 10 }, isQuiet: true },
  { keys: ['pageup'], label: 'PgUp', words: 'a page up', action: { by: -10 }, isQuiet: true },
  { keys: ['home'], label: 'Home', words: 'the newest', action: { by: -1e9 }, isQuiet: true },
  { keys: ['end'], label: 'End', words: 'the oldest', action: { by: 1e9 }, isQuiet: true },
];

export const matchesBindings = (state: MatchesState): readonly Binding<MatchesAction>[] => {
  if (state.deleting !== null) return asking;
  const row = chosenRow(state);
  if (row === undefined) return [];
  const remove: Binding<MatchesAction> = {
    keys: ['delete', 'ctrl-d'],
    label: 'Del',
    words: 'delete',
    action: 'delete',
  };
  if (row.isDamaged) return [...moving, remove];
  const open: Binding<MatchesAction> = {
    keys: ['return'],
    label: 'Enter',
    words: row.canResume ? 'resume' : 'replay',
    more: 'go on with an open match, replay a finished one',
    action: 'open',
  };
  const replay: Binding<MatchesAction> = { keys: ['ctrl-p'], label: '^P', words: 'replay', action: 'replay' };
  const review: Binding<MatchesAction> = { keys: ['ctrl-r'], label: '^R', words: 'review', action: 'review' };
  return [open, ...(row.canResume ? [replay] : []), review, remove, ...moving];
};

export const moveInList = (state: MatchesState, by: number): MatchesState => ({
  ...state,
  chosen: Math.max(0, Math.min(shownRows(state).length - 1, state.chosen + by)),
});

export const typeInList = (state: MatchesState, key: Key): MatchesState => {
  const filter = edited(state.filter, key, 60);
  if (filter === undefined) return state;
  return { ...state, filter, chosen: filter.text === state.filter.text ? state.chosen : 0 };
};

export const withoutRow = (state: MatchesState, id: string): MatchesState =>
  moveInList({ ...state, rows: state.rows.filter((row) => row.id !== id), deleting: null }, 0);

export const matchesLines = (state: MatchesState, { width, height, glyphs }: Room): readonly Line[] => {
  const rows = shownRows(state);
  const shown = Math.max(1, height - 3);
  const first = Math.max(0, Math.min(state.chosen - Math.floor(shown / 2), rows.length - shown));
  const isWide = width >= 72;
  // The same whatever is filtered, so that nothing jumps; what results do not need, names can have.
  const longest = state.rows.reduce((most, row) => Math.max(most, widthOf(row.result)), 0);
  const result = Math.min(longest, isWide ? Math.floor(width * 0.28) : 13);
  const game = isWide ? 19 : 14;
  const date = isWide ? 17 : 6;
  const players = Math.max(8, width - result - game - date - 4);
  const columns = (row: MatchRow): string =>
    padText(isWide ? row.date : row.date.slice(5, 10), date) +
    padText(row.game, game - 1) +
    ' ' +
    padText(row.players, players - 1) +
    ' ' +
    padText(row.result, result);
  const empty = state.rows.length === 0 ? 'Nothing was played here yet.' : 'No match fits what you typed.';
  return [
    line(
      ' Filter: ',
      fieldLine(state.filter, Math.max(4, width - 24)),
      span(`   ${rows.length} of ${state.rows.length}`, 'dim'),
    ),
    line(''),
    ...(rows.length === 0 ? [line('   ', span(empty, 'dim'))] : []),
    ...rows.slice(first, first + shown).map((row, index) => {
      const isHere = first + index === state.chosen;
      const look = isHere ? 'cursor' : row.isDamaged ? 'dim' : 'plain';
      return line(isHere ? span(` ${glyphs.pointer} `, 'bold') : '   ', span(columns(row), look));
    }),
  ];
};
