import { expect, it } from 'vitest';
import { nearMiss } from '../../source/commands/near-miss.ts';

const words = ['play', 'replay', 'resume', 'review', 'rules', 'stats'];

it.each([
  ['plya', 'play'],
  ['paly', 'play'],
  ['pla', 'play'],
  ['PLAY', 'play'],
  ['rule', 'rules'],
  ['statistics', undefined],
  ['resmue', 'resume'],
  ['reviw', 'review'],
  ['xyz', undefined],
  ['', undefined],
])('%s probably means %s', (wrong, meant) => {
  expect(nearMiss(wrong, words)).toBe(meant);
});
