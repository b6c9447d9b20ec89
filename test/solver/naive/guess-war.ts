/*
 * Number Flip Duel as a game of hidden numbers, solved for a few plies by counterfactual regret minimisation (CFR+, after
 * Tammelin 2014), with no theory: every guess, every flip. The two players' strategies that come out are each met by
 * their best reply, which bounds the value of the shortened game from both sides, however good or bad they are.
 *
 * Sequences are those of the start. A flip announces what it announces about their difference d: the first how many
 * places of d differ after it, every later one whether its place differs.
 */
type Kind = { readonly size: number; readonly possible: readonly number[]; readonly isCounted: boolean };
type Option = { readonly guess?: number; readonly next: readonly Node[] };
type Node = {
  readonly possible: ReadonlySet<number>;
  readonly player: 0 | 1;
  readonly options: readonly Option[];
  readonly regrets: Float64Array;
  readonly sums: Float64Array;
};

const ones = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + ones(bits >> 1));

const treeOf = ({ size, possible, isCounted }: Kind, plies: number, player: 0 | 1): Node => {
  const types = 2 ** size;
  const turn = (set: readonly number[], counted: boolean): Node =>
    treeOf({ size, possible: set, isCounted: counted }, plies - 1, player === 0 ? 1 : 0);
  const options: Option[] = [];
  for (let guess = 0; plies > 0 && guess < types; guess++) {
    options.push({ guess, next: [turn(possible, isCounted)] });
  }
  for (let place = 1; plies > 0 && place < types; place *= 2) {
    const told = (d: number): number => (isCounted ? d & place : ones(d ^ place));
    const answers = new Set(possible.map(told));
    const next = [...answers].map((answer) =>
      turn(
        possible.filter((d) => told(d) === answer),
        true,
      ),
    );
    options.push({ next });
  }
  return {
    possible: new Set(possible),
    player,
    options,
    regrets: new Float64Array(types * options.length),
    sums: new Float64Array(types * options.length),
  };
};

type Mode = 'learn' | 'best reply';

const mixed = (weights: Float64Array, type: number, count: number): readonly number[] => {
  const own = Array.from({ length: count }, (_, index) => Math.max(0, weights[type * count + index] ?? 0));
  const total = own.reduce((sum, weight) => sum + weight, 0);
  return own.map((weight) => (total > 0 ? weight / total : 1 / count));
};

type Share = { readonly lower: number; readonly upper: number };

/**
 * Bounds on the share of wins of the player to move. What is not decided within the plies counts as lost to them in
 * the lower bound and as won in the upper.
 */
export const solveWar = (kind: Kind, plies: number, rounds: number): Share => ({
  lower: sharesOf(kind, plies, rounds, 0).lower,
  upper: sharesOf(kind, plies, rounds, 1).upper,
});

/** The same when the round is a draw after so many plies, which counts half. */
export const solveDrawnWar = (kind: Kind, plies: number, rounds: number): Share =>
  sharesOf(kind, plies, rounds, 0.5);

/** `rest`: what an undecided round is worth to the player to move. */
const sharesOf = (kind: Kind, plies: number, rounds: number, rest: number): Share => {
  const types = 2 ** kind.size;
  const root = treeOf(kind, plies, 0);
  let round = 0;

  /** What `viewer` wins with each number, by how often both come here with each of theirs. */
  const walk = (node: Node, reaches: readonly [Float64Array, Float64Array], viewer: 0 | 1, mode: Mode) => {
    const values = new Float64Array(types);
    const theirs = reaches[viewer === 0 ? 1 : 0];
    const isMine = node.player === viewer;
    const count = node.options.length;
    if (count === 0) {
      for (let type = 0; type < types; type++) {
        for (let other = 0; other < types; other++) {
          if (node.possible.has(type ^ other)) {
            values[type] = (values[type] ?? 0) + (viewer === 0 ? rest : 1 - rest) * (theirs[other] ?? 0);
          }
        }
      }
      return values;
    }
    const strategy = Array.from({ length: types }, (_, type) =>
      mixed(mode === 'learn' ? node.regrets : node.sums, type, count),
    );
    const results = node.options.map(({ guess, next }, index) => {
      const [a, b] = [Float64Array.from(reaches[0]), Float64Array.from(reaches[1])] as const;
      const mover = node.player === 0 ? a : b;
      const hearer = node.player === 0 ? b : a;
      for (let type = 0; type < types; type++)
        mover[type] = (mover[type] ?? 0) * (strategy[type]?.[index] ?? 0);
      if (guess !== undefined) hearer[guess] = 0;
      const result = new Float64Array(types);
      for (const child of next) {
        const part = walk(child, [a, b], viewer, mode);
        for (let type = 0; type < types; type++) result[type] = (result[type] ?? 0) + (part[type] ?? 0);
      }
      if (guess !== undefined && !isMine) result[guess] = 0;
      for (let type = 0; guess !== undefined && isMine && type < types; type++) {
        if (node.possible.has(type ^ guess)) result[type] = (result[type] ?? 0) + (theirs[guess] ?? 0);
      }
      return result;
    });
    for (let type = 0; type < types; type++) {
      const each = results.map((result) => result[type] ?? 0);
      if (!isMine) values[type] = each.reduce((sum, value) => sum + value, 0);
      else if (mode === 'best reply') values[type] = Math.max(...each);
      else {
        const value = each.reduce((sum, one, index) => sum + one * (strategy[type]?.[index] ?? 0), 0);
        values[type] = value;
        const reach = reaches[viewer][type] ?? 0;
        each.forEach((one, index) => {
          const at = type * count + index;
          node.regrets[at] = Math.max(0, (node.regrets[at] ?? 0) + one - value);
          node.sums[at] = (node.sums[at] ?? 0) + round * reach * (strategy[type]?.[index] ?? 0);
        });
      }
    }
    return values;
  };

  const even = (): Float64Array => new Float64Array(types).fill(1);
  const share = (viewer: 0 | 1): number =>
    walk(root, [even(), even()], viewer, 'best reply').reduce((sum, value) => sum + value, 0) /
    (types * kind.possible.length);
  for (round = 1; round <= rounds; round++) {
    walk(root, [even(), even()], 0, 'learn');
    walk(root, [even(), even()], 1, 'learn');
  }
  return { lower: 1 - share(1), upper: share(0) };
};
