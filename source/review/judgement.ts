import type { Feedback } from '../game/contract.ts';
import type { Evaluation, MoveMark } from './contract.ts';

/** What is judged beside the view: the rest of what the mover could know. */
export type Circumstances = {
  /** Moves until the house rule `draw-after` ends the round, this one included; null without the rule. */
  readonly movesLeft: number | null;
  /** What the mover was told about the move. It never touches the mark. */
  readonly said: Feedback;
  /** The mover has heard things that the record no longer shows, because moves were taken back. */
  readonly hasHeardMore: boolean;
};

/** A move judged, with the facts from which its sentence is made. */
export type Judgement<Facts> = {
  readonly before: Evaluation;
  readonly after: Evaluation;
  readonly best: readonly string[];
  readonly mark: MoveMark;
  readonly facts: Facts;
};
