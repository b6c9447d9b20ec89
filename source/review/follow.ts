import type { AnyGame, View } from '../game/contract.ts';
import { type Both, type Seat, at, withSeat } from '../game/seat.ts';
import type { MatchEvent } from '../match/events.ts';
import { begin, evolve } from '../match/evolve.ts';
import type { Match, Step } from '../match/match.ts';
import type { MatchSetup } from '../match/setup.ts';
import type { Circumstances } from './judgement.ts';
import { MatchMemory } from './memory.ts';

/** A move as it was made: all that it may be judged by. */
export type Moment = {
  /** Where the move's event stands in the log. */
  readonly event: number;
  readonly ply: number;
  readonly round: number;
  readonly player: Seat;
  readonly move: string;
  /** What the mover knew. */
  readonly view: View;
  readonly circumstances: Circumstances;
  /** Hints taken for this move. */
  readonly hints: number;
};

const hasMoved = (before: Match, after: Match): boolean => after.round.past !== before.round.past;

/** The moves of a log, one by one; nothing is kept but the match as it stands and what was said in the round. */
export function* follow(
  game: AnyGame,
  setup: MatchSetup,
  rest: Iterable<MatchEvent>,
): Generator<Moment, void> {
  const memory = new MatchMemory(game, setup);
  let ply = 0;
  let hints: Both<number> = [0, 0];
  for (const event of rest) {
    const { round } = memory.match;
    const made = memory.hear(event);
    if (event.type === 'round-started') hints = [0, 0];
    // Asking again for the last step tells nothing new.
    if (event.type === 'hinted' && event.step > at(round.hintStep, event.player)) {
      hints = withSeat(hints, event.player, at(hints, event.player) + 1);
    }
    if (made === null) continue;
    const { step, before, view, circumstances } = made;
    const { player, move } = step;
    ply++;
    yield {
      event: before.events,
      ply,
      round: before.round.number,
      player,
      move,
      view,
      circumstances,
      hints: at(hints, player),
    };
    hints = withSeat(hints, player, 0);
  }
}

/** The places in the log of moves that were taken back and not made again. */
export const undoneMoves = (
  game: AnyGame,
  setup: MatchSetup,
  rest: readonly MatchEvent[],
): ReadonlySet<number> => {
  const undone = new Set<number>();
  if (!rest.some(({ type }) => type === 'undone')) return undone;
  /** Undo and redo hand the same steps to and fro: whoever is in force at the end of the round, counts. */
  let made = new Map<Step, number>();
  const endRound = ({ round }: Match): void => {
    for (let past = round.past; past !== null; past = past.before) made.delete(past.last);
    for (const event of made.values()) undone.add(event);
    made = new Map();
  };
  let after = begin(setup);
  for (const event of rest) {
    const before = after;
    after = evolve(game, before, event);
    if (event.type === 'round-started') endRound(before);
    const step = after.round.past?.last;
    if (event.type === 'moved' && step !== undefined && hasMoved(before, after))
      made.set(step, before.events);
  }
  endRound(after);
  return undone;
};
