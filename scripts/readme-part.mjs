// Puts what standard input brings between two marks of the readme: node scripts/level-table.mjs | node scripts/readme-part.mjs levels
import { readFileSync, writeFileSync } from 'node:fs';

const [part = ''] = process.argv.slice(2);
const [open, close] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
const readme = readFileSync('readme.md', 'utf8');
const [before, rest] = readme.split(open);
const after = rest?.split(close)[1];
if (after === undefined) throw new Error(`The readme has no part ${part}.`);
writeFileSync('readme.md', `${before}${open}\n${readFileSync(0, 'utf8').trim()}\n${close}${after}`);
