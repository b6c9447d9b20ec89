import type { Session } from '../session/contract.ts';
import type { Services } from '../session/services.ts';
import type { Given } from './command.ts';
import type { Face } from './face.ts';
import type { Io } from './io.ts';
import { openScreen } from './screen.ts';
import { talkPartsOf } from './talk-parts.ts';

/** Hands a match to a face, which plays it to its end or until somebody leaves. */
export const playOn = async (
  session: Session,
  services: Services,
  face: Face,
  given: Given,
  io: Io,
): Promise<void> => {
  const parts = { session, ...talkPartsOf(given, io) };
  switch (face) {
    case 'json': {
      const { playJson } = await import('../faces/json/play-json.ts');
      return playJson(parts);
    }
    case 'plain': {
      const { playPlain } = await import('../faces/plain/play-plain.ts');
      return playPlain(parts);
    }
    case 'screen':
      return openScreen(services, { at: 'match', session }, given);
  }
};
