'use strict';

// A file of its own, because old Nodes could not even parse it. Compiling the program takes longer than its first frame:
// what this Node makes of it is kept beside it, as trusted as the program itself, and taken up again the next time.
const { readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { isatty } = require('node:tty');
const { Script } = require('node:vm');

const filename = join(__dirname, 'program.cjs');
// The full screen and lines of text need different parts.
const face = isatty(0) && isatty(1) ? 'screen' : 'lines';
const about = ['__PROGRAM__'.slice(0, 8), process.version, process.arch, face];
const kept = join(__dirname, `program-${about.join('-')}.cache`);

const digestLength = 32;
const digestOf = (data) => require('node:crypto').createHash('sha256').update(data).digest();

/** Behind its digest: Node trusts what it is handed here, and would crash on a byte gone bad. */
const keptData = () => {
  try {
    const bytes = readFileSync(kept);
    const data = bytes.subarray(digestLength);
    return digestOf(data).equals(bytes.subarray(0, digestLength)) ? data : undefined;
  } catch {
    return undefined;
  }
};

const cachedData = keptData();
const script = new Script(readFileSync(filename, 'latin1'), { filename, cachedData });

/** At the end, when everything that was needed has been compiled. Where it cannot be kept, nothing is lost but time. */
const keep = () => {
  const draft = `${kept}.${process.pid}`;
  try {
    const data = script.createCachedData();
    writeFileSync(draft, Buffer.concat([digestOf(data), data]));
    renameSync(draft, kept);
  } catch {
    rmSync(draft, { force: true });
  }
};

if (cachedData === undefined) process.once('exit', keep);
script.runInThisContext()(exports, require, module, filename, __dirname);
