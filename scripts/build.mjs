// Bundles the program into dist/: a launcher, the program in one file, and what lies beside it.
import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { collectLicences } from './licences.mjs';
import { quickInk } from './quick-ink.mjs';
import { quickYoga } from './quick-yoga.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
// Built beside and moved into place, so that a program running from dist/ never sees half of it.
const fresh = join(root, `dist.new-${process.pid}`);
const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));

/** The table says what a command is; what it does is not needed to explain it. */
const withoutCommands = {
  name: 'without-commands',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: 'none', external: true } : null,
    );
  },
};

/** Help is asked for rarely and brings along a fifth of everything. */
const withoutHelp = {
  name: 'without-help',
  setup({ onResolve }) {
    onResolve({ filter: /\/show-help\.ts$/ }, () => ({ path: './help.cjs', external: true }));
  },
};

try {
  await mkdir(fresh, { recursive: true });
  const plugins = [quickInk(root), quickYoga(join(fresh, 'yoga.wasm'))];
  const bundle = (options) =>
    build({
      absWorkingDir: root,
      bundle: true,
      // One file for Node's old loader: its new one takes longer to load many than this program to start.
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      supported: { 'dynamic-import': false },
      outdir: fresh,
      outExtension: { '.js': '.cjs' },
      logLevel: 'warning',
      define: {
        'process.env.NODE_ENV': '"production"',
        'import.meta': 'importMeta',
        __VERSION__: JSON.stringify(version),
      },
      plugins,
      minify: true,
      legalComments: 'none',
      metafile: true,
      ...options,
    });
  const importMeta = 'const importMeta={url:require("node:url").pathToFileURL(__filename).href};';
  // A function for the launcher to call: it compiles the program itself, to keep what comes of that.
  const { metafile } = await bundle({
    entryPoints: { program: 'cli.tsx' },
    plugins: [withoutHelp, ...plugins],
    banner: { js: `(function(exports,require,module,__filename,__dirname){${importMeta}` },
    footer: { js: '})' },
  });
  const { metafile: besides } = await bundle({
    entryPoints: { 'arena-worker': 'source/commands/arena/worker.ts', help: 'source/commands/show-help.ts' },
    plugins: [withoutCommands],
    banner: { js: importMeta },
  });

  const program = await readFile(join(fresh, 'program.cjs'));
  const written = { __VERSION__: version, __PROGRAM__: createHash('sha256').update(program).digest('hex') };
  for (const name of ['bitduel.cjs', 'load.cjs']) {
    const text = await readFile(join(root, 'scripts', 'launcher', name), 'utf8');
    await writeFile(
      join(fresh, name),
      text.replaceAll(/__[A-Z]+__/g, (word) => written[word] ?? word),
    );
  }
  await chmod(join(fresh, 'bitduel.cjs'), 0o755);

  await writeShellFiles(fresh);
  await writeFile(join(fresh, 'licences.txt'), await collectLicences(root, [metafile, besides]));
  await replace(fresh, dist);
} finally {
  await rm(fresh, { recursive: true, force: true });
}

/** The manual page and the completions come from the same table of commands as the help. */
async function writeShellFiles(folder) {
  const bundle = join(folder, 'shell-files.mjs');
  await build({
    absWorkingDir: root,
    entryPoints: ['source/commands/shell/files.ts'],
    outfile: bundle,
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'warning',
    plugins: [withoutCommands],
  });
  const { shellFiles } = await import(pathToFileURL(bundle).href);
  await mkdir(join(folder, 'completions'));
  for (const [name, text] of Object.entries(shellFiles(version))) await writeFile(join(folder, name), text);
  await rm(bundle);
}

/** Moves a folder to where another may stand. */
async function replace(from, to) {
  const old = `${to}.old-${process.pid}`;
  try {
    await rename(to, old);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  try {
    await rename(from, to);
  } catch (error) {
    // Another build was quicker, or the folder cannot be renamed: copy over it.
    await cp(from, to, { recursive: true });
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  }
  await rm(old, { recursive: true, force: true });
}
