import { fromNumber } from '../bits/bits.ts';
import { otherSeat } from '../game/seat.ts';
import type { DuelFacts } from './duel.ts';
import { type DuelStanding, type DuelTry, candidatesOf } from './duel-standing.ts';
import { amount, listed, percent, playerName, sentence } from './words.ts';

/** What a player could prove before the move. */
export const knownWords = (standing: DuelStanding): string => {
  const opponent = playerName(otherSeat(standing.seat));
  const [only] = candidatesOf(standing);
  return standing.candidates === 1 && only !== undefined
    ? `${opponent} has ${fromNumber(only, standing.size)}`
    : `${opponent} has one of ${amount(standing.candidates, 'sequence')}`;
};

/** `3`, `3 or 4`, `1 to 10` */
const spreadWords = (counts: readonly number[]): string => {
  const different = [...new Set(counts)].toSorted((a, b) => a - b);
  return different.length <= 2 ? listed(different, 'or') : `${different[0]} to ${different.at(-1)}`;
};

/** What the move is, and what it may tell. */
const tryWords = (standing: DuelStanding, tried: DuelTry): string => {
  if (tried.kind === 'guess') {
    if (!tried.isPossible) return `${tried.bits} is none of them and cannot be right`;
    return standing.candidates === 1 ? `${tried.bits} wins` : `${tried.bits} is one of them`;
  }
  const { position, tells, leaves } = tried;
  const both = `${spreadWords(leaves)} of ${amount(standing.shared, 'difference')}`;
  switch (tells) {
    case 'how-many':
      return `flip ${position} tells both how many places differ and leaves ${both}`;
    case 'whether':
      return `flip ${position} tells both whether place ${position} differs and leaves ${both}`;
    case 'nothing':
      return `place ${position} is told already, so flip ${position} tells nothing new`;
    case 'foreseen':
      return `the count after flip ${position} is known already, so it tells nothing new`;
  }
};

/** Whose turn it is now, and what that is worth to them. */
const nextTurn = ({ standing, movesLeft }: DuelFacts, shared: number): string => {
  const opponent = playerName(otherSeat(standing.seat));
  if (movesLeft === 1) return 'this was the last move before the draw';
  return shared === 1
    ? `${opponent} is the first to use it and can name the sequence`
    : `${opponent} is the first to use it and can hit at least 1 time in ${shared}`;
};

const answered = (facts: DuelFacts): string | null => {
  const { standing, tried, isRight, left, movesLeft } = facts;
  if (left === null) return null;
  const sequences = amount(left.candidates, 'sequence');
  if (tried.kind === 'flip') {
    if (tried.tells === 'nothing' || tried.tells === 'foreseen')
      return movesLeft === 1 ? nextTurn(facts, left.shared) : null;
    return `the count left ${sequences}, and ${nextTurn(facts, left.shared)}`;
  }
  if (isRight === true) return standing.candidates === 1 ? null : 'it was right';
  return tried.isPossible
    ? `unlucky, it was wrong, and ${sequences} ${left.candidates === 1 ? 'is' : 'are'} left`
    : null;
};

const compared = ({ standing, better, before, bounds, movesLeft }: DuelFacts): string | null => {
  if (better === null) return null;
  if (standing.candidates === 1) return `guess ${better} would have won at once`;
  if (movesLeft === 1) return `guess ${better} might still have won`;
  const own = `that wins at most ${percent(bounds.upper)} against best play`;
  const best = `where the best guess wins at least ${percent(before.lower)}`;
  return movesLeft === null ? `${own}, ${best}` : `${own}, ${best}, a draw counting half`;
};

export const duelSentence = (facts: DuelFacts): string => {
  const { standing, tried, hasHeardMore } = facts;
  const counting = hasHeardMore ? ', counting what was heard in moves taken back,' : '';
  const basis = `${playerName(standing.seat)} knew${counting} that ${knownWords(standing)}`;
  return sentence(`${basis}: ${tryWords(standing, tried)}`, answered(facts), compared(facts));
};
