import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { View } from '../../../../source/game/contract.ts';
import type { Perspective } from '../../../../source/game/seat.ts';
import { viewFor } from '../../../../source/match/announce.ts';
import { type BoardProps, bitsPerRow, boardLines } from '../../../../source/faces/screen/boards/index.ts';
import { pictureOf } from '../../../../source/faces/screen/boards/picture.ts';
import { recordLines, turnLine, turnsOf } from '../../../../source/faces/screen/boards/record.ts';
import { lineWidth, textOf } from '../../../../source/faces/screen/text/line.ts';
import { glyphsOf } from '../../../../source/faces/screen/theme.ts';
import { games } from '../../../../source/games/index.ts';
import { gameOf } from '../../../helpers/line-play.ts';
import { playMoves, randomMatch, started } from '../../../helpers/play.ts';

const viewOf = (
  id: string,
  moves: readonly string[],
  seat: Perspective = 1,
  raw: Parameters<typeof started>[1] = {},
): View => {
  const game = gameOf(id);
  const { match } = playMoves(game, started(game, raw), moves);
  const view = viewFor(game, match, seat);
  if (view === null) throw new Error('nothing to see yet');
  return view;
};

const room = { names: ['Ann', 'Bob'], width: 50, height: 11, glyphs: glyphsOf(false) } as const;

const drawn = (view: View, props: Partial<BoardProps> = {}): string =>
  boardLines(view, { ...room, ...props })
    .map((line) => textOf(line).trimEnd())
    .join('\n');

