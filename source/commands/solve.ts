import { type Bits, isBits, ones, toNumber } from '../bits/bits.ts';
import type { AnyGame } from '../game/contract.ts';
import { isRefusal } from '../game/refusal.ts';
import type { Seat } from '../game/seat.ts';
import { plainText } from '../match/plain-text.ts';
import type { Given, Run } from './command.ts';
import { isForPrograms } from './face.ts';
import { givenSettings, theGame } from './game-options.ts';
import { type Io, printLines, widthOfText } from './io.ts';
import { huntText, openText } from './solve-text.ts';
import { UsageError } from './usage-error.ts';
import { choiceOption, numberOption } from './values.ts';

/** A position as it was given, of a length that the game can have. */
const thePosition = (game: AnyGame, given: Given): Bits => {
  const [, text = ''] = given.words;
  if (!isBits(text)) {
    throw new UsageError(`"${plainText(text, 40)}" is not a position.`, 'Write it as a row of 0s and 1s.');
  }
  const bits = game.settings['bits'];
  if (bits?.kind === 'number' && (text.length < bits.least || text.length > bits.most)) {
    throw new UsageError(
      `A position of ${game.id} cannot have ${text.length} bits.`,
      `Write ${bits.least} to ${bits.most} 0s and 1s.`,
    );
  }
  const wanted = givenSettings(game, given)['bits'];
  if (wanted !== undefined && wanted !== text.length) {
    throw new UsageError(
      `--bits does not agree with the position, which has ${text.length} bits.`,
      'Leave --bits out: it follows from the position.',
    );
  }
  return text;
};

const solveOpen = async (game: AnyGame, position: Bits, given: Given, io: Io): Promise<void> => {
  const player: Seat = choiceOption(given, 'to-move', ['1', '2']) === '1' ? 1 : 2;
  const options = { ...givenSettings(game, given), bits: position.length };
  const decoded = game.decodeOptions(options);
  if (typeof decoded === 'object' && decoded !== null && isRefusal(decoded)) {
    throw new UsageError(decoded.message, 'Run "bitduel help solve" to see what it takes.');
  }
  const { solveOpenGame } = await import('./open-solvers.ts');
  const solution = solveOpenGame(game, position, player, options);
  const { value, plies, best, moves, nimber } = solution;
  if (isForPrograms(given)) {
    const about = { game: game.id, position, player };
    await printLines(io, [
      JSON.stringify({ ...about, value, plies, best, moves, ...(nimber === undefined ? {} : { nimber }) }),
    ]);
  } else await printLines(io, openText(game, position, player, solution, widthOfText(io)));
};

const solveRange = async (position: Bits, given: Given, io: Io): Promise<void> => {
  choiceOption(given, 'to-move', ['1', '2']);
  const most = toNumber(ones(position.length));
  const low = numberOption(given, 'low', 0, most) ?? 0;
  const high = numberOption(given, 'high', 0, most) ?? most;
  if (low > high) {
    throw new UsageError(`--low ${low} is above --high ${high}.`, 'Give a range with a number in it.');
  }
  const { solveHunt } = await import('../solver/binary-battle.ts');
  const solution = solveHunt(position, low, high);
  const { expectedTurns, best } = solution;
  if (isForPrograms(given)) await printLines(io, [JSON.stringify({ expectedTurns, best })]);
  else await printLines(io, huntText(position, low, high, solution, widthOfText(io)));
};

/** What a position is worth, exactly. */
export const solve: Run = async (given, io) => {
  const game = theGame(given.words[0]);
  const position = thePosition(game, given);
  switch (game.secrecy) {
    case 'none':
      return solveOpen(game, position, given, io);
    case 'shared':
      return solveRange(position, given, io);
    case 'each':
      throw new UsageError(
        `${game.name} has no positions to solve: what a turn is worth depends on what each player knows.`,
        'Save a match and run "bitduel review" on it: that judges every move by what was known.',
      );
  }
};
