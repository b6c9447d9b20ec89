import { describe, expect, it } from 'vitest';
import { type Said, bitduel, saidIn, withHome } from '../helpers/program.ts';

/** Corners of what programs may rely on, each through the built program. */

/** Everything outside ASCII: accents, signs, other scripts and a character of two units. */
const names = ['--name1', 'Zoë “→”', '--name2', 'Łukasz 日本 𝄞'];

const isAscii = (text: string): boolean => /^[\x00-\x7F]*$/u.test(text);

const ofType = (stdout: string, type: string): readonly Said[] =>
  saidIn(stdout).filter((said) => said.type === type);

describe('--ascii', () => {
  it('keeps every JSON within ASCII and what it says unchanged', () =>
    withHome(async (home) => {
      const input = 'note naïve ✓\nnotes\nhelp\nflip 1\nresign\n';
      const args = ['play', 'quantum', '--p2', 'human', ...names, '--json'];
      const played = await bitduel([...args, '--ascii'], { home, input });
      const { stdout } = await bitduel(['matches', '--json'], { home });
      const { match } = JSON.parse(stdout);
      expect(isAscii(played.stdout)).toBe(true);
      expect(ofType(played.stdout, 'match-started')[0]).toMatchObject({
        players: [{ name: 'Zoë “→”' }, { name: 'Łukasz 日本 𝄞' }],
      });
      expect(ofType(played.stdout, 'noted')[0]).toMatchObject({ text: 'naïve ✓' });
      for (const command of [
        ['matches'],
        ['stats'],
        ['review', match],
        ['replay', match, '--as', '1'],
        ['resume', '--json'],
      ]) {
        if (command[0] === 'resume') await bitduel(args, { home, input: 'flip 1\n' });
        const spoken = [...command.filter((word) => word !== '--json'), '--json'];
        const usual = await bitduel(spoken, { home });
        const ascii = await bitduel([...spoken, '--ascii'], { home });
        expect(isAscii(usual.stdout), spoken.join(' ')).toBe(false);
        expect(isAscii(ascii.stdout), spoken.join(' ')).toBe(true);
        expect(
          ascii.stdout
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line)),
        ).toEqual(
          usual.stdout
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line)),
        );
      }
    }));

  it('keeps errors and the seed of an arena within ASCII', async () => {
    for (const args of [
      ['play', 'né', '--plain'],
      ['verify', 'né'],
      ['arena', 'quantum', '--games', '2', '--seed', 'né'],
    ]) {
      const { stdout, stderr } = await bitduel([...args, '--ascii']);
      expect(stdout + stderr).toContain('ne');
      expect(isAscii(stdout + stderr), args.join(' ')).toBe(true);
    }
  });
});

describe('at a prompt', () => {
  it('commas are fine before a word too', () =>
    withHome(async (home) => {
      const input = ', secret 1 0 1 1 0\n,,secret, random\n , note a, b\nnote, c\n,flip 3\n';
      const { stdout } = await bitduel(['play', 'number', '--p2', 'human', '--json'], { home, input });
      expect(ofType(stdout, 'refused')).toEqual([]);
      expect(ofType(stdout, 'noted').map(({ text }) => text)).toEqual(['a, b', 'c']);
      expect(ofType(stdout, 'moved')).toMatchObject([{ player: 1, move: 'flip 3' }]);
    }));

  it('a refusal names what would be legal, a swap with both of its positions', () =>
    withHome(async (home) => {
      const input = 'skip\nguess 11111\n';
      const { stdout } = await bitduel(['play', 'bit-flip-duel', '--p2', 'human', '--json'], { home, input });
      for (const { message } of ofType(stdout, 'refused')) {
        expect(message).toContain('write "flip POSITION" or "swap POSITION POSITION".');
      }
      expect(ofType(stdout, 'refused').map(({ reason }) => reason)).toEqual(['no-skipping', 'unknown-move']);
    }));
});

describe('a round that is given up before all secrets are chosen', () => {
  const revealed = (args: readonly string[], input: string) =>
    withHome(async (home) => {
      const { stdout } = await bitduel(['play', 'number', '--json', ...args], { home, input });
      return ofType(stdout, 'round-ended')[0]?.['reveal'];
    });

  it('reveals the secrets that there are', async () => {
    const human = ['--p2', 'human'];
    expect(await revealed(human, 'secret 10110\nresign\n')).toEqual({ secrets: ['10110', null] });
    expect(await revealed(human, 'resign\n')).toEqual({ secrets: [null, null] });
    expect(await revealed(['--secret2', '01011'], 'resign\n')).toEqual({ secrets: [null, '01011'] });
  });
});

describe('the same seed and the same input', () => {
  it.each([
    ['number-flip-duel', 'secret random\nflip 1\nguess 10110\nflip 2\n'],
    ['binary-battle', 'flip 1\nflip 2\nflip 3\n'],
    ['quantum-flip', 'flip 1\nflip 1 2\n'],
  ])('give the same match, line by line: %s', async (game, input) => {
    const lines = async (): Promise<readonly string[]> =>
      withHome(async (home) => {
        const args = ['play', game, '--seed', 'again', '--first', 'random', '--json'];
        const { stdout } = await bitduel(args, { home, input });
        const [{ match } = { match: '' }] = saidIn(stdout);
        return stdout.replaceAll(String(match), 'ID').trimEnd().split('\n');
      });
    const first = await lines();
    expect(first.length).toBeGreaterThan(4);
    expect(await lines()).toEqual(first);
  });
});
