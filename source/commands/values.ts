import type { Given } from './command.ts';
import { UsageError } from './usage-error.ts';

/** A whole number as people write it. NaN for anything else, which no range holds. */
export const wholeNumber = (text: string | true): number =>
  text !== true && /^-?\d{1,15}$/u.test(text) ? Number(text) : Number.NaN;

export const textOption = ({ options }: Given, name: string): string | undefined => {
  const value = options.get(name);
  return value === true ? undefined : value;
};

/** The value of an option that is one of a few words; the first of them if it is not given. */
export const choiceOption = <Choice extends string>(
  given: Given,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice => {
  const text = textOption(given, name) ?? choices[0];
  const choice = choices.find((each) => each === text);
  if (choice !== undefined) return choice;
  throw new UsageError(
    `--${name} must be one of ${choices.join(', ')}.`,
    `Run "bitduel help ${given.command}" to read what it does.`,
  );
};

/** The value of an option that is a whole number in a range; undefined if it is not given. */
export const numberOption = (given: Given, name: string, least: number, most: number): number | undefined => {
  const text = textOption(given, name);
  if (text === undefined) return undefined;
  const value = wholeNumber(text);
  if (value >= least && value <= most) return value;
  throw new UsageError(
    `--${name} must be a whole number from ${least} to ${most}.`,
    `Run "bitduel help ${given.command}" to read what it does.`,
  );
};
