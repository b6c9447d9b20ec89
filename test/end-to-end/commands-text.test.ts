import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../../source/games/index.ts';
import { bitduel, withHome } from '../helpers/program.ts';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'));
const commands = [
  'play',
  'resume',
  'replay',
  'review',
  'solve',
  'arena',
  'matches',
  'verify',
  'stats',
  'rules',
];

const json = async (...args: readonly string[]) => JSON.parse((await bitduel(args)).stdout);

describe('help and version', () => {
  it('--version prints the version and nothing else, wherever it stands', async () => {
    expect(await bitduel(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
    expect(await bitduel(['--version', '--ascii'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  it('help, --help and every command tell of all commands and games', async () => {
    const { code, stdout, stderr } = await bitduel(['--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const name of commands) expect(stdout).toContain(`$ bitduel ${name}`);
    for (const { id } of games) expect(stdout).toContain(id);
    expect(await bitduel(['help'])).toEqual({ code, stdout, stderr });
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('help of a command is the same both ways', async () => {
    const { code, stdout, stderr } = await bitduel(['help', 'play']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('$ bitduel play <game> [options]');
    expect((await bitduel(['play', '--help'])).stdout).toBe(stdout);
  });
});

describe('wrong usage', () => {
  it.each([
    [['dance'], 'There is no command "dance".'],
    [['play', 'quantum'], 'bitduel play needs a terminal for its full screen, and there is none.'],
    [['play', 'quantum', '--plain', '--bits', '2'], '--bits must be a whole number from 3 to 16.'],
  ])('%j is refused with exit code 2 and two sentences', async (args, wrong) => {
    const { code, stdout, stderr } = await bitduel(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^bitduel: .+\n[A-Z"].+\n$/u);
    expect(stderr).toContain(wrong);
  });

  it('names --plain where there is no terminal', async () => {
    expect((await bitduel(['play', 'quantum'])).stderr).toContain('--plain');
  });

  it('shows where an error came from only with BITDUEL_DEBUG=1', async () => {
    expect((await bitduel(['dance'])).stderr).not.toContain(' at ');
    expect((await bitduel(['dance'], { env: { BITDUEL_DEBUG: '1' } })).stderr).toContain(' at ');
  });
});

describe('solve', () => {
  it('gives open games to the letter of the interface', async () => {
    expect(await json('solve', 'quantum', '01000', '--to-move', '2', '--json')).toMatchObject({
      game: 'quantum-flip',
      position: '01000',
      player: 2,
      value: 'win',
      plies: 1,
      best: ['flip 4'],
    });
    const duel = await json('solve', 'bit-flip-duel', '000', '--json');
    expect(Object.keys(duel)).toEqual(['game', 'position', 'player', 'value', 'plies', 'best', 'moves']);
    expect(duel).toMatchObject({ player: 1, value: 'draw', plies: null });
    expect(duel.moves).toHaveLength(6);
    expect(Object.keys(duel.moves[0])).toEqual(['move', 'value', 'plies']);
  });

  it('adds the nimber to bit-flip-showdown in normal play only', async () => {
    expect(await json('solve', 'bit-flip-s', '000', '--json')).toMatchObject({ value: 'win', nimber: 3 });
    expect(await json('solve', 'bit-flip-s', '0', '--misere', '--json')).not.toHaveProperty('nimber');
    expect(await json('solve', 'bit-flip-s', '0', '--misere', '--json')).toMatchObject({
      value: 'loss',
      plies: 1,
    });
  });

  it('answers for positions in which the game is over', async () => {
    expect(await json('solve', 'bit-flip-s', '11', '--json')).toMatchObject({
      value: 'loss',
      plies: 0,
      best: [],
      moves: [],
    });
    expect(await json('solve', 'quantum', '10101', '--json')).toMatchObject({
      value: 'win',
      plies: 0,
      moves: [],
    });
    expect((await bitduel(['solve', 'bit-flip-duel', '11111'])).stdout).toContain('The game is over');
  });

  it('gives binary-battle its expected turns and best moves, and nothing else', async () => {
    const whole = await json('solve', 'binary', '00000', '--json');
    expect(whole).toEqual({ expectedTurns: 5.625, best: ['flip 1', 'flip 2'] });
    const certain = await json('solve', 'binary', '00000', '--low', '16', '--high', '16', '--json');
    expect(certain).toEqual({ expectedTurns: 1, best: ['flip 1'] });
  });

  it('says the same in words', async () => {
    const { stdout } = await bitduel(['solve', 'quantum', '01000', '--to-move', '2']);
    expect(stdout).toContain('Player 2 wins at once.');
    expect(stdout).toContain('Best: flip 4');
  });
});

describe('arena', () => {
  it('plays as many games as asked and gives the same result for the same seed', async () => {
    const args = [
      'arena',
      'quantum',
      '--p1',
      'hard',
      '--p2',
      'easy',
      '--games',
      '60',
      '--seed',
      's',
      '--json',
    ];
    const first = await json(...args);
    expect(Object.keys(first)).toEqual(['game', 'games', 'wins', 'draws', 'seconds']);
    expect(first.games).toBe(60);
    expect(first.wins[0] + first.wins[1] + first.draws).toBe(60);
    const { seconds: _one, ...one } = first;
    const { seconds: _two, ...two } = await json(...args);
    expect(two).toEqual(one);
  });
});

describe('without any matches', () => {
  it('matches, stats and resume say so', () =>
    withHome(async (home) => {
      expect(await bitduel(['matches', '--json'], { home })).toEqual({ code: 0, stdout: '', stderr: '' });
      expect((await bitduel(['matches'], { home })).stdout).toContain('No matches are saved yet');
      expect(JSON.parse((await bitduel(['stats', '--json'], { home })).stdout).lines).toEqual([]);
      const resumed = await bitduel(['resume', '--plain'], { home });
      expect(resumed).toMatchObject({ code: 1, stdout: '' });
      expect(resumed.stderr).toContain('There is no unfinished match.');
    }));
});

it('TERM=dumb is --plain', async () => {
  const around = { home: '/dev/null/nowhere', env: { TERM: 'dumb' }, input: 'quit\n' };
  const { code, stdout } = await bitduel(['play', 'quantum', '--p2', 'human'], around);
  expect(code).toBe(0);
  expect(stdout).toContain('Player 1 wants:');
  expect((await bitduel([], around)).stdout).toContain('bitduel play GAME --plain');
});
