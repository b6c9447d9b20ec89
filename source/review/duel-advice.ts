import { at, otherSeat } from '../game/seat.ts';
import { fromNumber, positionsOf } from '../bits/bits.ts';
import type { NumberFlipDuelView } from '../games/number-flip-duel/rules.ts';
import type { Notes } from '../match/match.ts';
import { bitOf } from '../solver/number-flip-duel-difference.ts';
import { knowledgeFrom } from '../solver/number-flip-duel.ts';
import type { Advice, Assistance } from './advice-contract.ts';
import { possibleSequences } from './duel.ts';
import { knownWords } from './duel-sentences.ts';
import { type DuelStanding, candidatesOf, duelStandingOf, tryOf } from './duel-standing.ts';
import type { Circumstances } from './judgement.ts';
import { amount, counted, listed as listedWords, playerName, sentence } from './words.ts';

/** What the flips that are left would hand to the opponent. */
const flipWords = (standing: DuelStanding, movesLeft: number | null): string => {
  if (movesLeft === 1) return 'this is the last move before the draw, so only a guess can still win';
  const opponent = playerName(otherSeat(standing.seat));
  const leaves = positionsOf(standing.size).flatMap((position) => {
    const tried = tryOf(standing, `flip ${position}`);
    return tried?.kind === 'flip' ? tried.leaves : [];
  });
  const most = Math.max(...leaves);
  return most === 1
    ? `after any flip ${opponent} can name your sequence`
    : `a flip tells ${opponent} the same, who then can hit at least 1 time in ${most}`;
};

const whereWords = ({ hearing, listed }: DuelStanding): string => {
  if (listed !== null) return 'put together all counts that were announced, also in moves taken back';
  return hearing.difference.weight === null
    ? 'no count was announced yet, so nothing but wrong guesses rules a sequence out'
    : 'look at the places that the counts have told, and at how many of the others differ';
};

/** The three steps of a hint; null when the round is over. What is proven best is to name what may be right. */
export const adviseDuel = (view: NumberFlipDuelView, circumstances: Circumstances): Advice | null => {
  const standing = duelStandingOf(view, circumstances);
  const [bits] = standing === undefined ? [] : possibleSequences(standing, 1);
  if (standing === undefined || bits === undefined) return null;
  const { candidates } = standing;
  const chance =
    candidates === 1
      ? 'it wins'
      : `it is one of ${candidates}, and naming any of them at random wins at least 1 time in ${candidates}`;
  return {
    where: sentence(whereWords(standing)),
    why: sentence(
      knownWords(standing),
      candidates === 1 ? null : flipWords(standing, circumstances.movesLeft),
    ),
    how: `Play guess ${bits}: ${chance}.`,
    move: `guess ${bits}`,
  };
};

const mostListed = 64;

/** Which places are told, and how many of the others differ. */
const toldLine = ({ hearing, listed, shared, size }: DuelStanding): string => {
  const { open, weight } = hearing.difference;
  if (listed !== null)
    return sentence(
      `by all that was announced, also in moves taken back, ${amount(shared, 'difference')} ${shared === 1 ? 'is' : 'are'} possible`,
    );
  if (weight === null) return 'No count was announced yet.';
  const unknown = positionsOf(size).filter((position) => (open & bitOf(position, size)) !== 0);
  if (unknown.length === 0) return 'Every place is told.';
  return sentence(
    `of places ${listedWords(unknown)}, ${counted(weight, 'differs', 'differ')}`,
    unknown.length === size ? null : 'the others are told',
  );
};

type Flag = Assistance['marks'][string];

/** `bit 3` says what stands there in the opponent's sequence. */
const flagOf = (
  forced: (position: number) => string | null,
  name: string,
  value: string,
): Flag | undefined => {
  const position = /^bit (\d{1,2})$/u.exec(name)?.[1];
  const bit = position === undefined ? null : forced(Number(position));
  if (bit === null || (value !== '0' && value !== '1')) return undefined;
  return bit === value ? 'proven' : 'contradicted';
};

const flagsOf = (marks: Notes['marks'], forced: (position: number) => string | null): Assistance['marks'] =>
  Object.fromEntries(
    Object.entries(marks).flatMap(([name, value]) => {
      const flag = flagOf(forced, name, value);
      return flag === undefined ? [] : [[name, flag]];
    }),
  );

/** The bit that stands there in every sequence that is possible to the player. */
const forcedIn = (standing: DuelStanding): ((position: number) => string | null) => {
  if (standing.listed === null) return knowledgeFrom(standing.hearing).forced;
  const candidates = Array.from(candidatesOf(standing), (bits) => fromNumber(bits, standing.size));
  return (position) => {
    const bits = new Set(candidates.map((sequence) => sequence.charAt(position - 1)));
    const [bit = null] = bits;
    return bits.size === 1 ? bit : null;
  };
};

/** What the counts and guesses leave of the opponent's sequence, and which of the player's marks follow from it. */
export const assistDuel = (
  view: NumberFlipDuelView,
  marks: Notes['marks'],
  circumstances: Circumstances,
): Assistance => {
  const { seat, length } = view;
  if (seat === 'all') return { lines: [], possible: null, marks: {} };
  const isPlace = (position: number): boolean => position >= 1 && position <= length;
  const opponent = otherSeat(seat);
  const shown = at(view.sequences, opponent);
  const standing = duelStandingOf(view, circumstances);
  if (standing === undefined || shown !== null) {
    return {
      lines: shown === null ? [] : [sentence(`${playerName(opponent)} had ${shown}`)],
      possible: shown === null ? null : { count: 1, list: [shown] },
      marks: flagsOf(marks, (position) => (isPlace(position) ? (shown?.charAt(position - 1) ?? null) : null)),
    };
  }
  const forced = forcedIn(standing);
  return {
    lines: [sentence(knownWords(standing)), toldLine(standing)],
    possible: { count: standing.candidates, list: possibleSequences(standing, mostListed) },
    marks: flagsOf(marks, (position) => (isPlace(position) ? forced(position) : null)),
  };
};
