import type { Feedback } from '../game/contract.ts';
import type { Range } from '../solver/binary-battle.ts';
import type { Hearing } from '../solver/number-flip-duel.ts';
import type { Evaluation, MoveMark } from './contract.ts';
import type { Listed } from './duel-listed.ts';

/** What is judged beside the view: the rest of what the mover could know. */
export type Circumstances = {
  /** Moves until the house rule `draw-after` ends the round, this one included; null without the rule. */
  readonly movesLeft: number | null;
  /** What the mover was told about the move; null for a move that was only thought of. It never touches the mark. */
  readonly said: Feedback | null;
  /** The mover has heard things that the record no longer shows, because moves were taken back. It all counts. */
  readonly hasHeardMore: boolean;
  readonly hasOpponentHeardMore?: boolean;
  /** What the mover can prove, if somebody has kept count of it: else it is read from the record. */
  readonly range?: Range;
  readonly hearing?: Hearing;
  /** What both can prove of the difference, where it has not the shape that `hearing` can tell. */
  readonly listed?: Listed | null;
};

/** A move judged. */
export type Verdict = {
  readonly before: Evaluation;
  readonly after: Evaluation;
  readonly best: readonly string[];
  readonly mark: MoveMark;
  readonly why: string;
};

/** The same before the sentence is made: the facts that it will speak from. */
export type Judgement<Facts> = Omit<Verdict, 'why'> & { readonly facts: Facts };
