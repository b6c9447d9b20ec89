import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArenaJob } from '../../source/commands/arena/play-games.ts';
import { asciiBar, drawnBar, formatTime, progressLine } from '../../source/commands/arena/progress.ts';
import { reportJson, reportText } from '../../source/commands/arena/report.ts';
import { type ArenaIo, runArena } from '../../source/commands/arena/run-arena.ts';
import { wilsonInterval } from '../../source/commands/arena/wilson.ts';

const job: ArenaJob = {
  game: 'bit-flip-showdown',
  options: { bits: 10, maxFlips: 2, misere: false },
  levels: ['medium', 'easy'],
  first: 1,
  games: 60,
  seed: 'seed',
  drawAfter: 1000,
};

const folder = mkdtempSync(join(tmpdir(), 'bitduel-arena-'));
const worker = pathToFileURL(join(folder, 'worker.mjs'));
const alone = { url: null, count: 1 };

const ioOf = (parts: Partial<ArenaIo> = {}): ArenaIo => ({
  terminal: null,
  bar: asciiBar,
  signal: new AbortController().signal,
  helpers: alone,
  ...parts,
});

beforeAll(async () => {
  await build({
    entryPoints: ['source/commands/arena/worker.ts'],
    outfile: join(folder, 'worker.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the arena', () => {
  it('plays as many games as it is asked for, and the same from the same seed', async () => {
    const [one, two] = [await runArena(job, ioOf()), await runArena(job, ioOf())];
    expect(one.score).toEqual(two.score);
    expect(one.score.wins[0] + one.score.wins[1] + one.score.draws).toBe(60);
    expect(one.score.wins[0]).toBeGreaterThan(one.score.wins[1]);
    const other = await runArena({ ...job, games: 500, seed: 'other' }, ioOf());
    const same = await runArena({ ...job, games: 500 }, ioOf());
    expect(other.score).not.toEqual(same.score);
  });

  it('comes to the same result alone and with any number of workers', async () => {
    // Games enough that the workers come to play.
    const long: ArenaJob = {
      ...job,
      game: 'quantum-flip',
      options: { bits: 5 },
      levels: ['medium', 'medium'],
      games: 4000,
      drawAfter: 12,
    };
    const { score } = await runArena(long, ioOf());
    for (const count of [2, 3]) {
      const helped = await runArena(long, ioOf({ helpers: { url: worker, count } }));
      expect(helped.score).toEqual(score);
    }
    expect(score.wins[0] * score.wins[1] * score.draws).toBeGreaterThan(0);
  });

  it('stops when it is told to, with the score so far', async () => {
    const endless: ArenaJob = {
      ...job,
      game: 'bit-flip-duel',
      options: { bits: 5 },
      levels: ['hard', 'hard'],
      games: 1e9,
      drawAfter: 100,
    };
    for (const helpers of [alone, { url: worker, count: 2 }]) {
      const interrupt = new AbortController();
      const drawn: string[] = [];
      const terminal = {
        columns: 80,
        write: (text: string) => {
          drawn.push(text);
          // Once it has drawn a few times it is well under way.
          if (drawn.length === 4) interrupt.abort();
        },
      };
      const { score } = await runArena(endless, ioOf({ helpers, terminal, signal: interrupt.signal }));
      expect(score.wins).toEqual([0, 0]);
      expect(score.draws).toBeGreaterThan(0);
      expect(drawn.length).toBeGreaterThanOrEqual(4);
      expect(drawn.at(-1)).toBe('\r\u001B[2K');
    }
  });

  it('says so when a worker cannot work', async () => {
    const broken = join(folder, 'broken.mjs');
    writeFileSync(broken, 'throw new Error("no such worker");');
    const long: ArenaJob = { ...job, games: 1e9 };
    const failing = runArena(long, ioOf({ helpers: { url: pathToFileURL(broken), count: 2 } }));
    await expect(failing).rejects.toThrow('no such worker');
  });
});

describe('the report of an arena', () => {
  const score = { wins: [45, 10], draws: 5 } as const;

  it('is the agreed object for programs', () => {
    expect(reportJson({ job, score, seconds: 1.23456 })).toBe(
      '{"game":"bit-flip-showdown","games":60,"wins":[45,10],"draws":5,"seconds":1.235}',
    );
  });

  it('is a table with intervals for people, and the command that plays the same again', () => {
    expect(reportText('Bit Flip Showdown', { job, score, seconds: 2 })).toEqual([
      'Bit Flip Showdown: 60 games, 2.0 s, 30 a second',
      '',
      '                         games    share       95% interval',
      'player 1, medium, wins      45   75.0 %   62.8 % to 84.2 %',
      'player 2, easy, wins        10   16.7 %    9.3 % to 28.0 %',
      'drawn                        5    8.3 %    3.6 % to 18.1 %',
      '',
      'Player 1 starts. The same games again:',
      'bitduel arena bit-flip-showdown --p1 medium --p2 easy --bits 10 --max-flips 2 --games 60 --draw-after 1000 --seed seed',
    ]);
  });

  it('tells when not all games were played, and quotes what a shell would not understand', () => {
    const text = reportText('Bit Flip Showdown', {
      job: { ...job, games: 1000, seed: "it's mine", options: { bits: 9, maxFlips: 1, misere: true } },
      score: { wins: [0, 0], draws: 0 },
      seconds: 0,
    });
    expect(text[0]).toBe('Bit Flip Showdown: 0 games of 1,000, interrupted, 0.0 s, 0.0 a second');
    expect(text.at(-1)).toContain("--misere --games 1000 --draw-after 1000 --seed 'it'\\''s mine'");
    expect(text.join()).not.toContain('NaN');
  });

  it('has the intervals of Wilson, which are never empty and never leave 0 to 1', () => {
    const [low, high] = wilsonInterval(8, 10);
    // The published example: 8 of 10 gives 0.490 to 0.943.
    expect(low).toBeCloseTo(0.49, 3);
    expect(high).toBeCloseTo(0.943, 3);
    expect(wilsonInterval(0, 0)).toEqual([0, 1]);
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(2000), (a, b) => {
        const [hits, tries] = [Math.min(a, b), Math.max(a, b, 1)];
        const [least, most] = wilsonInterval(hits, tries);
        expect(least).toBeGreaterThanOrEqual(0);
        expect(most).toBeLessThanOrEqual(1);
        expect(least).toBeLessThanOrEqual(hits / tries);
        expect(most).toBeGreaterThanOrEqual(hits / tries);
        expect(most).toBeGreaterThan(least);
      }),
    );
  });
});

describe('the progress bar', () => {
  it('shows how far it is, how quick, and how long it will take', () => {
    const progress = { done: 250, all: 1000, seconds: 2 };
    expect(progressLine(progress, 80, asciiBar)).toBe(
      '#######.....................   25 %  250 of 1,000 games  125 a second  6 s left',
    );
    expect(progressLine(progress, 200, drawnBar)).toContain('███████░');
    expect(progressLine({ done: 0, all: 10, seconds: 0 }, 80, asciiBar)).toContain('0 %  0 of 10 games');
  });

  it('is one line, narrower than the terminal, whatever its numbers', () => {
    const progress = fc.record({
      done: fc.nat(1e9),
      more: fc.nat(1e9),
      seconds: fc.double({ min: 0, max: 1e6, noNaN: true }),
    });
    fc.assert(
      fc.property(progress, fc.integer({ min: 1, max: 300 }), ({ done, more, seconds }, columns) => {
        const line = progressLine({ done, all: done + more + 1, seconds }, columns, asciiBar);
        expect(line.length).toBeLessThan(columns);
        expect(line).not.toMatch(/NaN|Infinity|\n/u);
      }),
    );
  });

  it('tells time in words', () => {
    expect([0.2, 59, 60, 125, 3600, 7325].map(formatTime)).toEqual([
      '1 s',
      '59 s',
      '1 min 0 s',
      '2 min 5 s',
      '1 h 0 min',
      '2 h 2 min',
    ]);
  });
});
