import { at } from '../../../../game/seat.ts';
import { cellsOf, who } from '../../boards/board.ts';
import { gridFor } from '../../boards/grid.ts';
import { stripLines } from '../../boards/strip.ts';
import type { Room } from '../../room.ts';
import { centreLine } from '../../text/columns.ts';
import { type Line, blank, line, span } from '../../text/line.ts';
import { paragraph } from '../../text/wrap.ts';
import { guessOf } from '../../boards/pointer.ts';
import type { Scene } from './scene.ts';

/** A seat chooses its secret, bit by bit, or lets one be drawn. */
export const secretPage = (scene: Scene, room: Room): readonly Line[] => {
  const { state, player, names, length, snapshot } = scene;
  const { width, height, glyphs } = room;
  const bits = guessOf(state.pointer, length, {});
  const grid = gridFor({ count: length, width, height: height - 7, strips: 1, rows: 0, names: 0, tail: 0 });
  const props = { names, width, height, glyphs, cursor: { ...state.pointer.cursor, row: 0 as const } };
  const cells = cellsOf(
    bits.map((bit) => bit || '?'),
    props,
  ).map((cell) => ({
    ...cell,
    look: cell.text === '?' ? ('dim' as const) : ('bold' as const),
  }));
  const missing = bits.filter((bit) => bit === '').length;
  const then =
    missing === length
      ? 'Enter draws one at random.'
      : missing > 0
        ? `${missing} ${missing === 1 ? 'bit' : 'bits'} to choose.`
        : 'Enter keeps it.';
  const ask = line(who(player, names), ', choose your secret: type 0s and 1s.');
  return [
    ...(height > 14 ? paragraph(snapshot.game.words.goal, width - 2, 'dim', line(' ')) : []),
    blank,
    centreLine(ask, width),
    blank,
    ...stripLines({ label: [], cells, tail: [], rows: [] }, grid, glyphs),
    blank,
    centreLine(line(span(then, 'bold')), width),
    centreLine(line(span(`${at(names, player)} alone will see it, until the round is over.`, 'dim')), width),
  ];
};
