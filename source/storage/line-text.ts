import { type RawOptions, isRecord } from '../game/settings.ts';
import { isSealed } from './seal.ts';

/** The version of the format, in the first line of every log. */
export const formatVersion = 1;

/** When a line was written; undefined if it does not say so in the way it should. */
export const timeOf = ({ time }: RawOptions): string | undefined =>
  typeof time === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time) &&
  !Number.isNaN(Date.parse(time))
    ? time
    : undefined;

/** What a line holds; undefined if it is no object in JSON. */
export const parseRecord = (line: string): RawOptions | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Why a line is not as it was written, in words that help to find out how that came. */
export const describeDamage = (line: string, isHead: boolean): string => {
  const version = isHead ? parseRecord(line.replace('\ufeff', ''))?.['format'] : formatVersion;
  if (typeof version === 'number' && version > formatVersion) {
    return `says that a newer bitduel wrote it (format ${version}; this one reads ${formatVersion})`;
  }
  if (line.startsWith('\ufeff')) return 'begins with a byte-order mark that an editor has put there';
  if (line.endsWith('\r')) return 'ends with a carriage return that an editor or a transfer has put there';
  if (line.includes('\0')) return 'holds zero bytes';
  if (line.includes('\ufffd')) return 'holds bytes that are not UTF-8';
  if (line === '') return 'is empty';
  if (version !== formatVersion) return 'is not the beginning of a match';
  return isSealed(line)
    ? 'does not fit its seal: it or a line before it was changed, moved or removed'
    : 'is not whole: its seal is missing';
};
