import { describe, expect, it } from 'vitest';
import { boardLines } from '../../../source/faces/plain/board.ts';
import type { RawOptions } from '../../../source/game/settings.ts';
import type { Perspective } from '../../../source/game/seat.ts';
import { viewFor } from '../../../source/match/announce.ts';
import { gameOf } from '../../helpers/line-play.ts';
import { playMoves, started } from '../../helpers/play.ts';

const boardOf = (id: string, raw: RawOptions, moves: readonly string[], perspective: Perspective) => {
  const game = gameOf(id);
  const view = viewFor(game, playMoves(game, started(game, raw), moves).match, perspective);
  if (view === null) throw new Error('there is no view yet');
  return boardLines(view, ['Player 1 (Ada)', 'Player 2 (Bo)']);
};

describe('the board in plain lines', () => {
  it('labels every position of a shared string', () => {
    expect(boardOf('bit-flip-duel', {}, ['flip 1', 'flip 3'], 1)).toEqual([
      'Positions:  [1] [2] [3] [4] [5]',
      'Bits:        1   0   1   0   0',
    ]);
  });

  it('shows both patterns of Quantum Flip under the bits', () => {
    expect(boardOf('quantum-flip', { options: { bits: 4 } }, ['flip 2'], 2)).toEqual([
      'Positions:       [1] [2] [3] [4]',
      'Bits:             0   1   0   0',
      'Player 1 wants:   1   0   1   0',
      'Player 2 wants:   0   1   0   1',
    ]);
  });

  it('goes on below after ten positions', () => {
    expect(boardOf('bit-flip-showdown', { options: { bits: 12 } }, ['flip 10 11'], 1)).toEqual([
      'Positions:   [1]  [2]  [3]  [4]  [5]  [6]  [7]  [8]  [9] [10]',
      'Bits:         0    0    0    0    0    0    0    0    0    1',
      'Positions:  [11] [12]',
      'Bits:         1    0',
    ]);
  });

  it('never grows wider than a terminal', () => {
    const boards = [
      boardOf('bit-flip-showdown', { options: { bits: 64 } }, [], 1),
      boardOf('quantum-flip', { options: { bits: 16 } }, [], 1),
      boardOf('binary-battle', { options: { bits: 16 } }, [], 1),
    ];
    for (const line of boards.flat()) expect(line.length).toBeLessThan(80);
  });

  it('shows a seat of Number Flip Duel its own sequence alone, as it is now', () => {
    const raw = { given: ['10110', '01011'] };
    expect(boardOf('number-flip-duel', raw, ['flip 3'], 1)).toEqual([
      'Positions:      [1] [2] [3] [4] [5]',
      'Your sequence:   1   0   0   1   0',
    ]);
    expect(boardOf('number-flip-duel', raw, ['flip 3'], 'all')).toEqual([
      'Positions:       [1] [2] [3] [4] [5]',
      'Player 1 (Ada):   1   0   0   1   0',
      'Player 2 (Bo):    0   1   0   1   1',
    ]);
  });

  it('shows a seat of Binary Battle its own number, what each bit is worth, and the sum', () => {
    const raw = { given: ['01101', '01101'] };
    expect(boardOf('binary-battle', raw, ['flip 4', 'flip 1'], 2)).toEqual([
      'Positions:    [1] [2] [3] [4] [5]',
      'Worth:         16  8   4   2   1',
      'Your number:   1   0   0   0   0',
      'Your number is 16 in decimal.',
    ]);
    expect(boardOf('binary-battle', raw, ['flip 4', 'flip 1'], 'all')).toEqual([
      'Positions:       [1] [2] [3] [4] [5]',
      'Worth:            16  8   4   2   1',
      'Player 1 (Ada):   0   0   0   1   0',
      'Player 2 (Bo):    1   0   0   0   0',
      'Target:           0   1   1   0   1',
    ]);
  });

  it('shows the string of a game that it has no words for', () => {
    const view = { game: 'sixth', seat: 1, length: 2, toMove: 1, moves: 0, record: [], bits: '01' } as const;
    expect(boardLines(view)).toEqual(['Positions:  [1] [2]', 'Bits:        0   1']);
  });
});
