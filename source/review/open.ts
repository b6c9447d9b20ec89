import { type Bits, differences } from '../bits/bits.ts';
import type { Seat } from '../game/seat.ts';
import { patternOf } from '../games/quantum-flip/rules.ts';
import { rowsOf } from '../solver/rows.ts';
import type { Judged } from '../solver/value.ts';
import type { Evaluation, MoveMark } from './contract.ts';
import type { Judgement } from './judgement.ts';
import { chanceOf, markOf } from './marks.ts';
import {
  type OpenPosition,
  type OpenView,
  boardAfter,
  positionAfter,
  positionOf,
  tableOf,
  tableWithin,
} from './open-position.ts';
import { areMirrored } from './row-facts.ts';

/** What is true of a move in an open game. */
export type OpenFacts = {
  readonly position: OpenPosition;
  readonly move: string;
  readonly mark: MoveMark;
  /** The board after the move. */
  readonly left: Bits;
  /** For the mover, before the move and after it. */
  readonly before: Judged;
  readonly after: Judged;
  /** Moves that the draw rule still allows after this one. */
  readonly movesLeft: number | null;
  /** The draw rule comes before the end that the position would have: for the mover, from after the move. */
  readonly cut: Judged | null;
  /** With what the opponent wins soonest, if the move leaves them a win. */
  readonly reply: string | null;
  /** What would win for the mover at once if the opponent did not prevent it. */
  readonly threat: string | null;
  /** A best move, if the move was not one. */
  readonly better: string | null;
};

const evaluationOf = ({ value, plies }: Judged): Evaluation => ({ chance: chanceOf(value), value, plies });

/** The move that finishes the mover's pattern from this board. */
const threatOn = (position: OpenPosition, left: Bits, mover: Seat): string | null => {
  if (position.game !== 'quantum-flip') return null;
  const wrong = differences(left, patternOf(mover, left.length));
  return wrong.length === 1 || wrong.length === 2 ? `flip ${wrong.join(' ')}` : null;
};

/** Of moves that are equally good, the one that is most easily explained. */
export const plainest = (position: OpenPosition, best: readonly string[]): string | null =>
  (position.game === 'bit-flip-showdown' && !position.misere
    ? best.find((move) => areMirrored(rowsOf(boardAfter(position.bits, move))))
    : undefined) ??
  best[0] ??
  null;

/** Judges a move by proof. Undefined: there is no such move here. */
export const judgeOpen = (
  view: OpenView,
  move: string,
  movesLeft: number | null,
): Judgement<OpenFacts> | undefined => {
  const position = positionOf(view);
  const table = tableWithin(position, movesLeft);
  const judged = table.byMove.get(move);
  const free = tableOf(position).byMove.get(move);
  if (judged === undefined || free === undefined) return undefined;

  const mark = markOf(table, judged);
  const before: Judged = { value: table.value, plies: table.plies };
  const after: Judged = { value: judged.value, plies: judged.plies === null ? null : judged.plies - 1 };
  const next = positionAfter(position, move);
  const facts: OpenFacts = {
    position,
    move,
    mark,
    left: next.bits,
    before,
    after,
    movesLeft: movesLeft === null ? null : movesLeft - 1,
    cut: free.value === judged.value ? null : { value: free.value, plies: (free.plies ?? 1) - 1 },
    reply: after.value === 'loss' ? (tableOf(next).best[0] ?? null) : null,
    // The draw rule may leave the mover no other turn to carry it out.
    threat:
      after.plies === 0 || (movesLeft !== null && movesLeft <= 2)
        ? null
        : threatOn(position, next.bits, position.player),
    better: mark === 'best' ? null : plainest(position, table.best),
  };
  return { before: evaluationOf(before), after: evaluationOf(after), best: table.best, mark, facts };
};
