import type { AnyGame, View } from '../game/contract.ts';
import { type Refusal, refuse } from '../game/refusal.ts';
import { type BinaryBattleView, binaryBattle } from './binary-battle/rules.ts';
import { type BitFlipDuelView, bitFlipDuel } from './bit-flip-duel/rules.ts';
import { type BitFlipShowdownView, bitFlipShowdown } from './bit-flip-showdown/rules.ts';
import { type NumberFlipDuelView, numberFlipDuel } from './number-flip-duel/rules.ts';
import { type QuantumFlipView, quantumFlip } from './quantum-flip/rules.ts';

/** The five games, in the order in which they are offered. */
export const games: readonly AnyGame[] = [
  numberFlipDuel,
  quantumFlip,
  bitFlipShowdown,
  bitFlipDuel,
  binaryBattle,
];

/** The view of one of the games, told apart by `game`. */
export type GameView =
  NumberFlipDuelView | QuantumFlipView | BitFlipShowdownView | BitFlipDuelView | BinaryBattleView;
export type GameId = GameView['game'];

/** Views are made by the games alone, so the name tells the shape. */
export const isGameView = (view: View): view is GameView => games.some(({ id }) => id === view.game);

export const gameById = (id: string): AnyGame | undefined => games.find((game) => game.id === id);

/** The game that a name or an unambiguous beginning of one means. */
export const findGame = (text: string): AnyGame | Refusal => {
  const wanted = text.toLowerCase();
  const exact = gameById(wanted);
  if (exact !== undefined) return exact;
  const names = games.map(({ id }) => id);
  const [first, ...more] = games.filter(({ id }) => wanted !== '' && id.startsWith(wanted));
  if (first === undefined) {
    return refuse('unknown-game', `There is no game of that name. Choose one of ${names.join(', ')}.`);
  }
  return more.length === 0
    ? first
    : refuse(
        'ambiguous-game',
        `That could be ${[first, ...more].map(({ id }) => id).join(' or ')}. Write one more letter.`,
      );
};
