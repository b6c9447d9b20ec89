import { toNumber } from '../../../../bits/bits.ts';
import { at } from '../../../../game/seat.ts';
import { isGameView } from '../../../../games/index.ts';
import { bitMark } from '../../boards/board.ts';
import { fieldOf } from '../../text/field.ts';
import { scrolledBy } from '../../text/page.ts';
import { hasSecrets } from './phase.ts';
import { hasGuess } from '../../boards/pointer.ts';
import type { Act, Situation } from './situation.ts';
import type { MatchState } from './state.ts';

/** Whoever writes a note wants to see it. Where a secret is covered too, it stays covered. */
const bared = (state: MatchState, { snapshot }: Situation): MatchState =>
  hasSecrets(snapshot.game) ? state : { ...state, isCovered: false };

const edit =
  (lineOf: (state: MatchState, lines: readonly string[]) => number): Act =>
  (state, situation) => {
    const { lines } = situation.notes;
    const line = Math.min(lineOf(state, lines), lines.length);
    const entry = { kind: 'note', line, field: fieldOf(lines[line] ?? '') } as const;
    return { state: { ...bared(state, situation), focus: 'panel', chosen: line, entry } };
  };

const remove: Act = (state, { notes, player }) =>
  notes.lines[state.chosen] === undefined
    ? { state }
    : { state, command: { type: 'note', player, line: state.chosen, text: '' } };

const choose =
  (by: 1 | -1): Act =>
  (state, { notes }) => {
    const chosen = Math.min(state.chosen, notes.lines.length) + by;
    return { state: { ...state, chosen: Math.min(notes.lines.length, Math.max(0, chosen)) } };
  };

const scroll =
  (by: number): Act =>
  (state, { snapshot }) => {
    const scrolled = Math.max(0, Math.min(snapshot.moves - 1, state.scrolled + by));
    return { state: { ...state, scrolled } };
  };

/** Tab goes from the board to record and notes, to what is worked out, and back. */
const pageAfter = (focus: MatchState['focus'], hasHelp: boolean): MatchState['focus'] => {
  if (focus === 'board') return 'panel';
  return focus === 'panel' && hasHelp ? 'help' : 'board';
};

const read =
  (by: number): Act =>
  (state, { mostRead }) => ({ state: { ...state, read: scrolledBy(state.read, by, mostRead ?? 0) } });

/** Of a hidden bit one believes 0, 1 or nothing certain; in the open games a bit is starred or not. */
const beliefs = ['', '0', '1', '?'];
const stars = ['', '*'];

const markBit: Act = (state, situation) => {
  const { snapshot, notes, player } = situation;
  const { game } = snapshot;
  if (game.secrecy === 'shared') return bound('low')(state, situation);
  const mark = bitMark(state.pointer.cursor.position);
  const values = hasGuess(game) ? beliefs : stars;
  const value = values[(values.indexOf(notes.marks[mark] ?? '') + 1) % values.length] ?? '';
  return { state: bared(state, situation), command: { type: 'mark', player, mark, value } };
};

/** Opens the lowest or highest number that the target can be, to be typed. */
export const bound =
  (mark: 'low' | 'high'): Act =>
  (state, { notes }) => ({
    state: { ...state, entry: { kind: 'bound', mark, field: fieldOf(notes.marks[mark] ?? '') } },
  });

/** The target is above, or below, the player's own number: it is the player who says so. */
const boundHere =
  (mark: 'low' | 'high'): Act =>
  (state, { view, player }) => {
    if (view === null || !isGameView(view) || view.game !== 'binary-battle') return { state };
    const own = at(view.numbers, player);
    if (own === null) return { state };
    const next = toNumber(own) + (mark === 'low' ? 1 : -1);
    const value = String(Math.min(2 ** own.length - 1, Math.max(0, next)));
    return { state, command: { type: 'mark', player, mark, value } };
  };

export const notesActs = {
  note: edit((_state, lines) => lines.length),
  edit: edit(({ chosen }) => chosen),
  remove,
  earlier: choose(-1),
  later: choose(1),
  'scroll-back': scroll(5),
  'scroll-on': scroll(-5),
  'bit-mark': markBit,
  low: boundHere('low'),
  high: boundHere('high'),
  cover: (state) => ({ state: { ...state, isCovered: !state.isCovered } }),
  panel: (state, { mostRead }) => ({ state: { ...state, focus: pageAfter(state.focus, mostRead !== null) } }),
  'read-on': read(3),
  'read-back': read(-3),
} as const satisfies Readonly<Record<string, Act>>;
