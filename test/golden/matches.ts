import type { RawOptions } from '../../source/game/settings.ts';
import type { Seat } from '../../source/game/seat.ts';
import type { Command } from '../../source/match/decide.ts';

/**
 * A match of each game with everything in it that a log can hold. Their logs and what is seen at each step are kept
 * in full/. They never change: whatever is built later must still write and replay them like this.
 */
export type GoldenMatch = { readonly game: string; readonly raw: RawOptions; readonly lines: string };

const players = [
  { name: 'Ada', kind: 'human' },
  { name: 'Žofie 四', kind: 'human' },
];

/** `1 flip 3`: what a player wants; `next`: the next round. */
const commandOf = (line: string): Command => {
  if (line === 'next') return { type: 'next-round' };
  const [seat = '', word = '', ...rest] = line.split(' ');
  const player: Seat = seat === '2' ? 2 : 1;
  const text = rest.join(' ');
  switch (word) {
    case 'secret':
    case 'note':
      return { type: word, player, text };
    case 'mark': {
      const [mark = '', value = ''] = text.split('=');
      return { type: word, player, mark, value };
    }
    case 'undo':
    case 'redo':
    case 'resign':
    case 'hint':
      return { type: word, player };
    default:
      return { type: 'move', player, text: `${word} ${text}` };
  }
};

export const commandsOf = ({ lines }: GoldenMatch): readonly Command[] =>
  lines.split(';').map((line) => commandOf(line.trim()));

export const goldenMatches: readonly GoldenMatch[] = [
  {
    game: 'number-flip-duel',
    raw: { players, rounds: 3, given: [null, '01011'], assist: true },
    lines: `1 secret 10110; 1 note their bit 2 looks like a 1; 1 flip 3; 2 flip 2; 1 mark bit 2=1;
      1 undo; 2 undo; 1 redo; 2 redo; 1 hint; 1 hint; 1 flip 5; 2 guess 10011; next;
      1 secret random; 2 guess 00000; 1 guess 01011; next;
      1 secret 00000; 1 flip 1; 2 note ¿por qué no?; 2 flip 1; 1 undo; 2 flip 5; 1 resign`,
  },
  {
    game: 'quantum-flip',
    raw: { players, rounds: 2, first: 'random', drawAfter: 8 },
    lines: `1 flip 1; 2 flip 2; 1 flip 2 3; 2 undo; 1 undo; 2 redo; 1 redo; 2 flip 5; next;
      2 flip 5; 1 flip 5; 2 flip 1 2; 1 flip 1 2; 2 flip 3; 1 flip 3; 2 flip 4; 1 flip 1`,
  },
  {
    game: 'bit-flip-showdown',
    raw: { players, rounds: 2, options: { bits: 7, maxFlips: 3, misere: true }, first: 2 },
    lines: `2 flip 3 4 5; 1 flip 1; 2 undo; 1 flip 7; 2 flip 6; 1 flip 1 2; next;
      1 flip 4; 2 flip 1 2 3; 1 undo; 2 redo; 1 flip 5; 2 flip 6 7`,
  },
  {
    game: 'bit-flip-duel',
    raw: { players: [players[0], { name: 'Hard', kind: 'hard' }], rounds: 2, options: { bits: 3 } },
    lines: `1 flip 1; 2 swap 1 3; 1 undo; 1 redo; 1 undo; 1 flip 2; 2 swap 2 3; 1 flip 1;
      2 flip 2; next; 2 flip 1; 1 note mirror; 1 flip 1; 2 flip 3; 1 resign`,
  },
  {
    game: 'binary-battle',
    raw: { players, rounds: 2, options: { bits: 4 }, given: ['0110', '0110'] },
    lines: `1 flip 1; 1 mark high=7; 2 flip 2; 2 mark low=5; 1 undo; 2 flip 3; 1 flip 1; 2 undo;
      2 redo; 2 mark low=; 2 note two to go; 2 flip 4; 1 flip 2; 2 flip 4; 1 flip 3; next;
      2 flip 2; 1 flip 3; 2 flip 3`,
  },
];
