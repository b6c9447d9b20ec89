import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { isRefusal } from '../../../../game/refusal.ts';
import type { Session } from '../../../../session/contract.ts';
import { Frame } from '../../frame.tsx';
import { useLooks } from '../../looks.ts';
import { useNavigation } from '../../navigation.ts';
import { frameRows } from '../../room.ts';
import { useTerminalSize } from '../../terminal/terminal-size.ts';
import { bodyLines } from './body.ts';
import { entryLine } from './entry-line.ts';
import { headerOf, noticeOf } from './header.ts';
import { keysFor } from './keys.ts';
import { layoutOf } from './layout.ts';
import { createMatchModel } from './model.ts';
import type { Action } from './press.ts';
import { rematchOf } from './rematch.ts';
import { sceneOf } from './scene.ts';

/** A match as it is played: state in the model, keys to actions, and drawing. */
export const MatchScreen = ({ session }: { readonly session: Session }) => {
  const { services, go, replace, home, leave, say, attempt } = useNavigation();
  const { columns, rows } = useTerminalSize();
  const [model] = useState(() => createMatchModel(session));
  const state = useSyncExternalStore(model.subscribe, model.state);
  // Before the next key can come.
  useLayoutEffect(() => model.open(), [model]);

  const scene = sceneOf(session, state);
  const { snapshot } = scene;
  const { glyphs } = useLooks();
  const room = { width: columns, height: rows - frameRows, glyphs };
  const { isNarrow } = layoutOf(room);

  const rematch = (): void => {
    const next = attempt(() => services.start(snapshot.game, rematchOf(snapshot.setup)));
    if (next === undefined) return;
    if (isRefusal(next)) say(next.message);
    else replace({ at: 'match', session: next });
  };

  const act = (action: Action): void => {
    const reference = snapshot.setup.match;
    switch (model.press(action, room)) {
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
      {...headerOf(scene, isNarrow, columns)}
      bindings={keysFor(scene, isNarrow)}
      onAction={act}
      onText={state.entry === null ? undefined : model.type}
      notice={entryLine(scene, columns) ?? noticeOf(scene)}
    >
      {() => bodyLines(scene, session, room)}
    </Frame>
  );
};
