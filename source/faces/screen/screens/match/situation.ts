import type { View } from '../../../../game/contract.ts';
import { type Seat } from '../../../../game/seat.ts';
import type { Command } from '../../../../match/decide.ts';
import type { Notes } from '../../../../match/match.ts';
import type { Snapshot } from '../../../../session/contract.ts';
import type { Phase } from './phase.ts';
import type { MatchState } from './state.ts';

/** What a key meets. */
export type Situation = {
  readonly snapshot: Snapshot;
  readonly phase: Phase;
  /** Who acts: the seat of the phase. */
  readonly player: Seat;
  /** What the player may know; null where nobody may look. */
  readonly view: View | null;
  readonly notes: Notes;
  readonly length: number;
  readonly perRow: number;
  /** How far the page of help can be scrolled; null where there is none. */
  readonly mostRead: number | null;
};

/** Where a key leads out of the match screen. */
export type Intent = 'rules' | 'rematch' | 'replay' | 'review' | 'home' | 'leave';

/** What comes of a key: another state, and perhaps something to be done outside. */
export type Pressed = {
  readonly state: MatchState;
  readonly command?: Command;
  readonly intent?: Intent;
};

/** What an action does. Pure, so that all that keys can do is told without a screen. */
export type Act = (state: MatchState, situation: Situation) => Pressed;
