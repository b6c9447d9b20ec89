import type { ComputerPlayer } from './contract.ts';
import type { GameId } from '../games/index.ts';
import type { Level } from './levels.ts';
import { openPlayer } from './open.ts';

/** Any legal move. */
const anyMove: ComputerPlayer = ({ legalMoves, random }) => legalMoves[random.below(legalMoves.length)] ?? '';

const players: Readonly<Record<GameId, (level: Level) => ComputerPlayer>> = {
  'number-flip-duel': () => anyMove,
  'quantum-flip': openPlayer,
  'bit-flip-showdown': openPlayer,
  'bit-flip-duel': openPlayer,
  'binary-battle': () => anyMove,
};

const isKnown = (game: string): game is GameId => Object.hasOwn(players, game);

/** The computer player of a level. */
export const computerFor = (game: string, level: Level): ComputerPlayer => {
  if (!isKnown(game)) throw new RangeError(`No computer plays ${game}.`);
  return players[game](level);
};
