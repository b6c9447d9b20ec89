export type LineWriter = {
  /** Done when the reader has room for more. Never fails: what cannot be written any more is dropped. */
  readonly write: (text: string) => Promise<void>;
  /** Everything is written. Throws what went wrong, unless it is only that nobody reads any more. */
  readonly finish: () => Promise<void>;
};

/** What a pipe or terminal says when nobody is at its other end. */
const goneCodes = ['EPIPE', 'EIO', 'ECONNRESET', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END'];

const isGone = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && goneCodes.includes(error.code);

/** Writes no faster than the reader takes it. `onGone`: nothing can be written any more. */
export const writeLines = (output: NodeJS.WritableStream, onGone: () => void): LineWriter => {
  let failure: Error | null = null;
  let isOpen = true;
  const waiting = new Set<() => void>();

  const release = (): void => {
    for (const resolve of waiting) resolve();
    waiting.clear();
  };
  const end = (error?: Error): void => {
    if (error !== undefined && !isGone(error)) failure ??= error;
    if (!isOpen) return;
    isOpen = false;
    release();
    onGone();
  };

  // These stay: what was written last may fail after everybody else has gone.
  output.on('error', end);
  output.on('close', () => end());
  output.on('drain', release);

  const untilRoomy = (): Promise<void> =>
    new Promise((resolve) => {
      waiting.add(resolve);
    });

  return {
    write: (text) =>
      !isOpen || text === '' || output.write(text) || !isOpen ? Promise.resolve() : untilRoomy(),
    finish: async () => {
      await new Promise<void>((resolve) => {
        if (isOpen) output.write('', () => resolve());
        else resolve();
      });
      if (failure !== null)
        throw new Error(`The output cannot be written: ${failure.message}`, { cause: failure });
    },
  };
};
