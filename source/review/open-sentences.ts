import { differences } from '../bits/bits.ts';
import { otherSeat } from '../game/seat.ts';
import { patternOf } from '../games/quantum-flip/rules.ts';
import { rowsOf } from '../solver/rows.ts';
import type { OpenFacts } from './open.ts';
import { boardAfter } from './open-position.ts';
import { rowFacts, rowWords, valueWords } from './row-facts.ts';
import { amount, counted, playerName, sentence } from './words.ts';

/*
 * From facts to sentences. A sentence says what the move leaves, what follows from it, and, if there was something
 * better, what. Nothing is worked out here that the facts do not hold.
 */

const opponentOf = ({ position }: OpenFacts): string => playerName(otherSeat(position.player));

/** What the board shows after the move, in the game's own terms; untold, without the board that would name the move. */
const leaves = (facts: OpenFacts, isTold: boolean): string => {
  const { position, left } = facts;
  switch (position.game) {
    case 'quantum-flip': {
      const opponent = otherSeat(position.player);
      const pattern = patternOf(opponent, left.length);
      const away = differences(left, pattern).length;
      return isTold
        ? `leaves ${left}, ${counted(away, 'bit')} from ${playerName(opponent)}'s ${pattern}`
        : `leaves ${playerName(opponent)} ${counted(away, 'bit')} from ${pattern}`;
    }
    case 'bit-flip-duel': {
      const zeros = counted(
        rowsOf(left).reduce((sum, row) => sum + row, 0),
        '0',
      );
      return isTold ? `leaves ${left} with ${zeros}` : `leaves ${zeros}`;
    }
    case 'bit-flip-showdown':
      return `leaves ${rowWords(rowFacts(rowsOf(left), position.maxFlips).rows)}`;
  }
};

/** The last move of a round. */
const ending = ({ position, after, left }: OpenFacts): string => {
  const { game, player } = position;
  const isWon = after.value === 'win';
  switch (game) {
    case 'quantum-flip':
      return isWon
        ? `makes ${left}, ${playerName(player)}'s own pattern, and wins`
        : `makes ${left}, the pattern of ${playerName(otherSeat(player))}, and loses at once`;
    case 'bit-flip-duel':
      return `makes ${left}, all 1s, and wins`;
    case 'bit-flip-showdown':
      return isWon ? 'turns the last 0 and wins' : 'turns the last 0, which loses in misere play';
  }
};

/** Why the position that is left is won, lost or drawn. */
const consequence = (facts: OpenFacts, isTold: boolean): string => {
  const { position, after, reply, threat } = facts;
  const opponent = opponentOf(facts);
  if (position.game === 'bit-flip-showdown') return rowConsequence(facts);
  if (after.value === 'loss') {
    return after.plies === 1
      ? `${reply} wins at once`
      : `${opponent} has ${reply} and wins in ${amount(after.plies ?? 0, 'ply', 'plies')}`;
  }
  if (after.value === 'win') {
    return `no reply holds, and ${playerName(position.player)} wins in ${amount(after.plies ?? 0, 'ply', 'plies')}`;
  }
  if (position.game === 'bit-flip-duel') return 'no single flip makes all 1s';
  const safe = 'no reply wins at once';
  return threat === null
    ? safe
    : `${safe}, and ${opponent} must prevent ${isTold ? threat : `a win on ${playerName(position.player)}'s next turn`}`;
};

/** Showdown speaks in nimbers and in the mirror; misere has neither, but single 0s can be counted off. */
const rowConsequence = (facts: OpenFacts): string => {
  const { position, left, after, reply } = facts;
  if (position.game !== 'bit-flip-showdown') return '';
  const opponent = opponentOf(facts);
  const rows = rowFacts(rowsOf(left), position.maxFlips);
  if (position.misere) {
    const isCountedOff = rows.rows.every((row) => row === 1) || position.maxFlips === 1;
    const zeros = rows.rows.reduce((sum, row) => sum + row, 0);
    if (isCountedOff) {
      const last = playerName(after.value === 'win' ? otherSeat(position.player) : position.player);
      return `turns go one 0 at a time and ${counted(zeros, 'is', 'are')} left, so ${last} must turn the last`;
    }
    return after.value === 'win'
      ? `in misere play that is lost for ${opponent}, whatever they flip`
      : `in misere play that is won for ${opponent}: ${reply} ${replyLeaves(facts)}`;
  }
  if (after.value === 'win') {
    return rows.single.length === 0
      ? 'equal rows cancel, the second player can always mirror'
      : `${valueWords(rows)}, so every reply has an answer`;
  }
  return `${valueWords(rows)}, not zero, so ${opponent} has an answer: ${reply}`;
};

const replyLeaves = ({ position, left, reply }: OpenFacts): string => {
  const rows = reply === null ? [] : rowsOf(boardAfter(left, reply));
  if (rows.length === 0 || position.game !== 'bit-flip-showdown') return 'wins';
  return `leaves ${rowWords(rowFacts(rows, position.maxFlips).rows)}`;
};

/** What the draw rule makes of it. */
const drawn = (facts: OpenFacts, isTold: boolean): string => {
  const { movesLeft, cut, position } = facts;
  if (movesLeft === 0) return 'this was the last move before the draw';
  if (cut === null) return consequence(facts, isTold);
  const winner = playerName(cut.value === 'win' ? position.player : otherSeat(position.player));
  const needed = amount(cut.plies ?? 0, 'ply', 'plies');
  const allowed = counted(movesLeft ?? 0, 'is', 'are');
  return `${winner} would win in ${needed}, but only ${allowed} left before the draw`;
};

/** What a best move would have done. */
const instead = ({ before, after, better, position }: OpenFacts): string | null => {
  if (better === null) return before.value === 'loss' ? 'every move loses here' : null;
  if (before.value === after.value) {
    return before.value === 'win' ? `${better} wins sooner` : `${better} holds out longer`;
  }
  if (before.value === 'draw') return `${better} would have held the draw`;
  if (before.plies === 1) return `${better} would have won at once`;
  if (position.game !== 'bit-flip-showdown') {
    return `${better} would have won in ${amount(before.plies ?? 0, 'ply', 'plies')}`;
  }
  const rows = rowFacts(rowsOf(boardAfter(position.bits, better)), position.maxFlips);
  const worth = position.misere ? '' : rows.single.length === 0 ? ', equal in pairs' : ', worth zero';
  return `${better} would have left ${rowWords(rows.rows)}${worth}`;
};

/**
 * What the move does, without a word about other moves: to be put after `it` or `a move that`. Untold, it does not say
 * which move it is.
 */
export const openClause = (facts: OpenFacts, isTold = true): string => {
  if (facts.after.plies === 0) return ending(facts);
  const what =
    facts.movesLeft === 0 || facts.cut !== null ? drawn(facts, isTold) : consequence(facts, isTold);
  return `${leaves(facts, isTold)}: ${what}`;
};

export const openSentence = (facts: OpenFacts): string => sentence(openClause(facts), instead(facts));
