import { toNumber } from '../bits/bits.ts';
import { solveHunt } from '../solver/binary-battle.ts';
import { mixtureFor } from '../solver/race-mixture.ts';
import { type LastTurns, lastTurns, mostLastMoves } from './battle-last.ts';
import { type Standing, widthOf } from './battle-standing.ts';
import { boundedCache } from './bounded-cache.ts';
import type { MoveMark } from './contract.ts';
import type { Circumstances } from './judgement.ts';
import { isKept, lossMark, tolerances } from './marks.ts';

/** What the moves of Binary Battle are worth: in chances of winning, in turns, or in numbers hit before a draw. */
export type Worth = {
  readonly kind: 'chance' | 'turns' | 'hits';
  /** Of the best move; turns count it too. */
  readonly best: number;
  /** By position. */
  readonly values: readonly number[];
  /** More about what can be hit before a draw. */
  readonly last?: LastTurns;
};

export const flipOf = (index: number): string => `flip ${index + 1}`;

/** Undefined: there is no such move. */
export const valueIn = ({ values }: Worth, move: string): number | undefined =>
  move.startsWith('flip ') ? values[Number(move.slice(5)) - 1] : undefined;

/**
 * How many numbers a move can hit before a draw is certain, but what each of them is worth depends on where the opponent has
 * been. So a move is blamed only if it can hit nothing where another can, and never as a blunder.
 */
const lastMark = ({ isBest, losses, hits }: LastTurns, index: number): MoveMark => {
  if (isBest[index] === true) return 'best';
  const isLost = hits[index] === 0 && !isKept(lossMark(losses[index] ?? 0, tolerances.chance));
  return isLost ? 'mistake' : 'good';
};

const markAt = ({ kind, best, values, last }: Worth, index: number): MoveMark => {
  if (last !== undefined) return lastMark(last, index);
  const value = values[index] ?? best;
  const isChance = kind === 'chance';
  return lossMark(isChance ? best - value : value - best, isChance ? tolerances.race : tolerances.turns);
};

export const markIn = (worth: Worth, move: string): MoveMark => markAt(worth, Number(move.slice(5)) - 1);

/** Every move that is as good as the best. */
export const bestIn = (worth: Worth): readonly string[] =>
  worth.values.flatMap((_, index) => (markAt(worth, index) === 'best' ? [flipOf(index)] : []));

/**
 * How much of what a player meets must come from an opponent who plays the equilibrium: below this the opponent is
 * certainly somebody slower, and chances against the equilibrium say nothing.
 */
const leastLikely = 0.01;

/** Chances of winning against an opponent in equilibrium; undefined where none is known or this is none. */
const raceWorth = ({ number, range, isStarter, taken }: Standing): Worth | undefined => {
  const opponent = mixtureFor(number.length, !isStarter);
  if (opponent === undefined) return undefined;
  const { low, high } = range;
  const alive = opponent.survival[taken] ?? [];
  let likely = 0;
  for (let target = low; target <= high; target++) likely += alive[target] ?? 0;
  if (likely < leastLikely * widthOf(range)) return undefined;
  const weight = opponent.reply.weight(low, high, taken);
  const values = opponent.reply.worths(toNumber(number), low, high, taken).map((worth) => worth / weight);
  return { kind: 'chance', best: Math.max(...values), values };
};

/** The fewest turns that a hunt takes on average, by the first move. */
const huntWorth = ({ number, range }: Standing): Worth => {
  const { expectedTurns, moves } = solveHunt(number, range.low, range.high);
  return {
    kind: 'turns',
    best: expectedTurns,
    values: moves.map((move) => move.expectedTurns),
  };
};

/** What can still be hit. The most of all is hit by a best move: where none beats another, by more than one of them. */
const lastWorth = (standing: Standing, movesLeft: number): Worth => {
  const last = lastTurns(standing, movesLeft);
  const best = Math.max(...last.hits.filter((_, index) => last.isBest[index]));
  return { kind: 'hits', best, values: last.hits, last };
};

const races = boundedCache<Worth | null>(20_000);
const hunts = boundedCache<Worth>(20_000);
const lasts = boundedCache<Worth>(5_000);

const placeOf = ({ number, range }: Standing): string => `${number} ${range.low} ${range.high}`;

export const huntFrom = (standing: Standing): Worth =>
  hunts.get(placeOf(standing), () => huntWorth(standing));

/** More than any hunt of this range takes: to every target there is a way of at most N toggles from the one before. */
const longestHunt = (standing: Standing): number => {
  const { number, range } = standing;
  const width = widthOf(range);
  const byHalving = number.length * (Math.floor(Math.log2(width)) + 1);
  return Math.min(byHalving, Math.ceil(huntFrom(standing).best * width - (width - 1)));
};

/** The draw rule may come before the end of the hunt, which changes what is to be aimed at. */
export const isCut = (standing: Standing, movesLeft: number | null): boolean =>
  movesLeft !== null && 2 * longestHunt(standing) - 1 > movesLeft;

/** Every plan of the equilibrium is done by then, the opponent's too: a target is found by at most N halvings and one. */
const longestRace = ({ number: { length } }: Standing): number => 2 * length * (length + 1);

/**
 * By what the moves are judged: the equilibrium where it is known and no draw can come into it, else the hunt; close to a
 * draw, what can be hit before it. Whoever has heard more than the moves in force would tell them has left the equilibrium. Remembered: people stand at
 * the same few places again and again.
 */
export const worthOf = (
  standing: Standing,
  { movesLeft, hasHeardMore, hasOpponentHeardMore = false }: Circumstances,
): Worth => {
  const place = placeOf(standing);
  if (movesLeft !== null && movesLeft <= mostLastMoves) {
    return lasts.get(`${place} ${movesLeft}`, () => lastWorth(standing, movesLeft));
  }
  const isNearDraw = movesLeft !== null && movesLeft < longestRace(standing);
  if (isNearDraw || hasHeardMore || hasOpponentHeardMore) return huntFrom(standing);
  const { isStarter, taken } = standing;
  return races.get(`${place} ${isStarter} ${taken}`, () => raceWorth(standing) ?? null) ?? huntFrom(standing);
};
