import type { Replay, ReplayFrame, ReplayStep } from '../../../../match/replay.ts';
import { labelsOf } from '../../../plain/labels.ts';
import { outcomeSentence, tallySentence } from '../../../plain/sentences.ts';
import { stepSentence } from '../../../plain/step-sentence.ts';
import { boardLines } from '../../boards/index.ts';
import { numbered, screenNames } from '../../boards/names.ts';
import type { Room } from '../../room.ts';
import { fieldLine } from '../../text/field.ts';
import { beside } from '../../text/columns.ts';
import { type Line, type Look, blank, fit, line, shorten, span } from '../../text/line.ts';
import { paragraph } from '../../text/wrap.ts';
import { type ReplayState, speeds } from './state.ts';

const panelWidth = 28;

/** The move as this pair of eyes may see it. */
const writtenMove = (frame: ReplayFrame | undefined): string => {
  const told = frame?.said.find((said) => said.type === 'moved' && typeof said['move'] === 'string');
  return typeof told?.['move'] === 'string' ? told['move'] : 'a turn';
};

const stepWords = (replay: Replay, step: ReplayStep, { perspective }: ReplayState): string => {
  const who = step.player === null ? '' : `${step.player} `;
  switch (step.type) {
    case 'round-started':
      return `round ${step.round}`;
    case 'moved':
      return `${String(step.moves).padStart(3)} ${who}${writtenMove(replay.frame(step.step, perspective))}`;
    case 'undone':
      return `    ${who}undo`;
    case 'redone':
      return `    ${who}redo`;
    case 'resigned':
      return `    ${who}resigns`;
  }
};

const lookOf = (step: ReplayStep, isHere: boolean): Look => {
  if (isHere) return 'cursor';
  if (step.isUndone || step.type === 'undone' || step.type === 'redone') return 'dim';
  return step.type === 'round-started' ? 'bold' : 'plain';
};

/** The steps around the one that is shown; what was taken back says so. */
const stepList = (replay: Replay, state: ReplayState, height: number, { glyphs }: Room): readonly Line[] => {
  const { steps } = replay;
  const first = Math.max(0, Math.min(state.step - Math.floor(height / 2), steps.length - height));
  return steps.slice(first, first + height).map((step) => {
    const isHere = step.step === state.step;
    const words = stepWords(replay, step, state) + (step.isUndone ? ' (undone)' : '');
    const lead = isHere ? `${glyphs.pointer} ` : '  ';
    return line(span(lead, 'bold'), span(shorten(words, panelWidth - 4), lookOf(step, isHere)));
  });
};

/** The whole match as one line: rounds apart, and where in it we are. */
const timeLine = ({ steps }: Replay, state: ReplayState, { width, glyphs }: Room): Line => {
  const cells = Math.max(10, width - 2);
  const last = Math.max(1, steps.length - 1);
  const cellOf = (step: number): number => Math.round((step / last) * (cells - 1));
  const signs = Array.from({ length: cells }, () => glyphs.rule);
  for (const { step, type } of steps) if (type === 'round-started') signs[cellOf(step)] = glyphs.bar;
  const here = cellOf(state.step);
  return line(
    ' ',
    signs.slice(0, here).join(''),
    span(glyphs.full, 'bold'),
    span(signs.slice(here + 1).join(''), 'dim'),
  );
};

const noteLines = ({ notes }: ReplayFrame, width: number): readonly Line[] => {
  if (notes === null) return [];
  const marks = Object.entries(notes.marks).map(([name, value]) => `${name} = ${value}`);
  return [...notes.lines, ...(marks.length > 0 ? [marks.join(', ')] : [])].flatMap((text) =>
    paragraph(text, width, 'dim', line(span('note: ', 'dim'))),
  );
};

export const replayLines = (replay: Replay, state: ReplayState, room: Room): readonly Line[] => {
  const step = replay.steps[state.step];
  const frame = replay.frame(state.step, state.perspective);
  if (step === undefined || frame === undefined)
    return [blank, line(' ', span('Nothing has happened yet.', 'dim'))];
  const isWide = room.width >= 72;
  const width = isWide ? room.width - panelWidth - 2 : room.width;
  const labels = labelsOf(replay.setup.players);
  const inner = width - 3;
  const end =
    frame.outcome === null
      ? []
      : [
          outcomeSentence(replay.game, frame.outcome, labels, replay.setup.drawAfter),
          tallySentence(frame.tally, labels),
        ];
  const words = [
    ...paragraph(stepSentence(step, frame, labels, state.perspective), inner, 'bold', line(' ')),
    ...end.flatMap((text) => paragraph(text, inner, 'plain', line(' '))),
    ...noteLines(frame, inner),
  ];
  const height = room.height - 1;
  const { glyphs } = room;
  const board =
    frame.view === null
      ? [line(' ', span('The secrets are not chosen yet.', 'dim'))]
      : boardLines(frame.view, {
          names: screenNames(replay.setup),
          width: isWide ? inner : width,
          height: Math.max(5, height - words.length - 2),
          glyphs,
          noted: frame.notes?.marks ?? {},
        });
  // In a small window what happened counts for more than air, and then for more than the end of a long board.
  const ways = [
    [blank, ...board, blank, ...words],
    [...board, ...words],
  ];
  const left = fit(ways.find(({ length }) => length <= height) ?? [...words, ...board], height);
  const body = isWide ? beside(left, stepList(replay, state, height, room), width, glyphs.bar) : left;
  return [...fit(body, height), timeLine(replay, state, room)];
};

/** `7/23  as 1 Ada`, and how fast it goes on by itself. */
export const replayStatus = (replay: Replay, state: ReplayState): Line => {
  const eyes =
    state.perspective === 'all' ? 'all seen' : `as ${numbered(state.perspective, screenNames(replay.setup))}`;
  const playing = state.isPlaying ? `playing ${state.speed + 1}/${speeds.length}   ` : '';
  return line(span(playing, 'bold'), `${state.step + 1}/${replay.steps.length}   `, span(eyes, 'bold'));
};

export const jumpNotice = ({ jump }: ReplayState): Line =>
  jump === null ? [] : line('Go to move: ', fieldLine(jump, 8));

export const branchWords = ({ setup }: Replay): string =>
  setup.branch === null ? '' : `  from move ${setup.branch.moves} of ${setup.branch.match}`;
