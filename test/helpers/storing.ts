import type { MatchEvent } from '../../source/match/events.ts';
import type { MatchStore } from '../../source/storage/contract.ts';
import { Fault } from '../../source/storage/fault.ts';

/** A clock that goes on by a second whenever it is looked at. */
export const steadyClock = () => {
  let time = Date.parse('2026-07-29T12:00:00Z');
  return () => new Date((time += 1000));
};

/** Begins a match and writes the rest of it event by event. */
export const save = (store: MatchStore, events: readonly MatchEvent[], begun = 4): void => {
  const log = store.create(events.slice(0, begun));
  for (const event of events.slice(begun)) log.append([event]);
  log.close();
};

/** What is in the way of doing this. */
export const faultOf = (run: () => unknown): Fault => {
  try {
    run();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('Nothing was in the way.');
};
