import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyParser } from '../../../../source/faces/screen/terminal/key-parser.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'utf8');
const parse = (text: string): readonly string[] => {
  const parser = createKeyParser();
  return [...parser.push(bytes(text)), ...parser.flush()];
};

describe('bytes from a terminal', () => {
  it.each([
    ['\u001B[A', ['\u001B[A']],
    ['\u001BOA', ['\u001B[A']],
    ['\u001B[1~', ['\u001B[H']],
    ['\u001B[7~', ['\u001B[H']],
    ['\u001B[4~', ['\u001B[F']],
    ['\u001B[3~', ['\u001B[3~']],
    ['\u001B[1;5C', ['\u001B[1;5C']],
    ['\u001B[Z', ['\u001B[Z']],
    ['\u001B[9;2u', ['\u001B[Z']],
    ['\u001B[99;5u', ['\u0003']],
    ['\u001B[97;1:3u', []],
    ['\r', ['\r']],
    ['\n', ['\r']],
    ['\u007F', ['\b']],
    ['\b', ['\b']],
    ['jjj', ['j', 'j', 'j']],
    ['x\r', ['x', '\r']],
    ['é€😀', ['é', '€', '😀']],
  ])('%j are the keys %j', (text, keys) => {
    expect(parse(text)).toEqual(keys);
  });

  it('swallows reports that are no keys', () => {
    expect(
      parse('a\u001B[<0;10;20Mb\u001B[Ic\u001B]11;rgb:0000/0000/0000\u0007d\u001BP1+r\u001B\\e\u001B[M !!f'),
    ).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('takes Escape and a letter for two keys', () => {
    expect(parse('\u001Bq')).toEqual(['\u001B', 'q']);
    expect(parse('\u001B\u001B[A')).toEqual(['\u001B', '\u001B[A']);
  });

  it('hands on pasted text as text alone, lines joined by a blank', () => {
    expect(parse('\u001B[200~flip 3\nq\u001B[A\u0003\n\u001B[201~!').join('')).toBe('flip 3 q[A!');
  });

  it('ignores what is not UTF-8', () => {
    const parser = createKeyParser();
    expect(
      parser.push(Uint8Array.from([0xff, 0x61, 0xc3, 0x62, 0xe2, 0x82, 0xed, 0xa0, 0x80, 0x63])),
    ).toEqual(['a', 'b', 'c']);
  });

  it('says whether time would settle what is unfinished', () => {
    const parser = createKeyParser();
    parser.push(bytes('\u001B'));
    expect(parser.unfinished()).toBe('escape');
    expect(parser.flush()).toEqual(['\u001B']);
    parser.push(bytes('\u001B[1;'));
    expect(parser.unfinished()).toBe('sequence');
    expect(parser.flush()).toEqual([]);
    expect(parser.unfinished()).toBe('nothing');
  });

  it('does not care where a read happened to end', () => {
    const piece = fc.constantFrom(
      '\u001B[A',
      '\u001BOB',
      '\u001B[3~',
      'q',
      ' ',
      'é',
      '😀',
      '\r',
      '\u001B[200~a\nb\u001B[201~',
      '\u001B[<0;1;1M',
      '\u001B[I',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        fc.array(fc.nat({ max: 60 }), { maxLength: 8 }),
        (pieces, cuts) => {
          const whole = bytes(pieces.join(''));
          const at = [
            0,
            ...cuts.map((cut) => Math.min(cut, whole.length)).toSorted((a, b) => a - b),
            whole.length,
          ];
          const parser = createKeyParser();
          const keys = at.slice(1).flatMap((end, index) => parser.push(whole.subarray(at[index], end)));
          expect(keys).toEqual(createKeyParser().push(whole));
        },
      ),
    );
  });

  it('never lets a control character through as text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (noise) => {
        const parser = createKeyParser();
        for (const key of [...parser.push(noise), ...parser.flush()]) {
          const isKnown = /^(?:\u001B(?:\[[\d;]*[A-Z~])?|[\u0001-\u001A])$/u.test(key);
          expect(isKnown || !/\p{Cc}/u.test(key)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
