import { useState } from 'react';
import type { AnyGame } from '../../../../game/contract.ts';
import type { Binding } from '../../bindings.ts';
import { Frame } from '../../frame.tsx';
import { useLooks } from '../../looks.ts';
import { useNavigation } from '../../navigation.ts';
import type { Room } from '../../room.ts';
import { type ScrollAction, scrollBindings, useScroll } from '../../scrolled.ts';
import { useTerminalSize } from '../../terminal/terminal-size.ts';
import { type Line, blank, line, span } from '../../text/line.ts';
import { paragraph } from '../../text/wrap.ts';

type RulesAction = ScrollAction | 'next' | 'previous' | 'play';

const bindings: readonly Binding<RulesAction>[] = [
  { keys: ['return'], label: 'Enter', words: 'play it', action: 'play' },
  { keys: ['right', 'tab', 'l'], label: 'left/right', words: 'game', more: 'the next game', action: 'next' },
  {
    keys: ['left', 'shift-tab', 'h'],
    label: 'left',
    words: 'the game before',
    action: 'previous',
    isQuiet: true,
  },
  ...scrollBindings,
];

/** The rules of a game, its moves and what is known about playing it well. */
export const rulesLines = (
  { words }: AnyGame,
  { width, glyphs }: Pick<Room, 'width' | 'glyphs'>,
): readonly Line[] => {
  const list = (items: readonly string[]): readonly Line[] =>
    items.flatMap((item) => paragraph(item, width - 2, 'plain', line(` ${glyphs.dot} `)));
  return [
    ...paragraph(words.goal, width - 2, 'bold', line(' ')),
    blank,
    ...list(words.rules),
    blank,
    line(' ', span('Moves  ', 'bold'), words.moves),
    blank,
    line(' ', span('Playing well', 'bold')),
    ...list(words.strategy),
  ];
};

export const RulesScreen = ({ game: wanted }: { readonly game: string | null }) => {
  const { services, replace } = useNavigation();
  const { games } = services;
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      games.findIndex(({ id }) => id === wanted),
    ),
  );
  const { columns } = useTerminalSize();
  const { glyphs } = useLooks();
  const game = games[index];
  if (game === undefined) throw new Error('There is no game to explain.');
  const { shown, scroll, toTop } = useScroll(rulesLines(game, { width: columns, glyphs }));

  const turn = (by: number): void => {
    setIndex((index + by + games.length) % games.length);
    toTop();
  };
  const act = (action: RulesAction): void => {
    if (action === 'next') turn(1);
    else if (action === 'previous') turn(-1);
    else if (action === 'play') replace({ at: 'setup', game: game.id });
    else scroll(action);
  };

  return (
    <Frame
      title={line(span(game.name, 'bold'), '  rules')}
      status={line(span(`${index + 1} of ${games.length}`, 'dim'))}
      bindings={bindings}
      onAction={act}
    >
      {() => shown}
    </Frame>
  );
};
