import type { GameId } from '../games/index.ts';
import { binaryBattlePlayer } from './binary-battle.ts';
import type { ComputerPlayer } from './contract.ts';
import type { Level } from './levels.ts';
import { numberFlipDuelPlayer } from './number-flip-duel.ts';
import { openPlayer } from './open.ts';

const players: Readonly<Record<GameId, (level: Level) => ComputerPlayer>> = {
  'number-flip-duel': numberFlipDuelPlayer,
  'quantum-flip': openPlayer,
  'bit-flip-showdown': openPlayer,
  'bit-flip-duel': openPlayer,
  'binary-battle': binaryBattlePlayer,
};

const isKnown = (game: string): game is GameId => Object.hasOwn(players, game);

/** The computer that plays a game at a level. */
export const computerFor = (game: string, level: Level): ComputerPlayer => {
  if (!isKnown(game)) throw new RangeError(`No computer plays ${game}.`);
  return players[game](level);
};
