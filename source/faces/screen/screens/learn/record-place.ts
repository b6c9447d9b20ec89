import type { AnyGame } from '../../../../game/contract.ts';
import type { Room } from '../../room.ts';

export type RecordPlace = 'nowhere' | 'beside' | 'page';

const leastBeside = { width: 72, height: 16 } as const;

/** Where the record stands. With secrets nothing can be found out without it; else the board says all. */
export const recordPlaceOf = (
  { secrecy }: AnyGame,
  { width, height }: Pick<Room, 'width' | 'height'>,
): RecordPlace => {
  if (secrecy === 'none') return 'nowhere';
  return width >= leastBeside.width && height >= leastBeside.height ? 'beside' : 'page';
};

/** Whether the record is in sight: on its page, or beside the board. */
export const isRecordShown = ({ page }: { readonly page: 'board' | 'record' }, place: RecordPlace): boolean =>
  place === 'beside' || (place === 'page' && page === 'record');
