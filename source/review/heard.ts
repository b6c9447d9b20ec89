import type { AnyGame } from '../game/contract.ts';
import { type Both, type Seat, at, seats, withSeat } from '../game/seat.ts';

type Line = {
  readonly player: Seat;
  readonly before: Line | null;
  next: Map<string, Line> | null;
};

/**
 * All that was ever said in a round, as a tree: undo goes back along it and takes nothing from anybody's memory. Who
 * has heard more lines than lie on the way to here knows more than the record shows.
 */
export class Heard {
  readonly #game: AnyGame;
  readonly #first = new Map<string, Line>();
  #here: Line | null = null;
  #ever: Both<number> = [0, 0];
  #onTheWay: Both<number> = [0, 0];

  constructor(game: AnyGame) {
    this.#game = game;
  }

  move(player: Seat, move: string): void {
    if (this.#here !== null) this.#here.next ??= new Map();
    const lines = this.#here?.next ?? this.#first;
    const line = lines.get(move) ?? { player, before: this.#here, next: null };
    if (!lines.has(move)) {
      lines.set(move, line);
      this.#ever = this.#counted(this.#ever, player, 1);
    }
    this.#here = line;
    this.#onTheWay = this.#counted(this.#onTheWay, player, 1);
  }

  undo(moves: number): void {
    for (let left = moves; left > 0 && this.#here !== null; left--) {
      this.#onTheWay = this.#counted(this.#onTheWay, this.#here.player, -1);
      this.#here = this.#here.before;
    }
  }

  hasHeardMore(seat: Seat): boolean {
    return at(this.#ever, seat) > at(this.#onTheWay, seat);
  }

  #counted(counts: Both<number>, player: Seat, by: number): Both<number> {
    return seats
      .filter((seat) => this.#game.audience === 'all' || seat === player)
      .reduce<Both<number>>((both, seat) => withSeat(both, seat, at(both, seat) + by), counts);
  }
}
