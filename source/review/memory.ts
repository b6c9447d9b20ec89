import type { AnyGame, Feedback, View } from '../game/contract.ts';
import { type Seat, otherSeat } from '../game/seat.ts';
import { lengthOf } from '../game/trail.ts';
import type { MatchEvent } from '../match/events.ts';
import { begin, evolve } from '../match/evolve.ts';
import { type Match, type Step, stateOf } from '../match/match.ts';
import type { MatchSetup } from '../match/setup.ts';
import { Targets } from './battle-targets.ts';
import { Heard } from './heard.ts';
import type { Circumstances } from './judgement.ts';

/** What the players of a round remember. In the open games there is nothing to remember: all lies on the board. */
export class RoundMemory {
  readonly #isHidden: boolean;
  readonly #heard: Heard;
  readonly #targets: Targets;

  /** `size`: how many bits a secret has. */
  constructor(game: AnyGame, size: number) {
    this.#isHidden = game.secrecy !== 'none';
    this.#heard = new Heard(game, size);
    this.#targets = new Targets();
  }

  /** What a move is judged by, beside the mover's view. */
  around(view: View, movesLeft: number | null, said: Feedback | null): Circumstances {
    if (!this.#isHidden || view.seat === 'all') return { movesLeft, said, hasHeardMore: false };
    const range = this.#targets.rangeFor(view);
    const known = this.#heard.knownTo(view);
    return {
      movesLeft,
      said,
      hasHeardMore: this.#heard.hasHeardMore(view.seat),
      hasOpponentHeardMore: this.#heard.hasHeardMore(otherSeat(view.seat)),
      ...(range === null ? {} : { range }),
      ...known,
    };
  }

  /** A move is made. The view is the mover's, from before it. */
  move(view: View, player: Seat, move: string, said: Feedback): void {
    if (!this.#isHidden) return;
    this.#heard.move(player, move, said);
    this.#targets.hear(view, player, move, said);
  }

  undo(moves: number): void {
    if (this.#isHidden) this.#heard.undo(moves);
  }

  /** A move is made again: nobody hears anything new. */
  redo(player: Seat, move: string, said: Feedback): void {
    if (this.#isHidden) this.#heard.move(player, move, said);
  }
}

/** A move as it was made, and all that it may be judged by. */
export type Made = {
  readonly step: Step;
  /** The match before it. */
  readonly before: Match;
  /** What the mover saw, and knew beside it. */
  readonly view: View;
  readonly circumstances: Circumstances;
};

/** A match that goes on event by event, and what the players of its round remember. */
export class MatchMemory {
  readonly #game: AnyGame;
  #match: Match;
  #round: RoundMemory;

  constructor(game: AnyGame, setup: MatchSetup) {
    this.#game = game;
    this.#match = begin(setup);
    this.#round = this.#freshRound();
  }

  get match(): Match {
    return this.#match;
  }

  /** Answers with the move, if the event was one. */
  hear(event: MatchEvent): Made | null {
    const before = this.#match;
    this.#match = evolve(this.#game, before, event);
    if (event.type === 'round-started') this.#round = this.#freshRound();
    const { past } = this.#match.round;
    if (past === before.round.past) return null;
    if (event.type === 'moved' && past !== null) return this.#move(before, past.last);
    if (event.type === 'undone') this.#round.undo(event.count);
    if (event.type === 'redone') {
      for (const { player, move, feedback } of before.round.future?.last ?? [])
        this.#round.redo(player, move, feedback);
    }
    return null;
  }

  /** What the seat of a view knows now. */
  around(view: View, movesLeft: number | null): Circumstances {
    return this.#round.around(view, movesLeft, null);
  }

  #move(before: Match, step: Step): Made {
    const { player, move, feedback } = step;
    const { drawAfter } = before.setup;
    const view = this.#game.view(stateOf(before.round), player);
    const movesLeft = drawAfter === null ? null : drawAfter - lengthOf(before.round.past);
    const circumstances = this.#round.around(view, movesLeft, feedback);
    this.#round.move(view, player, move, feedback);
    return { step, before, view, circumstances };
  }

  #freshRound(): RoundMemory {
    const { options } = this.#match.setup;
    return new RoundMemory(this.#game, this.#game.secretLength(this.#game.decodeOptions(options)));
  }
}
