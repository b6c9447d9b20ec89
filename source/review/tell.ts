import type { AnyGame, Outcome } from '../game/contract.ts';
import { type Both, type Seat, at, otherSeat, withSeat } from '../game/seat.ts';
import type { MatchEvent } from '../match/events.ts';
import { begin, evolve } from '../match/evolve.ts';
import type { MatchSetup } from '../match/setup.ts';
import type { Circumstances } from './judgement.ts';
import { RoundMemory } from './memory.ts';
import { type Place, type PlaceStep, placeOf, stepFrom } from './places.ts';

/** A match as its log tells it: the set-up, and all events but the first. */
export type LoggedMatch = { readonly setup: MatchSetup; readonly rest: readonly MatchEvent[] };

/** Who listens to what counts in a match. */
export type Listener = {
  /** Whether the moves of this seat are counted: if not, they need not be judged. */
  readonly isCounted: (seat: Seat) => boolean;
  /** A move in force at the end of its round. */
  readonly moved: (seat: Seat, isKept: boolean) => void;
  readonly hinted: (seat: Seat) => void;
  readonly ended: (outcome: Outcome, turns: Both<number>) => void;
};

type Made = {
  readonly player: Seat;
  readonly step: PlaceStep;
  readonly circumstances: Circumstances;
  /** Made in the match from which this one goes on. */
  readonly isCopied: boolean;
};

/**
 * Follows a log as `evolve` would, but moves are looked up among known places instead of played: no more than what
 * statistics count.
 */
export const tell = (game: AnyGame, { setup, rest }: LoggedMatch, listener: Listener): void => {
  let match = begin(setup);
  let start: Place | null = null;
  let past: Made[] = [];
  let future: (readonly Made[])[] = [];
  let isOver = false;
  let hintStep: Both<number> = [0, 0];
  let memory = new RoundMemory(game);
  let copies = setup.branch?.moves ?? 0;

  const end = (outcome: Outcome): void => {
    if (isOver) return;
    isOver = true;
    const first = past.filter(({ player }) => player === 1).length;
    listener.ended(outcome, [first, past.length - first]);
  };
  const count = (): void => {
    for (const { player, step, circumstances, isCopied } of past) {
      if (!isCopied && listener.isCounted(player)) {
        listener.moved(player, step.isKept(circumstances));
      }
    }
  };
  const move = (player: Seat, text: string): void => {
    const from = past.at(-1)?.step.next ?? start;
    const step = isOver || from?.player !== player ? null : stepFrom(from, text);
    if (from === null || step === null) return;
    const movesLeft = setup.drawAfter === null ? null : setup.drawAfter - past.length;
    past.push({
      player,
      step,
      circumstances: memory.around(step.view, movesLeft, null),
      isCopied: copies > 0,
    });
    memory.move(step.view, player, step.move, step.feedback);
    copies = Math.max(0, copies - 1);
    [future, hintStep] = [[], [0, 0]];
    if (step.outcome !== null) end(step.outcome);
    else if (movesLeft === 1) end({ winner: null, reason: 'draw-after' });
  };
  const undo = (moves: number): void => {
    if (isOver || past.length < moves) return;
    future.push(past.splice(-moves));
    memory.undo(moves);
    hintStep = [0, 0];
  };
  const redo = (moves: number): void => {
    if (future.at(-1)?.length !== moves) return;
    const group = future.pop() ?? [];
    past.push(...group);
    for (const { player, step } of group) memory.redo(player, step.move, step.feedback);
    hintStep = [0, 0];
  };
  const hint = (player: Seat, step: number): void => {
    if (step > at(hintStep, player)) listener.hinted(player);
    hintStep = withSeat(hintStep, player, step);
  };
  const deal = (event: MatchEvent): void => {
    if (event.type === 'round-started') {
      count();
      [start, past, future, isOver] = [null, [], [], false];
      hintStep = [0, 0];
      memory = new RoundMemory(game);
    }
    match = evolve(game, match, event);
    if (start === null && match.round.start !== null) start = placeOf(game, match.round.start);
  };

  for (const event of rest) {
    switch (event.type) {
      case 'moved':
        move(event.player, event.move);
        break;
      case 'undone':
        undo(event.count);
        break;
      case 'redone':
        redo(event.count);
        break;
      case 'resigned':
        end({ winner: otherSeat(event.player), reason: 'resigned' });
        break;
      case 'hinted':
        hint(event.player, event.step);
        break;
      case 'round-started':
      case 'secret-set':
        deal(event);
        break;
      case 'match-started':
      case 'noted':
      case 'marked':
      case 'round-ended':
      case 'match-ended':
        break;
    }
  }
  count();
};
