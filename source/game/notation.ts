import { isBits } from '../bits/bits.ts';
import type { Move, Verbs } from './move.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Another word for a verb, understood and written back as the verb. */
const synonyms: ReadonlyMap<string, string> = new Map([['toggle', 'flip']]);

/** What people write who would rather not move. */
const skips = ['pass', 'skip'];

/** The words of a line: commas and blanks separate, capital letters do not matter. */
export const wordsOf = (line: string): readonly string[] =>
  line
    .toLowerCase()
    .split(/[\s,]+/u)
    .filter((word) => word !== '');

const argumentWords = { positions: 'POSITION', pair: 'POSITION POSITION', bits: 'BITS' } as const;

const listOf = (verbs: Verbs): string =>
  Object.entries(verbs)
    .map(([verb, argument]) => `"${verb} ${argumentWords[argument]}"`)
    .join(' or ');

/**
 * Reads a move as people write it. A line of bare numbers means the game's first verb, as at the prompts of the
 * rule books. Only the form is judged here; whether the move is legal is the game's to say.
 */
export const parseMove = (line: string, verbs: Verbs): Move | Refusal => {
  const words = wordsOf(line);
  const [first = '', ...rest] = words;
  const [defaultVerb = ''] = Object.keys(verbs);
  const isBare = /^\d+$/.test(first);
  const verb = isBare ? defaultVerb : (synonyms.get(first) ?? first);
  const given = isBare ? words : rest;
  if (skips.includes(verb)) return refuse('no-skipping', `A turn cannot be skipped: write ${listOf(verbs)}.`);
  const isVerb = (word: string): boolean => Object.hasOwn(verbs, synonyms.get(word) ?? word);
  if (isVerb(verb) && given.some(isVerb)) {
    return refuse(
      'one-action',
      'A turn is one action: write one move, and the next one when it is your turn again.',
    );
  }
  const argument = isVerb(verb) ? verbs[verb] : undefined;
  if (argument === undefined) {
    return refuse('unknown-move', `"${clip(line)}" is not a move of this game: write ${listOf(verbs)}.`);
  }
  return argument === 'bits' ? parseBits(verb, given) : parsePositions(verb, given);
};

const parseBits = (verb: string, words: readonly string[]): Move | Refusal => {
  const bits = words.join('');
  return isBits(bits)
    ? { verb, bits }
    : refuse('bad-bits', `"${verb}" needs a row of 0s and 1s, such as "${verb} 10110".`);
};

const parsePositions = (verb: string, words: readonly string[]): Move | Refusal => {
  if (words.length === 0) {
    return refuse('no-position', `"${verb}" needs its positions after it: whole numbers from 1.`);
  }
  const wrong = words.find((word) => !/^\d{1,6}$/.test(word));
  if (wrong !== undefined) {
    return refuse('bad-position', `"${clip(wrong)}" is not a position: positions are whole numbers from 1.`);
  }
  return { verb, positions: words.map(Number).toSorted((a, b) => a - b) };
};

/** Text that somebody typed, short enough and plain enough to be quoted in a sentence. */
const clip = (text: string): string => {
  const plain = text.replaceAll(/[^\x20-\x7e]/gu, '?').trim();
  return plain.length > 40 ? `${plain.slice(0, 37)}...` : plain;
};
