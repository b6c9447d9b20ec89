import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { commands } from '../../source/commands/commands.ts';
import { bashCompletion, fishCompletion, zshCompletion } from '../../source/commands/shell/completions.ts';
import { manPage } from '../../source/commands/shell/man-page.ts';
import { games } from '../../source/games/index.ts';

const named = commands.filter(({ name }) => name !== '');
const optionsOf = (spec: (typeof commands)[number]) => [
  ...spec.options,
  ...games.flatMap((game) => spec.gameOptions?.(game) ?? []),
];

/** What bash offers for a line that ends in the word being typed. */
const completed = (...words: readonly string[]): readonly string[] => {
  const line = words.map((word) => `'${word}'`).join(' ');
  const script = `${bashCompletion()}
COMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _bitduel; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['--norc', '-c', script], { encoding: 'utf8' }).split('\n').filter(Boolean);
};

describe('completions and manual page', () => {
  it.each([
    ['bash', bashCompletion()],
    ['zsh', zshCompletion()],
    ['fish', fishCompletion()],
    ['man', manPage('1.2.3').replaceAll('\\-', '-')],
  ])('name every command, game and option: %s', (_, text) => {
    for (const spec of named) {
      expect(text).toContain(spec.name);
      for (const { name } of optionsOf(spec)) expect(text).toContain(name);
    }
    for (const { id } of games) expect(text).toContain(id);
  });

  it('complete commands, games, options and their values in bash', () => {
    expect(completed('bitduel', 're')).toEqual(['resume', 'replay', 'review']);
    expect(completed('bitduel', 'play', 'bit')).toEqual(['bit-flip-showdown', 'bit-flip-duel']);
    expect(completed('bitduel', 'play', '--p2', '')).toEqual(['human', 'easy', 'medium', 'hard']);
    expect(completed('bitduel', 'arena', '--p2', 'h')).toEqual(['hard']);
    expect(completed('bitduel', 'replay', '--as', '')).toEqual(['1', '2', 'all']);
    expect(completed('bitduel', 'play', 'quantum-flip', '--str')).toEqual(['--strict']);
  });

  it('write a manual page in which no line is taken for a request by accident', () => {
    const requests = manPage('1.2.3')
      .split('\n')
      .filter((line) => line.startsWith('.'))
      .map((line) => line.split(' ')[0]);
    expect(new Set(requests)).toEqual(new Set(['.TH', '.SH', '.SS', '.TP', '.B', '.br', '.PP']));
  });
});
