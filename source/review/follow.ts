import type { AnyGame, View } from '../game/contract.ts';
import { type Both, type Seat, at, withSeat } from '../game/seat.ts';
import { lengthOf } from '../game/trail.ts';
import type { MatchEvent } from '../match/events.ts';
import { begin, evolve } from '../match/evolve.ts';
import { type Match, type Step, stateOf } from '../match/match.ts';
import type { MatchSetup } from '../match/setup.ts';
import type { Circumstances } from './judgement.ts';
import { RoundMemory } from './memory.ts';

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
  const size = game.secretLength(game.decodeOptions(setup.options));
  let after = begin(setup);
  let ply = 0;
  let hints: Both<number> = [0, 0];
  let memory = new RoundMemory(game, size);

  const momentOf = (before: Match, { player, move, feedback }: Step): Moment => {
    const view = game.view(stateOf(before.round), player);
    const movesLeft = setup.drawAfter === null ? null : setup.drawAfter - lengthOf(before.round.past);
    return {
      event: before.events,
      ply,
      round: before.round.number,
      player,
      move,
      view,
      circumstances: memory.around(view, movesLeft, feedback),
      hints: at(hints, player),
    };
  };
  /** Keeps count of what is said, and of hints: asking again for the last step tells nothing new. */
  const listen = (before: Match, event: MatchEvent): void => {
    if (event.type === 'round-started') {
      hints = [0, 0];
      memory = new RoundMemory(game, size);
    }
    if (event.type === 'hinted' && event.step > at(before.round.hintStep, event.player)) {
      hints = withSeat(hints, event.player, at(hints, event.player) + 1);
    }
    if (!hasMoved(before, after)) return;
    if (event.type === 'undone') memory.undo(event.count);
    if (event.type === 'redone') {
      for (const step of before.round.future?.last ?? []) memory.redo(step.player, step.move, step.feedback);
    }
  };

  for (const event of rest) {
    const before = after;
    after = evolve(game, before, event);
    listen(before, event);
    const step = after.round.past?.last;
    if (event.type !== 'moved' || step === undefined || !hasMoved(before, after)) continue;
    ply++;
    const moment = momentOf(before, step);
    yield moment;
    hints = withSeat(hints, step.player, 0);
    memory.move(moment.view, step.player, step.move, step.feedback);
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
