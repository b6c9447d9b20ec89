import { describe, expect, it } from 'vitest';
import { playPlain } from '../../../source/faces/plain/play-plain.ts';
import type { RawOptions } from '../../../source/game/settings.ts';
import { ada, bo, inputOf, keptOutput, newSession } from '../../helpers/line-play.ts';

/** What a player reads after a line that changes nothing; the same question must follow. */
const answerTo = async (game: string, raw: RawOptions, before: readonly string[], line: string) => {
  const { output, text } = keptOutput();
  const session = newSession(game, { players: [ada, bo], ...raw });
  await playPlain({ session, input: inputOf([...before, line]), output, isTerminal: false });
  const lines = text().trimEnd().split('\n');
  const [question, answer, again] = lines.slice(-4, -1);
  expect(again).toBe(question);
  expect(question).toMatch(/^Player [12] .*:$/u);
  return answer;
};

const notAMove = (typed: string, wanted: string) => `"${typed}" is not a move of this game: write ${wanted}.`;

describe('bad input has its own sentence, and the question is asked again', () => {
  const flipOrGuess = '"flip POSITION" or "guess BITS"';
  const given = { given: ['10110', '01011'] };
  it.each([
    ['flip 6', 'There is no position 6: choose from 1 to 5.'],
    ['flip 0', 'There is no position 0: choose from 1 to 5.'],
    ['flip 1 2', 'A turn flips exactly one bit: name one position from 1 to 5.'],
    ['flip', '"flip" needs its positions after it: whole numbers from 1.'],
    ['flip three', '"three" is not a position: positions are whole numbers from 1.'],
    ['flip -1', '"-1" is not a position: positions are whole numbers from 1.'],
    ['flip 1.5', '"1.5" is not a position: positions are whole numbers from 1.'],
    ['guess 1011', 'A guess has 5 bits, not 4: write exactly 5 0s and 1s.'],
    ['guess 101100', 'A guess has 5 bits, not 6: write exactly 5 0s and 1s.'],
    ['guess 10112', '"guess" needs a row of 0s and 1s, such as "guess 10110".'],
    ['guess', '"guess" needs a row of 0s and 1s, such as "guess 10110".'],
    [
      'flip 1 guess 10110',
      'A turn is one action: write one move, and the next one when it is your turn again.',
    ],
    ['swap 1 2', notAMove('swap 1 2', flipOrGuess)],
    ['pass', `A turn cannot be skipped: write ${flipOrGuess}.`],
    ['Skip', `A turn cannot be skipped: write ${flipOrGuess}.`],
    ['', 'Nothing was written: write a command, or help.'],
    ['what now', notAMove('what now', flipOrGuess)],
    ['\u001B[31mred', notAMove('?[31mred', flipOrGuess)],
    ['undo', 'There is no move of yours to undo yet.'],
    ['redo', 'Nothing was undone since the last move.'],
    ['redo it', '"redo" stands alone: write nothing after it.'],
    ['hint', 'Hints need assist, which is chosen before a match (--assist).'],
    ['note', 'A note needs some text: write "note TEXT".'],
    ['mark low', 'A mark needs a name and a value, such as "mark bit 3 1".'],
    ['secret 10110', 'No secret is wanted now: make a move.'],
    ['x'.repeat(5000), 'That line is too long: write at most 4000 characters.'],
  ])('Number Flip Duel: %s', async (line, sentence) => {
    expect(await answerTo('number-flip-duel', given, [], line)).toBe(sentence);
  });

  const badSecret = 'A secret is exactly 5 0s and 1s: write "secret BITS" or "secret random".';
  it.each([
    ['1011', badSecret],
    ['101100', badSecret],
    ['secret', badSecret],
    ['secret 1011x', badSecret],
    ['flip 3', 'The secrets come first: write "secret BITS" or "secret random".'],
    ['board', 'There is no board yet: the secrets come first.'],
  ])('a secret of Number Flip Duel: %s', async (line, sentence) => {
    expect(await answerTo('number-flip-duel', {}, [], line)).toBe(sentence);
  });

  it.each([
    ['flip 1 2 3', 'A turn flips one or two bits: name at most two positions.'],
    ['1 9', 'There is no position 9: choose from 1 to 5.'],
    ['2 2', 'Position 2 is named twice: flip two different bits, or one.'],
    ['flip', '"flip" needs its positions after it: whole numbers from 1.'],
    ['guess 10101', notAMove('guess 10101', '"flip POSITION"')],
  ])('Quantum Flip: %s', async (line, sentence) => {
    expect(await answerTo('quantum-flip', {}, [], line)).toBe(sentence);
  });

  it.each([
    ['flip 3 5', 'Bits 3 and 5 are not next to each other: flip one 0 or two adjacent 0s.'],
    ['flip 3 4 5', 'That flips 3 bits: a turn flips one 0 or two adjacent 0s.'],
    ['flip 7', 'Bit 7 is 1 already and nothing turns back: choose 0s only.'],
    ['flip 6 7', 'Bit 7 is 1 already and nothing turns back: choose 0s only.'],
    ['flip 4 4', 'Position 4 is named twice: name each bit once.'],
    ['flip 11', 'There is no position 11: choose from 1 to 10.'],
    ['pass', 'A turn cannot be skipped: write "flip POSITION".'],
  ])('Bit Flip Showdown: %s', async (line, sentence) => {
    expect(await answerTo('bit-flip-showdown', {}, ['flip 7 8'], line)).toBe(sentence);
  });

  it.each([
    ['swap 2', 'A swap exchanges two bits: name two positions from 1 to 5.'],
    ['swap 1 2 3', 'A swap exchanges two bits: name two positions from 1 to 5.'],
    ['swap 2 2', 'Position 2 is named twice: swap two different positions.'],
    ['swap 1 6', 'There is no position 6: choose from 1 to 5.'],
    ['swap', '"swap" needs its positions after it: whole numbers from 1.'],
    ['flip 1 2', 'A turn flips exactly one bit: name one position from 1 to 5.'],
    ['flip 1 swap 2 3', 'A turn is one action: write one move, and the next one when it is your turn again.'],
    ['skip', 'A turn cannot be skipped: write "flip POSITION" or "swap POSITION POSITION".'],
  ])('Bit Flip Duel: %s', async (line, sentence) => {
    expect(await answerTo('bit-flip-duel', {}, [], line)).toBe(sentence);
  });

  it.each([
    ['1 2', 'A turn flips exactly one bit: name one position from 1 to 5.'],
    ['toggle 6', 'There is no position 6: choose from 1 to 5.'],
    ['toggle', '"flip" needs its positions after it: whole numbers from 1.'],
    [
      'toggle 1 toggle 2',
      'A turn is one action: write one move, and the next one when it is your turn again.',
    ],
    ['skip', 'A turn cannot be skipped: write "flip POSITION".'],
  ])('Binary Battle: %s', async (line, sentence) => {
    expect(await answerTo('binary-battle', {}, [], line)).toBe(sentence);
  });

  it('in a strict match: undo and redo', async () => {
    const raw = { strict: true };
    expect(await answerTo('quantum-flip', raw, ['1'], 'undo')).toBe(
      'This match is strict: nothing can be undone.',
    );
    expect(await answerTo('quantum-flip', raw, ['1'], 'redo')).toBe(
      'This match is strict: there is no undo and no redo.',
    );
  });
});
