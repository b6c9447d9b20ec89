import type { View } from '../game/contract.ts';
import { isGameView } from '../games/index.ts';
import { judgeBitFlipDuel } from '../solver/bit-flip-duel.ts';
import { isMisereLoss } from '../solver/misere.ts';
import { nimberOfRows } from '../solver/nimbers.ts';
import { judgeQuantumFlip } from '../solver/quantum-flip.ts';
import { rowsOf } from '../solver/rows.ts';
import type { Value } from '../solver/value.ts';
import { markBattle } from './battle.ts';
import { standingOf } from './battle-standing.ts';
import { markDuel } from './duel.ts';
import { duelStandingOf, tryOf } from './duel-standing.ts';
import { judge } from './judge.ts';
import type { Circumstances } from './judgement.ts';
import { chanceOf, isKept } from './marks.ts';
import { type OpenPosition, positionAfter, positionOf } from './open-position.ts';

/*
 * Whether a move kept the proven value, and nothing else: what statistics over thousands of matches ask. In the open
 * games the theory of each game answers without a table of moves, and without asking how soon.
 */

const valueOf = (position: OpenPosition): Value => {
  switch (position.game) {
    case 'quantum-flip':
      return judgeQuantumFlip(position.bits, position.player).value;
    case 'bit-flip-duel':
      return judgeBitFlipDuel(position.bits).value;
    case 'bit-flip-showdown': {
      const rows = rowsOf(position.bits);
      const isLoss = position.misere
        ? isMisereLoss(rows, position.maxFlips)
        : nimberOfRows(rows, position.maxFlips) === 0;
      return isLoss ? 'loss' : 'win';
    }
  }
};

/** The mover's chance before the move is at most what it leaves them. */
const keepsOpen = (position: OpenPosition, move: string): boolean =>
  chanceOf(valueOf(position)) <= 1 - chanceOf(valueOf(positionAfter(position, move)));

/** A round of an open game that is decided at all is decided within so many plies. */
const longest = ({ game, bits }: OpenPosition): number =>
  game === 'bit-flip-showdown' ? bits.length : bits.length + 2;

export const keepsValue = (view: View, move: string, circumstances: Circumstances): boolean => {
  const { movesLeft } = circumstances;
  if (isGameView(view) && 'bits' in view) {
    const position = positionOf(view);
    if (movesLeft === null || movesLeft > longest(position)) return keepsOpen(position, move);
  }
  if (isGameView(view) && view.game === 'binary-battle') {
    const standing = standingOf(view, circumstances.range);
    const marked = standing === undefined ? undefined : markBattle(standing, move, circumstances);
    return marked === undefined || isKept(marked.mark);
  }
  if (isGameView(view) && view.game === 'number-flip-duel') {
    const standing = duelStandingOf(view, circumstances);
    const tried = standing === undefined ? undefined : tryOf(standing, move);
    return standing === undefined || tried === undefined || isKept(markDuel(standing, tried, circumstances));
  }
  const verdict = judge(view, move, circumstances);
  return verdict === undefined || isKept(verdict.mark);
};
