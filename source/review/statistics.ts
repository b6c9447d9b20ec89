import { type Seat, at, otherSeat, seats } from '../game/seat.ts';
import { gameById, games } from '../games/index.ts';
import type { PlayerKind } from '../match/setup.ts';
import type { Statistics, StatisticsLine } from './statistics-contract.ts';
import { type LoggedMatch, tell } from './tell.ts';

type Line = Pick<StatisticsLine, 'game' | 'player' | 'opponent' | 'opponentKind' | 'isAided'>;
type Result = StatisticsLine['results'][number];

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

  addRound(winner: Seat | null, seat: Seat, turns: number): void {
    this.#results.push(winner === null ? 'drawn' : winner === seat ? 'won' : 'lost');
    if (winner === seat) this.#turnsToWin += turns;
  }

  addMove(isKept: boolean): void {
    this.#moves++;
    if (isKept) this.#kept++;
  }

  addHint(): void {
    this.#hints++;
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

const isAided = ({ setup, rest }: LoggedMatch): boolean =>
  setup.assist || setup.branch !== null || rest.some(({ type }) => type === 'undone');

const lineOf = (match: LoggedMatch, seat: Seat): Line => {
  const { players, game } = match.setup;
  const { kind, name } = at(players, otherSeat(seat));
  return {
    game,
    player: at(players, seat).name,
    opponent: kind === 'human' ? name : kind,
    opponentKind: kind,
    isAided: isAided(match),
  };
};

const addMatch = (match: LoggedMatch, counterOf: (line: Line) => Counter): void => {
  const { players, game: id } = match.setup;
  const game = gameById(id);
  const people = seats.filter((seat) => at(players, seat).kind === 'human');
  if (game === undefined || people.length === 0) return;
  const counters = new Map(people.map((seat) => [seat, counterOf(lineOf(match, seat))]));
  tell(game, match, {
    isCounted: (seat) => counters.has(seat),
    moved: (seat, isKept) => counters.get(seat)?.addMove(isKept),
    hinted: (seat) => counters.get(seat)?.addHint(),
    ended: ({ winner }, turns) => {
      for (const [seat, counter] of counters) counter.addRound(winner, seat, at(turns, seat));
    },
  });
};

/**
 * What the logs say about the people in them. The matches come in order of time and one at a time, so that thousands
 * of files need the room of one; null is a log that could not be read.
 */
export const statisticsOf = (matches: Iterable<LoggedMatch | null>): Statistics => {
  const counters = new Map<string, Counter>();
  const counterOf = (line: Line): Counter => {
    // Names hold no line breaks: whatever reads a set-up takes them out.
    const key = Object.values(line).join('\n');
    const counter = counters.get(key) ?? new Counter(line);
    counters.set(key, counter);
    return counter;
  };
  let count = 0;
  let unreadable = 0;
  for (const match of matches) {
    if (match === null) unreadable++;
    else {
      count++;
      addMatch(match, counterOf);
    }
  }
  const lines = [...counters.values()].map((counter) => counter.line());
  return { lines: lines.toSorted(inOrder), matches: count, unreadable };
};

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
