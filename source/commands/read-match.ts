import type { AnyGame } from '../game/contract.ts';
import { gameById } from '../games/index.ts';
import type { StoredMatch } from '../storage/contract.ts';
import { Fault } from '../storage/fault.ts';
import type { Given } from './command.ts';
import type { Io } from './io.ts';
import { theStore } from './store.ts';

/** Far more than any match, far less than memory. */
const mostBytes = 256 * 1024 * 1024;

const standardInput = async ({ stdin }: Io): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stdin) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    chunks.push(bytes);
    size += bytes.length;
    if (size > mostBytes) {
      throw new Fault('Standard input is larger than any match.', 'Give it the log of one match.');
    }
  }
  return Buffer.concat(chunks);
};

/** The log that the first word of a command names, as it stands: `-` is standard input. */
export const matchBytes = async ({ words: [reference = ''] }: Given, io: Io): Promise<Buffer> =>
  reference === '-' ? standardInput(io) : theStore(io).bytes(reference);

/** The match that the first word of a command names. */
export const readMatch = async (given: Given, io: Io): Promise<StoredMatch & { readonly game: AnyGame }> => {
  const [reference = ''] = given.words;
  const store = theStore(io);
  const stored = reference === '-' ? store.readText(await standardInput(io)) : store.read(reference);
  if (stored.warning !== null) io.stderr.write(`bitduel: ${stored.warning}\n`);
  const game = gameById(stored.setup.game);
  if (game === undefined) throw new RangeError(`The store let a match of ${stored.setup.game} through.`);
  return { ...stored, game };
};
