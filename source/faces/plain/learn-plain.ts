import type { AnyGame } from '../../game/contract.ts';
import { at } from '../../game/seat.ts';
import type { Review } from '../../review/contract.ts';
import { lessonQuestions } from '../../review/lesson.ts';
import { giveLesson } from '../lines/give-lesson.ts';
import { onInterrupt } from './interrupt.ts';
import { labelsOf } from './labels.ts';
import { cameLines, lessonOpening, questionLines } from './lesson-lines.ts';
import { foundSentence } from './lesson-words.ts';
import { moveQuestion } from './questions.ts';
import { type TalkParts, openTalk } from './talk.ts';

export type PlainLesson = Pick<TalkParts, 'input' | 'output' | 'isTerminal'> &
  Partial<TalkParts> & { readonly game: AnyGame; readonly review: Review };

/** The mistakes of a match as a conversation in lines of text. */
export const learnPlain = async ({ game, review, ...parts }: PlainLesson): Promise<void> => {
  const { setup } = review;
  const labels = labelsOf(setup.players);
  const questions = lessonQuestions(review);
  const talk = openTalk({ isDumb: false, isAscii: false, ...parts }, () => talk.close());
  const forget = parts.isTerminal ? onInterrupt(talk.close) : () => {};

  await talk.say(lessonOpening({ game, setup }, labels, questions.length));
  await giveLesson(game, questions, {
    put: (put) => talk.say(questionLines(game, put, labels)),
    next: ({ question: { view, reviewed } }) =>
      talk.ask(moveQuestion(game, view, at(labels, reviewed.player))),
    tell: (came, put) => talk.say(cameLines({ game, setup }, came, put, labels)),
    end: (found) => talk.say(questions.length === 0 ? [] : [foundSentence(found, questions.length)]),
  });
  forget();
  talk.close();
  await talk.finish();
};
