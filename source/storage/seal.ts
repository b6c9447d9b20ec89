import { createHash } from 'node:crypto';

/*
 * Every line of a log ends with a seal: the first 16 hexadecimal digits of the SHA-256 of everything in the file
 * before it. A byte changed, a line removed, repeated or moved breaks the next seal and all that follow; and the
 * seal of the last line answers for the whole file. Anyone can check one: `head -c N file | sha256sum`.
 */

const digits = 16;
const opening = ',"seal":"';
const closing = '"}';

/** How many characters a seal takes at the end of a line. */
export const sealLength = opening.length + digits + closing.length;

const writeSeal = (digest: string): string => `${opening}${digest.slice(0, digits)}${closing}`;

/** Whether a line has the form of a sealed one; whether the seal is right is another question. */
export const isSealed = (line: string): boolean =>
  line.endsWith(closing) && line.startsWith(opening, line.length - sealLength);

/** The seal that belongs behind these bytes, where nothing comes after it. */
export const sealBehind = (bytes: Uint8Array): string =>
  writeSeal(createHash('sha256').update(bytes).digest('hex'));

/** Takes in a file from its beginning and tells the seal that belongs where it has come to. */
export const createSealer = () => {
  const hash = createHash('sha256');
  return {
    take: (bytes: Uint8Array): void => void hash.update(bytes),
    seal: (): string => writeSeal(hash.copy().digest('hex')),
  };
};

export type Sealer = ReturnType<typeof createSealer>;
