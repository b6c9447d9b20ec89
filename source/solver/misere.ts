import { nimberOfRows } from './nimbers.ts';

/*
 * Bit Flip Showdown when the last zero loses. There are no nimbers here: two positions of equal nimber may differ in
 * some company. What holds instead is a decomposition, found by Sibert and Conway for Kayles, K = 2 ("Mathematical
 * Kayles", Int. J. Game Theory 20, 1992): a few families of positions, made of a few lengths of row, have values of
 * their own; every other position is lost just when its nimber is 0.
 *
 * The families below are theirs for K = 2; those for K = 3 were found for this program; from K = 4 on only rows of
 * one zero are left. In their notation D(a, b) means an odd number of rows of lengths a and b together, E(a, b) an even
 * number, and a bare length exactly one such row; nothing else is on the board.
 *
 * That a list is right for boards of any length and number of rows is a finite check. The empty board is won, and
 * each position must be lost just when no move leads to a lost one. Where every position a move away still has a row
 * outside the families, this is the Sprague-Grundy theorem. That leaves boards with at most one row outside, of a
 * length that a move can break into rows of the families, and the values depend on the other rows only by whether
 * there are 0, 1, 2, 3, 4 … of a length, alike from 3 on in steps of two. The tests go through them all.
 *
 * K = 1 has no choices: the parity of the zeros decides, and the other way round than in normal play.
 */

type Group = { readonly lengths: readonly number[]; readonly allows: (count: number) => boolean };
type Family = readonly Group[];
type Decomposition = { readonly lost: readonly Family[]; readonly won: readonly Family[] };

const D = (...lengths: readonly number[]): Group => ({ lengths, allows: (count) => count % 2 === 1 });
const E = (...lengths: readonly number[]): Group => ({ lengths, allows: (count) => count % 2 === 0 });
const one = (length: number): Group => ({ lengths: [length], allows: (count) => count === 1 });

const kayles: Decomposition = {
  lost: [
    [D(5), D(4, 1)],
    [E(5), D(4, 1)],
    [D(9), E(4, 1)],
    [one(12), E(4, 1)],
    [E(17, 12, 9), D(20, 4, 1)],
    [one(25), D(9), D(4, 1)],
  ],
  won: [
    [E(5), E(4, 1)],
    [E(17, 12, 9), E(20, 4, 1)],
    [one(25), E(17, 12, 9), D(20, 4, 1)],
  ],
};

const upToThree: Decomposition = {
  lost: [[D(1)], [one(5), D(1), D(4)], [one(5), one(10), D(1)]],
  won: [[E(1)], [one(5), D(1), E(4)]],
};

const upToMore: Decomposition = { lost: [[D(1)]], won: [[E(1)]] };

export const decompositionFor = (maxFlips: number): Decomposition =>
  maxFlips === 2 ? kayles : maxFlips === 3 ? upToThree : upToMore;

const isIn = (rows: readonly number[], family: Family): boolean =>
  rows.every((row) => family.some(({ lengths }) => lengths.includes(row))) &&
  family.every(({ lengths, allows }) => allows(rows.filter((row) => lengths.includes(row)).length));

/** Whether the player to move loses, when whoever takes the last zero loses. */
export const isMisereLoss = (rows: readonly number[], maxFlips: number): boolean => {
  const isNormalLoss = nimberOfRows(rows, maxFlips) === 0;
  if (maxFlips === 1) return !isNormalLoss;
  const { lost, won } = decompositionFor(maxFlips);
  return (
    lost.some((family) => isIn(rows, family)) || (isNormalLoss && !won.some((family) => isIn(rows, family)))
  );
};
