import { formatMove } from '../../../../game/move.ts';
import type { Binding } from '../../bindings.ts';
import { hasSecrets, peopleOf } from './phase.ts';
import { hasGuess } from '../../boards/pointer.ts';
import type { Action } from './press.ts';
import type { Scene } from './scene.ts';

type Keys = readonly Binding<Action>[];

const key = (
  keys: readonly string[],
  label: string,
  words: string,
  action: Binding<Action>['action'],
  more?: string,
): Binding<Action> => ({ keys, label, words, action, ...(more === undefined ? {} : { more }) });

const quiet = (binding: Binding<Action>): Binding<Action> => ({ ...binding, isQuiet: true });

const steps: Keys = [
  key(['left', 'h'], 'arrows', 'move', 'left', 'move the cursor; h j k l do the same'),
  quiet(key(['right', 'l'], 'right', 'to the right', 'right')),
  quiet(key(['up', 'k'], 'up', 'a row up', 'up')),
  quiet(key(['down', 'j'], 'down', 'a row down', 'down')),
  quiet(key(['home'], 'Home', 'to the first bit', 'first')),
  quiet(key(['end'], 'End', 'to the last bit', 'last')),
];

const scrolls: Keys = [
  quiet(key(['pageup'], 'PgUp', 'earlier turns of the record', 'scroll-back')),
  quiet(key(['pagedown'], 'PgDn', 'later turns of the record', 'scroll-on')),
];

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const jumps: Keys = [
  quiet(key(digits, '1-9', 'go to that bit and mark it', (name) => `jump-${Number(name)}`)),
];

const bits: Keys = [
  key(['0'], '0 1', 'enter a bit', 'bit-0', 'enter a 0'),
  quiet(key(['1'], '1', 'enter a 1', 'bit-1')),
  quiet(key(['backspace', 'delete'], 'Backspace', 'take the bit back', 'clear')),
];

const notes = ({ snapshot: { game } }: Scene): Keys => [
  key(['n'], 'n', 'note', 'note', 'write a note of your own'),
  key(
    ['m'],
    'm',
    game.secrecy === 'shared' ? 'range' : 'note bit',
    'bit-mark',
    game.secrecy === 'shared'
      ? 'write down the lowest and highest number that the target can be'
      : hasGuess(game)
        ? 'mark what you believe of that bit of the other player: 0, 1, ? or nothing'
        : 'put a star of your own on the bit, or take it away',
  ),
  ...(game.secrecy === 'shared'
    ? [
        quiet(key(['['], '[', 'the target is above your number: mark it', 'low')),
        quiet(key([']'], ']', 'the target is below your number: mark it', 'high')),
      ]
    : []),
];

const rest = (scene: Scene): Keys => {
  const { game, setup, canUndo, canRedo } = scene.snapshot;
  const isCoverable = game.secrecy !== 'none' || peopleOf(setup).length === 2;
  return [
    ...(canUndo ? [key(['u'], 'u', 'undo', 'undo', 'take the last move back')] : []),
    ...(canRedo ? [key(['r', 'U'], 'r', 'redo', 'redo', 'make again what was undone')] : []),
    key(['tab'], 'Tab', 'notes', 'panel', 'go to the record and the notes'),
    ...notes(scene),
    key([':'], ':', 'command', 'command', 'type a move or a command'),
    ...(isCoverable
      ? [
          key(
            ['c'],
            'c',
            scene.state.isCovered ? 'uncover' : 'cover',
            'cover',
            'hide or show what only you may see',
          ),
        ]
      : []),
    ...(scene.phase.at === 'play' || scene.phase.at === 'wait'
      ? [quiet(key(['x'], 'x', 'resign', 'resign', 'give this round up'))]
      : []),
    quiet(key(['R'], 'R', 'rules', 'rules', 'read the rules of this game')),
    ...scrolls,
  ];
};

const hintKeys = ({ snapshot: { setup } }: Scene): Keys =>
  setup.assist ? [key(['i'], 'i', 'hint', 'hint', 'a hint, and a plainer one each time')] : [];

const playKeys = (scene: Scene): Keys => {
  const { draft, state, snapshot } = scene;
  const isGuess = state.pointer.cursor.row === 1;
  const does = draft === undefined ? 'guess' : formatMove(draft);
  return [
    key(['return'], 'Enter', does, 'commit', `make the move: ${does}`),
    ...(isGuess ? bits : []),
    key(
      ['space'],
      'space',
      isGuess ? 'turn' : 'mark',
      'mark',
      isGuess ? 'turn the bit over' : 'mark the bit',
    ),
    ...hintKeys(scene),
    ...steps.map((each) =>
      hasGuess(snapshot.game) && each.action === 'left' ? { ...each, words: 'move, down guesses' } : each,
    ),
    ...(isGuess ? [] : jumps),
    ...rest(scene),
  ];
};

