import { games } from '../../games/index.ts';
import type { CommandSpec } from '../command.ts';
import { commands } from '../commands.ts';
import { type Option, help, version } from '../option.ts';

/** What a shell needs to know to complete a line, from the same table as the help. */
export type Known = {
  readonly name: string;
  readonly summary: string;
  /** What its first word is, if it has one that can be completed. */
  readonly first: 'game' | 'match' | 'command' | null;
  readonly options: readonly Option[];
};

const optionsOf = (spec: CommandSpec): readonly Option[] => {
  const all = [...spec.options, ...games.flatMap((game) => spec.gameOptions?.(game) ?? []), help];
  return all.filter(({ name }, index) => all.findIndex((option) => option.name === name) === index);
};

const firstOf = ({ words: [word = ''] }: CommandSpec): Known['first'] =>
  word.includes('game') ? 'game' : word.includes('match') ? 'match' : null;

export const knownCommands: readonly Known[] = [
  ...commands
    .filter(({ name }) => name !== '')
    .map((spec) => ({
      name: spec.name,
      summary: spec.summary,
      first: firstOf(spec),
      options: optionsOf(spec),
    })),
  { name: 'help', summary: 'this help, or that of a command', first: 'command', options: [] },
];

export const programOptions: readonly Option[] = [
  ...(commands.find(({ name }) => name === '')?.options ?? []),
  help,
  version,
];

export const gameNames: readonly string[] = games.map(({ id }) => id);

/** Prints the ids of the saved matches; a shell runs it. */
export const listMatches = `bitduel matches --json 2>/dev/null | sed -n 's/.*"match":"\\([^"]*\\)".*/\\1/p'`;
