import type { View } from '../game/contract.ts';
import { isGameView } from '../games/index.ts';
import { judgeBattle } from './battle.ts';
import { battleSentence } from './battle-sentences.ts';
import { judgeDuel } from './duel.ts';
import { duelSentence } from './duel-sentences.ts';
import type { Circumstances, Verdict } from './judgement.ts';
import { judgeOpen } from './open.ts';
import { openSentence } from './open-sentences.ts';

/** Judges a move by proof, on what the mover knew. Undefined: there is no such move here. */
export const judge = (view: View, move: string, circumstances: Circumstances): Verdict | undefined => {
  if (!isGameView(view)) return undefined;
  switch (view.game) {
    case 'quantum-flip':
    case 'bit-flip-duel':
    case 'bit-flip-showdown': {
      const judged = judgeOpen(view, move, circumstances.movesLeft);
      if (judged === undefined) return undefined;
      const { facts, ...rest } = judged;
      return { ...rest, why: openSentence(facts) };
    }
    case 'binary-battle': {
      const judged = judgeBattle(view, move, circumstances);
      if (judged === undefined) return undefined;
      const { facts, ...rest } = judged;
      return { ...rest, why: battleSentence(facts) };
    }
    case 'number-flip-duel': {
      const judged = judgeDuel(view, move, circumstances);
      if (judged === undefined) return undefined;
      const { facts, ...rest } = judged;
      return { ...rest, why: duelSentence(facts) };
    }
  }
};
