import type { AnyGame } from '../../source/game/contract.ts';
import type { MatchEvent } from '../../source/match/events.ts';
import { replayOf } from '../../source/match/replay.ts';
import type { MatchSetup } from '../../source/match/setup.ts';

/** Every frame of a replay, through the eyes of each seat and of both. */
export const framesOf = (game: AnyGame, setup: MatchSetup, rest: readonly MatchEvent[]) => {
  const { steps, frame } = replayOf(game, setup, rest);
  return steps.map((step) => ({
    step,
    1: frame(step.step, 1),
    2: frame(step.step, 2),
    all: frame(step.step, 'all'),
  }));
};
