import type { BattleFacts } from './battle.ts';
import { type Probe, type Standing, numberWords, rangeWords, widthOf } from './battle-standing.ts';
import { type Worth, valueIn } from './battle-worth.ts';
import { amount, decimal, percent, playerName, sentence } from './words.ts';

/** What a toggle to a number may tell. */
export const probeWords = ({ range }: Pick<Standing, 'range'>, { isInside, below, above }: Probe): string => {
  const width = widthOf(range);
  if (!isInside) {
    return below === 0 || above === 0 ? 'is ruled out already and tells nothing' : 'tells nothing';
  }
  if (width === 1) return 'is the only number left';
  const sides = [below === 0 ? '' : `${below} below`, above === 0 ? '' : `${above} above`];
  return `hits 1 time in ${width} and else leaves ${sides.filter((side) => side !== '').join(' or ')}`;
};

/** `1 turn on average`, `2.5 turns on average` */
export const turnWords = (turns: number): string =>
  `${decimal(turns)} ${decimal(turns) === '1' ? 'turn' : 'turns'} on average`;

/** How much can still be hit. */
export const hitWords = (hits: number, { range }: Pick<Standing, 'range'>): string =>
  `can hit ${hits === 0 ? 'nothing' : `${hits} of ${amount(widthOf(range), 'number')}`}`;

const worthWords = ({ kind }: Worth, value: number, standing: Standing): string => {
  switch (kind) {
    case 'chance':
      return `wins ${percent(value)} of such races`;
    case 'turns':
      return `takes ${turnWords(value)}`;
    case 'hits':
      return hitWords(value, standing);
  }
};

const answered = ({ answer, probe, standing, rangeAfter }: BattleFacts): string | null => {
  if (answer === null || rangeAfter === null) return null;
  if (answer === 'equal') return 'it was the target';
  if (!probe.isInside) return null;
  const left = `the answer left ${rangeWords(rangeAfter, standing.number.length)}`;
  return widthOf(standing.range) <= mostUnlucky ? `not to hit it was bad luck, and ${left}` : left;
};

/** With so few numbers left a miss feels like a mistake and is none. */
const mostUnlucky = 3;

const compared = ({ better, worth, moveWorth, standing }: BattleFacts): string | null => {
  if (better === null) return null;
  const [own, best] = closeWords(worth, moveWorth, standing, valueIn(worth, better.move) ?? worth.best);
  return `that ${own}, where ${better.move} to ${numberWords(better.number)} ${best}: it ${probeWords(standing, better)}`;
};

/** Two values, told apart even if they are close. */
const closeWords = (
  worth: Worth,
  moveWorth: number,
  standing: Standing,
  bestWorth: number,
): readonly [string, string] => {
  const own = worthWords(worth, moveWorth, standing);
  const best = worthWords(worth, bestWorth, standing);
  if (worth.kind === 'hits') return [`${own} before the draw`, own === best ? 'can do so sooner' : best];
  return own === best ? [`${own}, a little less than the best`, 'is best'] : [own, best];
};

export const battleSentence = (facts: BattleFacts): string => {
  const { standing, probe, hasHeardMore } = facts;
  const who = playerName(standing.seat);
  const knew = rangeWords(standing.range, standing.number.length);
  const basis = `${who} knew${hasHeardMore ? ', counting what was heard in moves taken back,' : ''} that the target was ${knew}`;
  return sentence(
    `${basis}: ${numberWords(probe.number)} ${probeWords(standing, probe)}`,
    answered(facts),
    compared(facts),
  );
};
