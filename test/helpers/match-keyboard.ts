import { actionOf, isText } from '../../source/faces/screen/bindings.ts';
import { bodyLines } from '../../source/faces/screen/screens/match/body.ts';
import { entryLine } from '../../source/faces/screen/screens/match/entry-line.ts';
import { headerOf, noticeOf } from '../../source/faces/screen/screens/match/header.ts';
import { keysFor } from '../../source/faces/screen/screens/match/keys.ts';
import { layoutOf } from '../../source/faces/screen/screens/match/layout.ts';
import { createMatchModel } from '../../source/faces/screen/screens/match/model.ts';
import { type Scene, sceneOf } from '../../source/faces/screen/screens/match/scene.ts';
import type { Key, KeyName } from '../../source/faces/screen/terminal/key.ts';
import { textOf } from '../../source/faces/screen/text/line.ts';
import { glyphsOf } from '../../source/faces/screen/theme.ts';
import type { Session } from '../../source/session/contract.ts';

const named: readonly KeyName[] = [
  'left',
  'right',
  'up',
  'down',
  'home',
  'end',
  'return',
  'escape',
  'tab',
  'backspace',
  'delete',
  'pageup',
  'pagedown',
];

const keyOf = (name: string): Key => {
  const bare = { ctrl: false, shift: false, meta: false };
  if (name === 'space' || name === ' ') return { name: 'space', char: ' ', ...bare };
  const known = named.find((each) => each === name);
  return known === undefined ? { name: 'char', char: name, ...bare } : { name: known, ...bare };
};

/** A match screen without a screen: keys by name go in, and what would be drawn is text. */
export const atKeyboard = (session: Session, { columns = 80, rows = 24 } = {}) => {
  const model = createMatchModel(session);
  const close = model.open();
  const room = { width: columns, height: rows - 4, glyphs: glyphsOf(false) };
  const layout = layoutOf(room);
  const scene = (): Scene => sceneOf(session, model.state());
  const bindings = () => keysFor(scene(), layout.isNarrow);

  /** Returns where the last key leads. */
  const press = (...keys: readonly string[]) => {
    let intent: ReturnType<typeof model.press>;
    for (const name of keys) {
      const key = keyOf(name);
      const isTyping = model.state().entry !== null;
      const action = isTyping && isText(key) ? undefined : actionOf(bindings(), key);
      intent = undefined;
      if (action !== undefined) {
        intent = model.press(action, room);
      } else if (isTyping) model.type(key);
    }
    return intent;
  };

  return {
    close,
    press,
    type: (text: string) => press(...text),
    scene,
    state: model.state,
    /** The labels of the keys that work now. */
    labels: () => bindings().map(({ label }) => label),
    /** Everything that this screen draws. */
    text: (): string => {
      const now = scene();
      const notice = entryLine(now, columns) ?? noticeOf(now);
      const { title, status } = headerOf(now, layout.isNarrow, columns);
      return [title, status, ...bodyLines(now, session, room), notice]
        .map((line) => textOf(line).trimEnd())
        .join('\n');
    },
  };
};
