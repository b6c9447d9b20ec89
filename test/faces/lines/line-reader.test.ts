import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LineReader, readLines } from '../../../source/faces/lines/line-reader.ts';
import { longestLine } from '../../../source/match/prompt-line.ts';
import { fakeTerminal } from '../../helpers/fake-terminal.ts';

const allOf = async (reader: LineReader): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (let line = await reader.next(); line !== null; line = await reader.next()) lines.push(line);
  return lines;
};

const readAll = (...chunks: readonly (string | Buffer)[]): Promise<readonly string[]> => {
  const input = new PassThrough();
  for (const chunk of chunks) input.write(chunk);
  input.end();
  return allOf(readLines(input));
};

describe('reading lines', () => {
  it('ends a line with LF, CR LF or CR, and gives the last one without an end too', async () => {
    expect(await readAll('a\nb\r\nc\rd')).toEqual(['a', 'b', 'c', 'd']);
    expect(await readAll('a\n\n\r\n\rb\n')).toEqual(['a', '', '', '', 'b']);
  });

  it('gives nothing for nothing', async () => {
    expect(await readAll()).toEqual([]);
    expect(await readAll('')).toEqual([]);
  });

  it('reads the same however the bytes come in', async () => {
    const text = fc.array(fc.constantFrom('a', 'é', '€', '😀', '\n', '\r', '\r\n', ' '), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(60), { maxLength: 6 }), async (parts, cuts) => {
        const bytes = Buffer.from(parts.join(''));
        const ends = [...cuts.toSorted((a, b) => a - b), bytes.length];
        const chunks = ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
        expect(await readAll(...chunks)).toEqual(await readAll(bytes));
      }),
      { numRuns: 200 },
    );
  });

  it('puts signs for bytes that are no text', async () => {
    expect(await readAll(Buffer.from([0x66, 0xff, 0xfe, 0x0a, 0x67]))).toEqual(['f\u{FFFD}\u{FFFD}', 'g']);
  });

  it('keeps of a line without end no more than tells that it is too long', async () => {
    const lines = await readAll(...Array.from({ length: 200 }, () => 'x'.repeat(65_536)), '\nflip 3\n');
    expect(lines.map((line) => line.length)).toEqual([longestLine + 1, 6]);
  });

  it('takes no more of the input than is asked for', async () => {
    const input = new PassThrough({ highWaterMark: 1 });
    const reader = readLines(input);
    input.write('one\n');
    input.write('two\n');
    expect(await reader.next()).toBe('one');
    await new Promise((resolve) => setImmediate(resolve));
    expect(input.isPaused()).toBe(true);
    expect(await reader.next()).toBe('two');
  });

  it('gives no more lines once it is closed, to whoever waits for one too', async () => {
    const input = new PassThrough();
    const reader = readLines(input);
    const line = reader.next();
    reader.close();
    expect(await line).toBeNull();
    input.write('late\n');
    expect(await reader.next()).toBeNull();
  });

  it('takes an input that fails for one that has ended', async () => {
    const input = new PassThrough();
    const reader = readLines(input);
    input.write('flip 3\n');
    expect(await reader.next()).toBe('flip 3');
    const line = reader.next();
    input.destroy(new Error('the disk is gone'));
    expect(await line).toBeNull();
  });
});

describe('reading a hidden line from a terminal', () => {
  const hidden = async (typed: string) => {
    const terminal = fakeTerminal();
    const reader = readLines(terminal.input);
    const line = reader.next(true);
    terminal.type(typed);
    return { line: await line, next: reader.next, terminal };
  };

  it('shows nothing of it and gives the terminal back', async () => {
    const { line, terminal } = await hidden('10110\r');
    expect(line).toBe('10110');
    expect(terminal.written()).toBe('');
    expect(terminal.rawModes).toEqual([true, false]);
  });

  it('knows the keys that erase', async () => {
    expect((await hidden('1111\u{15}1011x\u{7F}0\r')).line).toBe('10110');
    expect((await hidden('\b\b101\u{1}10\r')).line).toBe('10110');
  });

  it.each([
    ['Ctrl-C', '101\u{3}'],
    ['Ctrl-C before an end', '101\u{3}\r'],
    ['Ctrl-D', '\u{4}'],
  ])('ends with %s, and the terminal is given back', async (_, typed) => {
    const { line, terminal } = await hidden(typed);
    expect(line).toBeNull();
    expect(terminal.rawModes).toEqual([true, false]);
  });

  it('is over for good: the next Enter is a line of its own', async () => {
    const { next, terminal } = await hidden('10110\r');
    const line = next();
    terminal.type('\r');
    expect(await line).toBe('');
  });

  it('leaves what was typed ahead for the next line', async () => {
    const { line, next } = await hidden('10110\rflip 3\r');
    expect(line).toBe('10110');
    expect(await next()).toBe('flip 3');
  });

  it('gives the terminal back when it is closed meanwhile', async () => {
    const terminal = fakeTerminal();
    const reader = readLines(terminal.input);
    const line = reader.next(true);
    reader.close();
    expect(await line).toBeNull();
    expect(terminal.rawModes).toEqual([true, false]);
  });

  it('is an ordinary line from a pipe', async () => {
    const input = new PassThrough();
    const line = readLines(input).next(true);
    input.end('10\u{7F}110\n');
    expect(await line).toBe('10\u{7F}110');
  });
});
