import meow from 'meow';
import type { CommandSpec } from './command.ts';
import { commands } from './commands.ts';
import { helpOfCommand, helpOfProgram, sentenceOf } from './help.ts';

/** The help of the program or of one command, laid out by meow. */
export const formatHelp = (spec: CommandSpec | null, version: string): string =>
  meow(spec === null ? helpOfProgram(commands) : helpOfCommand(spec), {
    importMeta: import.meta,
    argv: [],
    pkg: { name: 'bitduel', version },
    description:
      spec === null
        ? `bitduel ${version}: five two-player bit games, every position solved.`
        : sentenceOf(spec),
  }).help;
