import type { MatchEvent } from '../match/events.ts';
import { plainText } from '../match/plain-text.ts';
import { examine } from '../match/verify.ts';
import type { MatchLog, MatchStore, MatchSummary, StoredMatch } from './contract.ts';
import { deriveAll } from './derived.ts';
import { openDiskShelf } from './disk-shelf.ts';
import { Fault } from './fault.ts';
import type { FindGame } from './log-events.ts';
import { writeLines } from './log-lines.ts';
import { isMatchId, matchIdAt } from './match-id.ts';
import { openMatchLog } from './match-log.ts';
import { openMemoryShelf } from './memory-shelf.ts';
import { type Processes, theseProcesses } from './processes.ts';
import { findLog } from './reference.ts';
import { createSealer } from './seal.ts';
import type { LogFile, Shelf } from './shelf.ts';
import { readMatch } from './stored-match.ts';
import { summarise } from './summary.ts';
import { verifyLog } from './verify-log.ts';

export type StoreParts = { readonly now?: () => Date; readonly processes?: Processes };

const clock = (): Date => new Date();

/** The matches in the folder `matches` of a player's data folder. */
export const openStore = (home: string, findGame: FindGame, parts: StoreParts = {}): MatchStore => {
  const { now = clock, processes = theseProcesses() } = parts;
  return storeOn(openDiskShelf(home, { now, processes }), findGame, now);
};

/** A store that forgets everything when the program ends. */
export const openMemoryStore = (findGame: FindGame, { now = clock }: StoreParts = {}): MatchStore =>
  storeOn(openMemoryShelf(), findGame, now);

/** Bytes are taken as they are: a huge log must not be there twice. */
const bytesIn = (text: string | Buffer): Buffer => (typeof text === 'string' ? Buffer.from(text) : text);

/** Runs while the lock is held, and keeps it held only if all goes well. */
const holding = <T>(file: LogFile, run: (release: () => void) => T): T => {
  const release = file.lock('saved');
  try {
    return run(release);
  } catch (error) {
    release();
    throw error;
  }
};

const storeOn = (shelf: Shelf, findGame: FindGame, now: () => Date): MatchStore => {
  let latest = 0;
  const known = new Map<string, { readonly stamp: string; readonly summary: MatchSummary }>();

  const readIn = (bytes: Buffer, id: string): StoredMatch => readMatch(bytes, id, findGame);

  /** Two ids of the same thousandth would not sort: the second takes the next one. */
  const newId = (): string => {
    latest = Math.max(now().getTime(), latest + 1);
    const id = matchIdAt(new Date(latest));
    return shelf.at(id).stat() === undefined ? id : newId();
  };

  const create = (events: readonly MatchEvent[]): MatchLog => {
    const [first] = events;
    if (first?.type !== 'match-started' || !isMatchId(first.match)) {
      throw new RangeError('A log begins with the set-up of a match that has an id.');
    }
    const file = shelf.at(first.match);
    return holding(file, (release) => {
      const bytes = Buffer.from(writeLines(events, now(), createSealer()));
      file.create(bytes);
      return openMatchLog(file, bytes, release, now);
    });
  };

  /** Completes what a crash cut off in the middle of a turn, so that the log goes on as if nothing had happened. */
  const completed = (stored: StoredMatch, log: MatchLog): StoredMatch => {
    const { setup, rest, id } = stored;
    const game = findGame(setup.game);
    if (game === undefined) throw new RangeError(`A match of ${setup.game} was read.`);
    const { flaw, owed } = examine(game, setup, rest);
    if (flaw !== null) {
      throw new Fault(
        `Match ${plainText(id, 100)} breaks the rules and cannot be gone on with.`,
        `"bitduel verify" says where.`,
      );
    }
    log.append(owed);
    return { ...stored, rest: [...rest, ...owed] };
  };

  const resume: MatchStore['resume'] = (reference) => {
    const file = findLog(shelf, reference);
    return holding(file, (release) => {
      const bytes = file.bytes();
      const stored = readIn(bytes, file.id);
      const log = openMatchLog(file, bytes, release, now);
      const whole = completed(stored, log);
      if (whole.rest.some(({ type }) => type === 'match-ended')) {
        throw new Fault(
          `Match ${plainText(file.id, 100)} is over.`,
          'Replay or review it, or start another.',
        );
      }
      return { stored: whole, log };
    });
  };

  const summaryOf = (id: string): readonly MatchSummary[] => {
    const file = shelf.at(id);
    const stat = file.stat();
    // Deleted since the folder was read, or no file at all.
    if (stat === undefined) return [];
    const { stamp, changed } = stat;
    const before = known.get(id);
    if (before?.stamp === stamp) return [before.summary];
    const summary = summarise(file, changed, findGame);
    known.set(id, { stamp, summary });
    return [summary];
  };

  return {
    newId,
    create,
    resume,
    derive: (what) => deriveAll(shelf, readIn, what),
    read: (reference) => {
      const file = findLog(shelf, reference);
      return readIn(file.bytes(), file.id);
    },
    readText: (text) => readIn(bytesIn(text), 'the text'),
    bytes: (reference) => findLog(shelf, reference).bytes(),
    text: (reference) => findLog(shelf, reference).bytes().toString('utf8'),
    verify: (text) => verifyLog(bytesIn(text), findGame),
    summaries: (most) => shelf.ids().toSorted().reverse().slice(0, most).flatMap(summaryOf),
    remove: (id) => {
      const file = findLog(shelf, id);
      const release = file.lock('deleted');
      try {
        file.remove();
      } finally {
        release();
      }
    },
  };
};
