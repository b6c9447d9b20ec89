import chalk, { type ChalkInstance } from 'chalk';
import { Box, Text } from 'ink';
import { memo } from 'react';
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

/** A row is drawn again only when it changes: most keys change two or three. */
const Row = memo(({ text }: { readonly text: string }) => <Text wrap="truncate">{text}</Text>);

/** Lines as Ink draws them: each on a row of its own, cut at the edge. */
export const Lines = ({ lines, width }: { readonly lines: readonly Line[]; readonly width: number }) => {
  const { isAscii } = useLooks();
  return (
    <Box flexDirection="column" width={width}>
      {lines.map((spans, row) => (
        <Row key={row} text={painted(spans, width, isAscii) || ' '} />
      ))}
    </Box>
  );
};
