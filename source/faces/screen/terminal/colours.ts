import chalk from 'chalk';

/** The part of a terminal that knows how many colours it has. */
type ColourTerminal = Readonly<{ getColorDepth: (env?: object) => number }>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Bits of colour → the level of chalk. Never 0: without colours there is still bold, dim, underline and inverse. */
const levelOf = (depth: number) => {
  if (depth >= 24) return 3;
  return depth >= 8 ? 2 : 1;
};

/**
 * Sets Ink's colours to what the terminal can show, and tells whether it may show any. NO_COLOR forbids them and FORCE_COLOR has the last word.
 * CI says nothing about a terminal that somebody sits at.
 */
export const setColours = (stdout: ColourTerminal, env: Environment): boolean => {
  const { CI: _, NO_COLOR: noColour, ...others } = env;
  const isForbidden = noColour !== undefined && noColour !== '' && env['FORCE_COLOR'] === undefined;
  const depth = isForbidden ? 1 : stdout.getColorDepth(others);
  chalk.level = levelOf(depth);
  return depth > 1;
};
