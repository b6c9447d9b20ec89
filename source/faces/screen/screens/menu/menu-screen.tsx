import { Box, Text } from 'ink';
import SelectInput from 'ink-select-input';
import { useContext, useState } from 'react';
import { pictureOf } from '../../boards/picture.ts';
import type { Binding } from '../../bindings.ts';
import { Frame } from '../../frame.tsx';
import { Lines } from '../../lines.tsx';
import { useLooks } from '../../looks.ts';
import { OnTopContext, useNavigation } from '../../navigation.ts';
import type { Room } from '../../room.ts';
import { useTerminalSize } from '../../terminal/terminal-size.ts';
import { type Line, blank, fit, line, span } from '../../text/line.ts';
import { paragraph } from '../../text/wrap.ts';
import { styles } from '../../theme.ts';
import { type Choice, choicesOf, firstChoice } from './choices.ts';

/** Keys that the list itself takes. */
const bindings: readonly Binding<null>[] = [
  { keys: [], label: 'arrows', words: 'choose', action: null },
  { keys: [], label: 'Enter', words: 'open', action: null },
];

const listWidth = 22;

const Indicator = ({ isSelected = false }: { readonly isSelected?: boolean }) => {
  const { glyphs } = useLooks();
  return <Text {...styles.bold}>{isSelected ? ` ${glyphs.pointer} ` : '   '}</Text>;
};

const Item = ({ isSelected = false, label }: { readonly isSelected?: boolean; readonly label: string }) => (
  <Text {...(isSelected ? styles.cursor : styles.plain)}>{` ${label} `}</Text>
);

/** The two lines about a game, a picture of its board and its goal; or a word about the place. */
const aboutLines = (
  choice: Choice,
  room: Room,
  games: ReturnType<typeof useNavigation>['services']['games'],
) => {
  const width = room.width - 2;
  const game = choice.kind === 'game' ? games.find(({ id }) => id === choice.game) : undefined;
  const lines: Line[] = [line(span(choice.label, 'bold')), blank];
  if (game === undefined) {
    return choice.kind === 'game' ? lines : [...lines, ...paragraph(choice.words, width)];
  }
  const picture = pictureOf(game, { ...room, width });
  const words = paragraph(game.words.summary.join(' '), width);
  const goal = paragraph(game.words.goal, width, 'dim');
  const isTall = room.height >= lines.length + words.length + picture.length + goal.length + 2;
  return isTall
    ? [...lines, ...words, blank, ...picture, blank, ...goal]
    : [...lines.slice(0, 1), ...words, blank, ...picture];
};

/** The cursor outlives a visit elsewhere; what is offered is asked for anew, since a match may have been played. */
export const MenuScreen = () => {
  const isOnTop = useContext(OnTopContext);
  const [label, setLabel] = useState<string | null>(null);
  return isOnTop ? <Menu label={label} onChoose={setLabel} /> : null;
};

type MenuProps = { readonly label: string | null; readonly onChoose: (label: string) => void };

const Menu = ({ label, onChoose }: MenuProps) => {
  const { services, go, attempt } = useNavigation();
  const { glyphs } = useLooks();
  const { columns } = useTerminalSize();
  const [choices] = useState(() => choicesOf(services));
  const chosen =
    label === null
      ? firstChoice(choices, services.preferences().lastGame)
      : Math.max(
          0,
          choices.findIndex((choice) => choice.label === label),
        );

  const open = (choice: Choice): void => {
    if (choice.kind === 'game') go({ at: 'setup', game: choice.game });
    else if (choice.kind === 'place') go(choice.place);
    else {
      const session = attempt(() => services.resume(choice.match));
      if (session !== undefined) go({ at: 'match', session });
    }
  };

  const current = choices[chosen];
  return (
    <Frame
      title={line(span('bitduel', 'bold'))}
      status={columns < 72 ? [] : line(span('five bit games for two, every position solved', 'dim'))}
      bindings={bindings}
      isRoot
      onAction={() => {}}
    >
      {(room) => {
        const top = room.height > 14 ? 1 : 0;
        const beside: Room = { ...room, width: room.width - listWidth - 2, height: room.height - top };
        const about = current === undefined ? [] : aboutLines(current, beside, services.games);
        return (
          <Box>
            <Box flexDirection="column" flexShrink={0} width={listWidth} paddingTop={top}>
              <SelectInput
                items={choices.map((choice, index) => ({
                  key: choice.label,
                  label: choice.label,
                  value: index,
                }))}
                initialIndex={chosen}
                indicatorComponent={Indicator}
                itemComponent={Item}
                onHighlight={(item) => onChoose(item.label)}
                onSelect={({ value }) => {
                  const choice = choices[value];
                  if (choice !== undefined) open(choice);
                }}
              />
            </Box>
            <Lines
              lines={fit(top === 1 ? [blank, ...about] : about, room.height).map((each) =>
                line(span(glyphs.bar, 'dim'), ' ', each),
              )}
              width={beside.width + 2}
            />
          </Box>
        );
      }}
    </Frame>
  );
};
