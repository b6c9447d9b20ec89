import type { Binding } from './bindings.ts';
import type { Key } from './terminal/key.ts';
import { type Field, edited, fieldLine, fieldOf } from './text/field.ts';
import { type Line, blank, line, padText, shorten, span, widthOf } from './text/line.ts';
import { paragraph } from './text/wrap.ts';
import type { Room } from './room.ts';

/** The keys of a screen, searched by typing; Enter does what the chosen one does. */
export type Help = { readonly query: Field; readonly chosen: number };

export const freshHelp: Help = { query: fieldOf(), chosen: 0 };

type Shown = Pick<Binding<unknown>, 'label' | 'words' | 'more'>;

const textOf = ({ label, words, more }: Shown): string => `${label} ${more ?? words}`.toLowerCase();

export const found = <B extends Shown>({ query }: Help, bindings: readonly B[]): readonly B[] =>
  bindings.filter((binding) => textOf(binding).includes(query.text.trim().toLowerCase()));

export const pressedInHelp = (help: Help, key: Key, count: number): Help => {
  const last = Math.max(0, count - 1);
  if (key.name === 'up') return { ...help, chosen: Math.max(0, help.chosen - 1) };
  if (key.name === 'down') return { ...help, chosen: Math.min(last, help.chosen + 1) };
  const query = edited(help.query, key, 30);
  return query === undefined ? help : { query, chosen: query.text === help.query.text ? help.chosen : 0 };
};

/** The chosen row may say more than fits beside its key: it stands below in full. */
const detailHeight = 2;

export const helpLines = (help: Help, bindings: readonly Shown[], room: Room): readonly Line[] => {
  const rows = found(help, bindings);
  const shown = Math.max(1, room.height - detailHeight - 3);
  const first = Math.max(0, Math.min(help.chosen - shown + 1, rows.length - shown));
  const labels = Math.min(20, Math.max(8, ...bindings.map(({ label }) => label.length)) + 2);
  const wordsOf = ({ words, more }: Shown): string => more ?? words;
  const chosen = rows[help.chosen];
  const range = rows.length > shown ? `  ${first + 1}-${first + shown} of ${rows.length}` : '';
  return [
    line(' ', span('Keys of this screen', 'bold'), span(range, 'dim')),
    line(' Search: ', fieldLine(help.query, Math.max(4, room.width - 12))),
    blank,
    ...(rows.length === 0 ? [line('  ', span('No key does that here.', 'dim'))] : []),
    ...rows.slice(first, first + shown).map((binding, index) => {
      const isChosen = first + index === help.chosen;
      const label = padText(binding.label, labels);
      return line(
        isChosen ? span(` ${room.glyphs.pointer} `, 'bold') : '   ',
        span(label, isChosen ? 'cursor' : 'key'),
        span(` ${shorten(wordsOf(binding), room.width - labels - 4)}`, isChosen ? 'bold' : 'plain'),
      );
    }),
    ...(chosen === undefined || widthOf(wordsOf(chosen)) <= room.width - labels - 4
      ? []
      : paragraph(wordsOf(chosen), room.width - 4, 'dim', line('   '))),
  ];
};
