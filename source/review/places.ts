import type { AnyGame, Feedback, Outcome, View } from '../game/contract.ts';
import { type Move, formatMove } from '../game/move.ts';
import { parseMove } from '../game/notation.ts';
import { isRefusal } from '../game/refusal.ts';
import type { Seat } from '../game/seat.ts';
import { games, isGameView } from '../games/index.ts';
import type { Circumstances } from './judgement.ts';
import { keepsValue } from './kept.ts';
import { keyOf, positionOf } from './open-position.ts';

/*
 * Positions as a graph: what a move does and whether it kept the value is found out once and then looked up. Of the
 * open games people meet the same few positions again and again; that is what makes statistics over thousands of
 * matches cost little more than reading them.
 */

export type Place = {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly player: Seat;
  /** Null where no two places are the same. */
  readonly steps: Map<string, PlaceStep | null> | null;
};

export type PlaceStep = {
  /** As it is written in the log. */
  readonly move: string;
  /** What the mover knew, and what they were told. */
  readonly view: View;
  readonly feedback: Feedback;
  readonly next: Place;
  readonly outcome: Outcome | null;
  /** Whether the mover kept the proven value. */
  readonly isKept: (circumstances: Circumstances) => boolean;
};

/** Enough for every position of the usual sizes; when it is full everything is forgotten. */
const mostPlaces = 20_000;
const known = new Map<string, Place>();

const isOpen = ({ secrecy }: AnyGame): boolean => secrecy === 'none';

/** In the hidden games what counts is all that was heard, so no two places are the same. */
export const placeOf = (game: AnyGame, state: unknown): Place => {
  const player = game.turn(state);
  const view = isOpen(game) ? game.view(state, player) : null;
  if (view === null || !isGameView(view) || !('bits' in view)) return { game, state, player, steps: null };
  const key = keyOf(positionOf(view));
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= mostPlaces) known.clear();
  const fresh: Place = { game, state, player, steps: new Map() };
  known.set(key, fresh);
  return fresh;
};

/** Moves that were read before: people and computers write the same few again and again. */
const mostRead = 5_000;
type Read = { readonly move: Move; readonly written: string };
const read = new Map<AnyGame, Map<string, Read | null>>(games.map((game) => [game, new Map()]));

const readMove = (game: AnyGame, text: string): Read | null => {
  const moves = read.get(game);
  const found = moves?.get(text);
  if (found !== undefined) return found;
  if (moves !== undefined && moves.size >= mostRead) moves.clear();
  const move = parseMove(text, game.verbs);
  const result = isRefusal(move) ? null : { move, written: formatMove(move) };
  moves?.set(text, result);
  return result;
};

const explore = ({ game, state, player }: Place, text: string): PlaceStep | null => {
  const found = readMove(game, text);
  const view = game.view(state, player);
  if (found === null || game.refuse(view, found.move) !== undefined) return null;
  const { move, written } = found;
  const { state: after, feedback } = game.apply(state, move);
  let isKept: boolean | undefined;
  return {
    move: written,
    view,
    feedback,
    next: placeOf(game, after),
    outcome: game.outcome(after) ?? null,
    isKept: (circumstances) => {
      const keeps = (): boolean => keepsValue(view, written, circumstances);
      return isOpen(game) && circumstances.movesLeft === null ? (isKept ??= keeps()) : keeps();
    },
  };
};

/** What a move does here; null: it cannot be made. */
export const stepFrom = (place: Place, move: string): PlaceStep | null => {
  const found = place.steps?.get(move);
  if (found !== undefined) return found;
  const step = explore(place, move);
  place.steps?.set(move, step);
  return step;
};
