// Binary Battle: the hunt and the race of 5 bits, each beside the dull method, and beside the time of one frame.
import { compare, loadSource, milliseconds, row } from './measure.mjs';

export const name = 'race';

/** As long as a frame of a screen that shows 60 a second. */
const frame = 1000 / 60;

/** The best reply the dull way: at every number, range and turn, toggle each bit and see. */
const dullReply = (size, survival) => {
  const known = new Map();
  const worth = (number, low, high, taken) => {
    if (low > high || taken >= survival.length) return 0;
    const key = `${number} ${low} ${high} ${taken}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const toggles = Array.from({ length: size }, (_, bit) => {
      const next = number ^ (1 << bit);
      return next < low || next > high
        ? worth(next, low, high, taken + 1)
        : survival[taken][next] +
            worth(next, low, next - 1, taken + 1) +
            worth(next, next + 1, high, taken + 1);
    });
    const best = Math.max(...toggles);
    known.set(key, best);
    return best;
  };
  return worth(0, 0, 2 ** size - 1, 0);
};

const besideFrame = (what, time, repeats) => ({
  what,
  repeats,
  ours: milliseconds(time),
  baseline: milliseconds(frame),
  ratio: time / frame,
  aim: '<= 1',
});

export const run = async () => {
  const { solveHunt, naiveHunt, naiveSearchTrees, mixtureFor, replyTo } = await loadSource(`
    export { solveHunt } from './source/solver/binary-battle.ts';
    export { mixtureFor } from './source/solver/race-mixture.ts';
    export { replyTo } from './source/solver/race-reply.ts';
    export { naiveHunt, naiveSearchTrees } from './test/solver/naive/hunt.ts';
  `);
  const everyRange = (size, visit) => {
    for (let low = 0; low < 2 ** size; low++) {
      for (let high = low; high < 2 ** size; high++) visit(low, high);
    }
  };
  const hunts = await compare(
    3,
    () => everyRange(5, (low, high) => solveHunt('00000', low, high)),
    () => naiveHunt(5),
  );
  // Each time a range that nobody has asked for yet. 9 bits are what the dull method can do.
  let time = 0;
  const wide = await compare(
    3,
    () => solveHunt('0'.repeat(16), 777 * ++time, 2 ** 16 - 555 * time),
    () => naiveSearchTrees(9),
  );
  const { survival } = mixtureFor(5, false);
  const worth = Math.max(...replyTo(5, survival, 0).worths(0, 0, 31, 0));
  if (Math.abs(worth - dullReply(5, survival)) > 1e-9) throw new Error('the replies differ');
  const replies = await compare(
    9,
    () => replyTo(5, survival).worths(0, 0, 31, 0),
    () => dullReply(5, survival),
  );
  return [
    row('hunts over every range of 5 bits / value iteration', hunts, '<= 0.1', 3),
    row('hunt over 16 bits / every search tree of 9 bits', wide, '<= 2', 3),
    row('best reply in the race of 5 bits / every toggle at every place', replies, '<= 0.1', 9),
    besideFrame('hunts over every range of 5 bits / a frame', hunts[0], 3),
    besideFrame('best reply in the race of 5 bits / a frame', replies[0], 9),
  ];
};
