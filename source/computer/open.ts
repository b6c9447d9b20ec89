import type { Random } from '../bits/random.ts';
import type { View } from '../game/contract.ts';
import { isGameView } from '../games/index.ts';
import type { JudgedMove } from '../solver/value.ts';
import type { ComputerPlayer } from './contract.ts';
import { type Level, sights } from './levels.ts';
import { type OpenView, boardAfter, judgeMoves } from './open-moves.ts';
import { trapIn } from './open-traps.ts';

/*
 * The three games without secrets. A level is a way of looking at what is known of them: `hard` sees everything,
 * the others see what ends soon, and not always. What they do with it is the same: win, or else do not lose, or
 * else hold out; the hard player also leaves the opponent as much as it can to go wrong.
 */

const isOpen = (view: View): view is OpenView =>
  isGameView(view) && view.game !== 'number-flip-duel' && view.game !== 'binary-battle';

/** The items for which the measure is greatest. */
const most = <T>(items: readonly T[], measure: (item: T) => number): readonly T[] => {
  const measures = items.map(measure);
  const top = Math.max(...measures);
  return items.filter((_, index) => measures[index] === top);
};

const pliesOf = ({ plies }: JudgedMove): number => plies ?? Infinity;

/** Moves that a player would choose from who sees `moves` as they are given. */
const sensible = (moves: readonly JudgedMove[]): readonly JudgedMove[] => {
  const wins = moves.filter(({ value }) => value === 'win');
  if (wins.length > 0) return most(wins, (move) => -pliesOf(move));
  const draws = moves.filter(({ value }) => value === 'draw');
  return draws.length > 0 ? draws : most(moves, pliesOf);
};

/** What ends past the horizon cannot be told from a draw. */
const within = (horizon: number, move: JudgedMove): JudgedMove =>
  pliesOf(move) <= horizon ? move : { ...move, value: 'draw', plies: null };

/** Among safe moves: the deepest trap, and of equal ones the board that was on the table least often. */
const safest = (view: OpenView, moves: readonly JudgedMove[]): readonly JudgedMove[] => {
  const left = (move: JudgedMove) => boardAfter(view.bits, move.move);
  const traps = most(moves, (move) => trapIn(view, left(move)));
  const { record } = view;
  return most(traps, (move) => {
    const board = left(move);
    return -record.filter(({ bits }) => bits === board).length;
  });
};

/** All that the hard player may choose from; chance decides between equals. */
const flawless = (view: OpenView, moves: readonly JudgedMove[]): readonly JudgedMove[] => {
  const [first] = sensible(moves);
  if (first === undefined || first.value === 'win') return sensible(moves);
  return first.value === 'draw'
    ? safest(view, sensible(moves))
    : most(moves, (move) => trapIn(view, boardAfter(view.bits, move.move)));
};

const pick = (moves: readonly { readonly move: string }[], random: Random): string =>
  moves[random.below(moves.length)]?.move ?? '';

export const openPlayer = (level: Level): ComputerPlayer => {
  const { horizon, care } = sights[level];
  return ({ view, legalMoves, random }) => {
    if (!isOpen(view)) throw new TypeError(`No open game: ${view.game}.`);
    if (care < 1 && random.next() >= care)
      return pick(
        legalMoves.map((move) => ({ move })),
        random,
      );
    const moves = judgeMoves(view, legalMoves);
    return level === 'hard'
      ? pick(flawless(view, moves), random)
      : pick(sensible(moves.map((move) => within(horizon, move))), random);
  };
};
