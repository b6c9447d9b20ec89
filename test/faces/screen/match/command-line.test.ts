import { describe, expect, test } from 'vitest';
import {
  type CommandLine,
  completed,
  completions,
  freshCommandLine,
  recalled,
  remembered,
} from '../../../../source/faces/screen/screens/match/command-line.ts';
import { fieldOf } from '../../../../source/faces/screen/text/field.ts';
import { gameOf } from '../../../helpers/line-play.ts';

const lineOf = (text: string): CommandLine => ({ ...freshCommandLine, field: fieldOf(text) });
const duel = gameOf('number-flip-duel');

describe('the command line', () => {
  test('goes through earlier lines and back to what was being typed', () => {
    const history = remembered(remembered(remembered([], 'flip 1'), 'undo'), 'undo');
    expect(history).toEqual(['flip 1', 'undo']);
    const one = recalled(lineOf('no'), history, 1);
    const two = recalled(one, history, 1);
    expect([one.field.text, two.field.text]).toEqual(['undo', 'flip 1']);
    expect(recalled(two, history, 1).field.text).toBe('flip 1');
    expect(recalled(recalled(two, history, -1), history, -1).field).toEqual(fieldOf('no'));
  });

  test('remembers no empty line', () => {
    expect(remembered(['undo'], '')).toEqual(['undo']);
  });

  test('offers the words that a beginning can become', () => {
    expect(completions(lineOf('re'), duel)).toEqual(['redo', 'record', 'resign']);
    expect(completions(lineOf('gu'), duel)).toEqual(['guess']);
    expect(completions(lineOf('gu'), gameOf('quantum-flip'))).toEqual([]);
    expect(completions(lineOf('flip 1'), duel)).toEqual([]);
  });

  test('completes as much as is certain', () => {
    expect(completed(lineOf('gu'), duel).field.text).toBe('guess ');
    expect(completed(lineOf('r'), duel).field.text).toBe('re');
    expect(completed(lineOf('zzz'), duel).field.text).toBe('zzz');
    expect(completed(lineOf('flip 1'), duel).field.text).toBe('flip 1');
  });
});
