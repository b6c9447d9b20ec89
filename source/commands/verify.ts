import { Fault } from '../storage/fault.ts';
import type { Run } from './command.ts';
import { printLines } from './io.ts';
import { matchText } from './read-match.ts';
import { theStore } from './store.ts';

/** Checks a log and says that it holds, or what is the first thing wrong with it. */
export const verify: Run = async (given, io) => {
  const store = theStore(io);
  const { id, events, problems } = store.verify(await matchText(given, io));
  const [first] = problems;
  if (first === undefined) await printLines(io, [`${id}: ${events} events, all as they should be.`]);
  else throw new Fault(first, '...');
};
