import { type Both, type Seat, at, withSeat } from '../game/seat.ts';
import type { MatchEvent } from '../match/events.ts';
import type { MatchSetup, Player } from '../match/setup.ts';
import type { MatchSummary } from './contract.ts';
import { Fault } from './fault.ts';
import { type FindGame, readEvents } from './log-events.ts';
import { timeOf } from './log-lines.ts';
import type { LogFile } from './shelf.ts';

/** What is counted as the events go by. They are believed: whether they obey the rules is for `verify` to say. */
type Count = Pick<MatchSummary, 'roundsPlayed' | 'tally' | 'moves' | 'isEnded' | 'winner' | 'hasUndo'>;

const nothing: Count = {
  roundsPlayed: 0,
  tally: [0, 0],
  moves: 0,
  isEnded: false,
  winner: null,
  hasUndo: false,
};

const won = (tally: Both<number>, winner: Seat | null): Both<number> =>
  winner === null ? tally : withSeat(tally, winner, at(tally, winner) + 1);

const counted = (count: Count, event: MatchEvent): Count => {
  switch (event.type) {
    case 'round-started':
      return { ...count, moves: 0 };
    case 'moved':
      return { ...count, moves: count.moves + 1 };
    case 'undone':
      return { ...count, moves: count.moves - event.count, hasUndo: true };
    case 'redone':
      return { ...count, moves: count.moves + event.count };
    case 'round-ended':
      return { ...count, roundsPlayed: count.roundsPlayed + 1, tally: won(count.tally, event.winner) };
    case 'match-ended':
      return { ...count, isEnded: true, winner: event.winner };
    default:
      return count;
  }
};

const strangers: Both<Player> = [
  { name: 'Player 1', kind: 'human' },
  { name: 'Player 2', kind: 'human' },
];

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
  let setup: Pick<MatchSetup, 'game' | 'players' | 'rounds' | 'assist' | 'strict'> | undefined;
  let count = nothing;
  let damage: string | null = null;
  const bytes = bytesOf(file);
  let started = changed.toISOString();
  let last = started;
  if (typeof bytes === 'string') damage = bytes;
  for (const line of readEvents(typeof bytes === 'string' ? Buffer.alloc(0) : bytes, findGame)) {
    if (line.kind === 'damaged') damage = `Line ${line.number} ${line.why}.`;
    if (line.kind !== 'event') continue;
    last = timeOf(line.raw) ?? last;
    if (line.event.type === 'match-started') {
      setup = line.event;
      started = last;
    }
    count = counted(count, line.event);
  }
  if (setup === undefined) damage ??= 'There is no match in it.';
  return {
    match: file.id,
    game: setup?.game ?? '',
    players: setup?.players ?? strangers,
    started,
    changed: last,
    rounds: setup?.rounds ?? 1,
    ...count,
    assist: setup?.assist ?? false,
    strict: setup?.strict ?? false,
    damage,
  };
};
