import { type Plan, hitTurns, parsePlan } from './race-plan.ts';
import { type Reply, type Survival, replyTo } from './race-reply.ts';
import { raceTable } from './race-table.ts';

/*
 * Two players with the same plan always leave the win to the one who starts: the other must differ from it, and so must
 * the one who starts from what the other expects. In equilibrium both draw a plan at random before the round. The
 * mixtures of race-table.ts were found by double oracle (McMahan, Gordon and Blum, ICML 2003) on exact best replies
 * and exact solutions of the small matrix games between them; scripts/race-table.mjs makes the table, and the tests
 * prove by exact best replies how little can be won against it.
 */

export type Mixture = {
  readonly plans: readonly { readonly plan: Plan; readonly weight: number }[];
  readonly survival: Survival;
  /** The best reply to it. */
  readonly reply: Reply;
};

type Weighed = { readonly turns: readonly number[]; readonly weight: number };

/** The chances that each target is not yet hit after 0, 1, 2 … turns, when one of several plans is followed. */
export const survivalOf = (plans: readonly Weighed[]): Survival => {
  const total = plans.reduce((sum, { weight }) => sum + weight, 0);
  const longest = Math.max(...plans.flatMap(({ turns }) => turns));
  const targets = plans[0]?.turns ?? [];
  return Array.from({ length: longest }, (_, taken) =>
    targets.map(
      (_turn, target) =>
        plans.reduce((sum, { turns, weight }) => ((turns[target] ?? 0) > taken ? sum + weight : sum), 0) /
        total,
    ),
  );
};

const mixtureOf = (size: number, rows: readonly (readonly [number, string])[]): Mixture => {
  const plans = rows.map(([weight, text]) => ({ plan: parsePlan(size, text), weight }));
  const survival = survivalOf(plans.map(({ plan, weight }) => ({ turns: hitTurns(size, plan), weight })));
  return { plans, survival, reply: replyTo(size, survival) };
};

const known = new Map<string, Mixture>();

/** How whoever starts, or the other, plays in equilibrium; undefined for sizes without a table. */
export const mixtureFor = (size: number, isStarter: boolean): Mixture | undefined => {
  const key = `${size} ${isStarter}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const rows = raceTable[size]?.[isStarter ? 'starter' : 'second'];
  if (rows === undefined) return undefined;
  const mixture = mixtureOf(size, rows);
  known.set(key, mixture);
  return mixture;
};
