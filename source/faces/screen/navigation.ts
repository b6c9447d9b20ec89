import { createContext, useContext } from 'react';
import type { Perspective } from '../../game/seat.ts';
import type { Services } from '../../session/services.ts';
import type { Session } from '../../session/contract.ts';

/** Where somebody can be in the program. */
export type Place =
  | { readonly at: 'menu' }
  | { readonly at: 'setup'; readonly game: string }
  | { readonly at: 'match'; readonly session: Session }
  | { readonly at: 'matches' }
  | {
      readonly at: 'replay';
      readonly reference: string;
      readonly event?: number;
      readonly perspective?: Perspective;
    }
  | { readonly at: 'review'; readonly reference: string }
  | { readonly at: 'learn'; readonly reference: string }
  | { readonly at: 'statistics' }
  | { readonly at: 'rules'; readonly game: string | null }
  | { readonly at: 'settings' };

export type Navigation = {
  readonly services: Services;
  readonly go: (place: Place) => void;
  /** Goes on to a place from which Esc does not lead back here. */
  readonly replace: (place: Place) => void;
  readonly back: () => void;
  readonly home: () => void;
  /** Leaves the program. */
  readonly leave: () => void;
  /** Says something in the line above the keys, until the next key. */
  readonly say: (words: string) => void;
  /** Forgets what was said, unless something newer has been said since. */
  readonly hush: (old: Notice) => void;
  /** Does something that may fail because of a file; what went wrong is said, and undefined returned. */
  readonly attempt: <T>(action: () => T) => T | undefined;
  /** From now on with or without characters outside ASCII. */
  readonly setAscii: (isAscii: boolean) => void;
};

export const NavigationContext = createContext<Navigation | null>(null);

export const useNavigation = (): Navigation => {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Error('A screen is drawn outside the app.');
  return navigation;
};

/** Whether a screen is on top; those beneath keep their state and wait. */
export const OnTopContext = createContext(true);

/** What was last said, for the frame. Two notices of the same words are two notices. */
export type Notice = { readonly words: string };

export const silence: Notice = { words: '' };

export const NoticeContext = createContext<Notice>(silence);
