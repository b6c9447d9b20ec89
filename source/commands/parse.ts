import { findGame, games } from '../games/index.ts';
import { isRefusal } from '../game/refusal.ts';
import { plainText } from '../match/plain-text.ts';
import { type CommandSpec, type Given, titleOf } from './command.ts';
import { theGame } from './game-options.ts';
import { nearMiss } from './near-miss.ts';
import { type Option, help, version } from './option.ts';
import { type Arity, tokensOf } from './tokens.ts';
import { UsageError } from './usage-error.ts';

/** What the arguments ask for. */
export type Parsed =
  | { readonly type: 'help'; readonly spec: CommandSpec | null }
  | { readonly type: 'version' }
  | { readonly type: 'run'; readonly spec: CommandSpec; readonly given: Given };

/** Every option that a command can have, whatever the game. */
export const allOptionsOf = ({ options, gameOptions }: CommandSpec): readonly Option[] => [
  ...options,
  ...(gameOptions === undefined ? [] : games.flatMap(gameOptions)),
];

/** An option means the same in every command that has it, so it can be read before the command is known. */
const arityIn = (table: readonly CommandSpec[]): Arity => {
  const all = new Map([help, version, ...table.flatMap(allOptionsOf)].map((each) => [each.name, each]));
  return (name) => {
    const option = all.get(name);
    return option === undefined ? undefined : option.value === undefined ? 'flag' : 'value';
  };
};

const findCommand = (table: readonly CommandSpec[], name: string): CommandSpec => {
  const spec = table.find((each) => each.name === name);
  if (spec !== undefined) return spec;
  const message = `There is no command "${plainText(name, 40)}".`;
  const near = nearMiss(
    name,
    table.map((each) => each.name),
  );
  if (near !== undefined && near !== '') throw new UsageError(message, `Did you mean "bitduel ${near}"?`);
  const game = findGame(name);
  throw new UsageError(
    message,
    isRefusal(game)
      ? 'Run "bitduel help" to see the commands.'
      : `To play ${game.name}, run "bitduel play ${game.id}".`,
  );
};

/** What the checks need to know of a command. */
type Shape = Pick<CommandSpec, 'name' | 'words' | 'gameOptions'>;

/** Not in the table: it is about the table. */
const helpCommand: Shape = { name: 'help', words: ['[command]'] };

const checkWords = (spec: Shape, words: readonly string[]): void => {
  const missing = spec.words.slice(words.length).find((word) => word.startsWith('<'));
  const usage = [titleOf(spec), ...spec.words].join(' ');
  if (missing !== undefined) throw new UsageError(`${missing} is missing.`, `Write "${usage}".`);
  const extra = words[spec.words.length];
  if (extra !== undefined) {
    throw new UsageError(`"${plainText(extra, 40)}" is one word too many.`, `Write "${usage}".`);
  }
  const empty = words.indexOf('');
  if (empty >= 0) throw new UsageError(`${spec.words[empty]} is empty.`, `Write "${usage}".`);
};

const strangeOption = (table: readonly CommandSpec[], spec: Shape, own: readonly Option[], name: string) => {
  const written = plainText(name.startsWith('-') ? name : `--${name}`, 40);
  const advice = `Run "${spec.name === '' ? 'bitduel help' : `bitduel help ${spec.name}`}" to see what it takes.`;
  const ofGames = games.filter((game) => spec.gameOptions?.(game).some((option) => option.name === name));
  if (ofGames.length > 0) {
    const ids = ofGames.map(({ id }) => id).join(' and ');
    return new UsageError(`${written} belongs to ${ids} only.`, advice);
  }
  const message = `${titleOf(spec)} has no option ${written}.`;
  const others = table.filter((each) => allOptionsOf(each).some((option) => option.name === name));
  if (others.length > 0) {
    return new UsageError(
      message,
      `It belongs to ${others.map((other) => `"${titleOf(other)}"`).join(', ')}.`,
    );
  }
  const near = nearMiss(name.replace(/^-+/u, ''), [...own.map((option) => option.name), 'help', 'version']);
  return new UsageError(message, near === undefined ? advice : `Did you mean --${near}?`);
};

/** Reads the arguments of the program, strictly: whatever would be ignored is an error instead. */
export const parseArguments = (table: readonly CommandSpec[], argv: readonly string[]): Parsed => {
  const { words, options } = tokensOf(argv, arityIn(table));
  const [name = '', ...rest] = words;
  if (words[0] === '')
    throw new UsageError('The command is empty.', 'Run "bitduel help" to see the commands.');
  if (options.has('version')) return { type: 'version' };
  if (name === 'help') {
    const stranger = [...options.keys()].find((option) => option !== 'help');
    if (stranger !== undefined) throw strangeOption(table, helpCommand, [], stranger);
    checkWords(helpCommand, rest);
    const [topic] = rest;
    return { type: 'help', spec: topic === undefined || topic === 'help' ? null : findCommand(table, topic) };
  }
  const spec = findCommand(table, name);
  if (options.has('help')) return { type: 'help', spec: name === '' ? null : spec };

  const [first] = rest;
  const isOfGame = spec.gameOptions !== undefined && first !== undefined && first !== '';
  const own = [...spec.options, ...(isOfGame ? (spec.gameOptions?.(theGame(first)) ?? []) : [])];
  const stranger = [...options.keys()].find((option) => !own.some((each) => each.name === option));
  if (stranger !== undefined) throw strangeOption(table, spec, own, stranger);
  checkWords(spec, rest);
  return { type: 'run', spec, given: { command: spec.name, words: rest, options } };
};
