import { toNumber } from '../bits/bits.ts';
import { formatMove } from '../game/move.ts';
import { type Seat, at, otherSeat } from '../game/seat.ts';
import type { BinaryBattleView } from '../games/binary-battle/rules.ts';
import { type OwnTurn, ownTurns } from './binary-battle-turns.ts';
import { rangeOf } from './binary-battle.ts';
import { mixtureFor } from './race-mixture.ts';
import type { Plan } from './race-plan.ts';

/** `chance`: of winning, for who plays on perfectly against an opponent who plays its mixture. */
export type RaceSolution = {
  readonly chance: number;
  readonly best: readonly string[];
  readonly moves: readonly { readonly move: string; readonly chance: number }[];
};

const flip = (position: number): string => formatMove({ verb: 'flip', positions: [position] });

const starterOf = ({ record, toMove }: BinaryBattleView): Seat => record[0]?.player ?? toMove;

/** Moves this close are equally good: the table is no finer. */
const tolerance = 1e-5;

/**
 * The race as the view's seat sees it: what each move is worth in chances of winning, by what the seat knows and by
 * the turns that the opponent has taken in vain. Undefined for sizes without an equilibrium, and when the round is over.
 */
export const solveRace = (view: BinaryBattleView): RaceSolution | undefined => {
  const { seat, length, record, numbers, toMove, target } = view;
  if (seat === 'all' || target !== null) return undefined;
  const number = at(numbers, seat);
  const opponent = mixtureFor(length, starterOf(view) !== seat);
  if (opponent === undefined || number === null) return undefined;

  const { low, high } = rangeOf(view);
  const taken = record.filter(({ player }) => player === otherSeat(seat)).length;
  const takenBefore = toMove === seat ? taken : taken + 1;
  const weight = opponent.reply.weight(low, high, taken);
  const moves = opponent.reply
    .worths(toNumber(number), low, high, takenBefore)
    .map((worth, index) => ({ move: flip(index + 1), chance: worth / weight }));
  const chance = Math.max(...moves.map((move) => move.chance));
  const best = moves.filter((move) => move.chance > chance - tolerance).map(({ move }) => move);
  return { chance, best, moves };
};

/** Where a plan stands after the seat's own turns; undefined if it would have played otherwise. */
const stepAfter = (plan: Plan, turns: readonly OwnTurn[]): Plan | undefined =>
  turns.reduce<Plan | undefined>(
    (step, { position, comparison }) =>
      step?.position !== position || comparison === 'equal' ? undefined : step[comparison],
    plan,
  );

/**
 * The moves of the equilibrium and how likely each is. To draw a plan before the round and follow it is the same as to
 * draw each move by the weights of the plans that agree with all of one's moves so far (Kuhn 1953, perfect recall), so
 * nothing need be remembered. Empty when no plan of the mixture would have come here.
 */
export const mixedMoves = (
  view: BinaryBattleView,
): readonly { readonly move: string; readonly weight: number }[] => {
  const plans = mixtureFor(view.length, starterOf(view) === view.seat)?.plans ?? [];
  const turns = ownTurns(view);
  return plans.flatMap(({ plan, weight }) => {
    const step = stepAfter(plan, turns);
    return step === undefined ? [] : [{ move: flip(step.position), weight }];
  });
};
