import { type Perspective, type Seat, at, isSeat } from '../../game/seat.ts';
import { standingLine } from './opening.ts';
import { latestLines, recordLines } from './sentences.ts';
import type { Table } from './table.ts';

/** Who sits at the keyboard. */
export type Keyboard = {
  /** For whose eyes the words are: who was asked last; everybody's, if nobody was. */
  readonly reader: () => Perspective;
  /** Gives the keyboard to a seat. False: somebody wants to leave instead. */
  readonly handOver: (seat: Seat) => Promise<boolean>;
  /** Before everybody leaves: nothing private stays to be found. */
  readonly cover: () => Promise<void>;
};

/**
 * Two people who hide something from each other take turns at one keyboard. On a terminal whatever one of them has
 * seen is gone, from the screen and from what has scrolled away, before the other is called; what the other may know
 * is told again after they have come.
 */
export const createKeyboard = (table: Table): Keyboard => {
  const { session, talk, labels, people, isTerminal, isCovered } = table;
  let reader: Perspective = people.length === 1 ? (people[0] ?? 'all') : 'all';

  const call = async (seat: Seat): Promise<boolean> => {
    const name = at(labels, seat);
    if (isTerminal) await talk.say([standingLine(session.snapshot())]);
    await talk.say([`Pass the keyboard to ${name}.`]);
    if (!isTerminal) return true;
    const isThere = await talk.pressEnter(`${name}, press Enter when you are ready:`);
    const view = session.look(seat);
    if (isThere && view !== null) await talk.say(latestLines(recordLines(view, labels)));
    return isThere;
  };

  return {
    reader: () => reader,
    handOver: async (seat) => {
      const from = reader;
      if (!isCovered || from === seat) {
        reader = seat;
        return true;
      }
      if (isSeat(from)) {
        const isRead = !talk.hasTold() || (await talk.pressEnter('Press Enter to cover all this:'));
        if (!isRead) return false;
        await talk.clear();
      }
      reader = seat;
      return call(seat);
    },
    cover: async () => {
      const isHidden = isCovered && isSeat(reader) && session.snapshot().outcome === null;
      if (isHidden) await talk.clear();
    },
  };
};
