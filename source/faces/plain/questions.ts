import { alternating } from '../../bits/bits.ts';
import type { AnyGame, View } from '../../game/contract.ts';
import { formatMove } from '../../game/move.ts';
import type { BitFlipShowdownView } from '../../games/bit-flip-showdown/rules.ts';
import { isGameView } from '../../games/index.ts';

/** What is expected of a player, and examples of it that are legal. */
type Expectation = { readonly wanted: string; readonly examples: readonly string[] };

const showdown = (game: AnyGame, view: BitFlipShowdownView, range: string): Expectation => {
  const moves = game.legalMoves(view).flatMap((move) => ('positions' in move ? [move] : []));
  const examples = [1, 2].map((count) => moves.find(({ positions }) => positions.length === count));
  const more = ['', '', ', or two adjacent 0s,'][view.maxFlips] ?? `, or up to ${view.maxFlips} adjacent 0s,`;
  return {
    wanted: `turn one 0${more} into ${view.maxFlips === 1 ? 'a 1' : '1s'} ${range}`,
    examples: examples.flatMap((move) => (move === undefined ? [] : [formatMove(move)])),
  };
};

const expectation = (game: AnyGame, view: View): Expectation => {
  if (!isGameView(view)) return { wanted: 'make a move', examples: [game.words.moves] };
  const { length } = view;
  const range = length === 1 ? '(1)' : `(1-${length})`;
  const third = Math.min(3, length);
  const fourth = Math.min(4, length);
  switch (view.game) {
    case 'number-flip-duel':
      return {
        wanted: `flip one bit of your own sequence ${range} or guess the other sequence`,
        examples: [`flip ${third}`, `guess ${alternating(length, 1)}`],
      };
    case 'quantum-flip':
      return { wanted: `flip one or two bits ${range}`, examples: [`flip ${third}`, `flip 1 ${fourth}`] };
    case 'bit-flip-showdown':
      return showdown(game, view, range);
    case 'bit-flip-duel':
      return { wanted: `flip one bit or swap two ${range}`, examples: [`flip ${third}`, `swap 1 ${fourth}`] };
    case 'binary-battle':
      return { wanted: `toggle one bit of your number ${range}`, examples: [`flip ${third}`] };
  }
};

/** "Player 2 (Ada), flip one or two bits (1-5), e.g. flip 3 or flip 1 4:" */
export const moveQuestion = (game: AnyGame, view: View, label: string): string => {
  const { wanted, examples } = expectation(game, view);
  return `${label}, ${wanted}, e.g. ${examples.join(' or ')}:`;
};

export const secretQuestion = (length: number, label: string, isHidden: boolean): string => {
  const unseen = isHidden ? ' (what you type is not shown)' : '';
  return `${label}, choose your secret of ${length} bits, e.g. ${alternating(length, 1)}, or write random${unseen}:`;
};
