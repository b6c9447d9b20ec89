import { fromNumber, isBits, toNumber } from '../bits/bits.ts';
import type { BinaryBattleView } from '../games/binary-battle/rules.ts';
import type { Notes } from '../match/match.ts';
import type { Range } from '../solver/binary-battle.ts';
import type { Advice, Assistance } from './advice-contract.ts';
import { hitWords, probeWords, turnWords } from './battle-sentences.ts';
import {
  type Probe,
  type Standing,
  numberWords,
  probeOf,
  rangeWords,
  standingOf,
  widthOf,
} from './battle-standing.ts';
import { type Worth, bestIn, huntFrom, isCut, valueIn, worthOf } from './battle-worth.ts';
import type { Circumstances } from './judgement.ts';
import { percent, sentence } from './words.ts';

/** Of the best moves, one that may hit if there is any. */
const bestProbe = (standing: Standing, worth: Worth): Probe | undefined => {
  const [first, ...others] = bestIn(worth).map((move) => probeOf(standing, move));
  return others.find(({ isInside }) => isInside && first?.isInside === false) ?? first;
};

/** What the best move is worth, and in which words. */
const valueWords = (standing: Standing, worth: Worth, movesLeft: number | null, move: string): string => {
  switch (worth.kind) {
    case 'chance':
      return `against best play it wins ${percent(worth.best)} of such races`;
    case 'turns':
      return `the hunt then takes ${turnWords(worth.best)}`;
    case 'hits': {
      const hits = hitWords(valueIn(worth, move) ?? worth.best, standing);
      return movesLeft === 1 ? 'this is the last move before the draw' : `it ${hits} before the draw`;
    }
  }
};

const whereWords = ({ range, number }: Standing, worth: Worth, { isInside }: Probe): string => {
  const known = `the target is ${rangeWords(range, number.length)}`;
  if (isInside) return `${known}, so look for one of them that is one toggle away`;
  return worth.kind === 'hits' && worth.best === 0
    ? `${known}, and none of it can be reached before the draw`
    : `${known}, so look for a number from which they are few toggles away`;
};

/** The three steps of a hint; null when the round is over. */
export const adviseBattle = (view: BinaryBattleView, circumstances: Circumstances): Advice | null => {
  const standing = standingOf(view, circumstances.range);
  if (standing === undefined) return null;
  const worth = worthOf(standing, circumstances);
  const probe = bestProbe(standing, worth);
  if (probe === undefined) return null;
  const told = probeWords(standing, probe);
  const value = valueWords(standing, worth, circumstances.movesLeft, probe.move);
  return {
    where: sentence(whereWords(standing, worth, probe)),
    why: sentence(`there is a toggle to a number that ${told}`, value),
    how: `Play ${probe.move}. It goes to ${numberWords(probe.number)}, which ${told}; ${value}.`,
    move: probe.move,
  };
};

/** As people write a number down: all its bits, or decimal. */
const readNumber = (text: string, length: number): number | null => {
  if (isBits(text) && text.length === length) return toNumber(text);
  return /^\d{1,6}$/u.test(text) ? Number(text) : null;
};

type Flag = Assistance['marks'][string];

/** `low` says that the target is no less, `high` that it is no more, `bit 3` what stands there in the target. */
const flagOf = (name: string, text: string, { low, high }: Range, length: number): Flag | undefined => {
  const number = readNumber(text, length);
  if (name === 'low' && number !== null)
    return number <= low ? 'proven' : number > high ? 'contradicted' : undefined;
  if (name === 'high' && number !== null)
    return number >= high ? 'proven' : number < low ? 'contradicted' : undefined;
  const position = Number(/^bit (\d{1,2})$/u.exec(name)?.[1]);
  if (!(position >= 1 && position <= length) || (text !== '0' && text !== '1')) return undefined;
  const isPossible = (bit: string): boolean => nextWithBit(low, length - position, bit) <= high;
  const other = text === '0' ? '1' : '0';
  if (!isPossible(text)) return 'contradicted';
  return isPossible(other) ? undefined : 'proven';
};

/** The least number from `low` on with this bit at a place, counted from 0 at the right. */
const nextWithBit = (low: number, place: number, bit: string): number => {
  const block = Math.floor(low / 2 ** place);
  return block % 2 === Number(bit) ? low : (block + 1) * 2 ** place;
};

const mostListed = 64;

/** What the answers leave of the target, and which of the player's marks follow from it. */
export const assistBattle = (
  view: BinaryBattleView,
  marks: Notes['marks'],
  { range: known, movesLeft }: Circumstances,
): Assistance => {
  const { seat, length } = view;
  const target = view.target === null ? null : toNumber(view.target);
  const standing = standingOf(view, known);
  const range: Range | undefined = target === null ? standing?.range : { low: target, high: target };
  if (range === undefined || seat === 'all') return { lines: [], possible: null, marks: {} };
  const flags = Object.entries(marks).flatMap(([name, text]) => {
    const flag = flagOf(name, text, range, length);
    return flag === undefined ? [] : [[name, flag] as const];
  });
  const count = Math.min(widthOf(range), mostListed);
  const list = Array.from({ length: count }, (_, index) => fromNumber(range.low + index, length));
  return {
    lines: [
      target === null
        ? sentence(`the target is ${rangeWords(range, length)}`)
        : sentence(`the target was ${numberWords(fromNumber(target, length))}`),
      // A hunt that the draw rule may cut off says nothing about what to do.
      ...(standing === undefined || isCut(standing, movesLeft) ? [] : [huntLine(standing)]),
    ],
    possible: { count: widthOf(range), list },
    marks: Object.fromEntries(flags),
  };
};

const huntLine = (standing: Standing): string =>
  `From ${numberWords(standing.number)} the best hunt takes ${turnWords(huntFrom(standing).best)}.`;
