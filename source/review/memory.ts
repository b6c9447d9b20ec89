import type { AnyGame, Feedback, View } from '../game/contract.ts';
import type { Seat } from '../game/seat.ts';
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
    const hearing = this.#heard.hearingFor(view);
    return {
      movesLeft,
      said,
      hasHeardMore: this.#heard.hasHeardMore(view.seat),
      ...(range === null ? {} : { range }),
      ...(hearing === null ? {} : { hearing }),
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
