import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameById } from '../../source/games/index.ts';
import { Fault } from '../../source/storage/fault.ts';
import { openStore } from '../../source/storage/store.ts';
import { freshFolder } from '../helpers/folder.ts';
import { sampleOf, sealedLog, store } from '../helpers/sample-logs.ts';
import { faultOf } from '../helpers/storing.ts';

/** One plain sentence, fit for a terminal. */
const expectSentence = (text: string): void => {
  expect(text).toMatch(/^[A-Z"][^\p{Cc}\p{Cf}\ufffd]*\.$/u);
};

/** Something in place of the sample's nth line (0: the first), properly sealed: only its meaning is wrong. */
const withLine = (place: number, line: string): string => {
  const { text } = sampleOf('number-flip-duel');
  const lines = text
    .trimEnd()
    .split('\n')
    .map((one) => one.replace(/,"seal":"[0-9a-f]{16}"\}$/, '}'));
  return sealedLog(lines.toSpliced(place, 1, line));
};

const head = (change: object): string => {
  const { text } = sampleOf('number-flip-duel');
  const { seal: _, ...raw }: Record<string, unknown> = JSON.parse(text.slice(0, text.indexOf('\n')));
  return JSON.stringify({ ...raw, ...change });
};

const time = '"time":"2026-07-29T12:00:00.000Z"';
const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
const { text: sound } = sampleOf('number-flip-duel');

const hostile: readonly (readonly [what: string, log: string, why: RegExp])[] = [
  ['nothing', '', /There is no match in/],
  ['a line feed', '\n', /Line 1 .*is empty/],
  ['some text', 'hello\nworld\n', /Line 1 .*is not the beginning of a match/],
  ['a JSON value that is no object', '[1]\n"x"\n', /Line 1 .*is not the beginning/],
  ['CRLF for line ends', sound.replaceAll('\n', '\r\n'), /Line 1 .*carriage return/],
  ['a byte-order mark', `\ufeff${sound}`, /Line 1 .*byte-order mark/],
  ['a zero byte', sound.replace('flip', 'fl\0ip'), /Line \d+ .*zero bytes/],
  ['a byte that is no UTF-8', sound.replace('flip', 'fl\ufffdip'), /Line \d+ .*not UTF-8/],
  ['a line of a megabyte', `${'x'.repeat(1e6)}\n${sound}`, /Line 1 .*longer than any line/],
  ['a long line later on', `${sound}${'x'.repeat(1e6)}\n`, /Line \d+ .*longer than any line/],
  ['brackets in brackets', `${deep}\n`, /Line 1 .*is not the beginning/],
  [
    'a format of the future',
    sound.replace('"format":1', '"format":2'),
    /newer bitduel wrote it \(format 2; this one reads 1\)/,
  ],
  [
    'a sealed format of the future',
    withLine(0, head({ format: 7 })),
    /newer bitduel wrote it \(format 7; this one reads 1\)/,
  ],
  ['no format', withLine(0, head({ format: undefined })), /Line 1 .*is not the beginning/],
  ['another beginning', withLine(0, head({ type: 'moved' })), /Line 1 .*is not the beginning/],
  ['a game that is none', withLine(0, head({ game: '\u001b[31mchess' })), /does not know: "\[31mchess"/],
  ['a game of the prototype', withLine(0, head({ game: '__proto__' })), /does not know: "__proto__"/],
  [
    'an option with a long beard',
    withLine(0, head({ options: { '\u001b[2J\u202e': 1 } })),
    /does not belong to/,
  ],
  [
    'a prototype for options',
    withLine(0, head({}).replace('"bits":5', '"__proto__":{"bits":5}')),
    /does not belong/,
  ],
  [
    'more bits than there are',
    withLine(0, head({ options: { bits: 1e308 } })),
    /--bits must be a whole number/,
  ],
  ['rounds without end', withLine(0, head({ rounds: 1e9 })), /--rounds must be/],
  ['players that are none', withLine(0, head({ players: [1, 2] })), /player 1 is missing/],
  [
    'brackets for players',
    withLine(0, `{"format":1,${time},"type":"match-started","game":"binary-battle","players":[${deep}]}`),
    /player 2 is missing/,
  ],
  ['an event that is none', withLine(3, `{${time},"type":"won"}`), /Line 4 .*is not an event/],
  [
    'brackets for an event',
    withLine(3, `{${time},"type":"moved","player":1,"move":"flip 1","said":{"a":${deep}}}`),
    /Line 4 .*is not an event/,
  ],
  [
    'a seat that is none',
    withLine(3, `{${time},"type":"resigned","player":1.5}`),
    /Line 4 .*is not an event/,
  ],
  [
    'a count without end',
    withLine(3, `{${time},"type":"undone","player":1,"count":1e400}`),
    /Line 4 .*is not an event/,
  ],
];

describe('a log made to do harm', () => {
  it.each(hostile)('with %s is refused in a sentence', (_what, log, why) => {
    const { problems } = store.verify(log);
    expect(problems[0]).toMatch(why);
    for (const problem of problems) expectSentence(problem);
    const { message, advice } = faultOf(() => store.readText(log));
    expect(message).toMatch(why);
    expectSentence(message);
    expectSentence(advice);
  });

  const smuggled: readonly (readonly [what: string, log: string, why: RegExp])[] = [
    ['a field too many', withLine(0, head({ more: 1 })), /Line 1 holds something that does not belong/],
    [
      'a prototype',
      withLine(0, head({}).replace('{', '{"__proto__":{"assist":true},')),
      /Line 1 holds something/,
    ],
    [
      'a name that is no plain text',
      withLine(0, head({ players: [{ name: '\u001b[2J', kind: 'human' }, {}] })),
      /Line 1 holds/,
    ],
    ['a flag that is no flag', withLine(0, head({ assist: 'yes' })), /Line 1 holds something/],
    ['no time', withLine(1, '{"type":"round-started","round":1}'), /Line 2 does not say when/],
    [
      'a time that is none',
      withLine(1, '{"time":"2026-99-99T00:00:00.000Z","type":"round-started","round":1}'),
      /Line 2 does not say/,
    ],
    [
      'a note in disguise',
      withLine(2, `{${time},"type":"noted","player":1,"line":0,"text":"\\u001b[2Jhi"}`),
      /Line 3 holds something/,
    ],
  ];

  it.each(smuggled)('with %s can be read without harm, but does not pass', (_what, log, why) => {
    expect(store.verify(log).problems[0]).toMatch(why);
    expect(JSON.stringify(store.readText(log))).not.toMatch(/\\u001b|more/);
    expect(Object.hasOwn(Object.prototype, 'assist')).toBe(false);
  });

  it('of any bytes whatever gives a sentence, never a crash', () => {
    const { bytes } = sampleOf('quantum-flip');
    const splice = fc.tuple(fc.nat(bytes.length), fc.nat(40), fc.uint8Array({ maxLength: 40 }));
    const mutated = fc
      .array(splice, { minLength: 1, maxLength: 4 })
      .map((all) =>
        all.reduce(
          (so, [place, gone, put]) => Buffer.concat([so.subarray(0, place), put, so.subarray(place + gone)]),
          bytes,
        ),
      );
    fc.assert(
      fc.property(fc.oneof(mutated, fc.uint8Array({ maxLength: 300 })), (some) => {
        const text = Buffer.from(some).toString('utf8');
        const { problems, warning } = store.verify(text);
        for (const sentence of [...problems, ...(warning === null ? [] : [warning])])
          expectSentence(sentence);
        try {
          store.readText(text);
        } catch (error) {
          if (!(error instanceof Fault)) throw error;
          expectSentence(error.message);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('is listed with what is wrong and with what could be read', () => {
    const home = freshFolder();
    mkdirSync(join(home, 'matches'));
    for (const [index, [, log]] of hostile.entries()) {
      writeFileSync(join(home, 'matches', `m${index}.jsonl`), log);
    }
    const summaries = openStore(home, gameById).summaries();
    expect(summaries).toHaveLength(hostile.length);
    for (const summary of summaries) expectSentence(summary.damage ?? '');
  });

  it('is listed with what stands before the damage', () => {
    const { text, id } = sampleOf('binary-battle');
    const home = freshFolder();
    mkdirSync(join(home, 'matches'));
    const lines = text.split('\n');
    writeFileSync(join(home, 'matches', 'b.jsonl'), text);
    writeFileSync(join(home, 'matches', 'a.jsonl'), lines.toSpliced(5, 1, 'x').join('\n'));
    const [whole, damaged] = openStore(home, gameById).summaries();
    expect(whole).toMatchObject({ match: 'b', game: id, damage: null });
    expect(damaged).toMatchObject({
      match: 'a',
      game: id,
      started: whole?.started,
      damage: 'Line 6 is not whole: its seal is missing.',
    });
  });
});
