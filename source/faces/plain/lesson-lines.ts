import type { AnyGame } from '../../game/contract.ts';
import { at } from '../../game/seat.ts';
import type { MatchSetup } from '../../match/setup.ts';
import type { Question } from '../../review/contract.ts';
import { type Came, lessonWords } from '../../review/lesson-line.ts';
import type { Put } from '../lines/give-lesson.ts';
import { boardLines } from './board.ts';
import type { Labels } from './labels.ts';
import {
  answerSentence,
  lessonTask,
  nothingToLearn,
  playedWhy,
  playedWords,
  revealSentence,
} from './lesson-words.ts';
import { type Agreed, judgedByLines, rulesLines } from './opening.ts';
import { counted, latestLines, matchSentence, recordLines } from './sentences.ts';

/** A lesson as lines of text. */

export const lessonOpening = (
  { game, setup }: { readonly game: AnyGame; readonly setup: MatchSetup },
  labels: Labels,
  count: number,
): readonly string[] => [
  `${matchSentence(game, setup, labels)} ${counted(count, 'question')}.`,
  ...judgedByLines({ game, setup }),
  count === 0 ? nothingToLearn : 'Write help for the rules and the commands, quit to leave.',
];

/** What the player had heard where that is all they knew; where nothing is hidden the board says it. */
const heardLines = (game: AnyGame, { view }: Question, labels: Labels): readonly string[] =>
  game.secrecy === 'none' ? [] : latestLines(recordLines(view, labels));

export const questionLines = (
  game: AnyGame,
  { question, number, count }: Put,
  labels: Labels,
): readonly string[] => {
  const { reviewed, view } = question;
  const where = `Question ${number} of ${count}: round ${reviewed.round}, move ${reviewed.ply}.`;
  return [
    '',
    `${where} ${at(labels, reviewed.player)} ${playedWords(reviewed)} ${lessonTask}`,
    ...heardLines(game, question, labels),
    ...boardLines(view, labels),
  ];
};

/** What came of a line. */
export const cameLines = (agreed: Agreed, came: Came, put: Put, labels: Labels): readonly string[] => {
  const { reviewed, accepted, view } = put.question;
  switch (came.type) {
    case 'nothing':
      return ['Nothing was written: write a move, or help.'];
    case 'refused':
      return [came.refusal.message];
    case 'answered': {
      const sentence = answerSentence(came.answer);
      return [came.answer.isAccepted ? `${sentence} ${came.answer.why}` : sentence];
    }
    case 'revealed':
      return [`${revealSentence(accepted)} ${playedWhy(reviewed)}`];
    case 'board':
      return questionLines(agreed.game, put, labels);
    case 'record': {
      const lines = recordLines(view, labels);
      return lines.length === 0 ? ['No turn had been taken yet.'] : lines;
    }
    case 'help':
      return rulesLines(agreed, lessonWords);
    case 'turned':
    case 'quit':
      return [];
  }
};
