import { randomInt } from 'node:crypto';

/*
 * An id is the moment a match began, in UTC, and a little chance: `260729-142530-d1k7m`. Ids sort by time, can be
 * typed, and are safe as file names everywhere. The first two letters after the time are its thousandths.
 */

/** Digits and letters in their sorting order, without those that look alike. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

const letter = (value: number): string => letters.charAt(value % letters.length);

/** What may be an id. Nothing that passes can lead out of a folder or mean something to a shell. */
export const isMatchId = (text: string): boolean => /^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$/.test(text);

export const matchIdAt = (time: Date): string => {
  const digits = time.toISOString().replaceAll(/\D/gu, '').slice(-15);
  const thousandths = time.getUTCMilliseconds();
  const chance = Array.from({ length: 3 }, () => letter(randomInt(letters.length))).join('');
  const moment = `${letter(thousandths >> 5)}${letter(thousandths)}`;
  return `${digits.slice(0, 6)}-${digits.slice(6, 12)}-${moment}${chance}`;
};
