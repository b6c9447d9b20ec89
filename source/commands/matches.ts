import { shorten, widthOf } from '../faces/screen/text/line.ts';
import { at, otherSeat } from '../game/seat.ts';
import type { Player } from '../match/setup.ts';
import type { MatchSummary } from '../storage/contract.ts';
import type { Run } from './command.ts';
import { isForPrograms } from './face.ts';
import { columnsOf, printLines } from './io.ts';
import { spelled, spelledJson } from './spelling.ts';
import { theStore } from './store.ts';

const calledBy = ({ name, kind }: Player): string => (kind === 'human' ? name : `${name} (${kind})`);

const resultOf = (summary: MatchSummary): string => {
  const { damage, isEnded, winner, tally, moves, roundsPlayed, rounds, players } = summary;
  if (damage !== null) return 'damaged';
  if (!isEnded) {
    return rounds > 1
      ? `unfinished, round ${roundsPlayed + 1} of ${rounds}`
      : `unfinished, move ${moves + 1}`;
  }
  if (winner === null) return rounds > 1 ? `tie ${tally.join(':')}` : 'draw';
  const score = rounds > 1 ? ` ${at(tally, winner)}:${at(tally, otherSeat(winner))}` : '';
  return `won by ${at(players, winner).name}${score}`;
};

const rowOf = (summary: MatchSummary): readonly string[] => [
  summary.match,
  summary.game,
  resultOf(summary),
  summary.players.map(calledBy).join(' - '),
];

/** Columns as wide as what is in them; what does not fit on a line of the terminal is cut. */
const tableLines = (rows: readonly (readonly string[])[], width: number): readonly string[] => {
  const widths = rows.reduce<readonly number[]>(
    (most, row) => row.map((cell, index) => Math.max(most[index] ?? 0, widthOf(cell))),
    [],
  );
  return rows.map((row) => {
    const cells = row.map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - widthOf(cell)));
    return shorten(cells.join('  ').trimEnd(), width);
  });
};

export const matchLines = (summaries: readonly MatchSummary[], width: number): readonly string[] =>
  summaries.length === 0
    ? ['No matches are saved yet: start one with "bitduel play <game>".']
    : tableLines([['match', 'game', 'result', 'players'], ...summaries.map(rowOf)], width);

export const matches: Run = async (given, io) => {
  const isJson = isForPrograms(given);
  const summaries = theStore(io).summaries();
  await printLines(
    io,
    isJson
      ? spelledJson(
          given,
          summaries.map((summary) => JSON.stringify(summary)),
        )
      : spelled(given, matchLines(summaries, columnsOf(io) ?? Infinity)),
  );
};
