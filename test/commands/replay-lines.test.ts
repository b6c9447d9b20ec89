import { expect, it } from 'vitest';
import { replayLines } from '../../source/commands/replay-lines.ts';
import { gameById } from '../../source/games/index.ts';
import type { Perspective } from '../../source/game/seat.ts';
import { replayOf } from '../../source/match/replay.ts';
import { after, playMoves, started } from '../helpers/play.ts';

const theGame = (id: string) => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

const linesOf = (id: string, raw: object, play: (played: ReturnType<typeof started>) => typeof played) => {
  const game = theGame(id);
  const { events, match } = play(started(game, { ...raw }));
  const replay = replayOf(game, match.setup, events.slice(1));
  return (perspective: Perspective) => [...replayLines(replay, perspective)].join('\n');
};

it('a replay tells what happened, what was taken back and how it ended', () => {
  const game = theGame('bit-flip-showdown');
  const lines = linesOf('bit-flip-showdown', { options: { bits: 3 } }, (played) => {
    const moved = playMoves(game, played, ['flip 1']);
    const undone = after(game, moved, { type: 'undo', player: 2 });
    return playMoves(game, undone, ['flip 2', 'flip 1', 'flip 3']);
  });
  expect(lines('all')).toBe(`Bit Flip Showdown, match test-match: Player 1 against Player 2.

Round 1. Player 1 starts.
Positions:  [1] [2] [3]
Bits:        0   0   0

Move 1. Player 1 flips bit 1. The string is now 1 0 0. (Taken back later.)
Positions:  [1] [2] [3]
Bits:        1   0   0

Player 2 undoes: 0 moves in force.
Positions:  [1] [2] [3]
Bits:        0   0   0

Move 1. Player 1 flips bit 2. The string is now 0 1 0.
Positions:  [1] [2] [3]
Bits:        0   1   0

Move 2. Player 2 flips bit 1. The string is now 1 1 0.
Positions:  [1] [2] [3]
Bits:        1   1   0

Move 3. Player 1 flips bit 3. The string is now 1 1 1.
Positions:  [1] [2] [3]
Bits:        1   1   1
Player 1 turned the last 0. Player 1 wins the round!
Tally: Player 1 has won 1 round in 2 turns, Player 2 has won 0 rounds in 0 turns.

The end.`);
});

it('a seat sees in a replay what it saw in the match, and its own notes', () => {
  const game = theGame('binary-battle');
  const lines = linesOf('binary-battle', { given: ['01010', '01010'] }, (played) => {
    const moved = playMoves(game, played, ['flip 1']);
    const noted = after(game, moved, { type: 'note', player: 1, text: 'below 16' });
    return playMoves(game, noted, ['flip 2']);
  });
  expect(lines(1)).toContain('You toggled bit 1.');
  expect(lines(1)).toContain('Note 1: below 16');
  expect(lines(1)).toContain('Move 2. Player 2 took a turn.');
  expect(lines(2)).toContain('Move 1. Player 1 took a turn.');
  expect(lines(2)).not.toContain('below 16');
  expect(lines(2)).not.toContain('0   1   0   1   0');
  expect(lines('all')).toContain('Target:');
  expect(lines('all')).toContain('The match is not over.');
});
