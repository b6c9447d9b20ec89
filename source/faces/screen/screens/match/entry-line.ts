import { fieldLine } from '../../text/field.ts';
import { type Line, line, span } from '../../text/line.ts';
import { completions } from './command-line.ts';
import type { Scene } from './scene.ts';

const boundWords = { low: 'Lowest the target can be: ', high: 'Highest the target can be: ' } as const;

/** What is being typed on the line above the keys; a note is typed in the panel itself. */
export const entryLine = ({ state: { entry }, snapshot: { game } }: Scene, width: number): Line | null => {
  if (entry === null || entry.kind === 'note') return null;
  if (entry.kind === 'bound') return line(span(boundWords[entry.mark], 'bold'), fieldLine(entry.field, 10));
  const words = completions(entry.line, game).join(' ');
  const room = Math.max(12, width - words.length - 6);
  return line(span(':', 'bold'), fieldLine(entry.line.field, room), span(`  ${words}`, 'dim'));
};
