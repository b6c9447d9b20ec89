import { randomFrom } from '../bits/random.ts';
import type { AnyGame } from '../game/contract.ts';
import { formatMove } from '../game/move.ts';
import { parseMove } from '../game/notation.ts';
import { isRefusal } from '../game/refusal.ts';
import { type Both, type Seat, at } from '../game/seat.ts';
import type { ComputerPlayer } from './contract.ts';

/** What one game of the arena needs. Options are those that the game's own decoder gave. */
export type Pairing = {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly players: Both<ComputerPlayer>;
  readonly first: Seat | 'random';
  readonly drawAfter: number;
};

export type Result = { readonly winner: Seat | null; readonly moves: number };

/** The seed of one game of many. */
export const seedOfGame = (seed: string, index: number): string => `${seed}/${index}`;

const secretsFrom = (game: AnyGame, options: unknown, seed: string): Both<string> => {
  const draw = (owner: Seat | 'all') => randomFrom(seed, 'secret', 1, owner).bits(game.secretLength(options));
  if (game.secrecy === 'none') return ['', ''];
  return game.secrecy === 'shared' ? [draw('all'), draw('all')] : [draw(1), draw(2)];
};

/** Events of a match before its first move: its start, the round's start, and the secrets. */
const eventsBefore = { none: 2, shared: 3, each: 4 } as const;

/** Nobody interrupts a game of the arena; a thread that is not wanted any more is ended. */
const { signal } = new AbortController();

/**
 * One game between two computers. Each is handed its own view and nothing else. All chance follows from the seed,
 * by the same streams as in a match: `bitduel play` with this seed plays this very game.
 */
export const playGame = async (pairing: Pairing, seed: string): Promise<Result> => {
  const { game, options, players, drawAfter } = pairing;
  const coin = (): Seat => (randomFrom(seed, 'coin').below(2) === 0 ? 1 : 2);
  const starter = pairing.first === 'random' ? coin() : pairing.first;
  let state = game.setup(options, starter, secretsFrom(game, options, seed));
  for (let moves = 0; moves < drawAfter; moves++) {
    const seat = game.turn(state);
    const view = game.view(state, seat);
    const choose = at(players, seat);
    const answer = choose({
      view,
      get legalMoves() {
        return game.legalMoves(view, true).map(formatMove);
      },
      random: randomFrom(seed, 'computer', 1, eventsBefore[game.secrecy] + moves),
      signal,
    });
    // Awaiting a plain value would cost more than the move.
    const text = typeof answer === 'string' ? answer : await answer;
    const move = parseMove(text, game.verbs);
    const refusal = isRefusal(move) ? move : game.refuse(view, move);
    if (refusal !== undefined || isRefusal(move))
      throw new Error(`${game.id}: the computer played "${text}".`);
    state = game.apply(state, move).state;
    const outcome = game.outcome(state);
    if (outcome !== undefined) return { winner: outcome.winner, moves: moves + 1 };
  }
  return { winner: null, moves: drawAfter };
};
