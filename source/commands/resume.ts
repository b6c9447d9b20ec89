import type { Services } from '../session/services.ts';
import { Fault } from '../storage/fault.ts';
import type { Run } from './command.ts';
import { faceOf } from './face.ts';
import { openServices } from './open-services.ts';
import { playOn } from './play-on.ts';
import { UsageError } from './usage-error.ts';

/** The match that was played last, of those that are not over. */
const newestUnfinished = ({ matches }: Services): string => {
  const [newest] = matches()
    .filter(({ isEnded, damage }) => !isEnded && damage === null)
    .toSorted((a, b) => (a.changed < b.changed ? 1 : -1));
  if (newest !== undefined) return newest.match;
  throw new Fault('There is no unfinished match.', 'Start one with "bitduel play <game>".');
};

export const resume: Run = async (given, io) => {
  const face = faceOf(given, io);
  const [reference] = given.words;
  if (reference === '-') {
    throw new UsageError(
      'A match from standard input cannot be gone on with.',
      'Name it by its id or its file: see "bitduel matches".',
    );
  }
  const services = openServices(io, face);
  const session = services.resume(reference ?? newestUnfinished(services));
  await playOn(session, services, face, given, io);
};
