import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { isRefusal } from '../../../../game/refusal.ts';
import type { Session } from '../../../../session/contract.ts';
import { bitsPerRow } from '../../boards/index.ts';
import { Frame } from '../../frame.tsx';
import { useNavigation } from '../../navigation.ts';
import { type Room, frameRows } from '../../room.ts';
import { beside } from '../../text/columns.ts';
import { type Line, fit, line } from '../../text/line.ts';
import { useTerminalSize } from '../../terminal/terminal-size.ts';
import { boardPage } from './board-page.ts';
import { endedPage } from './ended-page.ts';
import { entryLine } from './entry-line.ts';
import { handOverPage, recapOf } from './hand-over-page.ts';
import { noticeOf, statusOf, titleOf } from './header.ts';
import { keysFor } from './keys.ts';
import { layoutOf } from './layout.ts';
import { createMatchModel } from './model.ts';
import { panelLines } from './panel.ts';
import type { Action } from './press.ts';
import { rematchOf } from './rematch.ts';
import { type Scene, sceneOf } from './scene.ts';
import { secretPage } from './secret-page.ts';

/** The body of the screen: a page of its own, or the board with the panel beside it. */
const bodyLines = (scene: Scene, session: Session, room: Room): readonly Line[] => {
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

/** A match as it is played: state in the model, keys to actions, and drawing. */
export const MatchScreen = ({ session }: { readonly session: Session }) => {
  const { services, go, replace, home, leave, say, attempt } = useNavigation();
  const { columns, rows } = useTerminalSize();
  const [model] = useState(() => createMatchModel(session));
  const state = useSyncExternalStore(model.subscribe, model.state);
  // Before the next key can come.
  useLayoutEffect(() => model.open(), [model]);

  const scene = sceneOf(session, state);
  const { snapshot, view } = scene;
  const layout = layoutOf({ width: columns, height: rows - frameRows });

  const rematch = (): void => {
    const next = attempt(() => services.start(snapshot.game, rematchOf(snapshot.setup)));
    if (next === undefined) return;
    if (isRefusal(next)) say(next.message);
    else replace({ at: 'match', session: next });
  };

  const act = (action: Action): void => {
    const perRow = view === null ? scene.length : bitsPerRow(view, layout.board);
    const reference = snapshot.setup.match;
    switch (model.press(action, perRow)) {
      case 'rules':
        return go({ at: 'rules', game: snapshot.game.id });
      case 'replay':
        return go({ at: 'replay', reference });
      case 'review':
        return go({ at: 'review', reference });
      case 'rematch':
        return rematch();
      case 'home':
        return home();
      case 'leave':
        return leave();
      case undefined:
    }
  };

  return (
    <Frame
      title={titleOf(scene)}
      status={statusOf(scene)}
      bindings={keysFor(scene, layout.isNarrow)}
      onAction={act}
      onText={state.entry === null ? undefined : model.type}
      notice={entryLine(scene, columns) ?? noticeOf(scene)}
    >
      {(room) => bodyLines(scene, session, room)}
    </Frame>
  );
};
