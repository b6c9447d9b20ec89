import type { AnyGame } from '../game/contract.ts';
import type { Io } from './io.ts';
import type { Option } from './option.ts';

/** What was asked for: a command, its words and its options, all of which it has. */
export type Given = {
  readonly command: string;
  readonly words: readonly string[];
  readonly options: ReadonlyMap<string, string | true>;
};

export type Run = (given: Given, io: Io) => Promise<void>;

/** A command as it is parsed, explained and run. The help is made from this and nothing else. */
export type CommandSpec = {
  /** Empty for `bitduel` alone. */
  readonly name: string;
  /** Its words: `<wanted>` or `[optional]`, in this order. */
  readonly words: readonly string[];
  /** What it does, in one line without a full stop. */
  readonly summary: string;
  readonly text: readonly string[];
  readonly options: readonly Option[];
  /** The options that the game, its first word, adds. */
  readonly gameOptions?: (game: AnyGame) => readonly Option[];
  readonly examples: readonly string[];
  /** Loads no more than this command needs. */
  readonly load: () => Promise<Run>;
};

/** As it is typed: `bitduel play`. */
export const titleOf = ({ name }: Pick<CommandSpec, 'name'>): string => `bitduel ${name}`.trimEnd();
