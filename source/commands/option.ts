/** An option of a command. With `value` it takes one, and that word stands for it in the help. */
export type Option = {
  readonly name: string;
  readonly value?: string;
  readonly words: string;
  /** All the values there are, where they can be listed: for the completions of shells. */
  readonly choices?: readonly string[];
};

export const plain: Option = { name: 'plain', words: 'lines of text instead of the full screen' };
export const json: Option = { name: 'json', words: 'JSON for programs, one object a line' };
export const ascii: Option = { name: 'ascii', words: 'no character outside ASCII' };
export const seed: Option = {
  name: 'seed',
  value: 'S',
  words: 'everything random follows from it: same seed and same input, same result',
};
export const help: Option = { name: 'help', words: 'this help' };
export const version: Option = { name: 'version', words: 'the version' };
