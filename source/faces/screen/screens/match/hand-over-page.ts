import { at, otherSeat } from '../../../../game/seat.ts';
import type { Session } from '../../../../session/contract.ts';
import { type Turn, turnLine, turnsOf } from '../../boards/record.ts';
import { who } from '../../boards/board.ts';
import type { Room } from '../../room.ts';
import { centreLines } from '../../text/columns.ts';
import { type Line, blank, line, span } from '../../text/line.ts';
import type { Scene } from './scene.ts';

/**
 * What the seat that comes next has heard of the other's last turn. The other made it, so both may read it: in one
 * game it is the whole turn, in the other only that there was one.
 */
export const recapOf = (session: Session, { phase, snapshot }: Scene): Turn | undefined => {
  if (phase.at !== 'hand-over' || snapshot.secretsWanted.length > 0) return undefined;
  const view = session.look(phase.seat);
  const last = view === null ? undefined : turnsOf(view).at(-1);
  return last?.heard.player === otherSeat(phase.seat) ? last : undefined;
};

/** Between two people: nothing on it that both may not read. */
export const handOverPage = (scene: Scene, recap: Turn | undefined, room: Room): readonly Line[] => {
  const { phase, names, snapshot, state, length } = scene;
  if (phase.at !== 'hand-over') return [];
  const name = at(names, phase.seat);
  const isChoosing = snapshot.secretsWanted.length > 0;
  return centreLines(
    [
      ...(recap === undefined ? [] : [turnLine(recap, names, length)]),
      ...(state.rewound === null ? [] : [line(span(state.rewound, 'bold'))]),
      blank,
      line('Pass the keyboard to'),
      blank,
      who(phase.seat, names),
      blank,
      line(`Press Enter when only ${name} is looking.`),
      line(span(isChoosing ? `${name} chooses a secret next.` : `Then it is the turn of ${name}.`, 'dim')),
    ],
    room,
  );
};
