import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { playPlain } from '../../../source/faces/plain/play-plain.ts';
import type { RawOptions } from '../../../source/game/settings.ts';
import type { SessionParts } from '../../../source/session/session.ts';
import { ada, bo, computer, newSession, playsInTurn } from '../../helpers/line-play.ts';

/** The whole conversation: each line is typed when it is asked for and stands there with `> ` before it. */
const converse = async (
  game: string,
  raw: RawOptions,
  typed: readonly string[],
  parts: Partial<SessionParts> & { readonly isAscii?: boolean } = {},
): Promise<string> => {
  const { isAscii = false, ...more } = parts;
  const left = [...typed];
  const input = new PassThrough();
  const output = new PassThrough();
  let text = '';
  output.setEncoding('utf8');
  output.on('data', (chunk: string) => {
    text += chunk;
    if (!chunk.endsWith(':\n')) return;
    const line = left.shift();
    if (line === undefined) input.end();
    else {
      text += `> ${line}\n`;
      input.write(`${line}\n`);
    }
  });
  await playPlain({ session: newSession(game, raw, more), input, output, isTerminal: false, isAscii });
  expect(left).toEqual([]);
  return text;
};

const two = { players: [ada, bo] };
const against = { players: [ada, computer] };

describe('the conversations of the rule books, on a pipe', () => {
  it('Number Flip Duel', async () => {
    const typed = ['10110', 'secret 01011', 'flip 3', 'flip 2', 'flip 5', 'guess 1 0 0 1 1'];
    await expect(await converse('number-flip-duel', two, typed)).toMatchFileSnapshot(
      'conversations/number-flip-duel.txt',
    );
  });

  it('Quantum Flip, which the sample game does not end', async () => {
    const typed = ['1 3', '2 4', '5', '1 3', '2 5', '3 5', '1 3', '1 5', 'flip 1', 'flip 1 2'];
    await expect(await converse('quantum-flip', two, typed)).toMatchFileSnapshot(
      'conversations/quantum-flip.txt',
    );
  });

  it('Bit Flip Showdown', async () => {
    const typed = ['flip 3 4', 'flip 5', 'flip 1 2', 'flip 3 5', 'flip 6 7', 'flip 8', 'flip 9 10'];
    await expect(await converse('bit-flip-showdown', two, typed)).toMatchFileSnapshot(
      'conversations/bit-flip-showdown.txt',
    );
  });

  it('Bit Flip Duel', async () => {
    const typed = [
      'flip 3',
      'swap 1 3',
      'flip 2',
      'swap 4 5',
      'flip 3',
      'swap 1 5',
      'flip 4',
      'swap 1 2',
      '2',
    ];
    await expect(await converse('bit-flip-duel', two, typed)).toMatchFileSnapshot(
      'conversations/bit-flip-duel.txt',
    );
  });

  it('Binary Battle', async () => {
    const raw = { ...two, given: ['01101', '01101'] };
    await expect(await converse('binary-battle', raw, [...'415231254'])).toMatchFileSnapshot(
      'conversations/binary-battle.txt',
    );
  });
});

describe('conversations with a computer', () => {
  it('Number Flip Duel over two rounds, with a secret drawn, notes and a record', async () => {
    const raw = { ...against, rounds: 2, given: [null, '01011'] };
    const typed = [
      'random',
      'flip 3',
      'note 4 or 5 differ',
      'mark bit 3 1',
      'mark bit 3 ?',
      'notes',
      'record',
      'guess 01010',
      'board',
      'secret 11111',
      'flip 1',
      'guess 00010',
      '1 1 1 1 1',
      'flip 1',
    ];
    const computers = playsInTurn(['guess 00000', 'flip 5', 'flip 2', 'flip 2', 'guess 01111']);
    await expect(await converse('number-flip-duel', raw, typed, { computers })).toMatchFileSnapshot(
      'conversations/rounds.txt',
    );
  });

  it('Binary Battle with assist, undo, redo and a resignation', async () => {
    const raw = { ...against, given: ['01101', '01101'], assist: true, first: 2 };
    const typed = ['undo', 'toggle 2', 'undo', 'redo', 'hint', 'hint', 'notes', 'record', 'resign'];
    const computers = playsInTurn(['flip 1', 'flip 2']);
    await expect(await converse('binary-battle', raw, typed, { computers })).toMatchFileSnapshot(
      'conversations/assist.txt',
    );
  });

  it('Bit Flip Showdown, long and reversed, with help, in ASCII alone', async () => {
    const raw = { ...against, options: { bits: 23, maxFlips: 3, misere: true }, strict: true, drawAfter: 2 };
    const typed = ['help', '21 22 23'];
    const text = await converse('bit-flip-showdown', raw, typed, {
      computers: playsInTurn(['flip 10 11']),
      isAscii: true,
    });
    expect(text).toMatch(/^[\n\x20-\x7e]*$/u);
    await expect(text).toMatchFileSnapshot('conversations/ascii.txt');
  });

  it('a match between computers, which nobody is asked about', async () => {
    const raw = { players: [computer, computer], given: ['00110', '00110'] };
    const computers = playsInTurn(['flip 3', 'flip 1', 'flip 4']);
    await expect(await converse('binary-battle', raw, [], { computers })).toMatchFileSnapshot(
      'conversations/computers.txt',
    );
  });

  it('a match that goes on, is not being saved, and is left again', async () => {
    const text = await converse('quantum-flip', against, ['quit'], {
      isResumed: true,
      unsaved: 'The folder cannot be written.',
    });
    await expect(text).toMatchFileSnapshot('conversations/resumed.txt');
  });
});
