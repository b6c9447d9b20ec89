import type { AnyGame } from '../game/contract.ts';
import { type Command, decide, isDecided, startMatch } from './decide.ts';
import type { MatchEvent } from './events.ts';
import { begin, evolve } from './evolve.ts';
import type { Match } from './match.ts';
import { plainClause, plainText } from './plain-text.ts';
import type { MatchSetup } from './setup.ts';

/** Something in a log that cannot have happened. `event`: its place in the log; `why`: the end of a sentence. */
export type Flaw = { readonly event: number; readonly why: string };

export type Examination = {
  readonly match: Match;
  /** The first thing that is wrong; after that, nothing can be judged any more. */
  readonly flaw: Flaw | null;
  /** What always follows the last event and is not there yet: the log was cut off in the middle of a turn. */
  readonly owed: readonly MatchEvent[];
};

/** What somebody must have wanted for this to happen. Undefined: it only ever follows something else. */
const commandBehind = (event: MatchEvent): Command | undefined => {
  switch (event.type) {
    case 'moved':
      return { type: 'move', player: event.player, text: event.move };
    case 'secret-set':
      return event.owner === 'all' ? undefined : { type: 'secret', player: event.owner, text: event.bits };
    case 'undone':
      return { type: 'undo', player: event.player };
    case 'redone':
      return { type: 'redo', player: event.player };
    case 'resigned':
      return { type: 'resign', player: event.player };
    case 'noted':
      return { type: 'note', player: event.player, line: event.line, text: event.text };
    case 'marked':
      return { type: 'mark', player: event.player, mark: event.mark, value: event.value };
    case 'hinted':
      return { type: 'hint', player: event.player };
    case 'round-started':
      return { type: 'next-round' };
    case 'match-started':
    case 'round-ended':
    case 'match-ended':
      return undefined;
  }
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether two pieces of plain data say the same. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) => Object.hasOwn(other, name) && isSame(Reflect.get(one, name), Reflect.get(other, name)),
    )
  );
};

const shown = (value: unknown): string => plainText(JSON.stringify(value) ?? 'nothing', 100);

/** How an event differs from the one that the rules ask for. */
const difference = (event: MatchEvent, right: MatchEvent): string | undefined => {
  if (event.type !== right.type) return `says "${event.type}" where "${right.type}" must follow`;
  const wrong = Object.keys({ ...event, ...right }).find(
    (name) => !isSame(Reflect.get(event, name), Reflect.get(right, name)),
  );
  return wrong === undefined
    ? undefined
    : `says ${plainText(wrong, 40)} ${shown(Reflect.get(event, wrong))} where ${shown(Reflect.get(right, wrong))} is right`;
};

/** What happens when the command behind an event is given; the end of a sentence if it cannot be given. */
const due = (game: AnyGame, match: Match, event: MatchEvent): readonly MatchEvent[] | string => {
  const command = commandBehind(event);
  if (command === undefined) return `says "${event.type}", which cannot follow here`;
  const decision = decide(game, match, command);
  return isDecided(decision) ? decision : `cannot be: ${plainClause(decision.message)}`;
};

/**
 * Plays a match again from its log, `rest` being all events but the first. Every event must be the very one that the
 * rules would have produced: the right player, a legal move, what was said about it, the end where it is the end.
 */
export const examine = (game: AnyGame, setup: MatchSetup, rest: readonly MatchEvent[]): Examination => {
  let match = begin(setup);
  let owed = startMatch(game, setup);
  /** Judges the next event; the end of a sentence if it is not the right one. */
  const judge = (event: MatchEvent): string | undefined => {
    const expected = owed.length > 0 ? owed : due(game, match, event);
    if (typeof expected === 'string') return expected;
    const [right, ...more] = expected;
    owed = more;
    return right === undefined ? undefined : difference(event, right);
  };
  const wrongHead = judge({ type: 'match-started', ...setup });
  if (wrongHead !== undefined) return { match, flaw: { event: 0, why: wrongHead }, owed: [] };
  for (const [index, event] of rest.entries()) {
    const why = judge(event);
    if (why !== undefined) return { match, flaw: { event: index + 1, why }, owed: [] };
    match = evolve(game, match, event);
  }
  return { match, flaw: null, owed };
};
