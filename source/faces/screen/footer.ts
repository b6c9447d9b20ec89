import type { Binding } from './bindings.ts';
import { type Line, line, lineWidth, span } from './text/line.ts';

/** How to get help is never left out. */
const helpHint: Line = line(span('?', 'key'), ' help');

/** As many of the keys that work now as fit, most useful first. */
export const footerLine = (
  bindings: readonly Pick<Binding<unknown>, 'label' | 'words' | 'isQuiet'>[],
  width: number,
  hasHelp: boolean,
): Line => {
  const last = hasHelp ? helpHint : [];
  const gap = ' '.repeat(width < 60 ? 2 : 3);
  let result: Line = line(' ');
  for (const { label, words, isQuiet } of bindings) {
    if (isQuiet === true) continue;
    const longer = line(result, lineWidth(result) > 1 ? gap : '', span(label, 'key'), ` ${words}`);
    if (lineWidth(longer) + (hasHelp ? gap.length + lineWidth(last) : 0) > width) continue;
    result = longer;
  }
  return hasHelp ? line(result, lineWidth(result) > 1 ? gap : '', last) : result;
};
