import type { AnyGame } from '../../../../game/contract.ts';
import type { Both } from '../../../../game/seat.ts';
import type { Question } from '../../../../review/contract.ts';
import { isSettled } from '../../../../review/lesson.ts';
import {
  answerSentence,
  lessonTask,
  playedWhy,
  playedWords,
  revealSentence,
} from '../../../plain/lesson-words.ts';
import { who } from '../../boards/board.ts';
import { boardLines } from '../../boards/index.ts';
import type { Room } from '../../room.ts';
import { type Line, blank, fit, line, span } from '../../text/line.ts';
import { paragraph } from '../../text/wrap.ts';
import { draftOf, guessOf } from '../../boards/pointer.ts';
import { previewOf, previewWords } from '../../boards/preview.ts';
import type { LearnState } from './state.ts';

/** What was played, without giving away what would have been better. */
const asked = ({ reviewed, view }: Question, names: Both<string>, width: number): readonly Line[] => [
  line(' ', who(reviewed.player, names), span(` ${playedWords(reviewed)}`, 'plain')),
  ...paragraph(`Round ${reviewed.round}, move ${view.moves + 1}. ${lessonTask}`, width, 'dim', line(' ')),
];

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
    return [
      ...paragraph(revealSentence(question.accepted), width, 'bold', lead),
      ...paragraph(playedWhy(question.reviewed), width, 'plain', lead),
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
  if (draft === undefined || game.refuse(question.view, draft) !== undefined) return [];
  return paragraph(previewWords(draft, previewOf(question.view, draft, names)), width, 'bold', lead);
};

const previewBits = (game: AnyGame, { view }: Question, { pointer }: LearnState, names: Both<string>) => {
  const draft = draftOf(game, view, pointer, {});
  const isLegal = draft !== undefined && game.refuse(view, draft) === undefined;
  return isLegal ? previewOf(view, draft, names).after : null;
};

export const learnLines = (
  game: AnyGame,
  question: Question,
  state: LearnState,
  names: Both<string>,
  { width, height, glyphs }: Room,
): readonly Line[] => {
  const inner = width - 3;
  const above = asked(question, names, inner);
  const below = verdict(game, question, state, names, inner);
  const isOpen = !isSettled(state.lesson);
  const board = boardLines(question.view, {
    names,
    width: inner,
    height: Math.max(5, height - above.length - 6),
    glyphs,
    cursor: isOpen ? state.pointer.cursor : null,
    marked: state.pointer.marked,
    after: isOpen ? previewBits(game, question, state, names) : null,
    guess: guessOf(state.pointer, question.view.length, {}),
  });
  const whole = [blank, ...above, blank, ...board, blank, ...below];
  // In a small window the task gives way to what came of it: a known answer is nothing without its reason.
  const isTight = !isOpen && whole.length > height;
  return fit(isTight ? [...above.slice(0, 1), ...board, ...below] : whole, height);
};
