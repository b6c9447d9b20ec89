import { toNumber } from '../bits/bits.ts';
import type { AnyGame, Feedback, View } from '../game/contract.ts';
import { type Both, type Seat, at } from '../game/seat.ts';
import { isGameView } from '../games/index.ts';
import { DuelHeard, type DuelKnown } from './duel-heard.ts';
import { type DuelMemory, freshMemory, hearingFrom, remembering } from './duel-memory.ts';

type Line = {
  readonly player: Seat;
  readonly before: Line | null;
  readonly duel: DuelMemory | null;
  next: Map<string, Line> | null;
};

/**
 * All that was ever said in a round, as a tree: undo goes back along it and takes nothing from anybody's memory. Who
 * has heard more lines than lie on the way to here knows more than the record shows. In Number Flip Duel this is then
 * worked out from all lines (`DuelHeard`); in Binary Battle the range is kept by `Targets`.
 */
export class Heard {
  readonly #game: AnyGame;
  readonly #first = new Map<string, Line>();
  readonly #start: DuelMemory | null;
  readonly #all: DuelHeard;
  #here: Line | null = null;
  #ever: Both<number> = [0, 0];
  #onTheWay: Both<number> = [0, 0];

  constructor(game: AnyGame, size: number) {
    this.#game = game;
    this.#start = game.id === 'number-flip-duel' ? freshMemory(size) : null;
    this.#all = new DuelHeard(size);
  }

  move(player: Seat, move: string, said: Feedback): void {
    if (this.#here !== null) this.#here.next ??= new Map();
    const lines = this.#here?.next ?? this.#first;
    const known = lines.get(move);
    const line = known ?? this.#lineAfter(player, move, said);
    if (known === undefined) {
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

  /** What a player of Number Flip Duel can prove. */
  knownTo(view: View): DuelKnown | null {
    if (view.seat === 'all' || !isGameView(view) || view.game !== 'number-flip-duel') return null;
    const memory = this.#memory();
    const own = at(view.sequences, view.seat);
    if (own === null || memory === null) return null;
    const hearing = hearingFrom(memory, view.seat, toNumber(own));
    return this.hasHeardMore(view.seat)
      ? this.#all.knownTo(view.seat, memory, hearing)
      : { hearing, listed: null };
  }

  #memory(): DuelMemory | null {
    return this.#here === null ? this.#start : this.#here.duel;
  }

  #lineAfter(player: Seat, move: string, said: Feedback): Line {
    const memory = this.#memory();
    const duel = memory === null ? null : remembering(memory, player, move, said);
    if (duel !== null) this.#all.hear(duel, said);
    return { player, before: this.#here, duel, next: null };
  }

  #counted(counts: Both<number>, player: Seat, by: number): Both<number> {
    const [first, second] = counts;
    if (this.#game.audience === 'all') return [first + by, second + by];
    return player === 1 ? [first + by, second] : [first, second + by];
  }
}
