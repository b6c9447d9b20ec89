import type { AnyGame, View } from '../game/contract.ts';
import { type Both, type Seat, at, seats, withSeat } from '../game/seat.ts';
import { items, lengthOf } from '../game/trail.ts';
import type { MatchEvent } from '../match/events.ts';
import { begin, evolve } from '../match/evolve.ts';
import { type Match, type Round, type Step, stateOf } from '../match/match.ts';
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

/** One event of a log, with the match after it. */
export type Followed = {
  readonly event: MatchEvent;
  readonly before: Match;
  readonly after: Match;
  /** The move, if the event was one that could be made. */
  readonly moment: Moment | null;
};

const isMade = (before: Match, after: Match): boolean => after.round.past !== before.round.past;

/** Whether a seat has heard a move that was taken back and waits to be made again. */
const hasHeardUndone = (game: AnyGame, { future }: Round, seat: Seat): boolean =>
  items(future).some((group) => group.some(({ player }) => game.audience === 'all' || player === seat));

/** A hint that tells more than the one before it; asking again for the last step tells nothing new. */
const isNewHint = (before: Match, event: MatchEvent): boolean =>
  event.type === 'hinted' && event.step > at(before.round.hintStep, event.player);

/** Goes through a log event by event and keeps nothing but the match as it stands. */
export function* follow(
  game: AnyGame,
  setup: MatchSetup,
  rest: Iterable<MatchEvent>,
): Generator<Followed, void> {
  let after = begin(setup);
  let ply = 0;
  let hints: Both<number> = [0, 0];
  /** Who has heard something in this round that is gone from the record for good. */
  let hasHeard: Both<boolean> = [false, false];

  const momentOf = (before: Match, player: Seat, step: Step): Moment => ({
    event: before.events,
    ply,
    round: before.round.number,
    player,
    move: step.move,
    view: game.view(stateOf(before.round), player),
    circumstances: {
      movesLeft: setup.drawAfter === null ? null : setup.drawAfter - lengthOf(before.round.past),
      said: step.feedback,
      hasHeardMore: at(hasHeard, player) || hasHeardUndone(game, before.round, player),
    },
    hints: at(hints, player),
  });

  for (const event of rest) {
    const before = after;
    after = evolve(game, before, event);
    const step = event.type === 'moved' && isMade(before, after) ? after.round.past?.last : undefined;
    if (step === undefined) {
      if (event.type === 'round-started')
        [hints, hasHeard] = [
          [0, 0],
          [false, false],
        ];
      if (event.type === 'hinted' && isNewHint(before, event)) {
        hints = withSeat(hints, event.player, at(hints, event.player) + 1);
      }
      yield { event, before, after, moment: null };
      continue;
    }
    ply++;
    yield { event, before, after, moment: momentOf(before, step.player, step) };
    hints = withSeat(hints, step.player, 0);
    const [first, second] = seats.map(
      (seat) => at(hasHeard, seat) || hasHeardUndone(game, before.round, seat),
    );
    hasHeard = [first ?? false, second ?? false];
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
