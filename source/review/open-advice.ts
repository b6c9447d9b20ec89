import { differences, positionsOf } from '../bits/bits.ts';
import { otherSeat } from '../game/seat.ts';
import { patternOf } from '../games/quantum-flip/rules.ts';
import { nimberOf } from '../solver/nimbers.ts';
import { rowsOf } from '../solver/rows.ts';
import type { Advice } from './advice-contract.ts';
import { judgeOpen, plainest } from './open.ts';
import {
  type OpenPosition,
  type OpenView,
  type Table,
  boardAfter,
  positionOf,
  tableWithin,
} from './open-position.ts';
import { openClause } from './open-sentences.ts';
import { areMirrored, rowFacts, rowWords, valueWords } from './row-facts.ts';
import { amount, counted, listed, playerName, sentence } from './words.ts';

/** Where to look, without a move. */
const lookAt = (position: OpenPosition, table: Table, move: string): string => {
  if (table.value === 'loss')
    return 'against best play every move loses here, so look for the one that lasts longest';
  switch (position.game) {
    case 'quantum-flip': {
      const opponent = otherSeat(position.player);
      return table.plies === 1
        ? `compare the string with your own pattern ${patternOf(position.player, position.bits.length)}`
        : `look at the pattern of ${playerName(opponent)}, ${patternOf(opponent, position.bits.length)}, and at how near it may be after your move`;
    }
    case 'bit-flip-duel':
      return 'count the 0s, now and after your move';
    case 'bit-flip-showdown': {
      const rows = rowFacts(rowsOf(position.bits), position.maxFlips);
      if (position.misere) return `look at ${rowWords(rows.rows)} and at who will have to turn the last 0`;
      return areMirrored(rowsOf(boardAfter(position.bits, move)))
        ? `look at ${rowWords(rows.rows)} for a move after which equal rows cancel`
        : `look at ${rowWords(rows.rows)} (${valueWords(rows)}) for a move after which the values cancel to 0`;
    }
  }
};

/** The three steps of a hint; null when the round is over. */
export const adviseOpen = (view: OpenView, movesLeft: number | null): Advice | null => {
  const position = positionOf(view);
  const table = tableWithin(position, movesLeft);
  const move = plainest(position, table.best);
  const judged = move === null ? undefined : judgeOpen(view, move, movesLeft);
  if (move === null || judged === undefined) return null;
  return {
    where: sentence(lookAt(position, table, move)),
    why: sentence(`there is a move that ${openClause(judged.facts, false)}`),
    how: `Play ${move}. It ${openClause(judged.facts)}.`,
    move,
  };
};

const worthLine = ({ value, plies }: Table, position: OpenPosition): string => {
  const who = playerName(position.player);
  if (value === 'draw') return `With best play neither player can force a win.`;
  return `With best play ${who} ${value === 'win' ? 'wins' : 'loses'} in ${amount(plies ?? 0, 'ply', 'plies')}.`;
};

/** Where each row begins and ends, from the left. */
const rowSpans = (bits: string): readonly { readonly first: number; readonly length: number }[] =>
  positionsOf(bits.length)
    .filter((position) => bits.charAt(position - 1) === '0' && bits.charAt(position - 2) !== '0')
    .map((first) => ({ first, length: rowsOf(bits.slice(first - 1))[0] ?? 0 }));

const boardLines = (position: OpenPosition): readonly string[] => {
  const { bits, player } = position;
  switch (position.game) {
    case 'quantum-flip':
      return [player, otherSeat(player)].map((seat) => {
        const pattern = patternOf(seat, bits.length);
        const wrong = differences(bits, pattern);
        return `${sentence(`${playerName(seat)} is ${counted(wrong.length, 'bit')} from ${pattern}`).slice(0, -1)}: ${listed(wrong)}.`;
      });
    case 'bit-flip-duel': {
      const zeros = positionsOf(bits.length).filter((place) => bits.charAt(place - 1) === '0');
      return [sentence(`${counted(zeros.length, '0')} left: ${listed(zeros)}`)];
    }
    case 'bit-flip-showdown': {
      const spans = rowSpans(bits);
      const rows = spans.map(({ length }) => length);
      const place = (first: number, length: number): string =>
        length === 1 ? `bit ${first}` : `bits ${first} to ${first + length - 1}`;
      if (position.misere) return [sentence(`${rowWords(rowFacts(rows, position.maxFlips).rows)} left`)];
      const nimber = rows.reduce((sum, row) => sum ^ nimberOf(row, position.maxFlips), 0);
      return [
        ...spans.map(
          ({ first, length }) =>
            `Row ${length}, ${place(first, length)}: value ${nimberOf(length, position.maxFlips)}.`,
        ),
        `All together: value ${nimber}.`,
      ];
    }
  }
};

/** What can be counted on the board, and what it comes to. */
export const openLines = (view: OpenView, movesLeft: number | null): readonly string[] => {
  const position = positionOf(view);
  const table = tableWithin(position, movesLeft);
  return table.moves.length === 0 ? [] : [...boardLines(position), worthLine(table, position)];
};
