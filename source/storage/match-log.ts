import type { MatchLog } from './contract.ts';
import { Fault } from './fault.ts';
import { lineFeed, tornMark, writeLines } from './log-lines.ts';
import { createSealer, isSealed } from './seal.ts';
import type { LogFile } from './shelf.ts';

/** What must come before a new line: a line that is whole but not ended is ended, one that is torn is marked. */
const mending = (bytes: Buffer): string => {
  const last = bytes.subarray(bytes.lastIndexOf(lineFeed) + 1);
  if (last.length === 0) return '';
  return isSealed(last.toString('utf8')) ? '\n' : `${tornMark}\n`;
};

/** Goes on with a log whose lock is held. `bytes`: all that stands in it, which is never changed. */
export const openMatchLog = (
  file: LogFile,
  bytes: Buffer,
  release: () => void,
  now: () => Date,
): MatchLog => {
  const sealer = createSealer();
  let mend = mending(bytes);
  sealer.take(bytes);
  sealer.take(Buffer.from(mend));
  let size = bytes.length;
  let state: 'open' | 'failed' | 'closed' = 'open';
  return {
    id: file.id,
    append: (events) => {
      if (state !== 'open') throw new Fault('The match is no longer being saved.', 'Resume it to go on.');
      if (events.length === 0) return;
      const written = Buffer.from(mend + writeLines(events, now(), sealer));
      state = 'failed';
      file.append(size, written);
      state = 'open';
      size += written.length;
      mend = '';
    },
    close: () => {
      if (state !== 'closed') release();
      state = 'closed';
    },
  };
};
