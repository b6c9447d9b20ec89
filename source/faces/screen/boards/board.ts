import type { Bits } from '../../../bits/bits.ts';
import { wordsOf } from '../../../game/notation.ts';
import type { Heard, View } from '../../../game/contract.ts';
import type { Both, Perspective, Seat } from '../../../game/seat.ts';
import type { Assistance } from '../../../session/contract.ts';
import { type Line, line, span } from '../text/line.ts';
import { type Glyphs, seatLook } from '../theme.ts';
import type { Cell } from './cells.ts';
import { numbered } from './names.ts';
import type { Range } from './scale.ts';

/** Where a player stands on a board. Row 1 is the guess of Number Flip Duel; all else happens in row 0. */
export type Cursor = { readonly row: 0 | 1; readonly position: number };

/** What is drawn beside the view itself. A replay needs only the names and the room. */
export type BoardProps = {
  readonly names: Both<string>;
  readonly width: number;
  readonly height: number;
  readonly glyphs: Glyphs;
  readonly cursor?: Cursor | null;
  /** The positions of the move that is being prepared. */
  readonly marked?: readonly number[];
  /** What the prepared move would make of the bits. */
  readonly after?: Bits | null;
  /** The guess as far as it is entered; an empty text is a bit not entered yet. */
  readonly guess?: readonly string[];
  /** The player's own marks, by name; without them nothing is said about marks at all. */
  readonly noted?: Readonly<Record<string, string>>;
  /** What the player of Binary Battle could know of the target, where that is no help any more. */
  readonly known?: Range;
  readonly flags?: Assistance['marks'];
  /** Whether what is private is hidden from whoever looks over a shoulder. */
  readonly isCovered?: boolean;
};

/** A player's number and name, in the player's colour. */
export const who = (seat: Seat, names: Both<string>, perspective: Perspective = 'all'): Line =>
  line(span(numbered(seat, names), seatLook(seat)), perspective === seat ? span(' (you)', 'dim') : '');

/** The positions that a move names, as it is written in the record. */
export const positionsIn = ({ move }: Heard): readonly number[] => {
  const [verb, ...rest] = wordsOf(move ?? '');
  return verb === 'guess' ? [] : rest.map(Number);
};

/** The last thing that was heard. */
export const lastHeard = ({ record }: View): Heard | undefined => record.at(-1);

/** How the mark of a bit is called in a player's notes. */
export const bitMark = (position: number): string => `bit ${position}`;

/** A sign for what the record says about a mark: proven, contradicted, or neither. */
export const flagSign = (flags: Assistance['marks'] | undefined, mark: string): string => {
  const flag = flags?.[mark];
  return flag === 'proven' ? '!' : flag === 'contradicted' ? 'x' : '';
};

const plainCell: Cell = {
  text: '',
  look: 'plain',
  isMarked: false,
  isCursor: false,
  isChanged: false,
  isSpent: false,
  position: 0,
  isNoted: false,
};

/** The bits of a row as cells, with cursor, marks and the last change. */
export const cellsOf = (
  texts: readonly string[],
  props: BoardProps,
  more: { readonly row?: 0 | 1; readonly changed?: readonly number[]; readonly isMarkable?: boolean } = {},
): readonly Cell[] => {
  const { cursor = null, marked = [], noted = {} } = props;
  const { row = 0, changed = [], isMarkable = true } = more;
  return texts.map((text, index) => {
    const position = index + 1;
    return {
      ...plainCell,
      text,
      isCursor: cursor !== null && cursor.row === row && cursor.position === position,
      isMarked: row === 0 && marked.includes(position),
      isChanged: changed.includes(position),
      position,
      isNoted: isMarkable && Object.hasOwn(noted, bitMark(position)),
    };
  });
};
