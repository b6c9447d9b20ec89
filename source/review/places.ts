import type { AnyGame, Outcome } from '../game/contract.ts';
import { formatMove } from '../game/move.ts';
import { parseMove } from '../game/notation.ts';
import { isRefusal } from '../game/refusal.ts';
import type { Seat } from '../game/seat.ts';
import { isGameView } from '../games/index.ts';
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
  readonly steps: Map<string, PlaceStep | null>;
};

export type PlaceStep = {
  readonly next: Place;
  readonly outcome: Outcome | null;
  /** Whether the mover kept the proven value, see `Circumstances`. */
  readonly isKept: (movesLeft: number | null, hasHeardMore: boolean) => boolean;
};

/** Enough for every position of the usual sizes; when it is full everything is forgotten. */
const mostPlaces = 20_000;
const known = new Map<string, Place>();

/** In the hidden games what counts is all that was heard, so no two places are the same. */
export const placeOf = (game: AnyGame, state: unknown): Place => {
  const player = game.turn(state);
  const fresh: Place = { game, state, player, steps: new Map() };
  const view = game.secrecy === 'none' ? game.view(state, player) : null;
  if (view === null || !isGameView(view) || !('bits' in view)) return fresh;
  const key = keyOf(positionOf(view));
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= mostPlaces) known.clear();
  known.set(key, fresh);
  return fresh;
};

const explore = ({ game, state, player }: Place, text: string): PlaceStep | null => {
  const move = parseMove(text, game.verbs);
  const view = game.view(state, player);
  if (isRefusal(move) || game.refuse(view, move) !== undefined) return null;
  const after = game.apply(state, move).state;
  let isKeptFreely: boolean | undefined;
  return {
    next: placeOf(game, after),
    outcome: game.outcome(after) ?? null,
    isKept: (movesLeft, hasHeardMore) => {
      const keeps = (): boolean =>
        keepsValue(view, formatMove(move), { movesLeft, said: null, hasHeardMore });
      return movesLeft === null && !hasHeardMore ? (isKeptFreely ??= keeps()) : keeps();
    },
  };
};

/** What a move does here; null: it cannot be made. */
export const stepFrom = (place: Place, move: string): PlaceStep | null => {
  const found = place.steps.get(move);
  if (found !== undefined) return found;
  const step = explore(place, move);
  place.steps.set(move, step);
  return step;
};
