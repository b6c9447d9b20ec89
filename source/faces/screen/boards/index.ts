import type { View } from '../../../game/contract.ts';
import { isGameView } from '../../../games/index.ts';
import { type Line, blank } from '../text/line.ts';
import { binaryBattleBoard, binaryBattleGrid } from './binary-battle.ts';
import { bitFlipDuelBoard } from './bit-flip-duel.ts';
import { bitFlipShowdownBoard, bitFlipShowdownGrid } from './bit-flip-showdown.ts';
import type { BoardProps } from './board.ts';
import { numberFlipDuelBoard } from './number-flip-duel.ts';
import { quantumFlipBoard } from './quantum-flip.ts';

export type { BoardProps, Cursor } from './board.ts';

/** The board of a game as the view's seat may see it, drawn for the room there is. */
export const boardLines = (view: View, props: BoardProps): readonly Line[] => {
  if (!isGameView(view)) return [blank];
  switch (view.game) {
    case 'number-flip-duel':
      return numberFlipDuelBoard(view, props);
    case 'quantum-flip':
      return quantumFlipBoard(view, props);
    case 'bit-flip-showdown':
      return bitFlipShowdownBoard(view, props);
    case 'bit-flip-duel':
      return bitFlipDuelBoard(view, props);
    case 'binary-battle':
      return binaryBattleBoard(view, props);
  }
};

/** How many bits stand beside each other: what up and down mean to a cursor. */
export const bitsPerRow = (view: View, space: Pick<BoardProps, 'width' | 'height'>): number => {
  if (!isGameView(view)) return view.length;
  switch (view.game) {
    case 'bit-flip-showdown':
      return bitFlipShowdownGrid(view, space).perRow;
    case 'binary-battle':
      return binaryBattleGrid(view, space).perRow;
    default:
      return view.length;
  }
};
