import { describe, expect, it } from 'vitest';
import {
  asSecret,
  isRequest,
  longestLine,
  parsePromptLine,
  promptWords,
} from '../../source/match/prompt-line.ts';

const parse = (line: string) => parsePromptLine(line, 2);

describe('what is typed at a prompt', () => {
  it('is a move unless it is one of the other words', () => {
    for (const text of [
      'flip 3',
      'FLIP 3,4',
      'toggle 2',
      'guess 1 0 1',
      '3 4',
      'nonsense',
      'undoing',
      'note: x',
    ]) {
      expect(parse(text)).toEqual({ type: 'move', player: 2, text });
    }
  });

  it('knows its words in capital letters and between blanks and commas', () => {
    for (const word of ['undo', 'redo', 'hint', 'resign']) {
      expect(parse(`  ${word.toUpperCase()} , `)).toEqual({ type: word, player: 2 });
    }
    for (const word of ['help', 'board', 'record', 'notes', 'quit']) {
      expect(parse(`\t${word.toUpperCase()}\r`)).toEqual({ type: word });
    }
  });

  it('passes over a byte order mark', () => {
    expect(parse('\u{FEFF}undo')).toEqual({ type: 'undo', player: 2 });
  });

  it('takes the rest of the line as secret or note, as it was written', () => {
    expect(parse('Secret 1 0, 1')).toEqual({ type: 'secret', player: 2, text: '1 0, 1' });
    expect(parse('note Bit 3, I think: 1?')).toEqual({
      type: 'note',
      player: 2,
      text: 'Bit 3, I think: 1?',
    });
    expect(parse('note')).toEqual({ type: 'note', player: 2, text: '' });
  });

  it('takes the last word of a mark as its value, and ? as none', () => {
    expect(parse('mark bit 3 1')).toEqual({ type: 'mark', player: 2, mark: 'bit 3', value: '1' });
    expect(parse('mark low ?')).toEqual({ type: 'mark', player: 2, mark: 'low', value: '' });
    expect(parse('mark low')).toMatchObject({ reason: 'bad-mark' });
    expect(parse('mark')).toMatchObject({ reason: 'bad-mark' });
  });

  it('refuses more words after a word that stands alone', () => {
    for (const line of ['undo 3', 'resign now', 'help me', 'quit please']) {
      expect(parse(line)).toMatchObject({ reason: 'stands-alone' });
    }
  });

  it('is nothing if nothing but blanks and commas was typed', () => {
    for (const line of ['', '   ', ' , ', '\t\r']) expect(parse(line)).toBeNull();
  });

  it('refuses a line that is far too long, and only that', () => {
    expect(parse(`note ${'x'.repeat(longestLine - 5)}`)).toMatchObject({ type: 'note' });
    expect(parse(`note ${'x'.repeat(longestLine - 4)}`)).toMatchObject({ reason: 'line-too-long' });
  });

  it('understands every line that the help names', () => {
    for (const [line] of promptWords) expect(parse(line), line).not.toMatchObject({ type: 'move' });
  });

  it('tells requests of a face from commands to the match', () => {
    expect(isRequest({ type: 'help' })).toBe(true);
    expect(isRequest({ type: 'undo' })).toBe(false);
  });
});

describe('what is typed where a secret is wanted', () => {
  it('may be the bare bits, or random', () => {
    expect(asSecret('10110')).toBe('secret 10110');
    expect(asSecret(' 1 0,1 ')).toBe('secret  1 0,1 ');
    expect(asSecret(' Random')).toBe('secret  Random');
  });

  it('is everything else as it is elsewhere', () => {
    for (const line of ['secret 101', 'flip 3', 'help', '', '  ', '102', 'randomly'])
      expect(asSecret(line)).toBe(line);
  });
});
