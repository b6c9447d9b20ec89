import { describe, expect, test } from 'vitest';
import { viewFor } from '../../../../source/match/announce.ts';
import {
  type Pointer,
  draftOf,
  entered,
  freshPointer,
  guessOf,
  moved,
  toggled,
  turned,
} from '../../../../source/faces/screen/boards/pointer.ts';
import { previewOf, previewWords } from '../../../../source/faces/screen/boards/preview.ts';
import { isRefusal } from '../../../../source/game/refusal.ts';
import { gameOf } from '../../../helpers/line-play.ts';
import { playMoves, started } from '../../../helpers/play.ts';

const at = (position: number, row: 0 | 1 = 0): Pointer => ({ ...freshPointer, cursor: { row, position } });

const viewAfter = (id: string, moves: readonly string[], raw: Parameters<typeof started>[1] = {}) => {
  const game = gameOf(id);
  const { match } = playMoves(game, started(game, raw), moves);
  const view = viewFor(game, match, moves.length % 2 === 0 ? 1 : 2);
  if (view === null) throw new Error('nothing to see yet');
  return { game, view };
};

/** Marks these bits one after the other; the last answer is returned. */
const marking = (id: string, moves: readonly string[], bits: readonly number[], raw = {}) => {
  const { game, view } = viewAfter(id, moves, raw);
  return bits.reduce<ReturnType<typeof toggled>>(
    (before, position) =>
      isRefusal(before) ? before : toggled(game, view, { ...before, cursor: { row: 0, position } }),
    freshPointer,
  );
};

const preview = (id: string, moves: readonly string[], bits: readonly number[], raw = {}): string => {
  const { game, view } = viewAfter(id, moves, raw);
  const pointer = marking(id, moves, bits, raw);
  if (isRefusal(pointer)) throw new Error(pointer.message);
  const move = draftOf(game, view, pointer, {});
  if (move === undefined) throw new Error('no move is prepared');
  return previewWords(move, previewOf(view, move, ['Ann', 'Bob']));
};

describe('the cursor', () => {
  const ground = { length: 20, perRow: 8, hasGuess: false };

  test('stays on the board', () => {
    expect(moved(at(1), 'left', ground).cursor.position).toBe(1);
    expect(moved(at(20), 'right', ground).cursor.position).toBe(20);
    expect(moved(at(3), 'right', ground).cursor.position).toBe(4);
    expect(moved(at(9), 'first', ground).cursor.position).toBe(1);
    expect(moved(at(9), 'last', ground).cursor.position).toBe(20);
  });

  test('goes up and down between rows that are wrapped', () => {
    expect(moved(at(3), 'down', ground).cursor.position).toBe(11);
    expect(moved(at(11), 'up', ground).cursor.position).toBe(3);
    expect(moved(at(3), 'up', ground).cursor.position).toBe(3);
    expect(moved(at(16), 'down', ground).cursor.position).toBe(16);
  });

  test('goes down to the guess where there is one', () => {
    const duel = { length: 5, perRow: 5, hasGuess: true };
    expect(moved(at(3), 'down', duel).cursor).toEqual({ row: 1, position: 3 });
    expect(moved(at(3, 1), 'up', duel).cursor).toEqual({ row: 0, position: 3 });
  });
});

describe('a mark', () => {
  test('is taken away by marking again', () => {
    expect(marking('quantum-flip', [], [2, 4, 2])).toMatchObject({ marked: [4] });
  });

  test('that the game does not allow is refused in the game’s own words', () => {
    expect(marking('quantum-flip', [], [1, 2, 3])).toMatchObject({ reason: 'too-many-positions' });
    expect(marking('bit-flip-showdown', ['flip 3'], [3])).toMatchObject({ reason: 'already-one' });
    expect(marking('bit-flip-showdown', [], [3, 5])).toMatchObject({ reason: 'not-adjacent' });
    expect(marking('bit-flip-showdown', [], [3, 4, 5])).toMatchObject({ reason: 'too-many-positions' });
    expect(marking('bit-flip-duel', [], [1, 2, 3])).toMatchObject({ reason: 'two-positions-wanted' });
  });

  test('moves where a turn takes one bit only', () => {
    expect(marking('binary-battle', [], [1, 2])).toMatchObject({ marked: [2] });
    const raw = { options: { maxFlips: 1 } };
    expect(marking('bit-flip-showdown', [], [1, 7], raw)).toMatchObject({ marked: [7] });
    expect(marking('bit-flip-showdown', ['flip 7'], [1, 7], raw)).toMatchObject({
      reason: 'too-many-positions',
    });
  });
});

