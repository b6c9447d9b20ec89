import type { Session } from '../../../../session/contract.ts';
import type { Room } from '../../room.ts';
import { beside } from '../../text/columns.ts';
import { type Line, fit, line } from '../../text/line.ts';
import { boardPage } from './board-page.ts';
import { endedPage } from './ended-page.ts';
import { handOverPage, recapOf } from './hand-over-page.ts';
import { layoutOf } from './layout.ts';
import { panelLines } from './panel.ts';
import type { Scene } from './scene.ts';
import { secretPage } from './secret-page.ts';

/** The body of the screen: a page of its own, or the board with the panel beside it. */
export const bodyLines = (scene: Scene, session: Session, room: Room): readonly Line[] => {
  const { phase, state } = scene;
  if (phase.at === 'hand-over') return handOverPage(scene, recapOf(session, scene), room);
  if (phase.at === 'secret') return secretPage(scene, room);
  const layout = layoutOf(room);
  const { panel, board, isNarrow } = layout;
  const lines = panelLines(scene, { ...panel, glyphs: room.glyphs });
  if (isNarrow && state.focus === 'panel') return lines.map((each) => line(' ', each));
  const page = phase.at === 'ended' ? endedPage(scene, layout, room) : boardPage(scene, layout, room);
  return isNarrow ? page : beside(fit(page, room.height), lines, board.width, room.glyphs.bar);
};
