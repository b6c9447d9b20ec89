import { toNumber } from '../bits/bits.ts';
import { solveHunt } from '../solver/binary-battle.ts';
import { mixtureFor } from '../solver/race-mixture.ts';
import { boundedCache } from './bounded-cache.ts';
import { type Standing, widthOf } from './battle-standing.ts';

/** What the moves of Binary Battle are worth, in chances of winning or in turns. */
export type Worth = {
  readonly kind: 'chance' | 'turns';
  /** Of the best move; turns count it too. */
  readonly best: number;
  /** By position. */
  readonly values: readonly number[];
};

export const flipOf = (index: number): string => `flip ${index + 1}`;

/** Undefined: there is no such move. */
export const valueIn = ({ values }: Worth, move: string): number | undefined =>
  move.startsWith('flip ') ? values[Number(move.slice(5)) - 1] : undefined;

/** How much of what is judged a value falls short of the best. */
export const lossIn = ({ kind, best }: Worth, value: number): number =>
  kind === 'chance' ? best - value : value - best;

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

const races = boundedCache<Worth | null>(20_000);
const hunts = boundedCache<Worth>(20_000);

/** More than any hunt of this range takes: to every target there is a way of at most N toggles from the one before. */
const longestHunt = ({ number, range }: Standing, { best }: Worth): number => {
  const width = widthOf(range);
  const byHalving = number.length * (Math.floor(Math.log2(width)) + 1);
  return Math.min(byHalving, Math.ceil(best * width - (width - 1)));
};

export type Worths = {
  /** Null where no equilibrium is known, or where it is not what matters. */
  readonly race: Worth | null;
  readonly hunt: () => Worth;
  /** The draw rule may come before the end of the hunt, which changes what is to be aimed at. */
  readonly isCut: boolean;
};

/** Both, remembered: people stand at the same few places again and again. */
export const worthsOf = (standing: Standing, movesLeft: number | null): Worths => {
  const { number, range, isStarter, taken } = standing;
  const place = `${number} ${range.low} ${range.high}`;
  const hunt = (): Worth => hunts.get(place, () => huntWorth(standing));
  const isCut = movesLeft !== null && 2 * longestHunt(standing, hunt()) - 1 > movesLeft;
  const race = isCut ? null : races.get(`${place} ${isStarter} ${taken}`, () => raceWorth(standing) ?? null);
  return { race, hunt, isCut };
};
