import { type Bits, bitAt, positionsOf } from '../../../bits/bits.ts';
import { type Span, line, span } from '../text/line.ts';
import { type BoardProps } from './board.ts';
import { type Row, row } from './strip.ts';

/** What the prepared move would make of the string, new bits in bold; empty while nothing is prepared. */
export const afterRow = (bits: Bits, { after }: BoardProps): Row => {
  const texts = positionsOf(bits.length).map((position): Span => {
    if (after === undefined || after === null) return span('');
    const bit = bitAt(after, position);
    return span(bit, bit === bitAt(bits, position) ? 'dim' : 'bold');
  });
  return row(line(span(after === undefined || after === null ? '' : 'would be', 'dim')), texts);
};
