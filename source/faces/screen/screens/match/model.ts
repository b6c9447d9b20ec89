import type { Session } from '../../../../session/contract.ts';
import { bitsPerRow } from '../../boards/index.ts';
import type { Room } from '../../room.ts';
import type { Key } from '../../terminal/key.ts';
import { mostRead } from './body.ts';
import { boardRoomOf } from './board-page.ts';
import { layoutOf } from './layout.ts';
import { type Action, press } from './press.ts';
import { sceneOf } from './scene.ts';
import type { Intent } from './situation.ts';
import { type MatchState, freshState, told } from './state.ts';
import { typed } from './typing-acts.ts';

/** A match on a screen, without the screen: keys go in, states come out. A key always meets the newest state. */
export type MatchModel = {
  readonly state: () => MatchState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins to play; what it returns ends it. */
  readonly open: () => () => void;
  /** What a key does may depend on the room that there is to draw in. */
  readonly press: (action: Action, room: Room) => Intent | undefined;
  readonly type: (key: Key) => void;
};

export const createMatchModel = (session: Session): MatchModel => {
  let state = freshState(session.snapshot());
  const listeners = new Set<() => void>();
  const set = (next: MatchState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => {
      // A new object each time, also if nothing of the screen's own changed: the match did.
      const unsubscribe = session.subscribe((news) => set({ ...told(state, news, session.snapshot()) }));
      void session.settled();
      set({ ...state });
      return () => {
        unsubscribe();
        session.close();
      };
    },
    press: (action, room) => {
      const scene = sceneOf(session, state);
      const { view, length, assistance } = scene;
      const pressed = press(state, action, {
        ...scene,
        perRow: view === null ? length : bitsPerRow(view, boardRoomOf(scene, layoutOf(room), room.glyphs)),
        mostRead: assistance === null ? null : mostRead(scene, room),
      });
      set(pressed.state);
      const refusal = pressed.command && session.submit(pressed.command);
      if (refusal !== undefined) set({ ...state, said: refusal.message });
      return pressed.intent;
    },
    type: (key) => set(typed({ ...state, said: '' }, key)),
  };
};
