import type { AnyGame } from '../../../../game/contract.ts';
import type { Statistics, StatisticsLine } from '../../../../review/statistics-contract.ts';
import { amount, decimal, percent } from '../../../../review/words.ts';
import { resultChart, streakWords } from '../../../plain/statistics-lines.ts';
import type { Room } from '../../room.ts';
import { type Line, blank, line, span } from '../../text/line.ts';
import { paragraph } from '../../text/wrap.ts';

const titleOf = ({ player, opponent, opponentKind, isAided }: StatisticsLine): Line =>
  line(
    ' ',
    span(player, 'bold'),
    ` against ${opponentKind === 'human' ? opponent : `computer, ${opponent}`}`,
    span(isAided ? '  with assist, undo or a branch' : '', 'dim'),
  );

/** `1 turn`, `2.5 turns`. */
const turnWords = (turns: number): string => `${decimal(turns)} ${decimal(turns) === '1' ? 'turn' : 'turns'}`;

const aboutLine = (row: StatisticsLine, width: number, isAscii: boolean): readonly Line[] => {
  const { played, won, lost, drawn, streak, longestStreak, averageTurnsToWin, accuracy, hints } = row;
  if (played === 0) return [titleOf(row), line('   ', span('no round finished yet', 'dim'))];
  const facts = [
    amount(played, 'round'),
    `${won} won, ${lost} lost${drawn === 0 ? '' : `, ${drawn} drawn`}`,
    `${streakWords(streak)}, longest ${longestStreak}`,
    averageTurnsToWin === null ? '' : `won in ${turnWords(averageTurnsToWin)} on average`,
    accuracy === null ? '' : `accuracy ${percent(accuracy)}`,
    hints === 0 ? '' : amount(hints, 'hint'),
  ];
  return [
    titleOf(row),
    ...paragraph(facts.filter(Boolean).join('; '), width - 4, 'plain', line('   ')),
    line('   ', span(resultChart(row.results, isAscii, width - 6), 'good')),
  ];
};

/** One block for each game, player and opponent; the charts run from the oldest round to the newest. */
export const statisticsLines = (
  { lines, matches, unreadable }: Statistics,
  games: readonly AnyGame[],
  { width }: Pick<Room, 'width'>,
  isAscii: boolean,
): readonly Line[] => {
  if (lines.length === 0) {
    return [
      blank,
      line(' ', span('Nobody has finished a round here yet. Play one, and it will be counted.', 'dim')),
    ];
  }
  const damaged = unreadable === 0 ? '' : `; ${amount(unreadable, 'log')} could not be read`;
  const chart = isAscii ? 'W won, D drawn, L lost' : 'high won, half drawn, low lost';
  return [
    ...paragraph(
      `${amount(matches, 'match', 'matches')}${damaged}. Charts: ${chart}, newest last.`,
      width - 2,
      'dim',
      line(' '),
    ),
    ...games.flatMap(({ id, name }) => {
      const rows = lines.filter(({ game }) => game === id);
      if (rows.length === 0) return [];
      return [
        blank,
        line(' ', span(` ${name} `, 'badge')),
        ...rows.flatMap((row) => aboutLine(row, width, isAscii)),
      ];
    }),
  ];
};
