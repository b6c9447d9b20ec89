import type { RawOptions } from '../game/settings.ts';
import type { MatchEvent } from '../match/events.ts';
import { examine } from '../match/verify.ts';
import type { Verification } from './contract.ts';
import { type FindGame, readEvents, tornWarning } from './log-events.ts';
import { parseRecord, timeOf } from './line-text.ts';

/** What a line holds beside its event. */
const envelope = new Set(['format', 'time', 'seal']);

/** Whether everything in the raw data is in what was read from them: nothing was passed over or put right. */
const isWithin = (raw: unknown, read: unknown): boolean => {
  if (typeof raw !== 'object' || raw === null || typeof read !== 'object' || read === null)
    return raw === read;
  return Object.keys(raw).every(
    (name) => Object.hasOwn(read, name) && isWithin(Reflect.get(raw, name), Reflect.get(read, name)),
  );
};

const isWhollyRead = (raw: RawOptions, event: MatchEvent): boolean =>
  isWithin(Object.fromEntries(Object.entries(raw).filter(([name]) => !envelope.has(name))), event);

/** Checks the lines of a log one by one, then, as far as they are sound, plays the match again by the rules. */
export const verifyLog = (bytes: Buffer, findGame: FindGame): Verification => {
  const events: MatchEvent[] = [];
  const numbers: number[] = [];
  const torn: number[] = [];
  const problems: { readonly number: number; readonly why: string }[] = [];
  for (const line of readEvents(bytes, findGame, true)) {
    const { number } = line;
    if (line.kind === 'torn') torn.push(number);
    if (line.kind === 'damaged') problems.push({ number, why: line.why });
    if (line.kind !== 'event') continue;
    events.push(line.event);
    numbers.push(number);
    const raw = parseRecord(line.text) ?? {};
    if (timeOf(raw) === undefined) problems.push({ number, why: 'does not say when it was written' });
    if (!isWhollyRead(raw, line.event)) {
      problems.push({ number, why: 'holds something that does not belong into it' });
    }
  }
  const played = play(events, findGame);
  const { flaw } = played;
  if (flaw !== null) problems.push({ number: numbers[flaw.event] ?? 0, why: flaw.why });
  const sentences = problems
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, why }) => `Line ${number} ${why}.`);
  return {
    id: played.id,
    events: events.length,
    problems: played.id === '' && sentences.length === 0 ? ['There is no match in it.'] : sentences,
    warning: tornWarning(torn) ?? (played.isCut ? cutWarning : null),
  };
};

const cutWarning = 'The log ends in the middle of a turn: whoever resumes the match completes it.';

/** Plays the match again by the rules. */
const play = (events: readonly MatchEvent[], findGame: FindGame) => {
  const [head, ...rest] = events;
  const game = head?.type === 'match-started' ? findGame(head.game) : undefined;
  if (head?.type !== 'match-started' || game === undefined) return { id: '', flaw: null, isCut: false };
  const { type: _, ...setup } = head;
  const { flaw, owed } = examine(game, setup, rest);
  return { id: setup.match, flaw, isCut: owed.length > 0 };
};
