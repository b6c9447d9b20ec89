// The exact solvers and the arena, beside the dull methods that the tests check them with.
import { compare, loadSource, row as plainRow } from './measure.mjs';

export const name = 'solver';

const bits = 16;
const longestRow = 10_000;
const frame = 16;

/** Ratios here are small: two digits that count. */
const row = (what, [ours, baseline], aim, repeats) => ({
  ...plainRow(what, [ours, baseline], aim, repeats),
  ratio: (ours / baseline).toPrecision(2),
});

const load = () =>
  loadSource(`
    export { solveCyclic } from './source/solver/retrograde.ts';
    export { judgeQuantumFlip, quantumFlipByBoard, solveQuantumFlip } from './source/solver/quantum-flip.ts';
    export { bitFlipDuelByBoard, judgeBitFlipDuel, solveBitFlipDuel } from './source/solver/bit-flip-duel.ts';
    export { solveBitFlipShowdown } from './source/solver/bit-flip-showdown.ts';
    export { nimberOf } from './source/solver/nimbers.ts';
    export { playGame, seedOfGame } from './source/computer/arena.ts';
    export { computerFor } from './source/computer/index.ts';
    export { bitFlipShowdown } from './source/games/bit-flip-showdown/rules.ts';
    export { naiveBitFlipDuel, naiveQuantumFlip, naiveValueIteration } from './test/solver/naive/cyclic.ts';
    export { naiveNimbers } from './test/solver/naive/nimbers.ts';
    export { everyBoard, naiveShowdown } from './test/solver/naive/showdown.ts';
  `);

/** How long something takes that cannot be done twice, or takes too long to. */
const once = async (action) => {
  const start = performance.now();
  await action();
  return performance.now() - start;
};

const endlessGames = async (source) => {
  const games = [
    {
      what: 'Quantum Flip',
      byBoard: source.quantumFlipByBoard,
      naive: source.naiveQuantumFlip,
      byTheorem: (size) => source.judgeQuantumFlip('0'.repeat(size), 1),
    },
    {
      what: 'Bit Flip Duel',
      byBoard: source.bitFlipDuelByBoard,
      naive: source.naiveBitFlipDuel,
      byTheorem: (size) => source.judgeBitFlipDuel('0'.repeat(size)),
    },
  ];
  const rows = [];
  for (const { what, byBoard, naive, byTheorem } of games) {
    const dull = await once(() => source.naiveValueIteration(naive(bits)));
    const [board] = await compare(3, () => source.solveCyclic(byBoard(bits)));
    // Each size is solved once and remembered: the smaller ones warm up.
    for (let size = 3; size < bits; size++) byTheorem(size);
    const theorem = await once(() => byTheorem(bits));
    rows.push(
      row(`${what}, ${bits} bits, board by board / value iteration`, [board, dull], '<= 0.2', 3),
      row(`${what}, ${bits} bits, by theorem / value iteration`, [theorem, dull], '<= 0.001'),
    );
  }
  return rows;
};

const nimbers = async (source) => {
  const rows = [];
  for (const [maxFlips, what] of [
    [2, 'with a period'],
    [3, 'without one'],
  ]) {
    const dull = await once(() => source.naiveNimbers(longestRow, maxFlips));
    const ours = await once(() => {
      for (let length = 0; length <= longestRow; length++) source.nimberOf(length, maxFlips);
    });
    rows.push(row(`nimbers to ${longestRow}, limit ${maxFlips} (${what}) / mex`, [ours, dull], '<= 0.2'));
  }
  return rows;
};

/** A player as good as the hard one that searches the whole game each time it is to move. */
const searching =
  (source) =>
  ({ view, random }) => {
    const { value, plies, moves } = source.naiveShowdown(view.maxFlips, view.misere)(view.bits);
    const best = moves.filter((move) => move.value === value && move.plies === plies);
    return best[random.below(best.length)].move;
  };

const arena = async (source) => {
  const { bitFlipShowdown: game, computerFor, playGame, seedOfGame } = source;
  const options = game.decodeOptions({});
  const gamesASecond = async (player, count) => {
    const pairing = { game, options, players: [player, player], first: 1, drawAfter: 1000 };
    const time = await once(async () => {
      for (let index = 0; index < count; index++) await playGame(pairing, seedOfGame('bench', index));
    });
    return (1000 * count) / time;
  };
  await gamesASecond(computerFor(game.id, 'hard'), 500);
  const ours = await gamesASecond(computerFor(game.id, 'hard'), 5000);
  const dull = await gamesASecond(searching(source), 50);
  return [
    {
      what: 'arena, hard plays hard at Bit Flip Showdown / plain search',
      ours: `${ours.toFixed(0)} games/s`,
      baseline: `${dull.toFixed(0)} games/s`,
      ratio: ours / dull,
      aim: '>= 10',
      repeats: 1,
    },
  ];
};

const wholeGames = async (source) => {
  const { everyBoard, solveQuantumFlip, solveBitFlipDuel, solveBitFlipShowdown } = source;
  const variant = { maxFlips: 2, misere: false };
  const wholes = {
    'Quantum Flip': () => {
      for (const board of everyBoard(5)) for (const player of [1, 2]) solveQuantumFlip(board, player);
    },
    'Bit Flip Duel': () => everyBoard(5).map(solveBitFlipDuel),
    'Bit Flip Showdown': () => everyBoard(5).map((board) => solveBitFlipShowdown(board, variant)),
  };
  const rows = [];
  for (const [what, solve] of Object.entries(wholes)) {
    const [ours] = await compare(9, solve);
    rows.push(row(`${what}, 5 bits, every move of every board / one frame`, [ours, frame], '<= 1', 9));
  }
  return rows;
};

export const run = async () => {
  const source = await load();
  return [
    ...(await endlessGames(source)),
    ...(await nimbers(source)),
    ...(await arena(source)),
    ...(await wholeGames(source)),
  ];
};
