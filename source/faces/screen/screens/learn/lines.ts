import type { AnyGame } from '../../../../game/contract.ts';
import type { Both } from '../../../../game/seat.ts';
import type { Question } from '../../../../review/contract.ts';
import { isSettled } from '../../../../review/lesson.ts';
import { listed } from '../../../../review/words.ts';
import {
  answerSentence,
  lessonTask,
  playedWhy,
  playedWords,
  revealSentence,
} from '../../../plain/lesson-words.ts';
import { who } from '../../boards/board.ts';
import { bitsPerRow, boardLines } from '../../boards/index.ts';
import { recordBlock } from '../../boards/record.ts';
import type { Room } from '../../room.ts';
import { beside } from '../../text/columns.ts';
import { type Line, blank, fit, line, span } from '../../text/line.ts';
import { hiddenLines, scrolledPage } from '../../text/page.ts';
import { paragraph } from '../../text/wrap.ts';
import { draftOf, guessOf } from '../../boards/pointer.ts';
import { previewOf, previewWords } from '../../boards/preview.ts';
import { isRecordShown, recordPlaceOf } from './record-place.ts';
import type { LearnSpace, LearnState } from './state.ts';

/** What was played, without giving away what would have been better. */
const askedLine = ({ reviewed }: Question, names: Both<string>): Line =>
  line(' ', who(reviewed.player, names), span(` ${playedWords(reviewed)}`, 'plain'));

const taskLines = ({ reviewed }: Question, width: number): readonly Line[] =>
  paragraph(`Round ${reviewed.round}, move ${reviewed.ply}. ${lessonTask}`, width, 'dim', line(' '));

/** So many of the best moves come before the reason. */
const fewBest = 8;

/** What the move that is marked would do, or what came of the last try. */
const verdict = (
  game: AnyGame,
  question: Question,
  state: LearnState,
  names: Both<string>,
  width: number,
) => {
  const { said, pointer } = state;
  const { answer, isRevealed } = state.lesson;
  const lead = line(' ');
  if (isRevealed) {
    const { accepted, reviewed } = question;
    return [
      ...paragraph(revealSentence(accepted, fewBest), width, 'bold', lead),
      ...paragraph(playedWhy(reviewed), width, 'plain', lead),
      ...(accepted.length > fewBest ? paragraph(`All: ${listed(accepted, 'or')}.`, width, 'dim', lead) : []),
    ];
  }
  if (answer !== null) {
    return [
      ...paragraph(answerSentence(answer), width, answer.isAccepted ? 'good' : 'bad', lead),
      ...(answer.isAccepted ? paragraph(answer.why, width, 'plain', lead) : []),
    ];
  }
  if (said !== '') return paragraph(said, width, 'bad', lead);
  const draft = draftOf(game, question.view, pointer, {});
  if (draft === undefined) return [];
  const refusal = game.refuse(question.view, draft);
  if (refusal !== undefined) return paragraph(refusal.message, width, 'dim', lead);
  return paragraph(previewWords(draft, previewOf(question.view, draft, names)), width, 'bold', lead);
};

const previewBits = (game: AnyGame, { view }: Question, { pointer }: LearnState, names: Both<string>) => {
  const draft = draftOf(game, view, pointer, {});
  const isLegal = draft !== undefined && game.refuse(view, draft) === undefined;
  return isLegal ? previewOf(view, draft, names).after : null;
};

/** So many lines stay free for what a mark would do, so that the board does not move with every key. */
const previewHeight = 2;

const taskHeight = 7;

const boardRoomOf = ({ width, height }: Pick<Room, 'width' | 'height'>) => ({
  width,
  height: Math.max(5, height - taskHeight),
});

/** The question, however much of it fits. */
const questionLines = (
  game: AnyGame,
  question: Question,
  state: LearnState,
  names: Both<string>,
  room: Room,
): readonly Line[] => {
  const { width, height, glyphs } = room;
  const { view, circumstances } = question;
  const isOpen = !isSettled(state.lesson);
  const head = askedLine(question, names);
  const task = taskLines(question, width - 2);
  const said = verdict(game, question, state, names, width - 2);
  const below = isOpen ? fit(said, Math.max(previewHeight, said.length)) : said;
  const board = boardLines(view, {
    names,
    ...boardRoomOf(room),
    glyphs,
    cursor: isOpen ? state.pointer.cursor : null,
    marked: state.pointer.marked,
    after: isOpen ? previewBits(game, question, state, names) : null,
    guess: guessOf(state.pointer, view.length, {}),
    ...(circumstances.range === undefined ? {} : { known: circumstances.range }),
  });
  // In a small window the task gives way to the board, and the board to what came of the task: a known answer is
  // nothing without its reason.
  const ways = [
    [blank, head, ...task, blank, ...board, blank, ...below],
    [head, ...task, blank, ...board, blank, ...below],
    [head, ...task, ...board, ...below],
    [head, ...board, ...below],
  ];
  return ways.find(({ length }) => length <= height) ?? [head, ...(isOpen ? board : []), ...below];
};

const recordWidth = 30;

type Learning = {
  readonly game: AnyGame;
  readonly question: Question;
  readonly state: LearnState;
  readonly names: Both<string>;
};

const leftOf = ({ game }: Learning, room: Room): Room =>
  recordPlaceOf(game, room) === 'beside' ? { ...room, width: room.width - recordWidth - 2 } : room;

/** What the reducer must know of the window. */
export const learnSpace = (learning: Learning, room: Room): LearnSpace => {
  const { game, question, state, names } = learning;
  const left = leftOf(learning, room);
  return {
    perRow: bitsPerRow(question.view, boardRoomOf(left)),
    mostScrolled: isRecordShown(state, recordPlaceOf(game, room))
      ? Math.max(0, question.view.moves - (room.height - 1))
      : hiddenLines(questionLines(game, question, state, names, left), room.height),
  };
};

export const learnLines = (learning: Learning, room: Room): readonly Line[] => {
  const { game, question, state, names } = learning;
  const { width, height, glyphs } = room;
  const place = recordPlaceOf(game, room);
  const record = (space: number): readonly Line[] =>
    recordBlock(question.view, names, { width: space, height, glyphs }, state.scrolled);
  if (place === 'page' && state.page === 'record') return record(width - 1).map((each) => line(' ', each));
  const left = leftOf(learning, room);
  const lines = questionLines(game, question, state, names, left);
  return place === 'beside'
    ? beside(fit(lines, height), record(recordWidth), left.width, glyphs.bar)
    : scrolledPage(lines, state.scrolled, height);
};
