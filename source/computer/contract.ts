import type { Random } from '../bits/random.ts';
import type { View } from '../game/contract.ts';

/**
 * What a computer player gets when it is to move: what its seat may know and a source of randomness. Nothing else
 * reaches it, so it cannot cheat.
 */
export type Thought = {
  readonly view: View;
  /** In notation; in games with very many moves the guesses are left out, as for programs. */
  readonly legalMoves: readonly string[];
  readonly random: Random;
  readonly signal: AbortSignal;
};

/** Answers with a move in notation. */
export type ComputerPlayer = (thought: Thought) => string | Promise<string>;
