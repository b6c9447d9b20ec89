import type { AnyGame } from '../../game/contract.ts';
import { formatMove } from '../../game/move.ts';
import type { Review } from '../../review/contract.ts';
import { lessonQuestions } from '../../review/lesson.ts';
import { type Came, lessonWords } from '../../review/lesson-line.ts';
import { type Put, giveLesson } from '../lines/give-lesson.ts';
import { type LineInput, readLines } from '../lines/line-reader.ts';
import { writeLines } from '../lines/line-writer.ts';
import { asciiJson } from './ascii-json.ts';
import { helpOf } from './help.ts';

export type JsonLesson = {
  readonly game: AnyGame;
  readonly review: Review;
  readonly input: LineInput;
  readonly output: NodeJS.WritableStream;
  /** Nothing outside ASCII is written. */
  readonly isAscii?: boolean;
};

type Said = { readonly type: string; readonly [detail: string]: unknown };

/** A question with all that the player could know, and nothing of its answer. */
const asked = (game: AnyGame, { question, number, count }: Put): Said => {
  const { reviewed, view } = question;
  const { ply, round, player, move, mark } = reviewed;
  const legalMoves = game.legalMoves(view, true).map(formatMove);
  return {
    type: 'question',
    question: number,
    questions: count,
    ply,
    round,
    player,
    move,
    mark,
    view,
    legalMoves,
  };
};

/** What came of a line; where the question still stands, it is said again. */
const told = (game: AnyGame, came: Came, put: Put): readonly Said[] => {
  const { question, number } = put;
  switch (came.type) {
    case 'refused':
      return [{ type: 'refused', ...came.refusal }, asked(game, put)];
    case 'answered': {
      const { move, mark, why, isAccepted } = came.answer;
      const answered = { type: 'answered', question: number, move, correct: isAccepted, mark };
      return isAccepted ? [{ ...answered, why }] : [answered, asked(game, put)];
    }
    case 'revealed':
      return [{ type: 'revealed', question: number, best: question.accepted, why: question.reviewed.why }];
    case 'board':
    case 'record':
      // Both are part of the question.
      return [asked(game, put)];
    case 'help':
      return [{ type: 'help', ...helpOf(game, lessonWords) }];
    case 'nothing':
    case 'turned':
    case 'quit':
      return [];
  }
};

/** The mistakes of a match as objects on lines, in and out. */
export const learnJson = async (lesson: JsonLesson): Promise<void> => {
  const { game, review, input, output, isAscii = false } = lesson;
  const questions = lessonQuestions(review);
  const reader = readLines(input);
  const writer = writeLines(output, reader.close);
  const say = (news: readonly Said[]): Promise<void> => {
    const json = news.map((said) => `${JSON.stringify(said)}\n`).join('');
    return writer.write(isAscii ? asciiJson(json) : json);
  };

  await giveLesson(game, questions, {
    put: (put) => say([asked(game, put)]),
    next: () => reader.next(),
    tell: (came, put) => say(told(game, came, put)),
    end: (found) => say([{ type: 'learned', questions: questions.length, found }]),
  });
  reader.close();
  await writer.finish();
};
