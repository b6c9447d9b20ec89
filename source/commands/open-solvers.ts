import type { Bits } from '../bits/bits.ts';
import type { AnyGame } from '../game/contract.ts';
import { isRefusal } from '../game/refusal.ts';
import type { Seat } from '../game/seat.ts';
import type { RawOptions } from '../game/settings.ts';
import { bitFlipShowdown } from '../games/bit-flip-showdown/rules.ts';
import { solveBitFlipDuel } from '../solver/bit-flip-duel.ts';
import { solveBitFlipShowdown } from '../solver/bit-flip-showdown.ts';
import { solveQuantumFlip } from '../solver/quantum-flip.ts';
import type { Solution } from '../solver/value.ts';

type Solver = (position: Bits, player: Seat, options: RawOptions) => Solution;

const solvers: Readonly<Record<string, Solver>> = {
  'quantum-flip': solveQuantumFlip,
  'bit-flip-duel': solveBitFlipDuel,
  'bit-flip-showdown': (position, _player, options) => {
    const variant = bitFlipShowdown.decodeOptions(options);
    if (isRefusal(variant)) throw new RangeError(variant.message);
    return solveBitFlipShowdown(position, variant);
  },
};

/** Asks the solver of a game in which nothing is hidden. */
export const solveOpenGame = (game: AnyGame, ...ask: Parameters<Solver>): Solution => {
  const solver = Object.hasOwn(solvers, game.id) ? solvers[game.id] : undefined;
  if (solver === undefined) throw new RangeError(`${game.id} has no solver.`);
  return solver(...ask);
};
