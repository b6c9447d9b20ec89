import { type Seat, at, isSeat } from '../../../../game/seat.ts';
import type { Announcement } from '../../../../match/announce.ts';
import type { Snapshot } from '../../../../session/contract.ts';
import type { Field } from '../../text/field.ts';
import type { CommandLine } from './command-line.ts';
import { hasSecrets, needsHandOver, peopleOf } from './phase.ts';
import { type Pointer, cleared, freshPointer } from '../../boards/pointer.ts';

/** What is being typed. */
export type Entry =
  | { readonly kind: 'command'; readonly line: CommandLine }
  /** `line` counts from 0; one past the last adds a line. */
  | { readonly kind: 'note'; readonly line: number; readonly field: Field }
  | { readonly kind: 'bound'; readonly mark: 'low' | 'high'; readonly field: Field };

/** What the screen remembers that the match does not know. */
export type MatchState = {
  /** Who of two people with secrets has said to be alone at the screen. */
  readonly present: Seat | null;
  readonly pointer: Pointer;
  readonly isCovered: boolean;
  /** `help`: what is worked out for the player, on a page of its own. */
  readonly focus: 'board' | 'panel' | 'help';
  /** How far that page is scrolled down. */
  readonly read: number;
  /** The line of the notes that the panel's cursor is on. */
  readonly chosen: number;
  /** How many turns the record is scrolled back. */
  readonly scrolled: number;
  readonly entry: Entry | null;
  /** Earlier lines of the `:` line. */
  readonly history: readonly string[];
  readonly isResigning: boolean;
  /** What was asked for at this move, plainer each time. */
  readonly hints: readonly string[];
  /** That a move was taken back or made again just now. */
  readonly rewound: string | null;
  /** Why the last key did nothing. */
  readonly said: string;
  /** Tells two moments of the match apart. */
  readonly moment: string;
};

const momentOf = ({ round, moves, toMove, secretsWanted, outcome }: Snapshot): string =>
  [round, moves, toMove, secretsWanted.length, outcome?.reason].join(' ');

/** Two people who look at the screen together keep their notes covered until they ask for them. */
const isCoveredAtFirst = ({ game, setup }: Snapshot): boolean =>
  !hasSecrets(game) && peopleOf(setup).length === 2;

export const freshState = (snapshot: Snapshot): MatchState => ({
  present: null,
  pointer: freshPointer,
  isCovered: isCoveredAtFirst(snapshot),
  focus: 'board',
  read: 0,
  chosen: 0,
  scrolled: 0,
  entry: null,
  history: [],
  isResigning: false,
  hints: [],
  rewound: null,
  said: '',
  moment: momentOf(snapshot),
});

/** Nobody knows who of two people at one keyboard pressed the key, unless only one of them was looking. */
const rewoundWords = ({ type, by }: Announcement, snapshot: Snapshot): string => {
  const deed = type === 'undone' ? 'took the last move back' : 'made it again';
  if (isSeat(by) && needsHandOver(snapshot)) return `${by} ${at(snapshot.setup.players, by).name} ${deed}.`;
  return type === 'undone' ? 'Taken back.' : 'Made again.';
};

/** There are three steps: whoever asks again is told the last one again. */
const hinted = (state: MatchState, step: number, text: string): MatchState =>
  step <= state.hints.length
    ? { ...state, said: 'There is no plainer hint for this move.' }
    : { ...state, hints: [...state.hints, text] };

/** The state after something was said in the match. A new moment begins with nothing prepared. */
export const told = (before: MatchState, news: readonly Announcement[], snapshot: Snapshot): MatchState => {
  const moment = momentOf(snapshot);
  const isNew = moment !== before.moment;
  const state: MatchState = isNew
    ? {
        ...before,
        moment,
        pointer: cleared(before.pointer),
        isCovered: before.isCovered || isCoveredAtFirst(snapshot),
        scrolled: 0,
        // What one of two people typed is not for the other.
        history: peopleOf(snapshot.setup).length === 2 ? [] : before.history,
        isResigning: false,
        hints: [],
        read: 0,
        rewound: null,
      }
    : before;
  return news.reduce((so, said): MatchState => {
    if (said.type === 'undone' || said.type === 'redone') {
      return { ...so, rewound: rewoundWords(said, snapshot) };
    }
    return said.type === 'hint' ? hinted(so, Number(said['step']), String(said['text'])) : so;
  }, state);
};
