import { commands } from './commands.ts';
import { type Io, print, printLines } from './io.ts';
import { parseArguments } from './parse.ts';

/** Does what the arguments ask for. Whatever is in the way is thrown. */
export const main = async (argv: readonly string[], version: string, io: Io): Promise<void> => {
  const parsed = parseArguments(commands, argv);
  switch (parsed.type) {
    case 'version':
      return printLines(io, [version]);
    case 'help': {
      const { formatHelp } = await import('./show-help.ts');
      return print(io, [formatHelp(parsed.spec, version)]);
    }
    case 'run': {
      const run = await parsed.spec.load();
      await run(parsed.given, io);
    }
  }
};
