// Makes source/solver/race-table.ts: the equilibrium of Binary Battle's race, by double oracle. Both players begin with
// one plan. The game between the plans found so far is solved exactly; each player then finds the best reply of all
// to the other's mixture; if that wins anything, it joins the plans, and so on until neither reply wins anything more.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { loadSource, root } from './bench/measure.mjs';
import { solveMatrixGame } from './matrix-game.mjs';

const sizes = [3, 4, 5];
/** Weights are written in billionths. */
const unit = 1e9;
const enough = 1e-7;

const { replyTo, doubt, pace, planBy, formatPlan, hitTurns, survivalOf } = await loadSource(`
  export * from './source/solver/race-reply.ts';
  export * from './source/solver/race-plan.ts';
  export { survivalOf } from './source/solver/race-mixture.ts';
`);

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A plan and what it is worth beside a slow opponent; `lead` is how many turns the opponent has had before the first. */
const described = (size, plan, lead) => {
  const turns = hitTurns(size, plan);
  return { text: formatPlan(plan), turns, late: mean(turns.map((turn) => (1 - pace) ** (turn - 1 + lead))) };
};

/** The starter's gain: its chance of winning, with each player's doubt that the other may be slow. */
const payoff = (starter, second) =>
  (1 - doubt) * mean(starter.turns.map((turn, target) => (turn <= second.turns[target] ? 1 : 0))) +
  doubt * (starter.late - second.late);

const bestReply = (size, plans, weights, lead) => {
  const used = plans
    .map((plan, index) => ({ ...plan, weight: weights[index] }))
    .filter((plan) => plan.weight > 0);
  const { worths } = replyTo(size, survivalOf(used));
  const plan = planBy(size, (number, low, high, turns) => {
    const values = worths(number, low, high, turns + lead);
    return values.indexOf(Math.max(...values)) + 1;
  });
  return described(size, plan, lead);
};

const equilibrium = (size) => {
  const halving = replyTo(size, []);
  const first = planBy(size, (...place) => {
    const values = halving.worths(...place);
    return values.indexOf(Math.max(...values)) + 1;
  });
  const starters = [described(size, first, 0)];
  const seconds = [described(size, first, 1)];
  for (;;) {
    const { value, rows, columns } = solveMatrixGame(starters.map((a) => seconds.map((b) => payoff(a, b))));
    const starter = bestReply(size, seconds, columns, 0);
    const second = bestReply(size, starters, rows, 1);
    const gain = (weights, values) => weights.reduce((sum, weight, index) => sum + weight * values[index], 0);
    const gains = [
      gain(
        columns,
        seconds.map((b) => payoff(starter, b)),
      ) - value,
      value -
        gain(
          rows,
          starters.map((a) => payoff(a, second)),
        ),
    ];
    process.stderr.write(
      `${size} bits: ${starters.length} and ${seconds.length} plans, ${value}, ${gains}\n`,
    );
    if (gains[0] > enough) starters.push(starter);
    if (gains[1] > enough) seconds.push(second);
    if (Math.max(...gains) > enough) continue;
    const table = (plans, weights) =>
      plans
        .map(({ text }, index) => [Math.round(weights[index] * unit), text])
        .filter(([weight]) => weight > 0)
        .sort((a, b) => b[0] - a[0]);
    return { starter: table(starters, rows), second: table(seconds, columns) };
  }
};

const table = Object.fromEntries(sizes.map((size) => [size, equilibrium(size)]));
const text = `
/** Made by scripts/race-table.mjs. By size: the plans of whoever starts and of the other, with weights in billionths. */
export const raceTable: Readonly<Record<number, Readonly<Record<'starter' | 'second', RacePlans>>>> =
  ${JSON.stringify(table)};

type RacePlans = readonly (readonly [weight: number, plan: string])[];
`;
await writeFile(
  join(root, 'source', 'solver', 'race-table.ts'),
  await format(text, { parser: 'typescript', printWidth: 110, singleQuote: true }),
);
