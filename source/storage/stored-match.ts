import type { MatchEvent } from '../match/events.ts';
import { plainText } from '../match/plain-text.ts';
import type { MatchSetup } from '../match/setup.ts';
import type { StoredMatch } from './contract.ts';
import { Fault } from './fault.ts';
import { type FindGame, readEvents, tornWarning } from './log-events.ts';

/** A log in full. Throws a `Fault` that names the line if it cannot be trusted. */
export const readMatch = (bytes: Buffer, id: string, findGame: FindGame): StoredMatch => {
  const name = plainText(id, 100);
  let setup: MatchSetup | undefined;
  const rest: MatchEvent[] = [];
  const torn: number[] = [];
  for (const line of readEvents(bytes, findGame)) {
    if (line.kind === 'damaged') {
      throw new Fault(
        `Line ${line.number} of ${name} ${line.why}.`,
        line.why.includes('newer bitduel')
          ? 'Update bitduel to read it.'
          : 'Nothing was changed: restore the file from a copy if you have one.',
      );
    }
    if (line.kind === 'torn') {
      torn.push(line.number);
    } else if (line.event.type === 'match-started') {
      const { type: _, ...agreed } = line.event;
      setup = agreed;
    } else {
      rest.push(line.event);
    }
  }
  if (setup === undefined) {
    throw new Fault(`There is no match in ${name}.`, '"bitduel matches" lists what is there.');
  }
  return { id, setup, rest, warning: tornWarning(torn) };
};
