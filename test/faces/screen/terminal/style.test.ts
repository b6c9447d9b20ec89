import { describe, expect, it } from 'vitest';
import { toCells, formatCells } from '../../../../source/faces/screen/terminal/cells.ts';
import { setColours } from '../../../../source/faces/screen/terminal/colours.ts';

const shown = (text: string, hasColour: boolean): string => formatCells(toCells(text, 80, hasColour));

describe('styles on a line', () => {
  it('keeps colours when there are colours', () => {
    expect(shown('\u001B[1m\u001B[36mx\u001B[39m\u001B[22my', true)).toBe('\u001B[1;36mx\u001B[my');
    expect(shown('\u001B[38;2;1;2;3mx\u001B[0m', true)).toBe('\u001B[38;2;1;2;3mx\u001B[m');
  });

  it('leaves colours out and keeps bold, underline and inverse without them', () => {
    expect(shown('\u001B[1m\u001B[36mx\u001B[39m\u001B[22m\u001B[4my\u001B[24m', false)).toBe(
      '\u001B[1mx\u001B[0;4my\u001B[m',
    );
    expect(shown('\u001B[38;5;200mx\u001B[48;2;9;9;9my', false)).toBe('xy');
  });
});

describe('colours of a terminal', () => {
  const terminal = (depth: number) => ({ getColorDepth: () => depth });

  it('honours NO_COLOR, and FORCE_COLOR over it', () => {
    expect(setColours(terminal(8), {})).toBe(true);
    expect(setColours(terminal(8), { NO_COLOR: '1' })).toBe(false);
    expect(setColours(terminal(8), { NO_COLOR: '' })).toBe(true);
    expect(setColours(terminal(8), { NO_COLOR: '1', FORCE_COLOR: '1' })).toBe(true);
    expect(setColours(terminal(1), {})).toBe(false);
  });
});
