import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Random, randomFrom } from '../../source/bits/random.ts';
import { type Conversation, type Said, bitduel, converse, saidIn, withHome } from '../helpers/program.ts';

const legalMovesIn = ({ legalMoves }: Said): readonly string[] =>
  Array.isArray(legalMoves) ? legalMoves.filter((move) => typeof move === 'string') : [];

/** What a program that plays anything at all answers. */
const answerTo = (said: Said, random: Random): string | undefined => {
  if (said.type === 'secret-wanted') return 'secret random';
  const moves = said.type === 'turn' ? legalMovesIn(said) : [];
  return moves[random.below(moves.length)];
};

/** Plays on until so many moves were answered, or to the end. */
const playOn = async (match: Conversation, random: Random, most = Infinity): Promise<readonly Said[]> => {
  const heard: Said[] = [];
  let answers = 0;
  for (let said = await match.hear(); said !== undefined; said = await match.hear()) {
    heard.push(said);
    const answer = answerTo(said, random);
    if (answer === undefined) continue;
    if (answers === most) return heard;
    match.say(answer);
    answers++;
  }
  return heard;
};

const typesIn = (heard: readonly Said[]): readonly string[] => heard.map(({ type }) => type);

const logsIn = (home: string): readonly string[] =>
  readdirSync(join(home, 'matches')).filter((name) => name.endsWith('.jsonl'));

describe.each([
  ['number-flip-duel', ['--bits', '3']],
  ['quantum-flip', ['--bits', '8', '--draw-after', '40']],
  ['bit-flip-showdown', ['--max-flips', '3', '--misere']],
  ['bit-flip-duel', ['--bits', '3', '--draw-after', '60']],
  ['binary-battle', ['--bits', '4', '--draw-after', '200']],
])('%s through pipes', (game, options) => {
  it('is played by two programs in --json from its start to its end, then verified, replayed and reviewed', () =>
    withHome(async (home) => {
      const match = converse(['play', game, '--p2', 'human', '--seed', 'pipes', '--json', ...options], {
        home,
      });
      const heard = await playOn(match, randomFrom('pipes', game));
      expect(await match.exited).toBe(0);
      expect(match.stderr()).toBe('');
      expect(heard[0]).toMatchObject({ type: 'match-started', to: 'all', game });
      expect(heard.at(-2)).toMatchObject({ type: 'round-ended', to: 'all', round: 1 });
      expect(heard.at(-1)).toMatchObject({ type: 'match-ended', to: 'all', match: heard[0]?.['match'] });
      expect(typesIn(heard).filter((type) => type === 'refused')).toEqual([]);

      const id = String(heard[0]?.['match']);
      const verified = await bitduel(['verify', id], { home });
      expect(verified).toMatchObject({ code: 0, stderr: '' });
      expect(verified.stdout).toContain(`${id}: `);

      const replayed = await bitduel(['replay', id, '--json', '--as', '1'], { home });
      const steps = replayed.stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      const moves = heard.filter(({ type, move }) => type === 'moved' && move !== undefined).length;
      expect(steps).toHaveLength(moves + 1);
      for (const step of steps) expect(step.view.seat).toBe(1);

      const reviewed = JSON.parse((await bitduel(['review', id, '--json'], { home })).stdout);
      expect(reviewed).toMatchObject({ match: id, game });
      expect(reviewed.moves).toHaveLength(moves);
    }));

  it('is played in --plain from a script of lines, and the input that ends early leaves it unfinished', () =>
    withHome(async (home) => {
      const input = 'secret random\nsecret random\nflip 1\nflip 2\n';
      // With a seed, so that no target is hit by chance.
      const play = ['play', game, '--p2', 'human', '--seed', 'pipes', '--plain', ...options];
      const ran = await bitduel(play, { home, input });
      expect(ran).toMatchObject({ code: 0, stderr: '' });
      const [summary] = (await bitduel(['matches', '--json'], { home })).stdout.split('\n');
      expect(JSON.parse(summary ?? '')).toMatchObject({ game, isEnded: false, moves: 2, damage: null });
      const resumed = await bitduel(['resume', '--plain'], { home, input: 'resign\n' });
      expect(resumed).toMatchObject({ code: 0, stderr: '' });
      expect(resumed.stdout).toContain('resigned');
    }));

  it('goes on exactly where it stopped after kill -9', () =>
    withHome(async (home) => {
      const random = randomFrom('killed', game);
      const first = converse(['play', game, '--p2', 'human', '--seed', 'killed', '--json', ...options], {
        home,
      });
      const heard = await playOn(first, random, game === 'number-flip-duel' ? 5 : 3);
      first.kill();
      await first.exited;
      const asked = heard.at(-1);
      expect(asked?.type).toBe('turn');

      const second = converse(['resume', '--json'], { home });
      const [opening, turn] = [await second.hear(), await second.hear()];
      expect(opening).toMatchObject({ type: 'match-resumed', match: heard[0]?.['match'], moves: 3 });
      expect(turn).toEqual(asked);
      const answer = turn === undefined ? undefined : answerTo(turn, random);
      second.say(answer ?? '');
      await playOn(second, random);
      expect(await second.exited).toBe(0);
      expect((await bitduel(['verify', String(heard[0]?.['match'])], { home })).code).toBe(0);
      expect(logsIn(home)).toHaveLength(1);
    }));

  it('is the same match again from the same seed', () =>
    withHome(async (home) => {
      const args = ['play', game, '--p1', 'easy', '--p2', 'hard', '--first', 'random', '--rounds', '2'];
      const lines = async (seed: string) => {
        const { stdout } = await bitduel([...args, '--seed', seed, '--json', '--draw-after', '30'], { home });
        return saidIn(stdout).map(({ match: _match, ...said }) => said);
      };
      const once = await lines('seed 1');
      expect(once.at(-1)).toMatchObject({ type: 'match-ended' });
      expect(await lines('seed 1')).toEqual(once);
      if (game === 'binary-battle') expect(await lines('another')).not.toEqual(once);
    }));
});

