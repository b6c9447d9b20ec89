import type { AnyGame, Outcome, View } from '../game/contract.ts';
import { type Perspective, type Seat, at } from '../game/seat.ts';
import { lengthOf } from '../game/trail.ts';
import { type Announcement, announce, toMove, viewFor } from './announce.ts';
import type { MatchEvent } from './events.ts';
import { begin, evolve } from './evolve.ts';
import { type FairnessCode, fairnessCodes } from './fairness.ts';
import type { Match, Notes, Tally } from './match.ts';
import type { MatchSetup } from './setup.ts';

/** A moment worth stopping at: a round begins, a move is made, taken back, made again, or a player resigns. */
export type ReplayStep = {
  readonly step: number;
  readonly type: 'round-started' | 'moved' | 'undone' | 'redone' | 'resigned';
  readonly round: number;
  /** Moves in force after it. */
  readonly moves: number;
  readonly player: Seat | null;
  /** Taken back later and not made again. */
  readonly isUndone: boolean;
  readonly outcome: Outcome | null;
  /** Where its event stands in the log. */
  readonly event: number;
};

/** What one perspective sees at a step. */
export type ReplayFrame = {
  readonly view: View | null;
  readonly said: readonly Announcement[];
  readonly notes: Notes | null;
  readonly tally: Tally;
  readonly toMove: Seat | null;
  readonly outcome: Outcome | null;
  readonly fairness: readonly FairnessCode[];
};

export type Replay = {
  readonly game: AnyGame;
  readonly setup: MatchSetup;
  readonly steps: readonly ReplayStep[];
  readonly frame: (step: number, perspective: Perspective) => ReplayFrame | undefined;
};

type Moment = {
  readonly step: Omit<ReplayStep, 'isUndone'>;
  readonly before: Match;
  readonly after: Match;
  event: MatchEvent;
};

const isStep = (type: MatchEvent['type']): type is ReplayStep['type'] =>
  ['round-started', 'moved', 'undone', 'redone', 'resigned'].includes(type);

const mayHear = (perspective: Perspective) => (said: Announcement) =>
  perspective === 'all' || said.to === 'all' || said.to === perspective;

/** Secrets that follow the start of a round belong to it; notes belong to the step before them. */
const momentsOf = (game: AnyGame, setup: MatchSetup, rest: readonly MatchEvent[]): readonly Moment[] => {
  const moments: Moment[] = [];
  let match = begin(setup);
  for (const [index, event] of rest.entries()) {
    const before = match;
    match = evolve(game, match, event);
    const last = moments.at(-1);
    if (isStep(event.type)) {
      const step = {
        step: moments.length,
        type: event.type,
        round: match.round.number,
        moves: lengthOf(match.round.past),
        player: 'player' in event ? event.player : null,
        outcome: match.round.outcome,
        event: index + 1,
      };
      moments.push({ step, before, after: match, event });
    } else if (last !== undefined) {
      moments[moments.length - 1] = { ...last, after: match };
    }
  }
  return moments;
};

/** Which of the moves are not in force at the end of their round: they were taken back for good. */
const undoneSteps = (moments: readonly Moment[]): ReadonlySet<number> => {
  const undone = new Set<number>();
  let inForce: number[] = [];
  let takenBack: number[][] = [];
  for (const { step, event } of moments) {
    if (event.type === 'round-started') [inForce, takenBack] = [[], []];
    if (event.type === 'moved') {
      inForce.push(step.step);
      takenBack = [];
    }
    if (event.type === 'undone') {
      const group = inForce.splice(-event.count);
      for (const index of group) undone.add(index);
      takenBack.push(group);
    }
    if (event.type === 'redone') {
      const group = takenBack.pop() ?? [];
      for (const index of group) undone.delete(index);
      inForce.push(...group);
    }
  }
  return undone;
};

/** A match, step by step, through the eyes of either seat or of both. `rest`: all events but the first. */
export const replayOf = (game: AnyGame, setup: MatchSetup, rest: readonly MatchEvent[]): Replay => {
  const moments = momentsOf(game, setup, rest);
  const undone = undoneSteps(moments);
  return {
    game,
    setup,
    steps: moments.map(({ step }) => ({ ...step, isUndone: undone.has(step.step) })),
    frame: (index, perspective) => {
      const moment = moments[index];
      if (moment === undefined) return undefined;
      const { before, after, event } = moment;
      return {
        view: viewFor(game, after, perspective),
        said: announce(game, before, event, after).filter(mayHear(perspective)),
        notes: perspective === 'all' ? null : at(after.round.notes, perspective),
        tally: after.tally,
        toMove: toMove(game, after),
        outcome: after.round.outcome,
        fairness: fairnessCodes(game, after),
      };
    },
  };
};
