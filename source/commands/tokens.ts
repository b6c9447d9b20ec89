import { UsageError } from './usage-error.ts';

/** The arguments, sorted into words and options. `true` is an option without a value. */
export type Tokens = {
  readonly words: readonly string[];
  readonly options: ReadonlyMap<string, string | true>;
};

/** Whether an option of this name takes a value; undefined: there is none of this name. */
export type Arity = (name: string) => 'value' | 'flag' | undefined;

/**
 * Reads `--name value`, `--name=value`, `--flag` and words, in any order; after `--` everything is a word, and `-`
 * is one too. A value may begin with one dash (`--seed -5`). What cannot be meant is refused here; an option that
 * nobody knows is kept, so that the command can say so in its own words.
 */
export const tokensOf = (argv: readonly string[], arity: Arity): Tokens => {
  const words: string[] = [];
  const options = new Map<string, string | true>();
  const rest = [...argv];
  for (let token = rest.shift(); token !== undefined; token = rest.shift()) {
    if (token === '--') {
      words.push(...rest);
      break;
    }
    if (!token.startsWith('-') || token === '-') {
      words.push(token);
      continue;
    }
    const [, name = token, inline] = /^--([^=]+)(?:=(.*))?$/su.exec(token) ?? [];
    const kind = arity(name);
    if (kind === 'flag') {
      if (inline !== undefined) throw new UsageError(`--${name} takes no value.`, `Write it as --${name}.`);
      options.set(name, true);
    } else if (kind === 'value') {
      const value = inline ?? (rest[0]?.startsWith('--') === true ? undefined : rest.shift());
      if (value === undefined || value === '') {
        throw new UsageError(`--${name} needs a value.`, `Write it as --${name} VALUE or --${name}=VALUE.`);
      }
      if (options.has(name)) throw new UsageError(`--${name} is given twice.`, 'Give it once.');
      options.set(name, value);
    } else options.set(name, true);
  }
  return { words, options };
};