describe('a match', () => {
  it('tells each seat of binary-battle its own toggles and comparisons, and the other only that a turn was taken', () =>
    withHome(async (home) => {
      const input = 'flip 1\nflip 2\n';
      const args = ['play', 'binary-battle', '--p2', 'human', '--target', '11111', '--json'];
      const moved = saidIn((await bitduel(args, { home, input })).stdout).filter(
        ({ type }) => type === 'moved',
      );
      expect(moved).toEqual([
        { type: 'moved', to: 1, player: 1, move: 'flip 1', comparison: 'less' },
        { type: 'moved', to: 2, player: 1 },
        { type: 'moved', to: 2, player: 2, move: 'flip 2', comparison: 'less' },
        { type: 'moved', to: 1, player: 2 },
      ]);
    }));

  it('takes secrets from the options and asks for none', () =>
    withHome(async (home) => {
      const args = ['play', 'number', '--p2', 'human', '--secret1', '00000', '--secret2', '10101', '--json'];
      const heard = saidIn((await bitduel(args, { home, input: 'guess 10101\n' })).stdout);
      expect(typesIn(heard)).toEqual(['match-started', 'turn', 'moved', 'round-ended', 'match-ended']);
      expect(heard.at(-2)).toMatchObject({
        winner: 1,
        reason: 'guessed',
        reveal: { secrets: ['00000', '10101'], sequences: ['00000', '10101'] },
      });
    }));

  it('answers a refused move with its reason and asks again', () =>
    withHome(async (home) => {
      const args = ['play', 'bit-flip-showdown', '--p2', 'human', '--json'];
      const heard = saidIn((await bitduel(args, { home, input: 'flip 1 3\n\nfly away\n' })).stdout);
      expect(typesIn(heard)).toEqual(['match-started', 'turn', 'refused', 'turn', 'refused', 'turn']);
      expect(heard[2]).toMatchObject({ to: 1, reason: 'not-adjacent' });
      expect(heard[4]).toMatchObject({ to: 1, reason: 'unknown-move' });
    }));

  it('undoes and redoes against the computer back to the own last decision', () =>
    withHome(async (home) => {
      const args = ['play', 'bit-flip-showdown', '--p2', 'hard', '--json', '--seed', 'u'];
      const heard = saidIn((await bitduel(args, { home, input: 'flip 1\nundo\nredo\nundo\n' })).stdout);
      const rewound = heard.filter(({ type }) => type === 'undone' || type === 'redone');
      expect(rewound.map(({ type, player, moves }) => [type, player, moves])).toEqual([
        ['undone', 1, 0],
        ['redone', 1, 2],
        ['undone', 1, 0],
      ]);
    }));

  it('is played by one process at a time, and the second is told who has it', () =>
    withHome(async (home) => {
      const first = converse(['play', 'quantum', '--p2', 'human', '--json'], { home });
      await first.hearUntil('turn');
      const second = await bitduel(['resume', '--json'], { home });
      expect(second).toMatchObject({ code: 1, stdout: '' });
      expect(second.stderr).toMatch(/^bitduel: .*process \d+.*\n.+\n$/u);
      first.end();
      expect(await first.exited).toBe(0);
      expect((await bitduel(['resume', '--json'], { home })).code).toBe(0);
    }));

  it('goes on where nothing can be saved, and says so', async () => {
    const around = { home: '/dev/null/nowhere', input: 'flip 1\nresign\n' };
    const spoken = await bitduel(['play', 'quantum', '--p2', 'human', '--json'], around);
    expect(spoken).toMatchObject({ code: 0, stderr: '' });
    expect(saidIn(spoken.stdout).filter(({ type }) => type === 'unsaved')).toHaveLength(1);
    expect(saidIn(spoken.stdout).at(-1)).toMatchObject({ type: 'match-ended', winner: 1 });
    const written = await bitduel(['play', 'quantum', '--p2', 'human', '--plain'], around);
    expect(written.code).toBe(0);
    expect(written.stdout).toContain('not being saved');
  });

  it('ends quietly when nobody reads any more, and can be resumed', () =>
    withHome(async (home) => {
      const match = converse(['play', 'quantum', '--p2', 'human', '--json'], { home });
      await match.hearUntil('turn');
      match.closeOutput();
      match.say('flip 1');
      match.say('flip 2');
      expect(await match.exited).toBe(0);
      expect(match.stderr()).toBe('');
      const resumed = saidIn((await bitduel(['resume', '--json'], { home })).stdout);
      expect(resumed[0]).toMatchObject({ type: 'match-resumed' });
    }));

  it('draws its own seed when none is given, and records it', () =>
    withHome(async (home) => {
      for (let count = 0; count < 2; count++) {
        await bitduel(['play', 'quantum', '--p2', 'human', '--json'], { home });
      }
      const seeds = logsIn(home).map((name) => {
        const [head = ''] = readFileSync(join(home, 'matches', name), 'utf8').split('\n');
        return JSON.parse(head).seed;
      });
      expect(seeds).toHaveLength(2);
      expect(new Set(seeds).size).toBe(2);
      for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{16}$/u);
    }));
});
