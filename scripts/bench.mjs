// Prints what was measured as one table. Each file of scripts/bench/ measures one area beside a baseline of its own,
// in the same run: times differ from machine to machine, ratios much less. Name areas to measure only those.
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'bench');
const wanted = process.argv.slice(2);
const files = (await readdir(folder)).filter((file) => file.endsWith('.mjs')).sort();

const cells = [['area', 'what', 'ours', 'baseline', 'ratio', 'aim', 'repeats']];
for (const file of files) {
  const { name, run } = await import(pathToFileURL(join(folder, file)).href);
  // What areas share is no area itself.
  if (typeof run !== 'function' || (wanted.length > 0 && !wanted.includes(name))) continue;
  process.stderr.write(`measuring ${name} ...\n`);
  for (const { what, ours, baseline, ratio, aim, repeats } of await run()) {
    const quotient = typeof ratio === 'number' ? ratio.toFixed(2) : ratio;
    cells.push([name, what, ours, baseline, quotient, aim, repeats]);
  }
}

const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => String(row[column] ?? '').length)));
const lines = cells.map((row) => row.map((cell, column) => String(cell ?? '').padEnd(widths[column])));
lines.splice(
  1,
  0,
  widths.map((width) => '-'.repeat(width)),
);
for (const line of lines) console.log(`| ${line.join(' | ')} |`);
