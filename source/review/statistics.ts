import { games } from '../games/index.ts';
import type { PlayerKind } from '../match/setup.ts';
import { type Line, type MatchRecord, type PersonRecord, type Result, recordOf } from './record.ts';
import type { Statistics, StatisticsLine } from './statistics-contract.ts';
import type { LoggedMatch } from './tell.ts';

/** Grows match by match and is read once, at the end. */
class Counter {
  readonly #line: Line;
  readonly #results: Result[] = [];
  #turnsToWin = 0;
  #moves = 0;
  #kept = 0;
  #hints = 0;

  constructor(line: Line) {
    this.#line = line;
  }

  add({ results, turnsToWin, moves, kept, hints }: PersonRecord): void {
    this.#results.push(...results);
    this.#turnsToWin += turnsToWin;
    this.#moves += moves;
    this.#kept += kept;
    this.#hints += hints;
  }

  line(): StatisticsLine {
    const count = (wanted: Result): number => this.#results.filter((result) => result === wanted).length;
    const won = count('won');
    return {
      ...this.#line,
      played: this.#results.length,
      won,
      lost: count('lost'),
      drawn: count('drawn'),
      ...streaksOf(this.#results),
      averageTurnsToWin: won === 0 ? null : this.#turnsToWin / won,
      accuracy: this.#moves === 0 ? null : this.#kept / this.#moves,
      hints: this.#hints,
      results: this.#results,
    };
  }
}

/** How many of the same result end the list, wins counted up and losses down, and the longest run of wins. */
export const streaksOf = (results: readonly Result[]): Pick<StatisticsLine, 'streak' | 'longestStreak'> => {
  let streak = 0;
  let longestStreak = 0;
  for (const result of results) {
    if (result === 'won') streak = Math.max(streak, 0) + 1;
    else streak = result === 'lost' ? Math.min(streak, 0) - 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
  }
  return { streak, longestStreak };
};

/** What the records of matches say together. They come in order of time; null is a log that could not be read. */
export const statisticsFrom = (records: Iterable<MatchRecord | null>): Statistics => {
  const counters = new Map<string, Counter>();
  const counterOf = (line: Line): Counter => {
    // Names hold no line breaks: whatever reads a set-up takes them out.
    const key = Object.values(line).join('\n');
    const counter = counters.get(key) ?? new Counter(line);
    counters.set(key, counter);
    return counter;
  };
  let matches = 0;
  let unreadable = 0;
  for (const record of records) {
    if (record === null) unreadable++;
    else matches++;
    for (const person of record ?? []) counterOf(person.line).add(person);
  }
  const lines = [...counters.values()].map((counter) => counter.line());
  return { lines: lines.toSorted(inOrder), matches, unreadable };
};

/** What the logs say about the people in them, one at a time, so that thousands need the room of one. */
export const statisticsOf = (matches: Iterable<LoggedMatch | null>): Statistics =>
  statisticsFrom(recordsOf(matches));

function* recordsOf(matches: Iterable<LoggedMatch | null>): Generator<MatchRecord | null> {
  for (const match of matches) yield match === null ? null : recordOf(match);
}

const kinds: readonly PlayerKind[] = ['easy', 'medium', 'hard', 'human'];
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const placeOf = (game: string): number => games.findIndex(({ id }) => id === game);

/** By game as they are offered, then player, the unaided first, then levels before people. */
const inOrder = (a: StatisticsLine, b: StatisticsLine): number =>
  placeOf(a.game) - placeOf(b.game) ||
  byText(a.player, b.player) ||
  Number(a.isAided) - Number(b.isAided) ||
  kinds.indexOf(a.opponentKind) - kinds.indexOf(b.opponentKind) ||
  byText(a.opponent, b.opponent);