describe('a board', () => {
  test('of Quantum Flip has both patterns under the string, with a star where they differ', () => {
    const view = viewOf('quantum-flip', ['flip 1 3', 'flip 2']);
    const cursor = { row: 0, position: 5 } as const;
    expect(drawn(view, { cursor, marked: [2, 5], after: '10101' })).toMatchInlineSnapshot(`
      "             1   2   3   4   5
                 ┌───┬───┬───┬───┬───┐
       string    │ 1 │[1]│ 1 │ 0 │[0]│
                 └───┴───┴───┴───┴───┘
                      ~~~          ^
       would be    1   0   1   0   1
       1 Ann       1   0*  1   0   1*   2 to go, then 0
       2 Bob       0*  1   0*  1*  0    3 to go, then 5"
    `);
  });

  test('of Quantum Flip is compact in a low room', () => {
    const view = viewOf('quantum-flip', ['flip 1 3', 'flip 2']);
    expect(drawn(view, { height: 6 })).toMatchInlineSnapshot(`
      "    string     1  1  1  0  0
                     1  ~  3  4  5

          1 Ann      1  0* 1  0  1*  2 to go
          2 Bob      0* 1  0* 1* 0   3 to go"
    `);
  });

  test('of Bit Flip Showdown boxes what hangs together and leaves spent bits outside', () => {
    const view = viewOf('bit-flip-showdown', ['flip 3', 'flip 6 7']);
    const cursor = { row: 0, position: 5 } as const;
    expect(drawn(view, { cursor, marked: [4, 5], noted: { 'bit 9': '*' } })).toMatchInlineSnapshot(`
      "      1   2   3   4   5   6   7   8   9*  10
          ┌───┬───┐   ┌───┬───┐       ┌───┬───┬───┐
          │ 0 │ 0 │ 1 │[0]│[0]│ 1   1 │ 0 │ 0 │ 0 │
          └───┴───┘   └───┴───┘       └───┴───┴───┘
                            ^  ~~~ ~~~"
    `);
  });

  test('of Bit Flip Showdown wraps 64 bits, joined over the ends of rows', () => {
    const view = viewOf('bit-flip-showdown', ['flip 3', 'flip 36 37'], 1, { options: { bits: 64 } });
    const cursor = { row: 0, position: 17 } as const;
    expect(drawn(view, { cursor, marked: [17, 18] })).toMatchInlineSnapshot(`
      "  0──0  1  0──0──0──0──0──0──0──0──0──0──0──0──0─
        1  2  3  4  5  6  7  8  9  10 11 12 13 14 15 16
       [0][0]─0──0──0──0──0──0──0──0──0──0──0──0──0──0─
        ^  18 19 20 21 22 23 24 25 26 27 28 29 30 31 32
       ─0──0──0  1  1  0──0──0──0──0──0──0──0──0──0──0─
        33 34 35 ~  ~  38 39 40 41 42 43 44 45 46 47 48
       ─0──0──0──0──0──0──0──0──0──0──0──0──0──0──0──0
        49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64"
    `);
    expect(bitsPerRow(view, room)).toBe(16);
  });

  test('of Bit Flip Duel shows what a swap would make of the string', () => {
    const view = viewOf('bit-flip-duel', ['flip 3', 'flip 4']);
    const cursor = { row: 0, position: 1 } as const;
    expect(drawn(view, { cursor, marked: [1, 3], after: '10010' })).toMatchInlineSnapshot(`
      "                1   2   3   4   5
                    ┌───┬───┬───┬───┬───┐
          string    │[0]│ 0 │[1]│ 1 │ 0 │
                    └───┴───┴───┴───┴───┘
                      ^          ~~~
          would be    1   0   0   1   0
          wins        1*  1*  1   1   1*   3 to go"
    `);
  });

  test('of Number Flip Duel shows the player’s bits, the guess and the marks', () => {
    const view = viewOf('number-flip-duel', ['flip 3', 'flip 4'], 1, { given: ['10110', '00101'] });
    const props = {
      cursor: { row: 1, position: 5 },
      guess: ['1', '', '0', '', ''],
      noted: { 'bit 1': '1', 'bit 2': '0', 'bit 5': '?' },
      flags: { 'bit 1': 'proven', 'bit 2': 'contradicted' },
    } as const;
    expect(drawn(view, props)).toMatchInlineSnapshot(`
      "               1   2   3   4   5
                   ┌───┬───┬───┬───┬───┐
         1 Ann     │ 1 │ 0 │ 0 │ 1 │ 0 │  your bits
                   └───┴───┴───┴───┴───┘

                     1   2   3   4   5
                   ┌───┬───┬───┬───┬───┐
         2 Bob     │ 1 │ ? │ 0 │ ? │ ? │  your guess
                   └───┴───┴───┴───┴───┘
                                ~~~  ^
         you noted   1!  0x  ·   ·   ?"
    `);
  });

  test('of Number Flip Duel covers what is private', () => {
    const view = viewOf('number-flip-duel', ['flip 3'], 1, { given: ['10110', '00101'] });
    expect(drawn(view, { isCovered: true, noted: { 'bit 2': '0' }, height: 6 })).toMatchInlineSnapshot(`
      "      1 Ann      ▒  ▒  ▒  ▒  ▒   covered
                       1  2  ~  4  5
            2 Bob      ?  ?  ?  ?  ?   hidden
                       1  2  3  4  5
            you noted  ·  ▒  ·  ·  ·"
    `);
  });

  test('of Number Flip Duel shows where the sequences agree once the round is over', () => {
    const view = viewOf('number-flip-duel', ['flip 3', 'guess 10010'], 'all', { given: ['10110', '00101'] });
    expect(drawn(view)).toMatchInlineSnapshot(`
      "               1   2   3   4   5
                   ┌───┬───┬───┬───┬───┐
         1 Ann     │ 1 │ 0 │ 0 │ 1 │ 0 │
                   └───┴───┴───┴───┴───┘

         agree           =                1 of 5
                     1   2   3   4   5
                   ┌───┬───┬───┬───┬───┐
         2 Bob     │ 0 │ 0 │ 1 │ 0 │ 1 │
                   └───┴───┴───┴───┴───┘
      "
    `);
  });

  test('of Binary Battle shows what each bit is worth and the range that the player marked', () => {
    const view = viewOf('binary-battle', ['flip 1', 'flip 4'], 1, { given: ['10110', '10110'] });
    const cursor = { row: 0, position: 2 } as const;
    const noted = { low: '17', high: '30' };
    expect(drawn(view, { cursor, after: '11000', noted, flags: { low: 'proven' } })).toMatchInlineSnapshot(`
      "                 1   2   3   4   5
                     ┌───┬───┬───┬───┬───┐
           1 Ann     │ 1 │ 0 │ 0 │ 0 │ 0 │  = 16
                     └───┴───┴───┴───┴───┘
                      ~~~  ^
           worth       16  8   4   2   1
           would be    1   1   0   0   0    = 24

           Your marks: lowest 17 (proven), highest 30.
           0 ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁██████████████▁ 31
                             ^ you, 16"
    `);
  });

  test('of Binary Battle wraps sixteen bits with their worth', () => {
    const options = { bits: 16 };
    const given = ['1011011011011011', '1011011011011011'];
    const view = viewOf('binary-battle', ['flip 1', 'flip 4'], 1, { options, given });
    expect(drawn(view, { height: 9 })).toMatchInlineSnapshot(`
      " 1 Ann  = 32768
          1     0     0     0     0     0     0     0
          ~     2     3     4     5     6     7     8
        32768 16384 8192  4096  2048  1024   512   256
          0     0     0     0     0     0     0     0
          9    10    11    12    13    14    15    16
         128   64    32    16     8     4     2     1
       The target is one of 65536 numbers.
       0 ████████████████████████████████████████ 65535"
    `);
    expect(bitsPerRow(view, { width: 50, height: 9 })).toBe(8);
  });

  test('of Binary Battle shows the target once the round is over', () => {
    const view = viewOf('binary-battle', ['flip 1', 'flip 4'], 'all', { given: ['10110', '10110'] });
    expect(drawn(view)).toMatchInlineSnapshot(`
      "              1   2   3   4   5
                  ┌───┬───┬───┬───┬───┐
        target    │ 1 │ 0 │ 1 │ 1 │ 0 │  = 22
                  └───┴───┴───┴───┴───┘

        worth       16  8   4   2   1
        1 Ann       1   0   0*  0*  0    = 16 less
        2 Bob       0*  0   0*  1   0    = 2 less"
    `);
  });

  test('grows in a larger room', () => {
    expect(drawn(viewOf('quantum-flip', []), { width: 90, height: 16 })).toMatchInlineSnapshot(`
      "                             1     2     3     4     5
                                ┌─────┬─────┬─────┬─────┬─────┐
                                │     │     │     │     │     │
                      string    │  0  │  0  │  0  │  0  │  0  │
                                │     │     │     │     │     │
                                └─────┴─────┴─────┴─────┴─────┘


                      1 Ann        1*    0     1*    0     1*    3 to go
                      2 Bob        0     1*    0     1*    0     2 to go"
    `);
  });

  test('uses ASCII alone when asked to', () => {
    for (const { id } of games) {
      const text = drawn(viewOf(id, [], 1, { drawSecrets: true }), { glyphs: glyphsOf(true) });
      expect(text).toMatch(/^[\x20-\x7e\n]+$/);
    }
  });

  test('never needs more columns than there are, nor, up to ten bits, more lines', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...games.map(({ id }) => id)),
        fc.integer({ min: 3, max: 16 }),
        fc.integer({ min: 48, max: 130 }),
        fc.integer({ min: 8, max: 20 }),
        fc.string({ minLength: 1, maxLength: 4 }),
        (id, bits, width, height, seed) => {
          const game = gameOf(id);
          const raw = { options: { bits }, drawSecrets: true };
          const { match } = randomMatch(game, raw, seed, 12);
          for (const seat of [1, 2, 'all'] as const) {
            const view = viewFor(game, match, seat);
            if (view === null) continue;
            const lines = boardLines(view, { ...room, width, height, cursor: { row: 0, position: bits } });
            for (const line of lines) expect(lineWidth(line)).toBeLessThanOrEqual(width);
            expect(lines.length).toBeLessThanOrEqual(height + (bits > 10 ? 1 : 0));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('is offered as a picture for every game', () => {
    for (const game of games) {
      const lines = pictureOf(game, { width: 56, height: 12, glyphs: glyphsOf(false) });
      expect(lines.length).toBeGreaterThan(4);
      for (const line of lines) expect(lineWidth(line)).toBeLessThanOrEqual(56);
    }
  });
});

describe('a record', () => {
  const lines = (view: View, width = 28): readonly string[] =>
    recordLines(view, ['Ann', 'Bob'], width).map((line) => textOf(line).trimEnd());

  test('tells each turn with what was said', () => {
    const duel = viewOf('number-flip-duel', ['flip 3', 'guess 11111'], 1, { given: ['10110', '00101'] });
    expect(lines(duel)).toEqual(['1 1 Ann flip 3       match 1', '2 2 Bob guess 11111  wrong']);
    expect(lines(viewOf('quantum-flip', ['flip 1 3']))).toEqual(['1 1 Ann flip 1 3  10100']);
  });

  test('leaves out names before what was said, and numbers no player twice', () => {
    const view = viewOf('number-flip-duel', ['flip 3', 'guess 11111'], 1, { given: ['10110', '00101'] });
    const table = (names: readonly [string, string], width: number): readonly string[] =>
      recordLines(view, names, width).map((line) => textOf(line).trimEnd());
    expect(table(['Player 1', 'Player 2'], 34)[0]).toBe('1 Player 1 flip 3       match 1');
    expect(table(['Player 1', 'Maximilian'], 28)[1]).toBe('2 2 Max guess 11111  wrong');
    expect(table(['Player 1', 'Maximilian'], 25)[1]).toBe('2 2  guess 11111  wrong');
  });

  test('of Binary Battle works out the player’s own number and no other', () => {
    const view = viewOf('binary-battle', ['flip 1', 'flip 4', 'flip 5'], 1, { given: ['10110', '10110'] });
    expect(lines(view)).toEqual([
      '1 1 Ann flip 1  16 less',
      '2 2 Bob took a turn',
      '3 1 Ann flip 5  17 less',
    ]);
  });

  test('tells the last turn as a sentence', () => {
    const said = (view: View, you?: 1 | 2): string | undefined => {
      const last = turnsOf(view).at(-1);
      return last && textOf(turnLine(last, ['Ann', 'Bob'], view.length, you ?? null));
    };
    const given = ['10110', '00101'];
    expect(said(viewOf('bit-flip-duel', ['swap 1 4']))).toBe('1 Ann swapped bits 1 and 4.');
    expect(said(viewOf('number-flip-duel', ['flip 3'], 1, { given }), 1)).toBe(
      'You flipped bit 3: 1 of 5 bits match now.',
    );
    expect(said(viewOf('number-flip-duel', ['guess 10101'], 1, { given }), 2)).toBe(
      '1 Ann guessed 10101: wrong.',
    );
    expect(said(viewOf('binary-battle', ['flip 1'], 2, { given: ['10110', '10110'] }))).toBe(
      '1 Ann took a turn.',
    );
    expect(said(viewOf('binary-battle', ['flip 1'], 1, { given: ['10110', '10110'] }), 1)).toBe(
      'You flipped bit 1: 16 is less than the target.',
    );
  });
});
