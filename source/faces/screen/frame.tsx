import { Box } from 'ink';
import { type ReactNode, useContext, useState } from 'react';
import { type Binding, actionOf, actionOfChoice, isText, nameOf } from './bindings.ts';
import { footerLine } from './footer.ts';
import { type Help, found, freshHelp, helpLines, pressedInHelp } from './help.ts';
import { Lines } from './lines.tsx';
import { useLooks } from './looks.ts';
import { NoticeContext, OnTopContext, useNavigation } from './navigation.ts';
import { type Room, frameRows, leastSize } from './room.ts';
import type { Key } from './terminal/key.ts';
import { useTerminalSize } from './terminal/terminal-size.ts';
import { useKey } from './terminal/use-key.ts';
import { type Line, apart, fit, line, span } from './text/line.ts';

/** What the frame does by itself on every screen. */
type FrameAction = 'help' | 'leave' | 'back';

const frameBindings: readonly Binding<FrameAction>[] = [
  { keys: ['escape'], label: 'Esc', words: 'back', action: 'back' },
  { keys: ['q'], label: 'q', words: 'quit', more: 'leave the program; everything is saved', action: 'leave' },
  { keys: ['?'], label: '?', words: 'help', action: 'help', isQuiet: true },
];

const helpBindings = [
  { label: 'type', words: 'search' },
  { label: 'Enter', words: 'do it' },
  { label: 'Esc', words: 'close' },
  { label: 'arrows', words: 'choose' },
];

export type FrameProps<Action> = {
  /** Left and right of the top line. */
  readonly title: Line;
  readonly status?: Line;
  /** The keys that work now, most useful first. */
  readonly bindings: readonly Binding<Action>[];
  readonly onAction: (action: Action) => void;
  /** While a text is being typed, letters and editing keys come here instead. */
  readonly onText?: ((key: Key) => void) | undefined;
  /** What is typed is only a search: ? is help all the same. */
  readonly isSearch?: boolean;
  /** Nothing lies beneath this screen: Esc leads nowhere. */
  readonly isRoot?: boolean;
  /** What this screen has to say about the last key; the program's own notices come before it. */
  readonly notice?: Line;
  readonly children: (room: Room) => readonly Line[] | ReactNode;
};

const isLines = (drawn: readonly Line[] | ReactNode): drawn is readonly Line[] =>
  Array.isArray(drawn) && drawn.every((each) => Array.isArray(each));

/** The frame of every screen: title, body, notice, keys; help over it; and an honest word where there is no room. */
export const Frame = <Action,>(props: FrameProps<Action>) => {
  const {
    title,
    status = [],
    bindings,
    onAction,
    onText,
    isSearch = false,
    isRoot = false,
    notice = [],
    children,
  } = props;
  const { columns, rows } = useTerminalSize();
  const { glyphs } = useLooks();
  const { back, leave, hush } = useNavigation();
  const said = useContext(NoticeContext);
  const isOnTop = useContext(OnTopContext);
  const [help, setHelp] = useState<Help | null>(null);
  const isTooSmall = columns < leastSize.columns || rows < leastSize.rows;
  const isTyping = onText !== undefined;
  const taken = new Set(bindings.flatMap(({ keys }) => keys));
  const own = frameBindings.filter(
    ({ keys, action }) => !keys.some((name) => taken.has(name)) && (action === 'back' ? !isRoot : !isTyping),
  );
  const choices = [
    ...bindings.map((binding) => ({ ...binding, run: () => onAction(actionOfChoice(binding)) })),
    ...own
      .filter(({ action }) => action !== 'help')
      .map((binding) => ({ ...binding, run: () => act(actionOfChoice(binding)) })),
  ];

  const act = (action: FrameAction): void => {
    if (action === 'help') setHelp(freshHelp);
    else if (action === 'back') back();
    else leave();
  };

  const pressInHelp = (open: Help, key: Key): void => {
    const rowsFound = found(open, choices);
    if (key.name === 'escape') setHelp(null);
    else if (key.name === 'return') {
      setHelp(null);
      rowsFound[open.chosen]?.run();
    } else setHelp(pressedInHelp(open, key, rowsFound.length));
  };

  const press = (key: Key): void => {
    hush(said);
    if (isTooSmall) {
      if (nameOf(key) === 'q') leave();
      return;
    }
    if (help !== null) return pressInHelp(help, key);
    const action = isTyping && isText(key) ? undefined : actionOf(bindings, key);
    if (action !== undefined) return onAction(action);
    const isForHelp = isSearch && nameOf(key) === '?';
    if (onText !== undefined && key.name !== 'escape' && !isForHelp) return onText(key);
    const ownAction = actionOf(frameBindings, key);
    if (ownAction !== undefined) act(ownAction);
  };
  useKey(press, { isActive: isOnTop });

  if (!isOnTop) return null;
  const width = columns;
  if (isTooSmall) {
    const needed = `bitduel needs at least ${leastSize.columns} x ${leastSize.rows} characters.`;
    const lines = [
      line(needed),
      line(`This window has ${columns} x ${rows}.`),
      line('Enlarge it, or press q to quit.'),
    ];
    return <Lines lines={fit(lines, rows)} width={columns} />;
  }
  const room: Room = { width, height: rows - frameRows, glyphs };
  const drawn = help === null ? children(room) : helpLines(help, choices, room);
  const keys =
    help === null
      ? footerLine([...bindings, ...own], width, !isTyping || isSearch)
      : footerLine(helpBindings, width, false);
  const top = [
    apart(line(' ', title), line(status, ' '), width),
    line(span(glyphs.rule.repeat(width), 'dim')),
  ];
  const words = said.words === '' ? notice : line(span(said.words, 'bold'));
  const bottom = [line(' ', words), keys];
  if (isLines(drawn)) return <Lines lines={[...top, ...fit(drawn, room.height), ...bottom]} width={width} />;
  return (
    <Box flexDirection="column" width={width} height={rows}>
      <Lines lines={top} width={width} />
      <Box height={room.height} width={width}>
        {drawn}
      </Box>
      <Lines lines={bottom} width={width} />
    </Box>
  );
};
