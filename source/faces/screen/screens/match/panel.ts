import { bitMark, flagSign } from '../../boards/board.ts';
import { recordLines } from '../../boards/record.ts';
import type { Room } from '../../room.ts';
import { fieldLine } from '../../text/field.ts';
import { type Line, fit, line, lineWidth, span } from '../../text/line.ts';
import { paragraph } from '../../text/wrap.ts';
import type { Glyphs } from '../../theme.ts';
import type { Scene } from './scene.ts';

const heading = (title: string, more: string, width: number, { rule }: Glyphs): Line => {
  const start = line(span(title, 'bold'), span(more === '' ? ' ' : ` ${more} `, 'dim'));
  return line(start, span(rule.repeat(Math.max(0, width - lineWidth(start))), 'dim'));
};

/** Marks that the board does not show, and those about which the record says something. */
const markLines = ({ notes, assistance, length }: Scene, width: number): readonly Line[] => {
  const shown = new Set(['low', 'high', ...Array.from({ length }, (_, index) => bitMark(index + 1))]);
  return Object.entries(notes.marks).flatMap(([mark, value]) => {
    const flag = assistance?.marks[mark];
    if (flag === undefined && shown.has(mark)) return [];
    const look = flag === 'proven' ? 'good' : flag === 'contradicted' ? 'bad' : 'plain';
    const sign = flagSign(assistance?.marks, mark);
    return paragraph(`${mark} is ${value}${flag === undefined ? '' : `: ${flag} ${sign}`}`, width, look);
  });
};

type Block = {
  readonly lines: readonly Line[];
  /** The line that must be in sight. */ readonly sight: number;
};

const noteLines = (scene: Scene, width: number, { dot, pointer }: Glyphs): Block => {
  const { notes, state } = scene;
  const { entry, chosen, focus } = state;
  const isHere = focus === 'panel';
  const lines: Line[] = [...markLines(scene, width)];
  let sight = 0;
  for (const [index, text] of [...notes.lines, null].entries()) {
    const isChosen = isHere && chosen === index;
    if (isChosen) sight = lines.length;
    const lead = line(span(isChosen ? `${pointer} ` : `${dot} `, isChosen ? 'bold' : 'dim'));
    if (entry?.kind === 'note' && entry.line === index) {
      lines.push(line(lead, fieldLine(entry.field, Math.max(4, width - 3))));
    } else if (text !== null) {
      lines.push(...paragraph(text, width, isChosen ? 'bold' : 'plain', lead));
    } else if (isHere || notes.lines.length === 0) {
      lines.push(line(lead, span(isHere ? 'a new line' : 'n writes a note', 'dim')));
    }
  }
  return { lines, sight };
};

const helpLines = ({ assistance, state }: Scene, width: number): readonly Line[] => {
  if (assistance === null) return [];
  const { lines, possible } = assistance;
  return [
    ...state.hints.flatMap((text, index) =>
      paragraph(text, width, 'plain', line(span(`${index + 1} `, 'bold'))),
    ),
    ...lines.flatMap((text) => paragraph(text, width)),
    ...(possible === null
      ? []
      : [line(span(`${possible.count} possible`, 'bold')), ...paragraph(possible.list.join(' '), width)]),
  ];
};

/** The last lines, scrolled back as far as was asked for. */
const windowed = (lines: readonly Line[], height: number, scrolled: number) => {
  const end = Math.max(Math.min(height, lines.length), lines.length - scrolled);
  const first = Math.max(0, end - height);
  return { lines: lines.slice(first, end), first, end };
};

const inSight = ({ lines, sight }: Block, height: number): readonly Line[] => {
  const first = Math.max(0, Math.min(sight, lines.length - height));
  return lines.slice(first, first + height);
};

/** Lower panels leave the codes out. */
const heightForCodes = 18;

/** Commitments to the secrets: whoever writes one down can check it after the round. */
const codeLines = ({ snapshot: { fairness } }: Scene): readonly Line[] =>
  fairness.map(({ owner, code }) => line(span(`code ${owner === 'all' ? '' : `${owner} `}${code}`, 'dim')));

export type PanelRoom = Pick<Room, 'width' | 'height' | 'glyphs'>;

/** The record of what a seat knows, its notes, and with assist what is worked out from them. */
export const panelLines = (scene: Scene, room: PanelRoom): readonly Line[] => {
  const { view, state, names, phase, isSecretive } = scene;
  const { width, height, glyphs } = room;
  if (view === null) return [];
  const help = state.isCovered ? [] : helpLines(scene, width);
  const codes = height < heightForCodes ? [] : codeLines(scene);
  const helpHeight = help.length === 0 ? 0 : Math.min(help.length + 2, Math.floor(height * 0.45));
  const hasNotes = phase.at !== 'ended' || scene.notes.lines.length > 0;
  const isWritten = scene.notes.lines.length + Object.keys(scene.notes.marks).length > 0;
  const isCovered = state.isCovered && isWritten && phase.at !== 'ended';
  const notes: Block = isCovered
    ? { lines: [line(span('Covered: c shows them.', 'dim'))], sight: 0 }
    : noteLines(scene, width, glyphs);
  const notesHeight = hasNotes ? Math.min(notes.lines.length + 2, Math.max(3, Math.floor(height * 0.35))) : 0;
  const recordHeight = Math.max(2, height - helpHeight - notesHeight - codes.length - 1);
  const all = isSecretive ? [line(span('Covered: c shows it.', 'dim'))] : recordLines(view, names, width);
  const record = windowed(all, recordHeight, state.scrolled);
  const range = all.length > record.lines.length ? `${record.first + 1}-${record.end} of ${all.length}` : '';
  const nothing = [line(span('Nothing has been said yet.', 'dim'))];
  return [
    heading('Record', range, width, glyphs),
    ...fit(all.length === 0 ? nothing : record.lines, recordHeight),
    ...(hasNotes
      ? [heading('Notes', '', width, glyphs), ...fit(inSight(notes, notesHeight - 1), notesHeight - 1)]
      : []),
    ...(helpHeight > 0 ? [heading('Assist', '', width, glyphs), ...fit(help, helpHeight - 1)] : []),
    ...codes,
  ];
};
