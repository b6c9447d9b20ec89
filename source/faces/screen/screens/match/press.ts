import { boardActs, jump } from './board-acts.ts';
import { notesActs } from './notes-acts.ts';
import type { Act, Intent, Pressed, Situation } from './situation.ts';
import type { MatchState } from './state.ts';
import { typingActs } from './typing-acts.ts';

const ask =
  (type: 'undo' | 'redo' | 'hint' | 'resign'): Act =>
  (state, { player }) => ({ state: { ...state, isResigning: false }, command: { type, player } });

const leadTo =
  (intent: Intent): Act =>
  (state) => ({ state, intent });

const matchActs = {
  undo: ask('undo'),
  redo: ask('redo'),
  hint: ask('hint'),
  resign: (state) => ({ state: { ...state, isResigning: true } }),
  'resign-surely': ask('resign'),
  /** Out of whatever was begun, the innermost first. */
  cancel: (state) => {
    const focus = state.entry === null && !state.isResigning ? 'board' : state.focus;
    return { state: { ...state, entry: null, isResigning: false, focus } };
  },
  'next-round': (state) => ({
    state: { ...state, present: null, focus: 'board' },
    command: { type: 'next-round' },
  }),
  rules: leadTo('rules'),
  rematch: leadTo('rematch'),
  replay: leadTo('replay'),
  review: leadTo('review'),
  home: leadTo('home'),
  leave: leadTo('leave'),
} as const satisfies Readonly<Record<string, Act>>;

const acts = { ...boardActs, ...notesActs, ...typingActs, ...matchActs };

/** Everything that a key can do here. */
export type Action = keyof typeof acts | `jump-${number}`;

const isJump = (action: Action): action is `jump-${number}` => action.startsWith('jump-');

/** What comes of an action. What was said about the last key is over. */
export const press = (state: MatchState, action: Action, situation: Situation): Pressed => {
  const act: Act = isJump(action) ? jump(Number(action.slice('jump-'.length))) : acts[action];
  return act({ ...state, said: '' }, situation);
};
