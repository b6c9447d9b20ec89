import { type Seat, at, otherSeat, seats } from '../game/seat.ts';
import { isRecord } from '../game/settings.ts';
import { gameById } from '../games/index.ts';
import { plainText } from '../match/plain-text.ts';
import { limits, playerKinds } from '../match/setup.ts';
import type { StatisticsLine } from './statistics-contract.ts';
import { type LoggedMatch, tell } from './tell.ts';

/** Whose line of the statistics a match counts for. */
export type Line = Pick<StatisticsLine, 'game' | 'player' | 'opponent' | 'opponentKind' | 'isAided'>;

export const roundResults = ['won', 'lost', 'drawn'] as const;
export type Result = (typeof roundResults)[number];

/** What a match adds to the statistics of one person in it. */
export type PersonRecord = {
  readonly line: Line;
  /** One for each round that ended. */
  readonly results: readonly Result[];
  /** In the rounds that were won. */
  readonly turnsToWin: number;
  /** In the rounds that ended. */
  readonly moves: number;
  /** Moves that kept the proven value. */
  readonly kept: number;
  readonly hints: number;
};

/** What a match says about the people in it; nobody, if computers played it. */
export type MatchRecord = readonly PersonRecord[];

/** To be raised whenever the same log gives another record: what was remembered is then worked out anew. */
export const recordVersion = 2;

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

export const recordOf = (match: LoggedMatch): MatchRecord => {
  const { players, game: id } = match.setup;
  const game = gameById(id);
  const people = seats.filter((seat) => at(players, seat).kind === 'human');
  if (game === undefined || people.length === 0) return [];
  const records = new Map(
    people.map((seat) => {
      const results: Result[] = [];
      return [seat, { line: lineOf(match, seat), results, turnsToWin: 0, moves: 0, kept: 0, hints: 0 }];
    }),
  );
  tell(game, match, {
    isCounted: (seat) => records.has(seat),
    moved: (seat, isKept) => {
      const record = records.get(seat);
      if (record === undefined) return;
      record.moves += 1;
      if (isKept) record.kept += 1;
    },
    hinted: (seat) => {
      const record = records.get(seat);
      if (record !== undefined) record.hints += 1;
    },
    ended: ({ winner }, turns) => {
      for (const [seat, record] of records) {
        record.results.push(winner === null ? 'drawn' : winner === seat ? 'won' : 'lost');
        if (winner === seat) record.turnsToWin += at(turns, seat);
      }
    },
  });
  return [...records.values()];
};

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isResult = (value: unknown): value is Result => roundResults.some((result) => result === value);

const decodeLine = (raw: unknown): Line | undefined => {
  if (!isRecord(raw)) return undefined;
  const { game, player, opponent, opponentKind, isAided: aided } = raw;
  const kind = playerKinds.find((each) => each === opponentKind);
  return typeof game === 'string' &&
    gameById(game) !== undefined &&
    typeof player === 'string' &&
    typeof opponent === 'string' &&
    kind !== undefined &&
    typeof aided === 'boolean'
    ? {
        game,
        player: plainText(player, limits.name),
        opponent: plainText(opponent, limits.name),
        opponentKind: kind,
        isAided: aided,
      }
    : undefined;
};

const decodePerson = (raw: unknown): PersonRecord | undefined => {
  if (!isRecord(raw)) return undefined;
  const { results, turnsToWin, moves, kept, hints } = raw;
  const line = decodeLine(raw['line']);
  return line !== undefined &&
    Array.isArray(results) &&
    results.every(isResult) &&
    isCount(turnsToWin) &&
    isCount(moves) &&
    isCount(kept) &&
    isCount(hints)
    ? { line, results, turnsToWin, moves, kept, hints }
    : undefined;
};

/** A record as it was remembered; undefined if it is none. */
export const decodeRecord = (raw: unknown): MatchRecord | undefined => {
  const people = Array.isArray(raw) ? raw.map(decodePerson) : [undefined];
  return people.every((person) => person !== undefined) ? people : undefined;
};
