import type { MatchEvent } from '../../source/match/events.ts';
import type { MatchSetup } from '../../source/match/setup.ts';

/** The set-up in the first event, and the rest. */
export const parted = (
  events: readonly MatchEvent[],
): { readonly setup: MatchSetup; readonly rest: readonly MatchEvent[] } => {
  const [head, ...rest] = events;
  if (head?.type !== 'match-started') throw new Error('A match begins with match-started.');
  const { type: _, ...setup } = head;
  return { setup, rest };
};

/** The same match as if nothing had ever been undone: without what was taken back, and without saying so. */
export const withoutUndone = (events: readonly MatchEvent[]): readonly MatchEvent[] => {
  const kept = new Set(events);
  let inForce: MatchEvent[] = [];
  let takenBack: (readonly MatchEvent[])[] = [];
  for (const event of events) {
    if (event.type === 'round-started') [inForce, takenBack] = [[], []];
    if (event.type === 'moved') {
      inForce.push(event);
      takenBack = [];
    }
    if (event.type === 'undone') {
      const group = inForce.splice(-event.count);
      takenBack.push(group);
      for (const move of [event, ...group]) kept.delete(move);
    }
    if (event.type === 'redone') {
      const group = takenBack.pop() ?? [];
      inForce.push(...group);
      kept.delete(event);
      for (const move of group) kept.add(move);
    }
  }
  return events.filter((event) => kept.has(event));
};
