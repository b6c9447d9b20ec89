import { playerKinds } from '../match/setup.ts';
import { listed } from '../review/words.ts';
import type { CommandSpec } from './command.ts';
import { rangeOptions, secretOptions, settingOptions } from './game-options.ts';
import { type Option, ascii, json, plain, seed } from './option.ts';

/** The commands of `bitduel` and their options: parsing, errors and help all come from this table. */

const who = (seat: 1 | 2, choices: readonly string[], usual: string): Option => ({
  name: `p${seat}`,
  value: 'WHO',
  words: `who plays as ${seat}: ${listed(choices, 'or')} (${usual})`,
  choices,
});

const people = playerKinds;
const levels = playerKinds.filter((kind) => kind !== 'human');

const drawAfter = (usual: string): Option => ({
  name: 'draw-after',
  value: 'N',
  words: `house rule: a round is a draw after N moves in all (${usual})`,
});

const first: Option = {
  name: 'first',
  value: 'SEAT',
  words: 'who starts the first round: 1, 2 or random (1)',
  choices: ['1', '2', 'random'],
};

const aMatch =
  'A match is an id as "bitduel matches" prints it (a unique beginning will do), a file, or - for standard input.';

export const commands: readonly CommandSpec[] = [
  {
    name: '',
    words: [],
    summary: 'opens the full-screen menu',
    text: [],
    options: [plain, ascii],
    examples: [],
    load: async () => (await import('./menu.ts')).menu,
  },
  {
    name: 'play',
    words: ['<game>'],
    summary: 'starts a match at once',
    text: ['Everything is saved as it happens: leave whenever you like and go on with "bitduel resume".'],
    options: [
      who(1, people, 'human'),
      who(2, people, 'medium'),
      { name: 'name1', value: 'NAME', words: 'what player 1 is called' },
      { name: 'name2', value: 'NAME', words: 'what player 2 is called' },
      first,
      { name: 'rounds', value: 'R', words: 'how many rounds are played (1)' },
      drawAfter('never'),
      seed,
      { name: 'assist', words: 'allows hints and computed help' },
      { name: 'strict', words: 'no undo and no assist' },
      plain,
      json,
      ascii,
    ],
    gameOptions: (game) => [...settingOptions(game), ...secretOptions(game)],
    examples: [
      'bitduel play quantum-flip',
      'bitduel play bit-flip-showdown --bits 20 --p2 hard',
      'bitduel play number --p2 human --rounds 3 --plain',
    ],
    load: async () => (await import('./play.ts')).play,
  },
  {
    name: 'resume',
    words: ['[match]'],
    summary: 'goes on with an unfinished match (default: the newest)',
    text: [aMatch],
    options: [plain, json, ascii],
    examples: ['bitduel resume', 'bitduel resume --plain'],
    load: async () => (await import('./resume.ts')).resume,
  },
  {
    name: 'replay',
    words: ['<match>'],
    summary: 'replays a saved match, step by step',
    text: [aMatch],
    options: [
      {
        name: 'as',
        value: 'SEAT',
        words: 'through whose eyes: 1, 2 or all (all)',
        choices: ['1', '2', 'all'],
      },
      plain,
      json,
      ascii,
    ],
    examples: ['bitduel replay 2611 --plain', 'bitduel replay match.jsonl --json --as 1'],
    load: async () => (await import('./replay.ts')).replay,
  },
  {
    name: 'review',
    words: ['<match>'],
    summary: 'judges every move of a saved match',
    text: [aMatch],
    options: [
      { name: 'learn', words: 'asks for a better move at each mistake, with the answers hidden' },
      plain,
      json,
      ascii,
    ],
    examples: [
      'bitduel review 2611',
      'bitduel review match.jsonl --json',
      'bitduel review 2611 --learn --plain',
    ],
    load: async () => (await import('./review.ts')).review,
  },
  {
    name: 'solve',
    words: ['<game>', '<position>'],
    summary: 'the exact value of a position and its best moves',
    text: [
      'A position is a row of 0s and 1s; how many bits the game has follows from its length. In binary-battle it is ' +
        "the player's number, and the target is equally likely to be any number from --low to --high.",
      'number-flip-duel has no positions of its own: what a turn is worth there depends on what each player knows.',
    ],
    options: [
      { name: 'to-move', value: 'SEAT', words: 'who is to move: 1 or 2 (1)', choices: ['1', '2'] },
      plain,
      json,
      ascii,
    ],
    gameOptions: (game) => [...settingOptions(game), ...rangeOptions(game)],
    examples: [
      'bitduel solve quantum-flip 00110 --to-move 2',
      'bitduel solve bit-flip-showdown 0000100000 --misere --json',
      'bitduel solve binary-battle 01000 --low 4 --high 15',
    ],
    load: async () => (await import('./solve.ts')).solve,
  },
  {
    name: 'arena',
    words: ['<game>'],
    summary: 'computer against computer, many games',
    text: [],
    options: [
      who(1, levels, 'medium'),
      who(2, levels, 'medium'),
      { name: 'first', value: 'SEAT', words: 'who starts every game: 1 or 2 (1)', choices: ['1', '2'] },
      { name: 'games', value: 'N', words: 'how many games are played (1000)' },
      drawAfter('1000'),
      seed,
      plain,
      json,
      ascii,
    ],
    gameOptions: settingOptions,
    examples: ['bitduel arena quantum-flip --p1 hard --p2 easy', 'bitduel arena binary --games 200 --json'],
    load: async () => (await import('./arena.ts')).arena,
  },
  {
    name: 'matches',
    words: [],
    summary: 'lists saved matches, the newest first',
    text: [],
    options: [plain, json, ascii],
    examples: ['bitduel matches', 'bitduel matches --json'],
    load: async () => (await import('./matches.ts')).matches,
  },
  {
    name: 'verify',
    words: ['<match>'],
    summary: 'checks a saved match from its first event to its last',
    text: [aMatch],
    options: [plain, ascii],
    examples: ['bitduel verify 2611', 'bitduel verify - < match.jsonl'],
    load: async () => (await import('./verify.ts')).verify,
  },
  {
    name: 'stats',
    words: [],
    summary: 'what the saved matches say about the players',
    text: ['Matches with assist or undo are counted apart.'],
    options: [plain, json, ascii],
    examples: ['bitduel stats', 'bitduel stats --json'],
    load: async () => (await import('./stats.ts')).stats,
  },
  {
    name: 'rules',
    words: ['<game>'],
    summary: 'the rules of a game, and how to play it well',
    text: [],
    options: [plain, ascii],
    examples: ['bitduel rules binary-battle'],
    load: async () => (await import('./rules.ts')).rules,
  },
];
