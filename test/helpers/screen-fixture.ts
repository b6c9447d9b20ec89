import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';

const FIXTURES = fileURLToPath(new URL('../end-to-end/fixtures/', import.meta.url));

/** Ink asks for these when developing; they are not installed. */
const withoutDevtools: Plugin = {
  name: 'without-devtools',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^react-devtools-core$/ }, ({ path }) => ({ path, namespace: 'empty' }));
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'export default {}' }));
  },
};

/** Bundles a program of `test/end-to-end/fixtures` as the real one is bundled; returns where it is. */
export const buildFixture = async (name: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'bitduel-fixture-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, `${name}.mjs`);
  await build({
    entryPoints: [join(FIXTURES, `${name}.tsx`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    minifySyntax: true,
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.DEV': '"false"' },
    plugins: [withoutDevtools],
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`,
    },
    logLevel: 'error',
  });
  return outfile;
};
