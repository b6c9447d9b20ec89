import type { Answer, MoveMark, ReviewedMove } from '../../review/contract.ts';
import { mostQuestions } from '../../review/lesson.ts';
import { bestWords } from './review-lines.ts';

/** What is said in a lesson, on the screen and in lines alike. */

export const nothingToLearn = 'No move is proven to be a mistake: there is nothing to learn from.';

const nouns: Readonly<Record<MoveMark, string>> = {
  best: 'best',
  good: 'good',
  mistake: 'a mistake',
  blunder: 'a blunder',
};

/** What was played, without giving away what would have been better: the player comes before it. */
export const playedWords = ({ move, mark }: ReviewedMove): string => `played ${move}, ${nouns[mark]}.`;

export const lessonTask = 'Find a move that is as good as any.';

export const answerSentence = ({ move, mark, isAccepted }: Answer): string =>
  `${isAccepted ? 'Right' : 'Not yet'}: ${move} is ${nouns[mark]}.`;

export const revealSentence = (accepted: readonly string[], most?: number): string =>
  `Best: ${bestWords(accepted, most)}.`;

/** How it went so far. */
export const foundSentence = (found: number, count: number): string =>
  `${found} of ${count} found${count < mostQuestions ? '' : ', and there are more mistakes than that'}.`;

/** What is told about the move that was played, behind what would have been better. */
export const playedWhy = ({ move, why }: ReviewedMove): string => `Played: ${move}. ${why}`;
