import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const isLicence = (name) => /^licen[cs]es?(\.|-|$)/i.test(name);

/** The package folder of a bundled file, from the bundler's list of inputs. */
const packageOf = (input) => /^(?<folder>.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.groups.folder;

const describe = async (root, folder) => {
  const { name, version, license } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
  const here = await readdir(join(root, folder));
  const files = here.filter(isLicence).map((file) => join(root, folder, file));
  // A package that is a bundle itself says there whose work it carries.
  const inside = await readdir(join(root, folder, 'build')).catch(() => []);
  files.push(...inside.filter(isLicence).map((file) => join(root, folder, 'build', file)));
  if (files.length === 0 && license === undefined) throw new Error(`${name} says nothing about its licence.`);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return [`${name} ${version} (${license})`, '', ...texts.map((text) => text.trim())].join('\n');
};

/** One text with the licence of every package of which something is in the bundle. */
export const collectLicences = async (root, metafiles) => {
  const outputs = metafiles.flatMap((metafile) => Object.values(metafile.outputs));
  const inputs = outputs.flatMap((output) =>
    Object.entries(output.inputs).flatMap(([input, { bytesInOutput }]) => (bytesInOutput > 0 ? [input] : [])),
  );
  const folders = [...new Set(inputs.map(packageOf))].filter((folder) => folder !== undefined).sort();
  const parts = await Promise.all(folders.map((folder) => describe(root, folder)));
  const opening = 'bitduel is distributed with parts of these packages.';
  return `${[opening, ...parts].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
};
