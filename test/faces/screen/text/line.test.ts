import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  apart,
  cutLine,
  cutText,
  fit,
  line,
  lineWidth,
  padText,
  shorten,
  span,
  textOf,
  widthOf,
} from '../../../../source/faces/screen/text/line.ts';
import { edited, fieldOf } from '../../../../source/faces/screen/text/field.ts';
import { paragraph, wrapText } from '../../../../source/faces/screen/text/wrap.ts';

const words = fc.stringMatching(/^[a-zé漢 ]{0,60}$/u);
const press = (name: 'left' | 'backspace' | 'delete' | 'home') =>
  ({ name, ctrl: false, shift: false, meta: false }) as const;
const type = (char: string) => ({ name: 'char', char, ctrl: false, shift: false, meta: false }) as const;

describe('lines', () => {
  it('never get wider than asked for', () => {
    fc.assert(
      fc.property(words, words, fc.integer({ min: 1, max: 40 }), (one, two, width) => {
        expect(widthOf(cutText(one, width))).toBeLessThanOrEqual(width);
        expect(widthOf(shorten(one, width))).toBeLessThanOrEqual(width);
        expect(lineWidth(cutLine(line(one, span(two, 'bold')), width))).toBeLessThanOrEqual(width);
        expect(lineWidth(apart(line(one), line(two), width))).toBeLessThanOrEqual(width);
        for (const each of wrapText(one, Math.max(2, width))) {
          expect(widthOf(each)).toBeLessThanOrEqual(Math.max(2, width));
        }
      }),
    );
  });

  it('keep their ends apart', () => {
    expect(textOf(apart(line('left'), line('right'), 14))).toBe('left     right');
  });

  it('fill up to a width and a height', () => {
    expect(padText('ab', 4)).toBe('ab  ');
    expect(padText('abcdef', 4)).toBe('ab..');
    expect(fit([line('a')], 3)).toHaveLength(3);
    expect(fit([line('a'), line('b'), line('c')], 2)).toHaveLength(2);
  });

  it('lose no word when wrapped', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,8}$/u), { minLength: 1 }), (list) => {
        expect(wrapText(list.join(' '), 12).join(' ')).toBe(list.join(' '));
      }),
    );
  });

  it('stand under the text of their first line in a paragraph', () => {
    expect(paragraph('one two three four', 12, 'plain', line('- ')).map(textOf)).toEqual([
      '- one two',
      '  three four',
    ]);
  });
});

describe('a field', () => {
  it('is edited at its cursor, character by character', () => {
    const typed = [...'añ😀'].reduce((field, char) => edited(field, type(char)) ?? field, fieldOf());
    expect(typed).toEqual({ text: 'añ😀', at: 3 });
    const without = edited(edited(typed, press('left')) ?? typed, press('backspace'));
    expect(without).toEqual({ text: 'a😀', at: 1 });
    expect(edited({ text: 'abc', at: 1 }, press('delete'))).toEqual({ text: 'ac', at: 1 });
    expect(edited({ text: 'abc', at: 3 }, { ...type('u'), ctrl: true })).toEqual({ text: '', at: 0 });
    expect(edited({ text: 'abc', at: 3 }, press('home'))).toEqual({ text: 'abc', at: 0 });
  });
});
