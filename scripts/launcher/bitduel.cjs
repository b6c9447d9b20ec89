#!/usr/bin/env node
'use strict';

// Written for any Node there ever was: an old one must be able to read this file to say what it needs.
var needed = 20;
var version = process.versions.node;

if (Number(version.split('.')[0]) < needed) {
  console.error('bitduel needs Node ' + needed + ' or newer, and this is Node ' + version + '.');
  console.error('Install a newer Node from https://nodejs.org and try again.');
  process.exitCode = 1;
} else if (process.argv.length === 3 && process.argv[2] === '--version') {
  console.log('__VERSION__');
} else {
  require('./load.cjs');
}
