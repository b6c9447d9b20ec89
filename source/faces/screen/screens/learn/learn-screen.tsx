import { useState } from 'react';
import type { AnyGame } from '../../../../game/contract.ts';
import type { Question, Review } from '../../../../review/contract.ts';
import { bitsPerRow } from '../../boards/index.ts';
import { screenNames } from '../../boards/names.ts';
import { FaultScreen } from '../../fault-screen.tsx';
import { Frame } from '../../frame.tsx';
import { useLoaded } from '../../loaded.ts';
import { useNavigation } from '../../navigation.ts';
import { frameRows } from '../../room.ts';
import { useTerminalSize } from '../../terminal/terminal-size.ts';
import { blank, line, span } from '../../text/line.ts';
import { learnLines } from './lines.ts';
import { type LearnAction, actInLearn, learnBindings, openLearn } from './state.ts';

/** As many as anybody would try; a very long match has more. */
const mostQuestions = 100;

const firstQuestions = (review: Review): readonly Question[] => {
  const questions: Question[] = [];
  for (const question of review.questions()) {
    questions.push(question);
    if (questions.length === mostQuestions) break;
  }
  return questions;
};

/** The mistakes of a match as questions on the board. */
export const LearnScreen = ({ reference }: { readonly reference: string }) => {
  const { services } = useNavigation();
  const loaded = useLoaded(() => {
    const review = services.review(reference);
    const game = services.games.find(({ id }) => id === review.setup.game);
    if (game === undefined) throw new Error('This game is not known here.');
    return { game, review, questions: firstQuestions(review) };
  });
  return 'fault' in loaded ? (
    <FaultScreen title="Learn from mistakes" fault={loaded.fault} />
  ) : (
    <LearnFrom {...loaded.value} />
  );
};

type LearnFromProps = {
  readonly game: AnyGame;
  readonly review: Review;
  readonly questions: readonly Question[];
};

const LearnFrom = ({ game, review, questions }: LearnFromProps) => {
  const { columns, rows } = useTerminalSize();
  const [state, setState] = useState(openLearn);
  const question = questions[state.index];
  const names = screenNames(review.setup);

  const act = (action: LearnAction): void => {
    if (question === undefined) return;
    const perRow = bitsPerRow(question.view, { width: columns - 3, height: rows - frameRows - 8 });
    setState((before) => actInLearn(game, question, questions.length, perRow, before, action));
  };

  return (
    <Frame
      title={line(span(game.name, 'bold'), '  learn')}
      status={line(
        `question ${Math.min(state.index + 1, questions.length)}/${questions.length}, ${state.found.length} found`,
      )}
      bindings={question === undefined ? [] : learnBindings(state, questions.length)}
      onAction={act}
    >
      {(room) =>
        question === undefined
          ? [blank, line(' ', span('No mistakes in this match: nothing to learn from.', 'dim'))]
          : learnLines(game, question, state, names, room)
      }
    </Frame>
  );
};
