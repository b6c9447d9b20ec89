import type { AnyGame } from '../../../../game/contract.ts';
import { at } from '../../../../game/seat.ts';
import type { Services } from '../../../../session/services.ts';
import { screenNames } from '../../boards/names.ts';

type Summary = ReturnType<Services['matches']>[number];

/** A saved match as the list shows it, in words. */
export type MatchRow = {
  readonly id: string;
  readonly date: string;
  readonly game: string;
  readonly players: string;
  readonly result: string;
  readonly canResume: boolean;
  readonly isDamaged: boolean;
  /** All of it in small letters, for the filter. */
  readonly text: string;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** In the time zone of whoever looks. */
export const dateOf = (iso: string): string => {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
};

const resultOf = ({
  damage,
  isEnded,
  winner,
  players,
  tally,
  rounds,
  roundsPlayed,
  moves,
}: Summary): string => {
  if (damage !== null) return 'damaged';
  const score = rounds > 1 ? ` ${tally[0]}-${tally[1]}` : '';
  if (!isEnded) return rounds > 1 ? `open, round ${roundsPlayed + 1}${score}` : `open, move ${moves}`;
  return winner === null ? `drawn${score}` : `${at(screenNames({ players }), winner)} won${score}`;
};

export const rowOf = (games: readonly AnyGame[], summary: Summary): MatchRow => {
  const row = {
    id: summary.match,
    date: dateOf(summary.changed),
    game: games.find(({ id }) => id === summary.game)?.name ?? summary.game,
    players: screenNames(summary).join(' - '),
    result: resultOf(summary),
    canResume: !summary.isEnded && summary.damage === null,
    isDamaged: summary.damage !== null,
  };
  const text = [row.id, row.date, row.game, row.players, row.result].join(' ').toLowerCase();
  return { ...row, text };
};

/** Every word of the filter must occur. */
export const filtered = (rows: readonly MatchRow[], filter: string): readonly MatchRow[] => {
  const words = filter.toLowerCase().split(/\s+/u).filter(Boolean);
  return words.length === 0 ? rows : rows.filter(({ text }) => words.every((word) => text.includes(word)));
};
