import { type Perspective, at, seats } from '../../../../game/seat.ts';
import type { Replay, ReplayStep } from '../../../../match/replay.ts';
import type { Binding } from '../../bindings.ts';
import type { Key } from '../../terminal/key.ts';
import { type Field, edited, fieldOf } from '../../text/field.ts';

/** Where a replay stands, through whose eyes, and how fast it goes on by itself. */
export type ReplayState = {
  readonly step: number;
  readonly perspective: Perspective;
  /** Through whose eyes the match may be seen. */
  readonly eyes: readonly Perspective[];
  readonly isPlaying: boolean;
  readonly speed: number;
  /** The number of a move that is being typed. */
  readonly jump: Field | null;
};

/** Milliseconds a step, slowest first. */
export const speeds = [3000, 1500, 800, 400, 150] as const;

export type ReplayAction =
  | { readonly by: number }
  | { readonly round: 1 | -1 }
  | { readonly faster: 1 | -1 }
  | { readonly perspective: Perspective }
  | 'perspective'
  | 'autoplay'
  | 'jump'
  | 'jump-there'
  | 'jump-not'
  | 'branch'
  | 'review';

const jumping: readonly Binding<ReplayAction>[] = [
  { keys: ['return'], label: 'Enter', words: 'go to that move', action: 'jump-there' },
  { keys: ['escape'], label: 'Esc', words: 'stay here', action: 'jump-not' },
];

const stepping: readonly Binding<ReplayAction>[] = [
  {
    keys: ['right', 'l', 'space', 'j', 'down'],
    label: 'left/right',
    words: 'step',
    more: 'the next step',
    action: { by: 1 },
  },
  {
    keys: ['left', 'h', 'backspace', 'k', 'up'],
    label: 'left',
    words: 'the step before',
    action: { by: -1 },
    isQuiet: true,
  },
  { keys: ['a'], label: 'a', words: 'autoplay', more: 'go on by itself, or stop', action: 'autoplay' },
  {
    keys: ['tab'],
    label: 'Tab',
    words: 'eyes',
    more: 'through the eyes of all, player 1 or player 2',
    action: 'perspective',
  },
  {
    keys: ['b'],
    label: 'b',
    words: 'play from here',
    more: 'a new match from this moment',
    action: 'branch',
  },
  { keys: ['v'], label: 'v', words: 'review', more: 'judge every move', action: 'review' },
  { keys: ['m', ':'], label: 'm', words: 'go to a move by its number', action: 'jump', isQuiet: true },
  { keys: ['home', 'g'], label: 'Home', words: 'to the beginning', action: { by: -1e9 }, isQuiet: true },
  { keys: ['end', 'G'], label: 'End', words: 'to the end', action: { by: 1e9 }, isQuiet: true },
  { keys: ['n', 'pagedown'], label: 'n', words: 'next round', action: { round: 1 }, isQuiet: true },
  { keys: ['p', 'pageup'], label: 'p', words: 'previous round', action: { round: -1 }, isQuiet: true },
  { keys: ['+', '='], label: '+', words: 'faster', action: { faster: 1 }, isQuiet: true },
  { keys: ['-'], label: '-', words: 'slower', action: { faster: -1 }, isQuiet: true },
  {
    keys: ['1'],
    label: '1',
    words: 'through the eyes of player 1',
    action: { perspective: 1 },
    isQuiet: true,
  },
  {
    keys: ['2'],
    label: '2',
    words: 'through the eyes of player 2',
    action: { perspective: 2 },
    isQuiet: true,
  },
  { keys: ['0'], label: '0', words: 'see everything', action: { perspective: 'all' }, isQuiet: true },
];

/** Whether the key would look through eyes that are not offered, or change them where there is one pair. */
const isOffered = ({ eyes }: ReplayState, { action }: Binding<ReplayAction>): boolean => {
  if (action === 'perspective') return eyes.length > 1;
  return typeof action !== 'object' || !('perspective' in action) || eyes.includes(action.perspective);
};

export const replayBindings = (state: ReplayState): readonly Binding<ReplayAction>[] =>
  state.jump === null ? stepping.filter((binding) => isOffered(state, binding)) : jumping;

