import { PassThrough, Writable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { writeLines } from '../../../source/faces/lines/line-writer.ts';

const failing = (code: string): Writable =>
  new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error(`write ${code}`), { code })),
  });

describe('writing lines', () => {
  it('waits until a full output has room again', async () => {
    const output = new PassThrough({ highWaterMark: 4 });
    const { write } = writeLines(output, () => {});
    let isDone = false;
    const written = write('more than four').then(() => {
      isDone = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isDone).toBe(false);
    output.resume();
    await written;
    expect(isDone).toBe(true);
  });

  it('does not wait while there is room', async () => {
    const output = new PassThrough();
    await writeLines(output, () => {}).write('a');
    expect(String(output.read())).toBe('a');
  });

  it.each(['EPIPE', 'EIO'])('takes %s for a reader that has gone: one word, no failure', async (code) => {
    const onGone = vi.fn<() => void>();
    const { write, finish } = writeLines(failing(code), onGone);
    await write('a');
    await finish();
    await write('b');
    await finish();
    expect(onGone).toHaveBeenCalledOnce();
  });

  it('lets whoever waits for room go when the reader has gone', async () => {
    const output = new PassThrough({ highWaterMark: 1 });
    const onGone = vi.fn<() => void>();
    const written = writeLines(output, onGone).write('more than one');
    output.destroy();
    await written;
    expect(onGone).toHaveBeenCalledOnce();
  });

  it('tells of any other failure when everything is over', async () => {
    const onGone = vi.fn<() => void>();
    const { write, finish } = writeLines(failing('ENOSPC'), onGone);
    await write('a');
    await expect(finish()).rejects.toThrow('The output cannot be written: write ENOSPC');
    expect(onGone).toHaveBeenCalledOnce();
  });
});
