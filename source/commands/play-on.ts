import type { Session } from '../session/contract.ts';
import type { Services } from '../session/services.ts';
import type { Given } from './command.ts';
import type { Face } from './face.ts';
import type { Io } from './io.ts';
import { openScreen } from './screen.ts';

/** Hands a match to a face, which plays it to its end or until somebody leaves. */
export const playOn = async (
  session: Session,
  services: Services,
  face: Face,
  given: Given,
  io: Io,
): Promise<void> => {
  const { stdin: input, stdout: output } = io;
  switch (face) {
    case 'json': {
      const { playJson } = await import('../faces/json/play-json.ts');
      return playJson({ session, input, output, isAscii: given.options.has('ascii') });
    }
    case 'plain': {
      const { playPlain } = await import('../faces/plain/play-plain.ts');
      const isTerminal = input.isTTY === true && output.isTTY === true;
      return playPlain({
        session,
        input,
        output,
        isTerminal,
        isDumb: io.env['TERM'] === 'dumb',
        isAscii: given.options.has('ascii'),
      });
    }
    case 'screen':
      return openScreen(services, { at: 'match', session }, given);
  }
};