describe('the prepared move', () => {
  test('is the bit under the cursor while nothing is marked', () => {
    const { game, view } = viewAfter('quantum-flip', []);
    expect(draftOf(game, view, at(4), {})).toEqual({ verb: 'flip', positions: [4] });
  });

  test('flips what is marked, and in Bit Flip Duel swaps two', () => {
    expect(preview('bit-flip-duel', ['flip 1', 'flip 2'], [4])).toBe('flip 4: 2 zeros left');
    expect(preview('bit-flip-duel', ['flip 1', 'flip 2'], [4, 1])).toBe('swap 1 4: 3 zeros left');
    expect(preview('bit-flip-duel', ['flip 1', 'flip 2'], [1, 2])).toBe('swap 1 2: changes nothing');
  });

  test('says whether it wins or loses', () => {
    expect(preview('quantum-flip', ['flip 1 3', 'flip 2'], [2, 5])).toBe(
      'flip 2 5: makes your pattern: you win',
    );
    expect(preview('quantum-flip', [], [2, 4])).toBe('flip 2 4: makes the pattern of Bob: you lose');
    expect(preview('quantum-flip', [], [1])).toBe('flip 1: then you are 2 away, Bob 3');
    const three = { options: { bits: 3 } };
    expect(preview('bit-flip-showdown', ['flip 2', 'flip 1'], [3], three)).toBe(
      'flip 3: turns the last 0: you win',
    );
    const misere = { options: { bits: 3, misere: true } };
    expect(preview('bit-flip-showdown', ['flip 2', 'flip 1'], [3], misere)).toBe(
      'flip 3: turns the last 0: you lose',
    );
    expect(preview('bit-flip-duel', ['flip 1', 'flip 2'], [3], three)).toBe('flip 3: makes all 1s: you win');
  });

  test('tells in the hidden games what the player can know', () => {
    const given = { given: ['10110', '00101'] };
    expect(preview('number-flip-duel', [], [1], given)).toBe('flip 1: makes 00110, and both hear the count');
    expect(preview('binary-battle', [], [1], given)).toBe('flip 1: makes 16, and only you hear the answer');
  });
});

describe('a guess', () => {
  test('is entered bit by bit and is a move once it is whole', () => {
    const { game, view } = viewAfter('number-flip-duel', [], { given: ['10110', '00101'] });
    const typed = [...'1011'].reduce((pointer, bit) => entered(pointer, bit, 5), at(1, 1));
    expect(typed.cursor).toEqual({ row: 1, position: 5 });
    expect(draftOf(game, view, typed, {})).toBeUndefined();
    expect(draftOf(game, view, entered(typed, '0', 5), {})).toEqual({ verb: 'guess', bits: '10110' });
  });

  test('begins with what the player has marked, and a typed bit goes before a mark', () => {
    const marks = { 'bit 1': '1', 'bit 3': '?', 'bit 4': '0' };
    expect(guessOf(freshPointer, 5, marks)).toEqual(['1', '', '', '0', '']);
    expect(guessOf(entered(at(4, 1), '1', 5), 5, marks)).toEqual(['1', '', '', '1', '']);
  });

  test('turns a bit over in place, and gives it back', () => {
    const once = turned(at(2, 1), 5, ['', '', '', '', '']);
    expect(once).toMatchObject({ guess: ['', '0', '', '', ''], cursor: { row: 1, position: 2 } });
    expect(turned(once, 5, once.guess).guess[1]).toBe('1');
    expect(entered(once, '', 5)).toMatchObject({ guess: ['', '', '', '', ''], cursor: { position: 2 } });
  });
});
