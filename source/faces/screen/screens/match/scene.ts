import type { View } from '../../../../game/contract.ts';
import { type Move } from '../../../../game/move.ts';
import type { Refusal } from '../../../../game/refusal.ts';
import type { Both, Seat } from '../../../../game/seat.ts';
import { type Notes, emptyNotes } from '../../../../match/match.ts';
import type { Assistance, Session, Snapshot } from '../../../../session/contract.ts';
import { type Phase, needsHandOver, peopleOf, phaseOf } from './phase.ts';
import { screenNames } from '../../boards/names.ts';
import { draftOf } from '../../boards/pointer.ts';
import { type Preview, previewOf } from '../../boards/preview.ts';
import type { MatchState } from './state.ts';

/** Everything that is drawn: what the match is, through the eyes of whoever looks, and what they are about to do. */
export type Scene = {
  readonly state: MatchState;
  readonly snapshot: Snapshot;
  readonly phase: Phase;
  readonly player: Seat;
  readonly names: Both<string>;
  /** Null where nobody may look; everything once the round is over. */
  readonly view: View | null;
  readonly notes: Notes;
  readonly assistance: Assistance | null;
  readonly length: number;
  /** The move that Enter would make, why it cannot be made, and what it would do. */
  readonly draft: Move | undefined;
  readonly refusal: Refusal | undefined;
  readonly preview: Preview | null;
  /** Whether what the player was told is covered too, since nobody else was. */
  readonly isSecretive: boolean;
  /** Who can be called "you": nobody while two people look together. */
  readonly you: Seat | null;
};

const coveredPreview: Preview = { after: null, words: 'what it does is covered', ends: null };

const lengthOf = ({ game, setup }: Snapshot, view: View | null): number =>
  view?.length ?? game.secretLength(game.decodeOptions(setup.options));

/** Only whoever the phase names is looked for: a session is asked for nothing that must not be on the screen. */
export const sceneOf = (session: Session, state: MatchState): Scene => {
  const snapshot = session.snapshot();
  const { game, setup } = snapshot;
  const phase = phaseOf(snapshot, state.present);
  const people = peopleOf(setup);
  const player = phase.seat ?? people[0] ?? 1;
  const isOpen = phase.at === 'play' || phase.at === 'seen' || phase.at === 'wait';
  const view = phase.at === 'ended' ? session.look('all') : isOpen ? session.look(player) : null;
  // Once a round is over two people look together: what each of them noted stays their own.
  const notes = isOpen || (phase.at === 'ended' && people.length === 1) ? session.notes(player) : emptyNotes;
  const draft =
    phase.at === 'play' && view !== null ? draftOf(game, view, state.pointer, notes.marks) : undefined;
  const refusal = draft === undefined || view === null ? undefined : game.refuse(view, draft);
  const names = screenNames(setup);
  const isSecretive = state.isCovered && game.audience === 'mover';
  const preview =
    draft === undefined || view === null || refusal !== undefined ? null : previewOf(view, draft, names);
  return {
    state,
    snapshot,
    phase,
    player,
    names,
    view,
    notes,
    assistance: isOpen ? session.assist(player) : null,
    length: lengthOf(snapshot, view),
    draft,
    refusal,
    isSecretive,
    you: people.length === 1 || needsHandOver(snapshot) ? player : null,
    preview: state.isCovered && game.secrecy !== 'none' && preview !== null ? coveredPreview : preview,
  };
};
