import { WriteStream } from 'node:tty';
import { levels } from '../computer/levels.ts';
import { isRefusal } from '../game/refusal.ts';
import { limits } from '../match/setup.ts';
import { asciiBar, drawnBar } from './arena/progress.ts';
import { reportJson, reportText } from './arena/report.ts';
import { runArena } from './arena/run-arena.ts';
import type { Run } from './command.ts';
import { isForPrograms } from './face.ts';
import { givenSettings, theGame } from './game-options.ts';
import { printLines } from './io.ts';
import { spelled } from './spelling.ts';
import { freshSeed, givenSeed } from './seed.ts';
import { UsageError } from './usage-error.ts';
import { choiceOption, numberOption } from './values.ts';

const usualLevel = 'medium';
const usualGames = 1000;
const mostGames = 10_000_000;
const usualDrawAfter = 1000;

/** The levels, the usual one first. */
const choices = [usualLevel, ...levels.filter((level) => level !== usualLevel)] as const;

export const arena: Run = async (given, io) => {
  const isJson = isForPrograms(given);
  const game = theGame(given.words[0]);
  const options = givenSettings(game, given);
  const decoded = game.decodeOptions(options);
  if (typeof decoded === 'object' && decoded !== null && isRefusal(decoded)) {
    throw new UsageError(decoded.message, 'Run "bitduel help arena" to see what it takes.');
  }
  const job = {
    game: game.id,
    options,
    levels: [choiceOption(given, 'p1', choices), choiceOption(given, 'p2', choices)],
    first: choiceOption(given, 'first', ['1', '2']) === '1' ? 1 : 2,
    games: numberOption(given, 'games', 1, mostGames) ?? usualGames,
    seed: givenSeed(given) ?? freshSeed(),
    drawAfter: numberOption(given, 'draw-after', 1, limits.drawAfter) ?? usualDrawAfter,
  } as const;

  const isStopped = new AbortController();
  const stop = (): void => isStopped.abort();
  process.once('SIGINT', stop);
  try {
    const { stderr, env } = io;
    const report = await runArena(job, {
      // The bar is drawn where errors go, so that what is printed stays clean.
      terminal: stderr instanceof WriteStream && env['TERM'] !== 'dumb' ? stderr : null,
      bar: given.options.has('ascii') ? asciiBar : drawnBar,
      signal: isStopped.signal,
    });
    await printLines(io, isJson ? [reportJson(report)] : spelled(given, reportText(game.name, report)));
  } finally {
    process.off('SIGINT', stop);
  }
};
