// Two things that Ink does anew for every frame, made quick. Both change how long a frame takes and nothing else.
import { readFile } from 'node:fs/promises';

/** Width by length for what is nearly always drawn; the real string-width, bundled under another name, for the rest. */
const quickWidth = `
import stringWidth from 'string-width?whole';
const narrow = /^[ -~\\u00A1-\\u00AC\\u00AE-\\u02FF\\u2500-\\u259F]*$/u;
const styles = /\\u001B\\[[\\d;]*m/g;
export default (text, options) => {
  if (narrow.test(text)) return text.length;
  const bare = options === undefined ? text.replaceAll(styles, '') : text;
  return narrow.test(bare) ? bare.length : stringWidth(text, options);
};`;

/**
 * Ink takes every line of every frame apart into characters and puts them together again, so that boxes may overlap.
 * Where no two pieces of text share a row, and that is most frames, the rows are what was written, as they are.
 */
const wholeRows = (source) => {
  const declaration = 'export default class Output';
  if (!source.includes(declaration))
    throw new Error('This Ink draws otherwise: look at scripts/quick-ink.mjs.');
  return `${source.replace(declaration, 'class SlowOutput')}
export default class Output extends SlowOutput {
  get() {
    const rows = Array.from({ length: this.height }, () => undefined);
    for (const { type, x, y, text, transformers } of this.operations) {
      if (type !== 'write' || x !== 0) return super.get();
      for (const [index, line] of text.split('\\n').entries()) {
        if (y + index >= this.height) continue;
        if (rows[y + index] !== undefined) return super.get();
        rows[y + index] = transformers.reduce((drawn, transform) => transform(drawn, index), line);
      }
    }
    return { output: rows.map((row) => (row ?? '').trimEnd()).join('\\n'), height: this.height };
  }
}`;
};

/** A segmenter takes as long to make as a third of the start; most of the time nothing needs it. */
const lateSegmenter = (source) => {
  const made = 'const segmenter = new Intl.Segmenter();';
  if (!source.includes(made)) throw new Error('This string-width is another: look at scripts/quick-ink.mjs.');
  return source
    .replace(made, 'let kept;')
    .replaceAll('segmenter.segment(', '(kept ??= new Intl.Segmenter()).segment(');
};

export const quickInk = (root) => ({
  name: 'quick-ink',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^string-width(\?whole)?$/ }, async ({ path, resolveDir, kind, pluginData }) => {
      if (pluginData === 'whole') return undefined;
      if (path === 'string-width') return { path, namespace: 'quick-width' };
      return resolve('string-width', { resolveDir, kind, pluginData: 'whole' });
    });
    onLoad({ filter: /.*/, namespace: 'quick-width' }, () => ({ contents: quickWidth, resolveDir: root }));
    onLoad({ filter: /node_modules[\\/]string-width[\\/]index\.js$/ }, async ({ path }) => ({
      contents: lateSegmenter(await readFile(path, 'utf8')),
    }));
    onLoad({ filter: /ink[\\/]build[\\/]output\.js$/ }, async ({ path }) => ({
      contents: wholeRows(await readFile(path, 'utf8')),
    }));
  },
});
