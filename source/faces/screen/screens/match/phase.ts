import type { AnyGame } from '../../../../game/contract.ts';
import { type Seat, at, seats } from '../../../../game/seat.ts';
import type { Snapshot } from '../../../../session/contract.ts';

/** What the screen is for at the moment, and through whose eyes it is seen. */
export type Phase =
  /** The seat chooses its secret. */
  | { readonly at: 'secret'; readonly seat: Seat }
  /** Between two people: nobody's eyes, until the seat says that it is alone. */
  | { readonly at: 'hand-over'; readonly seat: Seat }
  /** The seat sees what its move did, and then hands over. */
  | { readonly at: 'seen'; readonly seat: Seat }
  | { readonly at: 'play'; readonly seat: Seat }
  /** A computer is to move; the seat watches. */
  | { readonly at: 'wait'; readonly seat: Seat }
  | { readonly at: 'ended'; readonly seat: null };

type Known = Pick<Snapshot, 'game' | 'setup' | 'secretsWanted' | 'toMove' | 'outcome'>;

export const peopleOf = ({ players }: Snapshot['setup']): readonly Seat[] =>
  seats.filter((seat) => at(players, seat).kind === 'human');

/** Whether a game shows something to one seat that the other may not see. */
export const hasSecrets = ({ secrecy, audience }: AnyGame): boolean =>
  secrecy !== 'none' || audience !== 'all';

/** Two people with secrets from each other must not look at the screen together. */
export const needsHandOver = ({ game, setup }: Pick<Snapshot, 'game' | 'setup'>): boolean =>
  hasSecrets(game) && peopleOf(setup).length === 2;

/** `present`: who of two people with secrets has said to be alone at the screen. */
export const phaseOf = (known: Known, present: Seat | null): Phase => {
  const { setup, secretsWanted, toMove, outcome } = known;
  if (outcome !== null) return { at: 'ended', seat: null };
  const people = peopleOf(setup);
  const [chooser] = secretsWanted;
  const active = chooser ?? toMove;
  if (active === null || !people.includes(active)) return { at: 'wait', seat: people[0] ?? 1 };
  const turn: Phase = { at: chooser === undefined ? 'play' : 'secret', seat: active };
  if (!needsHandOver(known) || present === active) return turn;
  return present === null || chooser !== undefined
    ? { at: 'hand-over', seat: active }
    : { at: 'seen', seat: present };
};
