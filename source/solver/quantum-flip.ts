import { type Bits, differences, positionsOf, toNumber } from '../bits/bits.ts';
import { formatMove } from '../game/move.ts';
import { type Seat, otherSeat } from '../game/seat.ts';
import { patternOf } from '../games/quantum-flip/rules.ts';
import { pairMasks, singleMasks } from './masks.ts';
import { type CyclicGame, fewPositions, solvedBySize } from './retrograde.ts';
import { type Judged, type Solution, ended, leading, solved } from './value.ts';

/*
 * Theorem: all that matters is the distance, the number of bits in which the board differs from the mover's own
 * pattern. XOR with that pattern turns the pattern into 0…0 and the opponent's, its complement, into 1…1; the moves,
 * "flip any one or two bits", are then the same under every permutation of the positions. So boards of equal
 * distance are worth the same, and with N bits there are N + 1 positions: from d a turn leads to d ± 1, d ± 2, or,
 * with a pair that mends one bit and spoils another, back to d, and the opponent then stands at N - d. At 0 the
 * mover's pattern is on the board, at N the opponent's.
 */
const byDistance = (size: number): CyclicGame =>
  fewPositions(
    size + 1,
    (distance) => (distance === 0 ? 'win' : distance === size ? 'loss' : undefined),
    (distance) =>
      [-2, -1, 0, 1, 2]
        .map((step) => distance + step)
        .filter((after) => after >= 0 && after <= size)
        .map((after) => size - after),
  );

const judgeOf = solvedBySize(byDistance);

/**
 * The same game without the theorem: every board with either player to move, `quantumFlipPosition` numbers them.
 * It is what the theorem is checked against, at every size.
 */
export const quantumFlipByBoard = (size: number): CyclicGame => {
  const boards = 1 << size;
  const masks = [...singleMasks(size), ...pairMasks(size)];
  const patterns = [toNumber(patternOf(1, size)), toNumber(patternOf(2, size))] as const;
  const pick = (player: number): number => (player === 0 ? patterns[0] : patterns[1]);
  return {
    positions: 2 * boards,
    ended(position) {
      const board = position & (boards - 1);
      const player = position >> size;
      return board === pick(player) ? 'win' : board === pick(1 - player) ? 'loss' : undefined;
    },
    moveCount: () => masks.length,
    eachBefore(position, visit) {
      const others = position ^ boards;
      for (const mask of masks) visit(others ^ mask);
    },
  };
};

export const quantumFlipPosition = (bits: Bits, player: Seat): number =>
  (player - 1) * 2 ** bits.length + toNumber(bits);

export const judgeQuantumFlip = (bits: Bits, player: Seat): Judged =>
  judgeOf(bits.length)(differences(bits, patternOf(player, bits.length)).length);

/** A pattern on the board ends the game for whoever owns it, whoever is asked. */
export const solveQuantumFlip = (bits: Bits, player: Seat): Solution => {
  const size = bits.length;
  if (bits === patternOf(player, size)) return ended('win');
  if (bits === patternOf(otherSeat(player), size)) return ended('loss');

  const wrong = differences(bits, patternOf(player, size));
  const judge = judgeOf(size);
  const flip = (positions: readonly number[]) => {
    const mended = positions.filter((position) => wrong.includes(position)).length;
    const distance = wrong.length + positions.length - 2 * mended;
    return leading(formatMove({ verb: 'flip', positions }), judge(size - distance));
  };
  const positions = positionsOf(size);
  const pairs = positions.flatMap((first) => positions.slice(first).map((second) => [first, second]));
  return solved([...positions.map((position) => flip([position])), ...pairs.map(flip)]);
};
