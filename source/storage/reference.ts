import { Fault } from './fault.ts';
import { isMatchId } from './match-id.ts';
import type { LogFile, Shelf } from './shelf.ts';
import { quoted } from './system-fault.ts';

/** How many of the matches that could be meant are named. */
const mostNamed = 4;

/** The log that is meant by an id, a unique beginning of one, or a path. What looks like an id is first taken as one. */
export const findLog = (shelf: Shelf, reference: string): LogFile => {
  const wanted = reference.toLowerCase();
  const isId = isMatchId(wanted.replace(/-$/, ''));
  const ids = isId ? shelf.ids().filter((id) => id.startsWith(wanted)) : [];
  const [first, ...more] = ids.includes(wanted) ? [wanted] : ids.toSorted();
  if (first !== undefined && more.length === 0) return shelf.at(first);
  const file = shelf.atPath(reference);
  if (file !== undefined) return file;
  if (first === undefined) {
    throw new Fault(`There is no match ${quoted(reference)}.`, '"bitduel matches" lists those there are.');
  }
  const named = [first, ...more].slice(0, mostNamed).join(', ');
  const others = more.length + 1 > mostNamed ? ', …' : '';
  throw new Fault(
    `${quoted(reference)} is the beginning of ${more.length + 1} matches: ${named}${others}.`,
    'Write more of the id.',
  );
};
