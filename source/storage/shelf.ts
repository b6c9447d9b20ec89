export type FileStat = {
  readonly size: number;
  readonly changed: Date;
  /** The same as long as nobody has touched the file. */
  readonly stamp: string;
};

/** One log, wherever it is kept. Bytes are only ever added to it. */
export type LogFile = {
  readonly id: string;
  readonly bytes: () => Buffer;
  /** The same with the stamp from just before: whatever is written while it is read will show as another. */
  readonly stamped: () => { readonly stamp: string; readonly bytes: Buffer };
  /** Undefined: there is no such file, or none that can be reached. */
  readonly stat: () => FileStat | undefined;
  /** The whole beginning at once, or nothing. The log must not exist yet, and the lock must be held. */
  readonly create: (bytes: Buffer) => void;
  /** `size`: how large it must be before, or somebody else has written. On disk when this returns. */
  readonly append: (size: number, bytes: Buffer) => void;
  /** Makes this process the only one that may write; gives back how to release it. */
  readonly lock: (purpose: 'saved' | 'deleted') => () => void;
  readonly remove: () => void;
};

/** Where logs are kept. */
export type Shelf = {
  readonly ids: () => readonly string[];
  /** The log of an id, there or not. */
  readonly at: (id: string) => LogFile;
  /** The log in a file anywhere; undefined if there is no such file. */
  readonly atPath: (path: string) => LogFile | undefined;
  /** A text that was kept under a name; undefined if there is none. */
  readonly recall: (name: string) => string | undefined;
  /** Keeps a text beside the logs: nothing that could not be made again from them, so nobody is told if it fails. */
  readonly keep: (name: string, text: string) => void;
};
