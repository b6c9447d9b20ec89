import type { Key } from './terminal/key.ts';

/**
 * What a key does now. Footer, help and the keyboard all read the same list, so a key that is shown works and a key
 * that works is shown.
 */
export type Binding<Action> = {
  /** Names as `nameOf` spells them; several keys may do the same. */
  readonly keys: readonly string[];
  /** How the keys are called on screen, such as `arrows` or `u`. */
  readonly label: string;
  /** What happens, in a word or two for the footer. */
  readonly words: string;
  /** More words for the help, where `words` are too few. */
  readonly more?: string;
  readonly action: Action | ((name: string) => Action);
  /** In the help only: the footer has little room. */
  readonly isQuiet?: boolean;
};

/** `left`, `return`, `space`, `u`, `U`, `ctrl-r`. */
export const nameOf = ({ name, char, ctrl, shift }: Key): string => {
  if (name === 'tab' && shift) return 'shift-tab';
  const bare = name === 'char' ? (char ?? '') : name;
  return ctrl ? `ctrl-${bare}` : bare;
};

/** Keys that write something when a text is being typed. */
export const isText = ({ name, ctrl }: Key): boolean => (name === 'char' || name === 'space') && !ctrl;

const isFunction = <Action>(
  action: Binding<Action>['action'],
): action is Extract<Binding<Action>['action'], (name: string) => Action> => typeof action === 'function';

const actionFor = <Action>({ action }: Binding<Action>, name: string): Action =>
  isFunction(action) ? action(name) : action;

/** What the key asks for; undefined if it means nothing here. */
export const actionOf = <Action>(bindings: readonly Binding<Action>[], key: Key): Action | undefined => {
  const name = nameOf(key);
  const binding = bindings.find(({ keys }) => keys.includes(name));
  return binding && actionFor(binding, name);
};

/** What the binding does when it is chosen from the help instead of pressed. */
export const actionOfChoice = <Action>(binding: Binding<Action>): Action =>
  actionFor(binding, binding.keys[0] ?? '');
