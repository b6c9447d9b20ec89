import { type Both, type Seat, at, withSeat } from '../game/seat.ts';
import type { MatchEvent } from '../match/events.ts';
import type { MatchSetup, Player } from '../match/setup.ts';
import type { MatchSummary } from './contract.ts';
import { Fault } from './fault.ts';
import { type FindGame, readEvents } from './log-events.ts';
import { parseRecord, timeOf } from './line-text.ts';
import type { LogFile } from './shelf.ts';

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

/** What is counted as the events go by. They are believed: whether they obey the rules is for `verify` to say. */
type Count = Writable<
  Pick<MatchSummary, 'roundsPlayed' | 'tally' | 'moves' | 'isEnded' | 'winner' | 'hasUndo'>
>;

const won = (tally: Both<number>, winner: Seat | null): Both<number> =>
  winner === null ? tally : withSeat(tally, winner, at(tally, winner) + 1);

/** Counts in place: a long list of matches is counted before anybody sees it. */
const count = (so: Count, event: MatchEvent): void => {
  switch (event.type) {
    case 'round-started':
      so.moves = 0;
      break;
    case 'moved':
      so.moves += 1;
      break;
    case 'undone':
      so.moves -= event.count;
      so.hasUndo = true;
      break;
    case 'redone':
      so.moves += event.count;
      break;
    case 'round-ended':
      so.roundsPlayed += 1;
      so.tally = won(so.tally, event.winner);
      break;
    case 'match-ended':
      so.isEnded = true;
      so.winner = event.winner;
      break;
    default:
  }
};

const strangers: Both<Player> = [
  { name: 'Player 1', kind: 'human' },
  { name: 'Player 2', kind: 'human' },
];

const timeIn = (text: string): string | undefined => timeOf(parseRecord(text) ?? {});

/** What is in a file, or a sentence on why it cannot be read. */
const bytesOf = (file: LogFile): Buffer | string => {
  try {
    return file.bytes();
  } catch (error) {
    if (error instanceof Fault) return error.message;
    throw error;
  }
};

/** A match in one line. Of a damaged log it tells what stands before the damage. */
export const summarise = (file: LogFile, changed: Date, findGame: FindGame): MatchSummary => {
  const bytes = bytesOf(file);
  let damage = typeof bytes === 'string' ? bytes : null;
  let setup: Pick<MatchSetup, 'game' | 'players' | 'rounds' | 'assist' | 'strict'> | undefined;
  let first = '';
  let last = '';
  const so: Count = {
    roundsPlayed: 0,
    tally: [0, 0],
    moves: 0,
    isEnded: false,
    winner: null,
    hasUndo: false,
  };
  for (const line of typeof bytes === 'string' ? [] : readEvents(bytes, findGame)) {
    if (line.kind === 'damaged') damage = `Line ${line.number} ${line.why}.`;
    if (line.kind !== 'event') continue;
    last = line.text;
    if (line.event.type === 'match-started') [setup, first] = [line.event, line.text];
    else count(so, line.event);
  }
  if (setup === undefined) damage ??= 'There is no match in it.';
  return {
    match: file.id,
    game: setup?.game ?? '',
    players: setup?.players ?? strangers,
    started: timeIn(first) ?? changed.toISOString(),
    changed: timeIn(last) ?? changed.toISOString(),
    rounds: setup?.rounds ?? 1,
    ...so,
    assist: setup?.assist ?? false,
    strict: setup?.strict ?? false,
    damage,
  };
};
