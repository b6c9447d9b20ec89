import type { Bits } from '../bits/bits.ts';
import type { View } from '../game/contract.ts';
import { isGameView } from '../games/index.ts';
import type { JudgedMove } from '../solver/value.ts';
import type { ComputerPlayer } from './contract.ts';
import { type Level, sights } from './levels.ts';
import { type OpenView, boardAfter, judgeMoves } from './open-moves.ts';
import { trapIn } from './open-traps.ts';
import { remembering } from './remember.ts';

/*
 * The three games without secrets. A level is a way of looking at what is known of them: `hard` sees everything,
 * the others see what ends soon, and not always. What they do with it is the same: win, as soon as possible; or
 * else do not lose; or else hold out. The hard player also leaves the opponent the most ways to go wrong. Of equal
 * moves they take one to a board that was not on the table of late: an endless game need not be a dull one.
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

const sensible = (moves: readonly JudgedMove[]): readonly JudgedMove[] => {
  const wins = moves.filter(({ value }) => value === 'win');
  if (wins.length > 0) return most(wins, (move) => -pliesOf(move));
  const draws = moves.filter(({ value }) => value === 'draw');
  return draws.length > 0 ? draws : most(moves, pliesOf);
};

/** A move and the board that it leaves. */
type Choice = { readonly move: string; readonly board: Bits };

/**
 * Every move that is as good as any to a player of this level. What ends past the horizon cannot be told from a
 * draw; only where nothing is hidden so does a player know which boards are traps.
 */
const choicesFor = (level: Level, view: OpenView, legalMoves: readonly string[]): readonly Choice[] => {
  const isSeen = ({ plies }: JudgedMove): boolean => plies === null || plies <= sights[level].horizon;
  const moves = judgeMoves(view, legalMoves);
  const seen = moves.map((move): JudgedMove =>
    isSeen(move) ? move : { ...move, value: 'draw', plies: null },
  );
  const choices = sensible(seen).map(({ move }) => ({ move, board: boardAfter(view.bits, move) }));
  return moves.every(isSeen) ? most(choices, ({ board }) => trapIn(view, board)) : choices;
};

/** How far back a player remembers which boards were on the table. */
const memory = 50;

const freshest = (view: OpenView, choices: readonly Choice[]): readonly Choice[] => {
  if (choices.length === 1) return choices;
  const times = new Map<unknown, number>();
  for (const { bits } of view.record.slice(-memory)) times.set(bits, (times.get(bits) ?? 0) + 1);
  return most(choices, ({ board }) => -(times.get(board) ?? 0));
};

const variantOf = (view: OpenView): string =>
  view.game === 'bit-flip-showdown' ? `${view.maxFlips} ${view.misere}` : `${view.toMove}`;

export const openPlayer = (level: Level): ComputerPlayer => {
  const choices = remembering<readonly Choice[]>(2000);
  return (thought) => {
    const { view, random } = thought;
    if (!isOpen(view)) throw new TypeError(`Not an open game: ${view.game}.`);
    const isCareful = random.next() < sights[level].care;
    if (!isCareful) return thought.legalMoves[random.below(thought.legalMoves.length)] ?? '';

    const key = `${view.game} ${variantOf(view)} ${view.bits}`;
    const best = freshest(
      view,
      choices(key, () => choicesFor(level, view, thought.legalMoves)),
    );
    return best[random.below(best.length)]?.move ?? '';
  };
};
