import { at } from '../../../../game/seat.ts';
import { counted } from '../../../plain/sentences.ts';
import { who } from '../../boards/board.ts';
import { type Line, line, lineWidth, span } from '../../text/line.ts';
import type { Scene } from './scene.ts';

/** The number of the move, and of the last one where a house rule sets it. */
const countOf = ({ snapshot: { setup, moves }, phase }: Scene): string => {
  if (phase.at === 'secret') return '';
  if (phase.at === 'ended') return `  ${counted(moves, 'move')}`;
  return `  move ${moves + 1}${setup.drawAfter === null ? '' : ` of ${setup.drawAfter}`}`;
};

/** Game, round and how it stands, and the number of the move if there is room for it. */
const titleOf = (scene: Scene, isNarrow: boolean, width: number): Line => {
  const { game, setup, round, tally } = scene.snapshot;
  const number = isNarrow ? `${round}/${setup.rounds}` : `round ${round} of ${setup.rounds}`;
  const stand = round > 1 ? ` (${tally.rounds.join(':')})` : '';
  const title = line(span(game.name, 'bold'), setup.rounds > 1 ? `  ${number}${stand}` : '');
  const count = countOf(scene);
  return lineWidth(title) + count.length <= width ? line(title, count) : title;
};

const turnOf = ({ snapshot, phase, names }: Scene): Line => {
  const { toMove, secretsWanted, setup } = snapshot;
  if (phase.at === 'ended') return line(span(snapshot.isEnded ? 'match over' : 'round over', 'bold'));
  const [chooser] = secretsWanted;
  if (chooser !== undefined) return line(who(chooser, names), ' chooses');
  if (toMove === null) return [];
  const isHuman = at(setup.players, toMove).kind === 'human';
  return line(who(toMove, names), isHuman ? ' to move' : ' thinks');
};

/** Who is to move, and what was agreed that matters at every move. */
const statusOf = (scene: Scene, isNarrow: boolean): Line => {
  const { setup, unsaved } = scene.snapshot;
  const badge = (text: string, isOn: boolean): Line =>
    isOn ? line(' ', isNarrow ? '' : ' ', span(isNarrow ? text : ` ${text} `, 'badge')) : [];
  return line(
    turnOf(scene),
    badge('assist', setup.assist),
    badge('strict', setup.strict),
    badge('not saved', unsaved !== null),
  );
};

/** Blanks at both ends of the top line, and between its parts. */
const margin = 3;

/** Left and right of the top line. */
export const headerOf = (
  scene: Scene,
  isNarrow: boolean,
  width: number,
): { readonly title: Line; readonly status: Line } => {
  const status = statusOf(scene, isNarrow);
  return { title: titleOf(scene, isNarrow, width - lineWidth(status) - margin), status };
};

/** The last key's answer; while there is none, why the match is not being saved. */
export const noticeOf = ({ state, snapshot: { unsaved } }: Scene): Line => {
  if (state.said !== '') return line(span(state.said, 'bad'));
  return unsaved === null ? [] : line(span(`Not saved: ${unsaved}`, 'bad'));
};
