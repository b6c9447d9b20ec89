// Yoga carries its WebAssembly as text and waits for it. As a file of its own it is read and ready at once.
import { readFile, writeFile } from 'node:fs/promises';

const waiting = 'const Yoga = wrapAssembly(await loadYoga());';
const atOnce = `
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
const assembly = {
  instantiateWasm(imports, use) {
    const bytes = readFileSync(join(__dirname, 'yoga.wasm'));
    const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), imports);
    use(instance);
    return instance.exports;
  },
};
void loadYoga(assembly);
const Yoga = wrapAssembly(assembly);`;

const changed = (source, ...changes) =>
  changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error('This Yoga loads otherwise: look at scripts/quick-yoga.mjs.');
    return text.replace(from, () => to);
  }, source);

/** `file`: where the WebAssembly is written, beside the program. */
export const quickYoga = (file) => ({
  name: 'quick-yoga',
  setup({ onLoad }) {
    onLoad({ filter: /yoga-layout[\\/]dist[\\/]src[\\/]index\.js$/ }, async ({ path }) => ({
      contents: changed(await readFile(path, 'utf8'), [waiting, atOnce]),
    }));
    onLoad({ filter: /yoga-wasm-base64-esm\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const [, text = ''] = /data:application\/octet-stream;base64,([\w+/=]+)/.exec(source) ?? [];
      await writeFile(file, Buffer.from(text, 'base64'));
      return { contents: changed(source, [text, ''], ['import.meta.url', "''"]) };
    });
  },
});
