import { flipAt, toNumber, zeros } from '../bits/bits.ts';
import { parseMove } from '../game/notation.ts';
import { type BinaryBattleView, type Comparison, comparisons } from '../games/binary-battle/rules.ts';

/** One turn of the seat that a view belongs to: the toggled position, the number after it, and the answer. */
export type OwnTurn = {
  readonly position: number;
  readonly number: number;
  readonly comparison: Comparison;
};

const verbs = { flip: 'positions' } as const;

const positionOf = (text: string): number => {
  const move = parseMove(text, verbs);
  const position = 'positions' in move ? move.positions[0] : undefined;
  if (position === undefined) throw new TypeError(`Not a move of binary-battle: "${text}".`);
  return position;
};

/** What the view's seat did and was told, and nothing of what the opponent did. */
export const ownTurns = (view: BinaryBattleView): readonly OwnTurn[] => {
  let bits = zeros(view.length);
  return view.record.flatMap(({ player, move, comparison }) => {
    const answer = comparisons.find((word) => word === comparison);
    if (player !== view.seat || move === undefined || answer === undefined) return [];
    const position = positionOf(move);
    bits = flipAt(bits, [position]);
    return [{ position, number: toNumber(bits), comparison: answer }];
  });
};
