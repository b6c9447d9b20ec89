/**
 * How much more of everything that is tried at random: 1 where time is short. `scripts/long-run.mjs` asks for more, and
 * for other seeds than the ones that are tried every day.
 */
export const effort = Number(process.env['BITDUEL_EFFORT'] ?? 1);
export const seed = process.env['BITDUEL_SEED'] ?? 'every day';
