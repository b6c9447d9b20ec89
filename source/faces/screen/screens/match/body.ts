import type { Session } from '../../../../session/contract.ts';
import type { Room } from '../../room.ts';
import { beside } from '../../text/columns.ts';
import { type Line, fit, line } from '../../text/line.ts';
import { boardPage } from './board-page.ts';
import { endedPage } from './ended-page.ts';
import { handOverPage, recapOf } from './hand-over-page.ts';
import { layoutOf } from './layout.ts';
import { headingLine } from '../../text/heading.ts';
import { hiddenLines, scrolledPage } from '../../text/page.ts';
import { helpPage, panelLines } from './panel.ts';
import type { Scene } from './scene.ts';
import { secretPage } from './secret-page.ts';

/** Nothing is worked out any more once the round is over. */
const isHelpShown = ({ state, assistance }: Scene): boolean => state.focus === 'help' && assistance !== null;

/** How far the page of help can be scrolled. */
export const mostRead = (scene: Scene, { width, height }: Pick<Room, 'width' | 'height'>): number =>
  hiddenLines(helpPage(scene, width - 2), height - 1);

/** The body of the screen: a page of its own, or the board with the panel beside it. */
export const bodyLines = (scene: Scene, session: Session, room: Room): readonly Line[] => {
  const { phase, state } = scene;
  if (phase.at === 'hand-over') return handOverPage(scene, recapOf(session, scene), room);
  if (phase.at === 'secret') return secretPage(scene, room);
  const layout = layoutOf(room);
  const { panel, board, isNarrow } = layout;
  if (isHelpShown(scene)) {
    return [
      line(' ', headingLine('Assist', '', room.width - 2, room.glyphs)),
      ...scrolledPage(helpPage(scene, room.width - 2), state.read, room.height - 1).map((each) =>
        line(' ', each),
      ),
    ];
  }
  const lines = panelLines(scene, { ...panel, glyphs: room.glyphs });
  if (isNarrow && state.focus === 'panel') return lines.map((each) => line(' ', each));
  const page = phase.at === 'ended' ? endedPage(scene, layout, room) : boardPage(scene, layout, room);
  return isNarrow ? page : beside(fit(page, room.height), lines, board.width, room.glyphs.bar);
};
