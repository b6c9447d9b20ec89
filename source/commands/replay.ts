import type { Perspective } from '../game/seat.ts';
import { type Replay, replayOf } from '../match/replay.ts';
import type { Given, Run } from './command.ts';
import { faceOf } from './face.ts';
import { printLines } from './io.ts';
import { openServices } from './open-services.ts';
import { readMatch } from './read-match.ts';
import { replayLines } from './replay-lines.ts';
import { openScreen } from './screen.ts';
import { spelled, spelledJson } from './spelling.ts';
import { choiceOption } from './values.ts';

const perspectiveOf = (given: Given): Perspective => {
  const as = choiceOption(given, 'as', ['all', '1', '2']);
  return as === 'all' ? 'all' : as === '1' ? 1 : 2;
};

/** Each step with what the perspective sees of it. */
function* replayJson({ steps, frame }: Replay, perspective: Perspective): Generator<string> {
  for (const step of steps) yield JSON.stringify({ ...step, ...frame(step.step, perspective) });
}

export const replay: Run = async (given, io) => {
  const perspective = perspectiveOf(given);
  const face = faceOf(given, io);
  // Before the screen opens, so that a match that cannot be read is told in the ordinary way.
  const { game, setup, rest } = await readMatch(given, io);
  if (face === 'screen') {
    const [reference = ''] = given.words;
    return openScreen(openServices(io, face), { at: 'replay', reference, perspective }, given);
  }
  const steps = replayOf(game, setup, rest);
  await printLines(
    io,
    face === 'json'
      ? spelledJson(given, replayJson(steps, perspective))
      : spelled(given, replayLines(steps, perspective)),
  );
};
