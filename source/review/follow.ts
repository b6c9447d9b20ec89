import type { AnyGame, View } from '../game/contract.ts';
import { type Both, type Seat, at, withSeat } from '../game/seat.ts';
import { items, lengthOf } from '../game/trail.ts';
import type { MatchEvent } from '../match/events.ts';
import { begin, evolve } from '../match/evolve.ts';
import { type Match, type Step, stateOf } from '../match/match.ts';
import type { MatchSetup } from '../match/setup.ts';
import type { Circumstances } from './judgement.ts';

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

const isMade = (before: Match, after: Match): boolean => after.round.past !== before.round.past;

/** Whether a seat has heard any of these moves, which were taken back and wait to be made again. */
export const hasHeardAny = (
  { audience }: AnyGame,
  groups: readonly (readonly { readonly player: Seat }[])[],
  seat: Seat,
): boolean => groups.some((group) => group.some(({ player }) => audience === 'all' || player === seat));

/** The moves of a log, one by one; nothing is kept but the match as it stands. */
export function* follow(
  game: AnyGame,
  setup: MatchSetup,
  rest: Iterable<MatchEvent>,
): Generator<Moment, void> {
  let after = begin(setup);
  let ply = 0;
  let hints: Both<number> = [0, 0];
  /** Who has heard something in this round that is gone from the record for good. */
  let hasHeard: Both<boolean> = [false, false];

  const heardMore = ({ round }: Match, seat: Seat): boolean =>
    at(hasHeard, seat) || (round.future !== null && hasHeardAny(game, items(round.future), seat));

  const momentOf = (before: Match, { player, move, feedback }: Step): Moment => ({
    event: before.events,
    ply,
    round: before.round.number,
    player,
    move,
    view: game.view(stateOf(before.round), player),
    circumstances: {
      movesLeft: setup.drawAfter === null ? null : setup.drawAfter - lengthOf(before.round.past),
      said: feedback,
      hasHeardMore: heardMore(before, player),
    },
    hints: at(hints, player),
  });

  for (const event of rest) {
    const before = after;
    after = evolve(game, before, event);
    if (event.type === 'round-started') {
      hints = [0, 0];
      hasHeard = [false, false];
    }
    // Asking again for the last step tells nothing new.
    if (event.type === 'hinted' && event.step > at(before.round.hintStep, event.player)) {
      hints = withSeat(hints, event.player, at(hints, event.player) + 1);
    }
    const step = after.round.past?.last;
    if (event.type === 'moved' && step !== undefined && isMade(before, after)) {
      ply++;
      yield momentOf(before, step);
      hints = withSeat(hints, step.player, 0);
      hasHeard = [heardMore(before, 1), heardMore(before, 2)];
    }
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
    if (event.type === 'moved' && step !== undefined && isMade(before, after)) made.set(step, before.events);
  }
  endRound(after);
  return undone;
};