/**
 * A match with secrets that is still being played is seen only through the eyes of the people who play it; after that
 * everybody may see everything.
 */
export const eyesOn = ({
  game,
  setup,
  steps,
}: Pick<Replay, 'game' | 'setup' | 'steps'>): readonly Perspective[] => {
  const people = seats.filter((seat) => at(setup.players, seat).kind === 'human');
  const isOver = steps.at(-1)?.outcome !== null;
  return game.secrecy === 'none' || isOver || people.length === 0 ? ['all', ...seats] : people;
};

export const openReplay = (
  replay: Pick<Replay, 'game' | 'setup' | 'steps'>,
  event: number | undefined,
  asked: Perspective = 'all',
): ReplayState => {
  const eyes = eyesOn(replay);
  return {
    step: Math.max(0, event === undefined ? 0 : replay.steps.findIndex((step) => step.event === event)),
    perspective: eyes.includes(asked) ? asked : (eyes[0] ?? 'all'),
    eyes,
    isPlaying: false,
    speed: 2,
    jump: null,
  };
};

const nextEyes = ({ eyes, perspective }: ReplayState): Perspective =>
  eyes[(eyes.indexOf(perspective) + 1) % eyes.length] ?? perspective;

/** The nearest step at which a round begins, in that direction; the last step of all if there is none. */
const roundStep = (steps: readonly ReplayStep[], from: number, by: 1 | -1): number => {
  const isStart = ({ type }: ReplayStep): boolean => type === 'round-started';
  if (by === 1) {
    const found = steps.findIndex((step) => step.step > from && isStart(step));
    return found === -1 ? steps.length - 1 : found;
  }
  return Math.max(
    0,
    steps.findLastIndex((step) => step.step < from && isStart(step)),
  );
};

/** The move of that number in the round that is shown, as it was played for good if it was. */
const stepOfMove = (steps: readonly ReplayStep[], state: ReplayState, move: number): number => {
  const round = steps[state.step]?.round;
  const fits = steps.filter((step) => step.round === round && step.moves === move);
  const wanted = fits.find(({ type, isUndone }) => type === 'moved' && !isUndone) ?? fits[0];
  return wanted?.step ?? state.step;
};

export const actInReplay = (
  steps: readonly ReplayStep[],
  state: ReplayState,
  action: ReplayAction,
): ReplayState => {
  const to = (step: number): ReplayState => ({
    ...state,
    step: Math.max(0, Math.min(steps.length - 1, step)),
    isPlaying: false,
  });
  if (typeof action === 'object') {
    if ('by' in action) return to(state.step + action.by);
    if ('round' in action) return to(roundStep(steps, state.step, action.round));
    if ('perspective' in action) return { ...state, perspective: action.perspective };
    return { ...state, speed: Math.max(0, Math.min(speeds.length - 1, state.speed + action.faster)) };
  }
  switch (action) {
    case 'perspective':
      return { ...state, perspective: nextEyes(state) };
    case 'autoplay': {
      const isAtEnd = state.step >= steps.length - 1;
      return { ...state, isPlaying: !state.isPlaying, step: isAtEnd && !state.isPlaying ? 0 : state.step };
    }
    case 'jump':
      return { ...state, jump: fieldOf(), isPlaying: false };
    case 'jump-not':
      return { ...state, jump: null };
    case 'jump-there': {
      const wanted = Number.parseInt(state.jump?.text ?? '', 10);
      const step = Number.isNaN(wanted) ? state.step : stepOfMove(steps, state, wanted);
      return { ...state, step, jump: null };
    }
    case 'branch':
    case 'review':
      return { ...state, isPlaying: false };
  }
};

/** One step of going on by itself; it stops at the end. */
export const playedOn = (steps: readonly ReplayStep[], state: ReplayState): ReplayState => {
  const step = Math.min(steps.length - 1, state.step + 1);
  return { ...state, step, isPlaying: state.isPlaying && step < steps.length - 1 };
};

export const typeJump = (state: ReplayState, key: Key): ReplayState => {
  const isDigit = key.name !== 'char' || /^\d$/u.test(key.char ?? '');
  return state.jump === null || !isDigit
    ? state
    : { ...state, jump: edited(state.jump, key, 6) ?? state.jump };
};
