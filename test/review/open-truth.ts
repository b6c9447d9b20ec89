import type { AnyGame } from '../../source/game/contract.ts';
import { formatMove } from '../../source/game/move.ts';
import { isRefusal } from '../../source/game/refusal.ts';
import { type Seat, otherSeat, seats } from '../../source/game/seat.ts';
import type { RawOptions } from '../../source/game/settings.ts';
import { gameById } from '../../source/games/index.ts';
import type { OpenView } from '../../source/review/open-position.ts';
import {
  type NaiveJudged,
  naiveBitFlipDuel,
  naiveQuantumFlip,
  naiveValueIteration,
} from '../solver/naive/cyclic.ts';
import { everyBoard, naiveShowdown } from '../solver/naive/showdown.ts';

/*
 * What is true of the open games, found the dull way: values by the naive solvers, moves by the rules themselves.
 * Nothing of source/solver or source/review is used.
 */

export const gameOf = (id: string): AnyGame => {
  const game = gameById(id);
  if (game === undefined) throw new Error(id);
  return game;
};

export type Place = { readonly bits: string; readonly player: Seat };
export type Reached = {
  readonly move: string;
  readonly place: Place;
  /** For the mover, the move itself not counted. */
  readonly judged: NaiveJudged;
};

export type Truth = {
  readonly id: string;
  readonly options: RawOptions;
  readonly maxFlips: number;
  readonly misere: boolean;
  /** For the player to move. */
  readonly judge: (place: Place) => NaiveJudged;
  readonly moves: (place: Place) => readonly Reached[];
  readonly view: (place: Place) => OpenView;
  /** Every position in which play goes on. */
  readonly places: readonly Place[];
};

const opposite = { win: 'loss', loss: 'win', draw: 'draw' } as const;

export const forOther = ({ value, plies }: NaiveJudged): NaiveJudged => ({ value: opposite[value], plies });

const judgeFor = (id: string, bits: number, maxFlips: number, misere: boolean): Truth['judge'] => {
  const draw: NaiveJudged = { value: 'draw', plies: null };
  if (id === 'bit-flip-showdown') {
    const solve = naiveShowdown(maxFlips, misere);
    return (place) => solve(place.bits);
  }
  const table = naiveValueIteration(id === 'quantum-flip' ? naiveQuantumFlip(bits) : naiveBitFlipDuel(bits));
  const turn = id === 'quantum-flip' ? 2 ** bits : 0;
  return (place) => table[Number.parseInt(place.bits, 2) + (place.player - 1) * turn] ?? draw;
};

export const truthOf = (id: string, raw: { bits: number; maxFlips?: number; misere?: boolean }): Truth => {
  const game = gameOf(id);
  const { bits: size, maxFlips = 2, misere = false } = raw;
  const options = game.decodeOptions(raw);
  if (typeof options !== 'object' || options === null || isRefusal(options)) throw new Error(id);
  const judge = judgeFor(id, size, maxFlips, misere);
  const stateOf = (place: Place): object => {
    const fresh = game.setup(options, place.player, ['', '']);
    return { ...(typeof fresh === 'object' ? fresh : {}), bits: place.bits };
  };
  // The views of the three open games, which all have `bits`.
  const view = (place: Place): OpenView => game.view(stateOf(place), place.player) as OpenView;
  const known = new Map<string, readonly Reached[]>();
  const moves = (place: Place): readonly Reached[] => {
    const key = `${place.bits} ${place.player}`;
    const found = known.get(key) ?? findMoves(place);
    known.set(key, found);
    return found;
  };
  const findMoves = (place: Place): readonly Reached[] =>
    game.legalMoves(view(place)).map((move) => {
      const after = String(game.apply(stateOf(place), move).feedback['bits']);
      const next: Place = { bits: after, player: otherSeat(place.player) };
      return { move: formatMove(move), place: next, judged: forOther(judge(next)) };
    });
  const places = everyBoard(size)
    .flatMap((bits, index): readonly Place[] =>
      // Who is to move makes a difference in Quantum Flip only.
      seats
        .filter((player) => id === 'quantum-flip' || index % 2 === player - 1)
        .map((player) => ({ bits, player })),
    )
    .filter((place) => judge(place).plies !== 0);
  return { id, options: raw, maxFlips, misere, judge, moves, view, places };
};

/** The three games at their default size, and the reversed Showdown. */
export const defaultTruths: readonly (readonly [string, Truth])[] = [
  ['Quantum Flip', truthOf('quantum-flip', { bits: 5 })],
  ['Bit Flip Duel', truthOf('bit-flip-duel', { bits: 5 })],
  ['Bit Flip Showdown', truthOf('bit-flip-showdown', { bits: 10 })],
  ['misere Showdown', truthOf('bit-flip-showdown', { bits: 10, misere: true })],
];

/** The value when at most so many more moves are allowed, by searching them all. */
export const withinMoves = (truth: Truth): ((place: Place, movesLeft: number) => NaiveJudged) => {
  const known = new Map<string, NaiveJudged>();
  const ranks = { loss: 0, draw: 1, win: 2 } as const;
  const worth = ({ value, plies }: NaiveJudged): number =>
    ranks[value] * 1000 + (plies === null ? 0 : value === 'win' ? -plies : plies);
  const solve = (place: Place, movesLeft: number): NaiveJudged => {
    const now = truth.judge(place);
    if (now.plies === 0) return now;
    if (movesLeft === 0) return { value: 'draw', plies: null };
    const key = `${place.bits} ${place.player} ${movesLeft}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const outcomes = truth.moves(place).map((reached) => {
      const { value, plies } = forOther(solve(reached.place, movesLeft - 1));
      return { value, plies: plies === null ? null : plies + 1 };
    });
    const [best] = outcomes.toSorted((a, b) => worth(b) - worth(a));
    if (best === undefined) throw new Error('no moves');
    known.set(key, best);
    return best;
  };
  return solve;
};
