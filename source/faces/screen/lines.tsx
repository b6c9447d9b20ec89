import chalk, { type ChalkInstance } from 'chalk';
import { Box, Text } from 'ink';
import { useLooks } from './looks.ts';
import { type Line, type Look, cutLine } from './text/line.ts';
import { type Style, speak, styles, toAscii } from './theme.ts';

const painterOf = ({ color, bold, dimColor, inverse, underline }: Style): ChalkInstance => {
  const coloured = color === undefined ? chalk : chalk[color];
  const weighted = bold === true ? coloured.bold : coloured;
  const dimmed = dimColor === true ? weighted.dim : weighted;
  const turned = inverse === true ? dimmed.inverse : dimmed;
  return underline === true ? turned.underline : turned;
};

const paint = (text: string, look: Look): string => (look === 'plain' ? text : painterOf(styles[look])(text));

const painted = (spans: Line, width: number, isAscii: boolean): string => {
  const spoken = spans.map(({ text, look }) => ({
    text: isAscii ? toAscii(speak(text)) : speak(text),
    look,
  }));
  return cutLine(spoken, width)
    .map(({ text, look }) => paint(text, look))
    .join('');
};

/** Lines as Ink draws them, cut at the edge. One text for all of them: Ink lays out and draws every element anew for every key. */
export const Lines = ({ lines, width }: { readonly lines: readonly Line[]; readonly width: number }) => {
  const { isAscii } = useLooks();
  return (
    <Box width={width}>
      <Text>{lines.map((spans) => painted(spans, width, isAscii) || ' ').join('\n')}</Text>
    </Box>
  );
};
