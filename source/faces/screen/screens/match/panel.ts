import type { View } from '../../../../game/contract.ts';
import { bitMark, flagSign } from '../../boards/board.ts';
import { recordBlock } from '../../boards/record.ts';
import type { Room } from '../../room.ts';
import { fieldLine } from '../../text/field.ts';
import { headingLine } from '../../text/heading.ts';
import { type Line, fit, line, span } from '../../text/line.ts';
import { paragraph } from '../../text/wrap.ts';
import type { Glyphs } from '../../theme.ts';
import { hasSecrets } from './phase.ts';
import type { Scene } from './scene.ts';

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

/** What is worked out for the player, and so many of the hints. */
const helpLines = ({ assistance, state }: Scene, width: number, hints: number): readonly Line[] => {
  if (assistance === null) return [];
  const { lines, possible } = assistance;
  return [
    ...lines.flatMap((text) => paragraph(text, width)),
    ...(possible === null
      ? []
      : [line(span(`${possible.count} possible`, 'bold')), ...paragraph(possible.list.join(' '), width)]),
    ...state.hints
      .slice(0, hints)
      .flatMap((text, index) => paragraph(text, width, 'plain', line(span(`Hint ${index + 1} `, 'bold')))),
  ];
};

/** All of it, for a page of its own; nothing where it is covered. */
export const helpPage = (scene: Scene, width: number): readonly Line[] => {
  const { state, snapshot } = scene;
  if (state.isCovered && hasSecrets(snapshot.game)) return dimLine('Covered: c shows it.');
  return helpLines(scene, width, state.hints.length);
};

/** Commitments to the secrets: whoever writes one down can check it after the round. */
const codeLines = ({ snapshot: { fairness } }: Scene): readonly Line[] =>
  fairness.map(({ owner, code }) => line(span(`code ${owner === 'all' ? '' : `${owner} `}${code}`, 'dim')));

const dimLine = (text: string): readonly Line[] => [line(span(text, 'dim'))];

const notesBlock = (scene: Scene, { width, glyphs }: PanelRoom): Block => {
  const { notes, state, phase } = scene;
  const isWritten = notes.lines.length + Object.keys(notes.marks).length > 0;
  if (phase.at === 'ended') return isWritten ? noteLines(scene, width, glyphs) : { lines: [], sight: 0 };
  return state.isCovered && isWritten
    ? { lines: dimLine('Covered: c shows them.'), sight: 0 }
    : noteLines(scene, width, glyphs);
};

const recordSection = (scene: Scene, view: View, room: PanelRoom, height: number): readonly Line[] => {
  const { state, names, isSecretive } = scene;
  const { width, glyphs } = room;
  return isSecretive
    ? [headingLine('Record', '', width, glyphs), ...fit(dimLine('Covered: c shows it.'), height)]
    : recordBlock(view, names, { ...room, height: height + 1 }, state.scrolled);
};

const inSight = ({ lines, sight }: Block, height: number): readonly Line[] => {
  const first = Math.max(0, Math.min(sight, lines.length - height));
  return lines.slice(first, first + height);
};

export type PanelRoom = Pick<Room, 'width' | 'height' | 'glyphs'>;

/** Lower panels leave the codes out. */
const heightForCodes = 18;
/** However much else there is, some turns are seen. */
const leastRecord = 3;

/** The record of what a seat knows, its notes, and with assist what is worked out from them. */
export const panelLines = (scene: Scene, room: PanelRoom): readonly Line[] => {
  const { view, state, snapshot } = scene;
  const { width, height, glyphs } = room;
  if (view === null) return [];
  const codes = height < heightForCodes ? [] : codeLines(scene);
  const notes = notesBlock(scene, room);
  // The newest hint stands under the board.
  const help =
    state.isCovered && hasSecrets(snapshot.game) ? [] : helpLines(scene, width, state.hints.length - 1);
  const share = (lines: number, most: number): number => (lines === 0 ? 0 : Math.min(lines + 2, most));
  const notesHeight = share(notes.lines.length, Math.max(3, Math.floor(height * 0.35)));
  const left = height - codes.length - notesHeight - 1;
  const helpHeight = share(help.length, left - leastRecord);
  return [
    ...recordSection(scene, view, room, left - helpHeight),
    ...(notesHeight > 0
      ? [headingLine('Notes', '', width, glyphs), ...fit(inSight(notes, notesHeight - 1), notesHeight - 1)]
      : []),
    ...(helpHeight > 0 ? [headingLine('Assist', '', width, glyphs), ...fit(help, helpHeight - 1)] : []),
    ...codes,
  ];
};
