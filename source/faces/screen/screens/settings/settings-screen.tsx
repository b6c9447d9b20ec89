import { useState } from 'react';
import type { Binding } from '../../bindings.ts';
import { Frame } from '../../frame.tsx';
import { useLooks } from '../../looks.ts';
import { useNavigation } from '../../navigation.ts';
import { edited, fieldLine, fieldOf } from '../../text/field.ts';
import { blank, line, padText, span } from '../../text/line.ts';
import { paragraph } from '../../text/wrap.ts';

type SettingsAction = 'keep' | 'row' | 'toggle';

/** Your name, and plain ASCII or not. What is chosen is kept for the next time. */
export const SettingsScreen = () => {
  const { services, attempt, back, setAscii } = useNavigation();
  const { isAscii } = useLooks();
  const [row, setRow] = useState(0);
  const [name, setName] = useState(() => fieldOf(services.preferences().name));
  const isTyping = row === 0;

  const bindings: readonly Binding<SettingsAction>[] = [
    { keys: ['return'], label: 'Enter', words: 'keep', more: 'keep these settings', action: 'keep' },
    { keys: ['up', 'down', 'tab', 'shift-tab'], label: 'up/down', words: 'row', action: 'row' },
    ...(isTyping
      ? []
      : [{ keys: ['space', 'left', 'right'], label: 'space', words: 'change', action: 'toggle' } as const]),
  ];

  const act = (action: SettingsAction): void => {
    if (action === 'row') setRow((before) => 1 - before);
    else if (action === 'toggle') setAscii(!isAscii);
    else {
      attempt(() => services.keepPreferences({ ...services.preferences(), name: name.text.trim(), isAscii }));
      back();
    }
  };

  return (
    <Frame
      title={line(span('Settings', 'bold'))}
      bindings={bindings}
      onAction={act}
      onText={isTyping ? (key) => setName((before) => edited(before, key, 40) ?? before) : undefined}
    >
      {({ width, glyphs }) => {
        const lead = (index: number) => (row === index ? span(` ${glyphs.pointer} `, 'bold') : span('   '));
        const label = (text: string, index: number) =>
          span(padText(text, 14), row === index ? 'bold' : 'dim');
        return [
          blank,
          line(lead(0), label('your name', 0), row === 0 ? fieldLine(name, width - 20) : name.text),
          line(
            lead(1),
            label('characters', 1),
            span(isAscii ? 'ASCII only' : 'drawn', row === 1 ? 'cursor' : 'plain'),
          ),
          blank,
          ...paragraph(
            'Colours follow the terminal; NO_COLOR turns them off.',
            width - 4,
            'dim',
            line('   '),
          ),
        ];
      }}
    </Frame>
  );
};
