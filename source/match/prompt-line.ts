import { wordsOf } from '../game/notation.ts';
import { type Refusal, refuse } from '../game/refusal.ts';
import type { Seat } from '../game/seat.ts';
import type { Command } from './decide.ts';

/** What a player may ask of a face; the match itself knows nothing of it. */
export const requests = ['help', 'board', 'record', 'notes', 'quit'] as const;
export type Request = { readonly type: (typeof requests)[number] };

export const isRequest = (asked: { readonly type: string }): asked is Request =>
  requests.some((type) => type === asked.type);

/** What can be typed at a prompt beside moves, and what it does. Help and refusals speak from this. */
export const promptWords: readonly (readonly [line: string, does: string])[] = [
  ['secret BITS', 'choose your secret ("secret random" draws one)'],
  ['undo', 'take back the last move, against a computer the reply to it too'],
  ['redo', 'make again what was undone'],
  ['hint', 'a hint, and a plainer one each time; only with assist'],
  ['note TEXT', 'write a line into your private notes'],
  ['mark NAME VALUE', 'mark what you believe, such as "mark bit 3 1"; the value ? takes the mark away'],
  ['notes', 'your notes and marks'],
  ['board', 'how the game stands'],
  ['record', 'all that was announced in this round'],
  ['resign', 'give up the round'],
  ['help', 'the commands and the rules'],
  ['quit', 'leave; the match is kept and can be resumed'],
];

/** Longer than any note that is kept; whoever reads lines need not keep more of one. */
export const longestLine = 4000;

const standsAlone = (word: string): Refusal =>
  refuse('stands-alone', `"${word}" stands alone: write nothing after it.`);

const parseMark = (player: Seat, words: readonly string[]): Command | Refusal => {
  const value = words.at(-1);
  const mark = words.slice(0, -1).join(' ');
  return value === undefined || mark === ''
    ? refuse('bad-mark', 'A mark needs a name and a value, such as "mark bit 3 1".')
    : { type: 'mark', player, mark, value: value === '?' ? '' : value };
};

/**
 * Reads what a player typed at a prompt, whatever the face. Whatever is none of the other words is meant as a move,
 * and the match judges it. Null: nothing was typed.
 */
export const parsePromptLine = (line: string, player: Seat): Command | Request | Refusal | null => {
  if (line.length > longestLine) {
    return refuse('line-too-long', `That line is too long: write at most ${longestLine} characters.`);
  }
  const text = line.replace(/^[\s,]+/u, '').trimEnd();
  const [word = '', ...rest] = wordsOf(text);
  const after = text.slice(word.length).replace(/^[\s,]+/u, '');
  if (word === '') return null;
  const request = requests.find((each) => each === word);
  if (request !== undefined) return rest.length === 0 ? { type: request } : standsAlone(word);
  switch (word) {
    case 'undo':
    case 'redo':
    case 'hint':
    case 'resign':
      return rest.length === 0 ? { type: word, player } : standsAlone(word);
    case 'secret':
      return { type: 'secret', player, text: after };
    case 'note':
      return { type: 'note', player, text: after };
    case 'mark':
      return parseMark(player, rest);
    default:
      return { type: 'move', player, text };
  }
};

/** What was typed where a secret is wanted: there bare bits, or `random`, are the secret. */
export const asSecret = (line: string): string =>
  /^(?:[01\s,]+|\s*random\s*)$/iu.test(line) && line.trim() !== '' ? `secret ${line}` : line;
