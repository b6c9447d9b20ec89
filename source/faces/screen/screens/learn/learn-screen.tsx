import { useState } from 'react';
import type { AnyGame } from '../../../../game/contract.ts';
import type { Question, Review } from '../../../../review/contract.ts';
import { hasNext, isSettled, lessonQuestions } from '../../../../review/lesson.ts';
import { foundSentence, nothingToLearn } from '../../../plain/lesson-words.ts';
import { screenNames } from '../../boards/names.ts';
import { FaultScreen } from '../../fault-screen.tsx';
import { Frame } from '../../frame.tsx';
import { useLoaded } from '../../loaded.ts';
import { useLooks } from '../../looks.ts';
import { useNavigation } from '../../navigation.ts';
import { frameRows } from '../../room.ts';
import { useTerminalSize } from '../../terminal/terminal-size.ts';
import { blank, line, span } from '../../text/line.ts';
import { loadReview } from '../review/load-review.ts';
import { learnBindings } from './keys.ts';
import { learnLines, learnSpace } from './lines.ts';
import { recordPlaceOf } from './record-place.ts';
import { type LearnAction, actInLearn, openLearn } from './state.ts';

/** The mistakes of a match as questions on the board. */
export const LearnScreen = ({ reference }: { readonly reference: string }) => {
  const { services } = useNavigation();
  const loaded = useLoaded(() => {
    const { replay, review } = loadReview(services, reference);
    return { game: replay.game, review, questions: lessonQuestions(review) };
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
  const { glyphs } = useLooks();
  const [state, setState] = useState(openLearn);
  const { index, found } = state.lesson;
  const question = questions[index];
  const names = screenNames(review.setup);
  const isOver = isSettled(state.lesson) && !hasNext(state.lesson, questions.length);
  const room = { width: columns, height: rows - frameRows, glyphs };
  const place = recordPlaceOf(game, room);

  const act = (action: LearnAction): void => {
    if (question === undefined) return;
    setState((before) => {
      const space = learnSpace({ game, question, state: before, names }, room);
      return actInLearn(game, question, questions.length, space, before, action);
    });
  };

  return (
    <Frame
      title={line(span(game.name, 'bold'), '  learn')}
      status={line(
        question === undefined ? '' : `question ${index + 1}/${questions.length}, ${found.length} found`,
      )}
      notice={
        isOver
          ? line(span(`The last question: ${foundSentence(found.length, questions.length)}`, 'bold'))
          : []
      }
      bindings={question === undefined ? [] : learnBindings(state, questions.length, place)}
      onAction={act}
    >
      {() =>
        question === undefined
          ? [blank, line(' ', span(nothingToLearn, 'dim'))]
          : learnLines({ game, question, state, names }, room)
      }
    </Frame>
  );
};
