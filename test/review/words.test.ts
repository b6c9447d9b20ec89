import { describe, expect, it } from 'vitest';
import { amount, counted, decimal, listed, percent, sentence } from '../../source/review/words.ts';

describe('the pieces of sentences', () => {
  it('never round a chance to certainty', () => {
    expect([0, 0.001, 0.004, 0.5, 0.996, 0.9999, 1].map(percent)).toEqual([
      '0%',
      'under 1%',
      'under 1%',
      '50%',
      'over 99%',
      'over 99%',
      '100%',
    ]);
  });

  it('count in words and in digits, one and many', () => {
    expect([0, 1, 2, 11].map((count) => counted(count, 'bit'))).toEqual([
      'no bits',
      'one bit',
      'two bits',
      '11 bits',
    ]);
    expect([1, 2].map((count) => amount(count, 'ply', 'plies'))).toEqual(['1 ply', '2 plies']);
    expect([listed([]), listed([4]), listed([4, 4, 2]), listed(['a', 'b'], 'or')]).toEqual([
      '',
      '4',
      '4, 4 and 2',
      'a or b',
    ]);
    expect([2, 2.5, 2.456].map(decimal)).toEqual(['2', '2.5', '2.46']);
  });

  it('begin with a capital, end with a full stop and leave out what is not there', () => {
    expect(sentence('leaves row 1', null, '', 'flip 2 wins')).toBe('Leaves row 1; flip 2 wins.');
  });
});
