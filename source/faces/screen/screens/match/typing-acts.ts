import { isRefusal } from '../../../../game/refusal.ts';
import { asSecret, isRequest, parsePromptLine } from '../../../../match/prompt-line.ts';
import type { Key } from '../../terminal/key.ts';
import { edited } from '../../text/field.ts';
import { completed, freshCommandLine, recalled, remembered } from './command-line.ts';
import { bound } from './notes-acts.ts';
import type { Act } from './situation.ts';
import type { Entry, MatchState } from './state.ts';

const withEntry = (state: MatchState, entry: Entry | null): MatchState => ({ ...state, entry });

/** Whatever the `:` line says, as the other faces read it. A secret is not remembered. */
const sendLine =
  (text: string): Act =>
  (state, { phase, player }) => {
    const isSecret = phase.at === 'secret';
    const asked = parsePromptLine(isSecret ? asSecret(text) : text, player);
    const history = isSecret ? state.history : remembered(state.history, text.trim());
    const closed: MatchState = { ...state, entry: null, history };
    if (asked === null) return { state: closed };
    if (isRefusal(asked)) return { state: { ...closed, said: asked.message } };
    if (!isRequest(asked)) return { state: closed, command: asked };
    if (asked.type === 'help') return { state: closed, intent: 'rules' };
    if (asked.type === 'quit') return { state: closed, intent: 'leave' };
    return { state: { ...closed, focus: asked.type === 'board' ? 'board' : 'panel' } };
  };

/** Enter where something is being typed. */
const send: Act = (state, situation) => {
  const { entry } = state;
  const { notes, player } = situation;
  if (entry === null) return { state };
  if (entry.kind === 'command') return sendLine(entry.line.field.text)(state, situation);
  const text = entry.field.text.trim();
  if (entry.kind === 'bound') {
    const { mark } = entry;
    const then = mark === 'low' ? bound('high')(state, situation).state : withEntry(state, null);
    return text === (notes.marks[mark] ?? '')
      ? { state: then }
      : { state: then, command: { type: 'mark', player, mark, value: text } };
  }
  const closed = withEntry(state, null);
  return text === (notes.lines[entry.line] ?? '')
    ? { state: closed }
    : { state: closed, command: { type: 'note', player, line: entry.line, text } };
};

const recall =
  (by: 1 | -1): Act =>
  (state) =>
    state.entry?.kind === 'command'
      ? { state: withEntry(state, { ...state.entry, line: recalled(state.entry.line, state.history, by) }) }
      : { state };

const complete: Act = (state, { snapshot }) =>
  state.entry?.kind === 'command'
    ? { state: withEntry(state, { ...state.entry, line: completed(state.entry.line, snapshot.game) }) }
    : { state };

const longestNote = 500;

/** What a key does to the text that is being typed. */
export const typed = (state: MatchState, key: Key): MatchState => {
  const { entry } = state;
  if (entry === null) return state;
  if (entry.kind === 'command') {
    const field = edited(entry.line.field, key, longestNote);
    return field === undefined
      ? state
      : withEntry(state, { ...entry, line: { ...entry.line, field, back: 0 } });
  }
  if (entry.kind === 'bound' && key.char !== undefined && !key.ctrl && !/^\d$/.test(key.char)) return state;
  const field = edited(entry.field, key, entry.kind === 'bound' ? 6 : longestNote);
  return field === undefined ? state : withEntry(state, { ...entry, field });
};

export const typingActs = {
  command: (state) => ({ state: withEntry(state, { kind: 'command', line: freshCommandLine }) }),
  send,
  older: recall(1),
  newer: recall(-1),
  complete,
} as const satisfies Readonly<Record<string, Act>>;
