import { EventEmitter } from 'node:events';
import { createKeyParser } from './key-parser.ts';

/**
 * Stands between the terminal and Ink's input. Ink merges letters of one read into one, shows several keys the same
 * stale closures, and takes a sequence split over two reads for Escape and text. So it is handed one whole key at a
 * time, and time to draw what the key did before it gets the next.
 */
type KeyReaderOptions = Readonly<{
  stdin: NodeJS.ReadStream;
  onInterrupt: () => void;
  onSuspend: () => void;
  /** No more keys will ever come: the terminal is gone. */
  onGone: (error?: Error) => void;
}>;

const CTRL_C = '\u0003';
const CTRL_Z = '\u001A';

/** React needs these turns of the event loop until every effect of a key has been run. */
const TURNS_BETWEEN_KEYS = 4;
/** An arrow key's bytes come closer together than this; Escape and another key do not. */
const ESCAPE_HOLD_MS = 25;
/** After this long the rest of a sequence or of a paste is not coming. */
const SEQUENCE_HOLD_MS = 500;
/** Nobody means more keys than this; the rest of a book that was pasted is dropped. */
const MOST_KEYS = 10_000;

export class KeyReader extends EventEmitter {
  readonly isTTY = true;
  readonly #options: KeyReaderOptions;
  #parser = createKeyParser();
  #keys: string[] = [];
  #ready: string | null = null;
  #isReading = false;
  #isResting = false;
  #hold: NodeJS.Timeout | undefined;

  constructor(options: KeyReaderOptions) {
    super();
    this.#options = options;
    options.stdin.on('error', options.onGone);
    this.on('newListener', (event) => {
      if (event === 'readable') setImmediate(() => this.#next());
    });
  }

  start(): void {
    const { stdin, onGone } = this.#options;
    if (this.#isReading) return;
    this.#isReading = true;
    stdin.on('data', this.#take);
    stdin.on('end', onGone);
    stdin.ref();
    stdin.resume();
  }

  /** Keys not yet handed on are forgotten, as a terminal forgets them at Ctrl-C and Ctrl-Z. */
  stop(): void {
    const { stdin, onGone } = this.#options;
    if (!this.#isReading) return;
    this.#isReading = false;
    clearTimeout(this.#hold);
    this.#parser = createKeyParser();
    this.#keys = [];
    stdin.off('data', this.#take);
    stdin.off('end', onGone);
    stdin.pause();
    stdin.unref();
  }

  /** Ink reads until there is no more: one key each time it is told to. */
  read(): string | null {
    const key = this.#ready;
    this.#ready = null;
    return key;
  }

  /** Raw mode lasts as long as the screen, whatever a component thinks; so do the other requests of Ink. */
  setRawMode(): this {
    return this;
  }

  setEncoding(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  readonly #take = (bytes: Uint8Array | string): void => {
    clearTimeout(this.#hold);
    this.#add(this.#parser.push(typeof bytes === 'string' ? Buffer.from(bytes) : bytes));
    const unfinished = this.#parser.unfinished();
    if (unfinished === 'nothing' || !this.#isReading) return;
    const hold = unfinished === 'escape' ? ESCAPE_HOLD_MS : SEQUENCE_HOLD_MS;
    this.#hold = setTimeout(() => this.#add(this.#parser.flush()), hold);
  };

  #add(keys: readonly string[]): void {
    // A loop that cannot see its own Ctrl-C is the last thing a player forgives: both go to the front.
    if (keys.includes(CTRL_C)) this.#options.onInterrupt();
    else if (keys.includes(CTRL_Z)) this.#options.onSuspend();
    if (!this.#isReading) return;
    this.#keys.push(...keys.slice(0, MOST_KEYS - this.#keys.length));
    this.#next();
  }

  #next(): void {
    if (this.#isResting || this.#keys.length === 0 || this.listenerCount('readable') === 0) return;
    this.#ready = this.#keys.shift() ?? null;
    this.#rest(TURNS_BETWEEN_KEYS);
    this.emit('readable');
  }

  #rest(turns: number): void {
    this.#isResting = turns > 0;
    if (this.#isResting) setImmediate(() => this.#rest(turns - 1));
    else this.#next();
  }
}
