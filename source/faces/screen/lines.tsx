import { Box, Text } from 'ink';
import { speak, styles, toAscii } from './theme.ts';
import { type Line, cutLine } from './text/line.ts';
import { useLooks } from './looks.ts';

/** Lines as Ink draws them: each on a row of its own, cut at the edge. */
export const Lines = ({ lines, width }: { readonly lines: readonly Line[]; readonly width: number }) => {
  const { isAscii } = useLooks();
  const spell = (text: string): string => (isAscii ? toAscii(speak(text)) : speak(text));
  return (
    <Box flexDirection="column" width={width}>
      {lines.map((spans, row) => (
        <Text key={row} wrap="truncate">
          {spans.length === 0
            ? ' '
            : cutLine(
                spans.map((each) => ({ ...each, text: spell(each.text) })),
                width,
              ).map(({ text, look }, index) => (
                <Text key={index} {...styles[look]}>
                  {text}
                </Text>
              ))}
        </Text>
      ))}
    </Box>
  );
};
