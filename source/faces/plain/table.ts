import { type Seat, at, seats } from '../../game/seat.ts';
import type { Session } from '../../session/contract.ts';
import { type Labels, labelsOf } from './labels.ts';
import { type Talk, type TalkParts, openTalk } from './talk.ts';

/** Everything that a conversation is about: the match, who plays it, and the lines to and from them. */
export type Table = {
  readonly session: Session;
  readonly talk: Talk;
  readonly labels: Labels;
  readonly people: readonly Seat[];
  readonly isTerminal: boolean;
  readonly isDumb: boolean;
  /** Whether the terminal can be told not to show what is typed. */
  readonly canHide: boolean;
  /** Two people at one keyboard, each with something that the other may not see. */
  readonly isCovered: boolean;
};

export const openTable = (session: Session, parts: TalkParts, onGone: () => void): Table => {
  const { game, setup } = session.snapshot();
  const people = seats.filter((seat) => at(setup.players, seat).kind === 'human');
  return {
    session,
    talk: openTalk(parts, onGone),
    labels: labelsOf(setup.players),
    people,
    isTerminal: parts.isTerminal,
    isDumb: parts.isDumb,
    canHide: parts.input.isTTY === true,
    isCovered: people.length === 2 && game.secrecy !== 'none',
  };
};
