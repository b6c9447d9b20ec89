import { isBits } from '../../../../bits/bits.ts';
import { formatMove } from '../../../../game/move.ts';
import { isRefusal } from '../../../../game/refusal.ts';
import { needsHandOver } from './phase.ts';
import {
  type Step,
  draftOf,
  entered,
  freshPointer,
  guessOf,
  hasGuess,
  moved,
  toggled,
  turned,
} from '../../boards/pointer.ts';
import type { Act } from './situation.ts';

const step =
  (wanted: Step): Act =>
  (state, { snapshot, phase, length, perRow }) => {
    const ground = { length, perRow, hasGuess: phase.at !== 'secret' && hasGuess(snapshot.game) };
    return { state: { ...state, pointer: moved(state.pointer, wanted, ground) } };
  };

const toggle: Act = (state, { snapshot, view }) => {
  if (view === null) return { state };
  const next = toggled(snapshot.game, view, state.pointer);
  return { state: isRefusal(next) ? { ...state, said: next.message } : { ...state, pointer: next } };
};

/** Goes to a bit and marks it. */
export const jump =
  (position: number): Act =>
  (state, situation) =>
    position > situation.length
      ? { state: { ...state, said: `There is no bit ${position} here: there are ${situation.length}.` } }
      : toggle({ ...state, pointer: { ...state.pointer, cursor: { row: 0, position } } }, situation);

const mark: Act = (state, situation) => {
  const { phase, length, notes } = situation;
  const { pointer } = state;
  const isSecret = phase.at === 'secret';
  if (!isSecret && pointer.cursor.row === 0) return toggle(state, situation);
  const shown = guessOf(pointer, length, isSecret ? {} : notes.marks);
  return { state: { ...state, pointer: turned(pointer, length, shown) } };
};

const enter =
  (bit: '0' | '1' | ''): Act =>
  (state, { length }) => ({ state: { ...state, pointer: entered(state.pointer, bit, length) } });

const setSecret: Act = (state, { snapshot, player, length }) => {
  const bits = guessOf(state.pointer, length, {}).join('');
  const isWhole = isBits(bits) && bits.length === length;
  if (!isWhole && bits !== '') {
    const said = `${bits.length} of ${length} bits are chosen: choose the rest, or r draws them all.`;
    return { state: { ...state, said } };
  }
  const present = needsHandOver(snapshot) ? null : state.present;
  return {
    state: { ...state, pointer: freshPointer, present },
    command: { type: 'secret', player, text: isWhole ? bits : 'random' },
  };
};

const makeMove: Act = (state, { snapshot, player, view, notes }) => {
  const move = view === null ? undefined : draftOf(snapshot.game, view, state.pointer, notes.marks);
  return move === undefined
    ? { state: { ...state, said: 'The guess is not complete: enter 0 or 1 for every bit.' } }
    : { state, command: { type: 'move', player, text: formatMove(move) } };
};

/** What Enter does on the board depends on what the match waits for. */
const commit: Act = (state, situation) => {
  const { phase } = situation;
  switch (phase.at) {
    case 'hand-over':
      return { state: { ...state, present: phase.seat, pointer: freshPointer, isCovered: false } };
    case 'seen':
      return { state: { ...state, present: null, focus: 'board' } };
    case 'secret':
      return setSecret(state, situation);
    case 'play':
      return makeMove(state, situation);
    default:
      return { state };
  }
};

export const boardActs = {
  left: step('left'),
  right: step('right'),
  up: step('up'),
  down: step('down'),
  first: step('first'),
  last: step('last'),
  mark,
  'bit-0': enter('0'),
  'bit-1': enter('1'),
  clear: enter(''),
  commit,
  random: (state, situation) => setSecret({ ...state, pointer: freshPointer }, situation),
} as const satisfies Readonly<Record<string, Act>>;
