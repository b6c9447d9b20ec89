// What Ink does anew for every frame, and before the first, made quick. It changes how long a frame takes and nothing else.
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
 * Where they do not, and that is every frame here, a row is what was written to it, piece after piece.
 */
const wholeRows = (source) => {
  const declaration = 'export default class Output';
  if (!source.includes(declaration))
    throw new Error('This Ink draws otherwise: look at scripts/quick-ink.mjs.');
  return `${source.replace(declaration, 'class SlowOutput')}
const joined = (pieces) => {
  let row = '';
  let width = 0;
  for (const { x, line } of pieces.sort((a, b) => a.x - b.x)) {
    if (x < width) return undefined;
    row += ' '.repeat(x - width) + line;
    width = x + stringWidth(line);
  }
  return row.trimEnd();
};
export default class Output extends SlowOutput {
  get() {
    const rows = Array.from({ length: this.height }, () => []);
    for (const { type, x, y, text, transformers } of this.operations) {
      if (type !== 'write') return super.get();
      for (const [index, line] of text.split('\\n').entries()) {
        rows[y + index]?.push({ x, line: transformers.reduce((drawn, transform) => transform(drawn, index), line) });
      }
    }
    const drawn = rows.map(joined);
    return drawn.includes(undefined) ? super.get() : { output: drawn.join('\\n'), height: this.height };
  }
}`;
};

const lateSegmenter = '{ segment: (text) => (kept ??= new Intl.Segmenter()).segment(text) }';
const late = {
  'new Intl.Segmenter()': lateSegmenter,
  'new Intl.Segmenter(undefined, { granularity: "grapheme" })': lateSegmenter,
  "new Intl.Segmenter(undefined, {granularity: 'grapheme'})": lateSegmenter,
  '/^\\p{RGI_Emoji}$/v': "{ test: (text) => (emoji ??= new RegExp('^\\\\p{RGI_Emoji}$', 'v')).test(text) }",
};

/** A segmenter and the list of all emoji take a third of the start to make; most of the time nothing needs them. */
const madeLate = (source) => {
  const found = Object.entries(late).filter(([made]) => source.includes(made));
  if (found.length === 0) throw new Error('Nothing is made here: look at scripts/quick-ink.mjs.');
  const changed = found.reduce((text, [made, later]) => text.replaceAll(made, () => later), source);
  return `let kept;\nlet emoji;\n${changed}`;
};

/** Ink waits for tools of its developers where a variable asks for them: a program of one file waits for nothing. */
const withoutDevtools = (source) => {
  const waits = ["await import('./devtools.js');", 'await loadPackageJson()'];
  if (!waits.every((wait) => source.includes(wait)))
    throw new Error('This Ink starts otherwise: look at scripts/quick-ink.mjs.');
  return waits.reduce((text, wait) => text.replace(wait, wait.endsWith(';') ? '' : '{}'), source);
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
    onLoad(
      {
        filter:
          /[\\/](string-width[\\/]index|slice-ansi[\\/]tokenize-ansi|ansi-tokenize[\\/]build[\\/]tokenize)\.js$/,
      },
      async ({ path }) => ({
        contents: madeLate(await readFile(path, 'utf8')),
      }),
    );
    onLoad({ filter: /ink[\\/]build[\\/]output\.js$/ }, async ({ path }) => ({
      contents: wholeRows(await readFile(path, 'utf8')),
    }));
    onLoad({ filter: /ink[\\/]build[\\/]reconciler\.js$/ }, async ({ path }) => ({
      contents: withoutDevtools(await readFile(path, 'utf8')),
    }));
  },
});
