import type { Bits } from '../../bits/bits.ts';
import { type Perspective, at } from '../../game/seat.ts';
import { isGameView } from '../../games/index.ts';
import type { ReplayFrame, ReplayStep } from '../../match/replay.ts';
import type { Labels } from './labels.ts';
import { counted, heardOf, turnSentence } from './sentences.ts';

const numberAfter = ({ view }: ReplayFrame, { player }: ReplayStep): Bits | undefined =>
  view === null || player === null || !isGameView(view) || view.game !== 'binary-battle'
    ? undefined
    : (at(view.numbers, player) ?? undefined);

const moveSentence = (step: ReplayStep, frame: ReplayFrame, labels: Labels, reader: Perspective): string => {
  const heard = frame.said.flatMap((said) => heardOf(said) ?? []);
  const told = heard.find(({ move }) => move !== undefined) ?? heard[0];
  const sentence = told === undefined ? '' : turnSentence(told, labels, reader, numberAfter(frame, step));
  return `Move ${step.moves}. ${sentence}${step.isUndone ? ' (Taken back later.)' : ''}`;
};

/** What happened at a step of a replay, as whoever looks may hear of it. */
export const stepSentence = (
  step: ReplayStep,
  frame: ReplayFrame,
  labels: Labels,
  reader: Perspective,
): string => {
  const who = step.player === null ? '' : at(labels, step.player);
  switch (step.type) {
    case 'round-started':
      return `Round ${step.round}.${frame.toMove === null ? '' : ` ${at(labels, frame.toMove)} starts.`}`;
    case 'moved':
      return moveSentence(step, frame, labels, reader);
    case 'undone':
      return `${who} undoes: ${counted(step.moves, 'move')} in force.`;
    case 'redone':
      return `${who} redoes: ${counted(step.moves, 'move')} in force.`;
    case 'resigned':
      return `${who} resigns.`;
  }
};
