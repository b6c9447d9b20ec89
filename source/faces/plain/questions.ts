import { alternating, positionsOf } from '../../bits/bits.ts';
import type { AnyGame, View } from '../../game/contract.ts';
import { formatMove } from '../../game/move.ts';
import { isGameView } from '../../games/index.ts';
import type { BitFlipShowdownView } from '../../games/bit-flip-showdown/rules.ts';

/** What is expected of a player, and examples of it that are legal. */
type Expectation = { readonly wanted: string; readonly examples: readonly string[] };

const showdown = (game: AnyGame, view: BitFlipShowdownView): Expectation => {
  const moves = game.legalMoves(view);
  const shortest = moves.find((move) => 'positions' in move && move.positions.length === 1);
  const longer = moves.find((move) => 'positions' in move && move.positions.length === 2);
  return {
    wanted:
      ['', 'turn one 0 into a 1', 'turn one 0, or two adjacent 0s, into 1s'][view.maxFlips] ??
      `turn one 0, or up to ${view.maxFlips} adjacent 0s, into 1s`,
    examples: [shortest, longer].flatMap((move) => (move === undefined ? [] : [formatMove(move)])),
  };
};

const expectation = (game: AnyGame, view: View): Expectation => {
  if (!isGameView(view)) return { wanted: 'make a move', examples: [game.words.moves] };
  const { length } = view;
  const third = Math.min(3, length);
  const fourth = Math.min(4, length);
  switch (view.game) {
    case 'number-flip-duel':
      return {
        wanted: `flip one bit of your own sequence or guess the other sequence`,
        examples: [`flip ${third}`, `guess ${alternating(length, 1)}`],
      };
    case 'quantum-flip':
      return { wanted: 'flip one or two bits', examples: [`flip ${third}`, `flip 1 ${fourth}`] };
    case 'bit-flip-showdown':
      return showdown(game, view);
    case 'bit-flip-duel':
      return { wanted: 'flip one bit or swap two', examples: [`flip ${third}`, `swap 1 ${fourth}`] };
    case 'binary-battle':
      return { wanted: 'toggle one bit of your number', examples: [`flip ${third}`] };
  }
};

/** "Player 2 (Ada), flip one or two bits (1-5), e.g. flip 3 or flip 1 4:" */
export const moveQuestion = (game: AnyGame, view: View, label: string): string => {
  const { wanted, examples } = expectation(game, view);
  const range = view.length === 1 ? '1' : `1-${positionsOf(view.length).length}`;
  return `${label}, ${wanted} (${range}), e.g. ${examples.join(' or ')}:`;
};

export const secretQuestion = (length: number, label: string, isHidden: boolean): string => {
  const example = alternating(length, 1);
  const unseen = isHidden ? '; what you type is not shown' : '';
  return `${label}, choose your secret of ${length} bits, e.g. ${example}, or write random${unseen}:`;
};
