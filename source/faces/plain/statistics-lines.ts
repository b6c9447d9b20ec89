import { gameById } from '../../games/index.ts';
import type { Statistics, StatisticsLine } from '../../review/statistics-contract.ts';
import { amount, decimal, percent } from '../../review/words.ts';

type Result = StatisticsLine['results'][number];

/** How many of the newest results the chart shows. */
const chartWidth = 60;

const asciiGlyphs: Readonly<Record<Result, string>> = { won: 'W', drawn: 'D', lost: 'L' };
const blockGlyphs: Readonly<Record<Result, string>> = { won: '█', drawn: '▄', lost: '▁' };

/** Results over time, the newest last: high is won, half is drawn, low is lost; in ASCII W, D and L. */
export const resultChart = (results: readonly Result[], isAscii: boolean, width = chartWidth): string =>
  results
    .slice(-width)
    .map((result) => (isAscii ? asciiGlyphs : blockGlyphs)[result])
    .join('');

/** `3 won in a row`, `2 lost in a row`. */
export const streakWords = (streak: number): string =>
  streak === 0 ? 'no streak' : `${Math.abs(streak)} ${streak > 0 ? 'won' : 'lost'} in a row`;

function* lineWords(line: StatisticsLine, isAscii: boolean): Generator<string> {
  const { game, player, opponent, opponentKind, isAided } = line;
  const against = opponentKind === 'human' ? opponent : `the computer (${opponent})`;
  const title = `${gameById(game)?.name ?? game}: ${player} against ${against}`;
  yield `${title}${isAided ? ', with assist, undo or a branch' : ''}`;
  yield `  ${line.played} played: ${line.won} won, ${line.lost} lost, ${line.drawn} drawn; ${streakWords(line.streak)}, longest run of wins ${line.longestStreak}.`;
  const turns = line.averageTurnsToWin;
  const accuracy = line.accuracy;
  yield [
    `  Turns to win on average: ${turns === null ? 'none yet' : decimal(turns)}`,
    `accuracy: ${accuracy === null ? 'no moves' : percent(accuracy)}`,
    `hints: ${line.hints}.`,
  ].join('; ');
  if (line.results.length > 0) yield `  ${resultChart(line.results, isAscii)}`;
}

/** Statistics as text. */
export function* statisticsLines(statistics: Statistics, isAscii: boolean): Generator<string> {
  const { lines, matches, unreadable } = statistics;
  const damaged = unreadable === 0 ? '' : `; ${amount(unreadable, 'log')} could not be read`;
  yield `${amount(matches, 'saved match', 'saved matches')}${damaged}.`;
  if (lines.length === 0) {
    yield 'No person has played yet: statistics are about people.';
    return;
  }
  yield `Charts show the newest ${chartWidth} rounds, the latest last: ${isAscii ? 'W won, D drawn, L lost' : 'high won, half drawn, low lost'}.`;
  for (const line of lines) yield* lineWords(line, isAscii);
}
