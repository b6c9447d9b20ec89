import type { AnyGame, Outcome } from '../game/contract.ts';
import { type Both, type Seat, at, otherSeat, withSeat } from '../game/seat.ts';
import type { MatchEvent } from '../match/events.ts';
import { begin, evolve } from '../match/evolve.ts';
import type { Match } from '../match/match.ts';
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
  /** A move in force at the end of its round; not before it, because a judgement would be help until then. */
  readonly moved: (seat: Seat, isKept: boolean) => void;
  readonly hinted: (seat: Seat) => void;
  readonly ended: (outcome: Outcome, turns: Both<number>) => void;
};

type Made = {
  readonly player: Seat;
  readonly step: PlaceStep;
  /** Null for a move that is not counted: of a computer, or made in the match from which this one goes on. */
  readonly circumstances: Circumstances | null;
};

/**
 * Follows a log as `evolve` would, but moves are looked up among known places instead of played: no more than what
 * statistics count. A class, because thousands of matches are told and their closures would cost more than they do.
 */
class Telling {
  readonly #game: AnyGame;
  readonly #setup: MatchSetup;
  readonly #listener: Listener;
  readonly #size: number;
  #match: Match;
  #memory: RoundMemory;
  #start: Place | null = null;
  #past: Made[] = [];
  #future: (readonly Made[])[] = [];
  #isOver = false;
  #hintStep: Both<number> = [0, 0];
  #copies: number;

  constructor(game: AnyGame, setup: MatchSetup, listener: Listener) {
    this.#game = game;
    this.#setup = setup;
    this.#listener = listener;
    this.#size = game.secretLength(game.decodeOptions(setup.options));
    this.#match = begin(setup);
    this.#memory = new RoundMemory(game, this.#size);
    this.#copies = setup.branch?.moves ?? 0;
  }

  hear(event: MatchEvent): void {
    switch (event.type) {
      case 'moved':
        return this.#move(event.player, event.move);
      case 'undone':
        return this.#undo(event.count);
      case 'redone':
        return this.#redo(event.count);
      case 'resigned':
        return this.#end({ winner: otherSeat(event.player), reason: 'resigned' });
      case 'hinted':
        return this.#hint(event.player, event.step);
      case 'round-started':
        this.#clear();
        return this.#deal(event);
      case 'secret-set':
        return this.#deal(event);
      case 'match-started':
      case 'noted':
      case 'marked':
      case 'round-ended':
      case 'match-ended':
    }
  }

  #clear(): void {
    this.#start = null;
    this.#past = [];
    this.#future = [];
    this.#isOver = false;
    this.#hintStep = [0, 0];
    this.#memory = new RoundMemory(this.#game, this.#size);
  }

  #deal(event: MatchEvent): void {
    this.#match = evolve(this.#game, this.#match, event);
    const { start } = this.#match.round;
    if (this.#start === null && start !== null) this.#start = placeOf(this.#game, start);
  }

  #move(player: Seat, text: string): void {
    const past = this.#past;
    const from = past.at(-1)?.step.next ?? this.#start;
    const step = this.#isOver || from?.player !== player ? null : stepFrom(from, text);
    if (step === null) return;
    const { drawAfter } = this.#setup;
    const movesLeft = drawAfter === null ? null : drawAfter - past.length;
    const isCounted = this.#copies <= 0 && this.#listener.isCounted(player);
    this.#copies--;
    const circumstances = isCounted ? this.#memory.around(step.view, movesLeft, null) : null;
    past.push({ player, step, circumstances });
    this.#memory.move(step.view, player, step.move, step.feedback);
    if (this.#future.length > 0) this.#future = [];
    this.#hintStep = [0, 0];
    if (step.outcome !== null) this.#end(step.outcome);
    else if (movesLeft === 1) this.#end({ winner: null, reason: 'draw-after' });
  }

  #undo(moves: number): void {
    if (this.#isOver || this.#past.length < moves) return;
    this.#future.push(this.#past.splice(-moves));
    this.#memory.undo(moves);
    this.#hintStep = [0, 0];
  }

  #redo(moves: number): void {
    if (this.#future.at(-1)?.length !== moves) return;
    for (const made of this.#future.pop() ?? []) {
      this.#past.push(made);
      this.#memory.redo(made.player, made.step.move, made.step.feedback);
    }
    this.#hintStep = [0, 0];
  }

  #hint(player: Seat, step: number): void {
    if (step > at(this.#hintStep, player)) this.#listener.hinted(player);
    this.#hintStep = withSeat(this.#hintStep, player, step);
  }

  #end(outcome: Outcome): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const { player, step, circumstances } of this.#past) {
      if (circumstances !== null) this.#listener.moved(player, step.isKept(circumstances));
    }
    const first = this.#past.filter(({ player }) => player === 1).length;
    this.#listener.ended(outcome, [first, this.#past.length - first]);
  }
}

export const tell = (game: AnyGame, { setup, rest }: LoggedMatch, listener: Listener): void => {
  const telling = new Telling(game, setup, listener);
  for (const event of rest) telling.hear(event);
};
