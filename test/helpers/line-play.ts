import { PassThrough } from 'node:stream';
import type { ComputerPlayer } from '../../source/computer/contract.ts';
import type { AnyGame } from '../../source/game/contract.ts';
import type { RawOptions } from '../../source/game/settings.ts';
import { gameById } from '../../source/games/index.ts';
import { startMatch } from '../../source/match/decide.ts';
import type { Session } from '../../source/session/contract.ts';
import { type SessionParts, createSession, matchFrom } from '../../source/session/session.ts';
import { setupOf } from './play.ts';

export const gameOf = (id: string): AnyGame => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
};

/** Plays any legal move, as the seed will have it. */
export const anyMove: ComputerPlayer = ({ legalMoves, random }) =>
  legalMoves[random.below(legalMoves.length)] ?? '';

const advisor: SessionParts['advisor'] = {
  hear: () => {},
  hint: (_view, step) => ({ step, text: `Step ${step} of the way.` }),
  assist: () => ({ lines: ['A computed line.'], possible: { count: 2, list: ['01', '10'] }, marks: {} }),
};

/** A match that is about to be played and is saved nowhere. */
export const newSession = (id: string, raw: RawOptions = {}, parts: Partial<SessionParts> = {}): Session => {
  const game = gameOf(id);
  const match = matchFrom(game, startMatch(game, setupOf(game, raw)));
  if (match === undefined) throw new Error('the match did not begin');
  return createSession({
    game,
    match,
    isResumed: false,
    log: null,
    computers: () => anyMove,
    advisor,
    ...parts,
  });
};

/** A player who answers with these moves, one after the other. */
export const playsInTurn = (moves: readonly string[]): SessionParts['computers'] => {
  const left = [...moves];
  return () => () => left.shift() ?? '';
};

export const ada = { name: 'Ada', kind: 'human' } as const;
export const bo = { name: 'Bo', kind: 'human' } as const;
export const computer = { kind: 'easy' } as const;

/** An input that holds these lines and then ends. */
export const inputOf = (lines: readonly string[]): PassThrough => {
  const input = new PassThrough();
  input.end(lines.map((line) => `${line}\n`).join(''));
  return input;
};

/** An output that keeps everything. */
export const keptOutput = () => {
  const output = new PassThrough();
  let text = '';
  output.setEncoding('utf8');
  output.on('data', (chunk: string) => {
    text += chunk;
  });
  return { output, text: () => text };
};
