import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../source/match/plain-text.ts';

/** Blanks, marks that combine, controls, formats, halves of characters. */
const pieces = [
  ['a', 'e', 'K', '\u212a', ' ', '\u2000', '\u3000', '\t', '\n', '\0', '\u001b[31m', '\u007f', '\u0085'],
  ['\u0301', '\u0327', '\u0323', '\u093c', '\u0915', '\u0958', '\u1100', '\u1161', '\u11a8', '\u200d'],
  ['\u202e', '\u2066', '\ufeff', '\ufffd', '\ud83d', '\ude00', '\u{1f600}', '\u{e0001}', '\ue000'],
].flat();

const awkward = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join(''));

describe('plain text', () => {
  it('leaves ordinary words as they are', () => {
    for (const text of ['Ada', 'Ada Lovelace', 'żółć ñandú', '四', 'a-b_c "d"']) {
      expect(plainText(text, 40)).toBe(text);
    }
  });

  it('makes one line without anything that a terminal obeys', () => {
    expect(plainText('\u001b[2Jred\r\n\u202eevil\u0007\t!', 40)).toBe('[2Jred evil !');
  });

  it('is short: it counts characters, not halves of them', () => {
    expect(plainText('\u{1f600}'.repeat(5), 3)).toBe('\u{1f600}'.repeat(3));
    expect(plainText('abc def', 4)).toBe('abc');
  });

  it('changes nothing when it is applied again: what was kept in a log reads back the same', () => {
    fc.assert(
      fc.property(
        fc.oneof(awkward, fc.string({ unit: 'binary' })),
        fc.integer({ min: 1, max: 30 }),
        (text, most) => {
          const plain = plainText(text, most);
          expect(plainText(plain, most)).toBe(plain);
          expect([...plain].length).toBeLessThanOrEqual(most);
          expect(plain).not.toMatch(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u);
        },
      ),
      { numRuns: 800 },
    );
  });
});
