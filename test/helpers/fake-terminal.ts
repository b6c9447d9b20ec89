import { PassThrough } from 'node:stream';

/** Screen and scroll-back are gone after this. */
export const clearing = '\u001B[H\u001B[2J\u001B[3J';

/**
 * The two ends of a terminal in one: what is typed is shown unless the program has switched that off, and a test can
 * wait for what the program writes.
 */
export const fakeTerminal = () => {
  let isRaw = false;
  let text = '';
  let unseen = 0;
  const rawModes: boolean[] = [];
  const watchers = new Set<() => void>();
  const input = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (wanted: boolean) => {
      isRaw = wanted;
      rawModes.push(wanted);
    },
  });
  const output = new PassThrough();
  output.setEncoding('utf8');
  const show = (more: string): void => {
    text += more;
    for (const watcher of watchers) watcher();
  };
  output.on('data', show);

  return {
    input,
    output,
    rawModes,
    isRaw: () => isRaw,
    /** All that was ever shown. */
    written: () => text,
    /** What can still be seen, scrolled away or not. */
    visible: () => text.split(clearing).at(-1) ?? '',
    type: (typed: string): void => {
      if (!isRaw) show(typed.replaceAll('\r', '\n'));
      input.write(isRaw ? typed : typed.replaceAll('\r', '\n'));
    },
    /** Waits until the program writes this, after what was waited for before. */
    until: (wanted: string): Promise<void> =>
      new Promise((resolve, reject) => {
        const stop = (): void => {
          watchers.delete(look);
          clearTimeout(timer);
        };
        const look = (): void => {
          const found = text.indexOf(wanted, unseen);
          if (found === -1) return;
          unseen = found + wanted.length;
          stop();
          resolve();
        };
        const timer = setTimeout(() => {
          stop();
          reject(new Error(`waited in vain for "${wanted}" in:\n${text.slice(unseen)}`));
        }, 5000);
        watchers.add(look);
        look();
      }),
  };
};

export type FakeTerminal = ReturnType<typeof fakeTerminal>;