const secretKeys: Keys = [
  key(['return'], 'Enter', 'keep', 'commit', 'keep this secret; with nothing chosen, draw one'),
  ...bits,
  key(['space'], 'space', 'turn', 'mark', 'turn the bit over'),
  ...steps,
  key(['r'], 'r', 'draw', 'random', 'draw a secret at random'),
  quiet(key([':'], ':', 'command', 'command', 'type a command')),
  quiet(key(['R'], 'R', 'rules', 'rules', 'read the rules of this game')),
];

const panelKeys = (scene: Scene): Keys => [
  key(['return'], 'Enter', 'edit', 'edit', 'edit this line; without text it is removed'),
  key(['n'], 'n', 'new line', 'note'),
  key(['up', 'k'], 'up/down', 'choose', 'earlier', 'the line above'),
  quiet(key(['down', 'j'], 'down', 'the line below', 'later')),
  key(['delete', 'backspace'], 'Del', 'remove', 'remove', 'remove this line'),
  key(['pageup'], 'PgUp', 'older', 'scroll-back', 'earlier turns of the record'),
  quiet(key(['pagedown'], 'PgDn', 'later turns of the record', 'scroll-on')),
  ...(scene.assistance === null
    ? [key(['tab', 'escape'], 'Tab', 'board', 'cancel', 'back to the board')]
    : [
        key(['tab'], 'Tab', 'assist', 'panel', 'all that is worked out, and every hint'),
        key(['escape'], 'Esc', 'board', 'cancel', 'back to the board'),
      ]),
  ...rest(scene).filter(({ action }) => action === 'cover' || action === 'undo' || action === 'command'),
];

/** On the page of what is worked out. */
const helpKeys = (scene: Scene): Keys => [
  key(['tab', 'escape'], 'Tab', 'board', 'cancel', 'back to the board'),
  key(['down', 'j', 'J', 'pagedown'], 'up/down', 'scroll', 'read-on', 'scroll down'),
  quiet(key(['up', 'k', 'K', 'pageup'], 'up', 'scroll up', 'read-back')),
  // In the open games there is nothing on it to be covered.
  ...rest(scene).filter(({ action }) => action === 'cover' && hasSecrets(scene.snapshot.game)),
];

const endedKeys = ({ snapshot: { isEnded } }: Scene, isNarrow: boolean): Keys => [
  isEnded
    ? key(['return'], 'Enter', 'rematch', 'rematch', 'play again with sides changed')
    : key(['return'], 'Enter', 'next round', 'next-round', 'begin the next round'),
  ...(isEnded ? [] : [quiet(key(['N'], 'N', 'new match', 'rematch', 'a new match with sides changed'))]),
  key(['v'], 'v', 'review', 'review', 'see what each move was worth'),
  key(['escape'], 'Esc', 'menu', 'home', 'back to the menu'),
  key(['p'], 'p', 'replay', 'replay', 'go through the match move by move'),
  ...(isNarrow ? [key(['tab'], 'Tab', 'record', 'panel')] : []),
  quiet(key(['R'], 'R', 'rules', 'rules', 'read the rules of this game')),
  ...scrolls,
];

/** Computers among themselves are only looked at. */
const watchKeys = (isNarrow: boolean): Keys => [
  ...(isNarrow ? [key(['tab'], 'Tab', 'record', 'panel')] : []),
  ...scrolls,
  key(['R'], 'R', 'rules', 'rules', 'read the rules of this game'),
];

const typingKeys = ({ state: { entry } }: Scene): Keys => [
  key(['return'], 'Enter', entry?.kind === 'command' ? 'do it' : 'keep', 'send'),
  ...(entry?.kind === 'command'
    ? [
        key(['tab'], 'Tab', 'complete', 'complete'),
        key(['escape'], 'Esc', 'cancel', 'cancel'),
        key(['up'], 'up/down', 'earlier lines', 'older'),
        quiet(key(['down'], 'down', 'later lines', 'newer')),
      ]
    : [key(['escape'], 'Esc', 'cancel', 'cancel')]),
];

const resignKeys: Keys = [
  key(['y', 'Y'], 'y', 'resign', 'resign-surely'),
  key(['n', 'N', 'escape'], 'n', 'play on', 'cancel'),
];

/** The keys that work now, the most useful first. */
export const keysFor = (scene: Scene, isNarrow: boolean): Keys => {
  const { phase, state } = scene;
  if (state.entry !== null) return typingKeys(scene);
  if (state.isResigning) return resignKeys;
  if (phase.at === 'ended') return endedKeys(scene, isNarrow);
  if (phase.at === 'hand-over')
    return [key(['return'], 'Enter', 'I am alone', 'commit', 'show what only this player may see')];
  if (phase.at === 'secret') return secretKeys;
  if (peopleOf(scene.snapshot.setup).length === 0) return watchKeys(isNarrow);
  if (state.focus === 'help' && scene.assistance !== null) return helpKeys(scene);
  if (state.focus === 'panel') return panelKeys(scene);
  if (phase.at === 'play') return playKeys(scene);
  return phase.at === 'seen'
    ? [
        key(['return'], 'Enter', 'hand over', 'commit', 'cover everything for the other player'),
        ...rest(scene),
      ]
    : [...steps, ...rest(scene)];
};
