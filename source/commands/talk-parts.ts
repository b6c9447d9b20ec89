import type { TalkParts } from '../faces/plain/talk.ts';
import type { Given } from './command.ts';
import type { Io } from './io.ts';

/** What a conversation in lines of text is held with. */
export const talkPartsOf = ({ options }: Given, { stdin, stdout, env }: Io): TalkParts => ({
  input: stdin,
  output: stdout,
  isTerminal: stdin.isTTY === true && stdout.isTTY === true,
  isDumb: env['TERM'] === 'dumb',
  isAscii: options.has('ascii'),
});
