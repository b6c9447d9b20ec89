import { EventEmitter } from 'node:events';
import xterm from '@xterm/headless';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FrameWriter } from '../../../../source/faces/screen/terminal/frame-writer.ts';

/** A terminal emulator in place of stdout. */
const emulator = (columns: number, rows: number) => {
  const terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
  const writes: string[] = [];
  const stdout = Object.assign(new EventEmitter(), {
    columns,
    rows,
    isTTY: true,
    write: (text: string): boolean => {
      writes.push(text);
      return true;
    },
  });
  const screen = async (): Promise<string> => {
    await new Promise<void>((resolve) => terminal.write(writes.splice(0).join(''), resolve));
    const { active } = terminal.buffer;
    return Array.from({ length: terminal.rows }, (_, row) =>
      (active.getLine(active.baseY + row)?.translateToString(true) ?? '').trimEnd(),
    )
      .join('\n')
      .trimEnd();
  };
  const isStream = (value: object): value is NodeJS.WriteStream => 'isTTY' in value;
  if (!isStream(stdout)) throw new TypeError('not a stream');
  const writer = new FrameWriter({ stdout, hasColour: true, onGone: () => {} });
  writer.open();
  return { writer, writes, screen, stdout, terminal };
};

describe('the frame writer', () => {
  it('shows every frame as it is, whatever stood there before', async () => {
    const text = fc.array(fc.stringMatching(/^[a-c █é漢]{0,12}$/u), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (frames) => {
        const { writer, screen } = emulator(20, 6);
        for (const lines of frames) {
          writer.write(lines.join('\n') === '' ? ' ' : lines.join('\n'));
          const wanted = lines.map((each) => each.trimEnd()).join('\n');
          expect(await screen()).toBe(wanted.replace(/\n+$/u, ''));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('writes only what changed, at its place, in one synchronized update', () => {
    const { writer, writes } = emulator(40, 5);
    writer.write('one\ntwo two\nthree');
    writes.length = 0;
    writer.write('one\ntwo 2wo\nthree');
    expect(writes).toEqual(['\u001B[?2026h\u001B[2;5H2\u001B[?2026l']);
    writer.write('one\ntwo 2wo\nthree');
    expect(writes).toHaveLength(1);
  });

  it('lets nothing through but text and styles', async () => {
    const { writer, writes, screen } = emulator(40, 3);
    writer.write('a\u001B]0;title\u0007b\u001B[2Jc\u0007d\u202Ee\u001B[31mf\u001B[39m');
    expect(writes.join('')).not.toMatch(/title|\[2J|\u0007|\u202E/u);
    expect(await screen()).toBe('abcdef');
  });

  it('cuts what does not fit and draws anew after a change of size', async () => {
    const { writer, screen, stdout, terminal } = emulator(10, 3);
    writer.write('0123456789abc\n1\n2\n3\n4');
    expect(await screen()).toBe('0123456789\n1\n2');
    terminal.resize(12, 4);
    Object.assign(stdout, { columns: 12, rows: 4 });
    stdout.emit('resize');
    await new Promise((resolve) => setImmediate(resolve));
    expect(writer.size()).toEqual({ columns: 12, rows: 4 });
    expect(await screen()).toBe('0123456789ab\n1\n2\n3');
  });

  it('takes an unknown size for 80 x 24', () => {
    const { writer } = emulator(1, 1);
    expect(writer.size()).toEqual({ columns: 1, rows: 1 });
    const { stdout } = emulator(5, 5);
    Object.assign(stdout, { columns: 0, rows: 0 });
    stdout.emit('resize');
    const isStream = (value: object): value is NodeJS.WriteStream => 'isTTY' in value;
    if (!isStream(stdout)) throw new TypeError('not a stream');
    expect(new FrameWriter({ stdout, hasColour: true, onGone: () => {} }).size()).toEqual({
      columns: 80,
      rows: 24,
    });
  });
});
