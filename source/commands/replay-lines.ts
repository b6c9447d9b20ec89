import { boardLines } from '../faces/plain/board.ts';
import { type Labels, labelsOf } from '../faces/plain/labels.ts';
import { matchSentence, outcomeSentence, tallySentence } from '../faces/plain/sentences.ts';
import { stepSentence } from '../faces/plain/step-sentence.ts';
import type { Perspective } from '../game/seat.ts';
import { emptyNotes } from '../match/match.ts';
import type { Replay, ReplayFrame } from '../match/replay.ts';

/** A saved match as text: what happened at each step, and how the game then stood for whoever looks. */

/** How the round ended. The board above shows all that was hidden. */
const endLines = ({ game, setup }: Replay, { outcome, tally }: ReplayFrame, labels: Labels) =>
  outcome === null
    ? []
    : [outcomeSentence(game, outcome, labels, setup.drawAfter), tallySentence(tally, labels)];

const noteLines = ({ notes }: ReplayFrame, before: ReplayFrame | undefined): readonly string[] => {
  if (notes === null || JSON.stringify(notes) === JSON.stringify(before?.notes ?? emptyNotes)) return [];
  return [
    ...notes.lines.map((line, index) => `Note ${index + 1}: ${line}`),
    ...Object.entries(notes.marks).map(([name, value]) => `Mark: ${name} is ${value}`),
  ];
};

/** Step by step, through the eyes of a seat or of both. */
export function* replayLines(replay: Replay, perspective: Perspective): Generator<string> {
  const { game, setup, steps } = replay;
  const labels = labelsOf(setup.players);
  yield matchSentence(game, setup, labels);
  let before: ReplayFrame | undefined;
  for (const step of steps) {
    const frame = replay.frame(step.step, perspective);
    if (frame === undefined) continue;
    yield '';
    yield stepSentence(step, frame, labels, perspective);
    if (frame.view !== null) yield* boardLines(frame.view, labels);
    yield* noteLines(frame, before);
    yield* endLines(replay, frame, labels);
    before = frame;
  }
  yield '';
  yield steps.at(-1)?.outcome === null ? 'The match is not over.' : 'The end.';
}
