import type { AnyGame } from '../../game/contract.ts';

type Words = readonly (readonly [line: string, does: string])[];

/** The rules in brief, how moves are written, and what else can be written on a line. */
export const helpOf = ({ words }: AnyGame, commands: Words) => ({
  goal: words.goal,
  rules: words.rules,
  moves: words.moves,
  commands: commands.map(([command, does]) => ({ command, does })),
});
