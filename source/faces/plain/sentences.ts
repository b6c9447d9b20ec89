import { type Bits, flipAt, isBits, toNumber, zeros } from '../../bits/bits.ts';
import type { AnyGame, Heard, Outcome, View } from '../../game/contract.ts';
import { wordsOf } from '../../game/notation.ts';
import { type Perspective, at, isSeat, otherSeat } from '../../game/seat.ts';
import type { Announcement } from '../../match/announce.ts';
import type { Tally } from '../../match/match.ts';
import type { MatchSetup } from '../../match/setup.ts';
import type { Labels } from './labels.ts';

/** Spoken bit by bit: a screen reader would make one large number of bits without blanks. */
export const spaced = (bits: Bits): string => [...bits].join(' ');

export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

const inWords = (positions: readonly string[]): string =>
  positions.length === 1
    ? `bit ${positions[0]}`
    : `bits ${positions.slice(0, -1).join(', ')} and ${positions.at(-1)}`;

const deed = (move: string): string => {
  const [verb = '', ...rest] = wordsOf(move);
  if (verb === 'guess') return `guesses ${spaced(rest.join(''))}`;
  return `${verb}s ${inWords(rest)}`;
};

const comparisonWords: ReadonlyMap<unknown, string> = new Map([
  ['less', 'is less than the target'],
  ['greater', 'is greater than the target'],
  ['equal', 'matches the target'],
]);

/** What was said about a move, in words. `number`: the mover's number after it, if the reader may know it. */
const feedbackWords = (heard: Heard, isOwn: boolean, number: Bits | undefined): readonly string[] => {
  const { bits, matchCount, correct, comparison } = { ...heard };
  const whose = isOwn ? 'Your' : 'Their';
  const which = number === undefined ? '' : ` ${spaced(number)}, which is ${toNumber(number)},`;
  const words: string[] = [];
  if (isBits(bits)) words.push(`The string is now ${spaced(bits)}.`);
  if (typeof matchCount === 'number') words.push(`Match Count is ${matchCount}.`);
  if (typeof correct === 'boolean') words.push(correct ? 'Correct!' : 'Incorrect.');
  const compared = comparisonWords.get(comparison);
  if (compared !== undefined) words.push(`${whose} number${which} ${compared}.`);
  return words;
};

/** One turn as `reader` heard of it. What is private to the reader is told to them as theirs. */
export const turnSentence = (heard: Heard, labels: Labels, reader: Perspective, number?: Bits): string => {
  const who = at(labels, heard.player);
  if (heard.move === undefined) return `${who} took a turn.`;
  const isOwn = heard.player === reader && 'comparison' in heard;
  const done = isOwn
    ? `You toggled ${inWords(wordsOf(heard.move).slice(1))}.`
    : `${who} ${deed(heard.move)}.`;
  return [done, ...feedbackWords(heard, isOwn, number)].join(' ');
};

/** All turns of a round, numbered, as the view's seat heard of them. */
export const recordLines = ({ record, length, seat }: View, labels: Labels): readonly string[] => {
  const numbers = [zeros(length), zeros(length)];
  return record.map((heard, index) => {
    const number = numbers[heard.player - 1] ?? '';
    const isNumber = heard.move !== undefined && 'comparison' in heard;
    const after = isNumber ? flipAt(number, wordsOf(heard.move).slice(1).map(Number)) : number;
    numbers[heard.player - 1] = after;
    return `${index + 1}. ${turnSentence(heard, labels, seat, isNumber ? after : undefined)}`;
  });
};

const mostLatest = 10;

/** The last few lines of a record, and where the others are. */
export const latestLines = (lines: readonly string[]): readonly string[] =>
  lines.length <= mostLatest ? lines : ['Earlier turns: write record.', ...lines.slice(-mostLatest)];

/** The turn that a `moved` announcement tells of. */
export const heardOf = ({ player, type, to: _to, ...said }: Announcement): Heard | undefined => {
  if (type !== 'moved' || !isSeat(player)) return undefined;
  const plain = Object.entries(said).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [[name, value] as const]
      : [],
  );
  return { player, ...Object.fromEntries(plain) };
};

/** Why and how a round ended. */
export const outcomeSentence = (
  game: AnyGame,
  { winner, reason }: Outcome,
  labels: Labels,
  drawAfter: number | null,
): string => {
  if (winner === null) {
    return reason === 'draw-after' && drawAfter !== null
      ? `Nobody has won within ${counted(drawAfter, 'move')}: the round is a draw.`
      : 'The round is a draw.';
  }
  const names = { winner: at(labels, winner), loser: at(labels, otherSeat(winner)) };
  const ending = reason === 'resigned' ? '{loser} resigned' : (game.words.endings[reason] ?? '');
  const why = ending.replaceAll(/\{(winner|loser)\}/gu, (_, role) =>
    role === 'winner' ? names.winner : names.loser,
  );
  return `${why === '' ? '' : `${why}. `}${names.winner} wins the round!`;
};

const revealedNames: ReadonlyMap<string, string> = new Map([
  ['secrets', 'Sequences at the start'],
  ['sequences', 'Sequences at the end'],
  ['target', 'The target'],
  ['numbers', 'Numbers at the end'],
]);

/** Everything that was hidden. */
export const revealLines = (game: AnyGame, reveal: unknown, labels: Labels): readonly string[] => {
  if (typeof reveal !== 'object' || reveal === null) return [];
  const written = (bits: unknown): string =>
    isBits(bits)
      ? `${spaced(bits)}${game.secrecy === 'shared' ? `, which is ${toNumber(bits)}` : ''}`
      : 'none yet';
  return Object.entries(reveal).map(([name, value]: [string, unknown]) => {
    const what = revealedNames.get(name) ?? name;
    return Array.isArray(value)
      ? `${what}: ${labels[0]} had ${written(value[0])}; ${labels[1]} had ${written(value[1])}.`
      : `${what}: ${written(value)}.`;
  });
};

/** Which saved match is spoken of. */
export const matchSentence = (game: AnyGame, { match }: Pick<MatchSetup, 'match'>, labels: Labels): string =>
  `${game.name}, match ${match}: ${labels[0]} against ${labels[1]}.`;

/** Rounds and turns, as the tally always shows them. */
export const tallySentence = ({ rounds, turns, draws }: Tally, labels: Labels): string => {
  const share = (index: 0 | 1): string =>
    `${labels[index]} has won ${counted(rounds[index], 'round')} in ${counted(turns[index], 'turn')}`;
  return `Tally: ${share(0)}, ${share(1)}${draws === 0 ? '' : `, ${counted(draws, 'draw')}`}.`;
};
