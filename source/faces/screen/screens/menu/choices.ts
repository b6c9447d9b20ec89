import { counted } from '../../../plain/sentences.ts';
import type { Services } from '../../../../session/services.ts';
import type { Place } from '../../navigation.ts';

/** What the menu offers: a game to set up, a match to go on with, or a place to look at. */
export type Choice =
  | { readonly kind: 'game'; readonly game: string; readonly label: string }
  | { readonly kind: 'resume'; readonly match: string; readonly label: string; readonly words: string }
  | { readonly kind: 'place'; readonly place: Place; readonly label: string; readonly words: string };

const places: readonly Choice[] = [
  {
    kind: 'place',
    place: { at: 'matches' },
    label: 'Saved matches',
    words: 'Everything that was ever played here: go on with it, replay it, have it reviewed.',
  },
  {
    kind: 'place',
    place: { at: 'statistics' },
    label: 'Statistics',
    words: 'Wins, streaks and accuracy by game and opponent, worked out from the saved matches alone.',
  },
  {
    kind: 'place',
    place: { at: 'rules', game: null },
    label: 'Rules',
    words: 'How each game is played, and what is known about playing it well.',
  },
  {
    kind: 'place',
    place: { at: 'settings' },
    label: 'Settings',
    words: 'Your name, and whether to draw with plain ASCII characters only.',
  },
];

/** Reading thousands of logs would keep the menu waiting; whoever left a match longer ago finds it in the list. */
const mostLookedAt = 50;

const savedMatches = ({ matches }: Services): ReturnType<Services['matches']> => {
  try {
    return matches(mostLookedAt);
  } catch {
    // A folder that cannot be read offers nothing to go on with; the list of saved matches says why.
    return [];
  }
};

/** The newest match that is not over. */
const resumable = (services: Services): readonly Choice[] => {
  const { games } = services;
  const open = savedMatches(services).find(({ isEnded, damage }) => !isEnded && damage === null);
  const game = games.find(({ id }) => id === open?.game);
  if (open === undefined || game === undefined) return [];
  const [first, second] = open.players;
  return [
    {
      kind: 'resume',
      match: open.match,
      label: 'Resume',
      words: `${game.name}: ${first.name} against ${second.name}, round ${open.roundsPlayed + 1} of ${open.rounds}, ${counted(open.moves, 'move')} made.`,
    },
  ];
};

export const choicesOf = (services: Services): readonly Choice[] => [
  ...services.games.map(({ id, name }): Choice => ({ kind: 'game', game: id, label: name })),
  ...resumable(services),
  ...places,
];

/** Where the cursor stands at first: on the game that was played last. */
export const firstChoice = (choices: readonly Choice[], lastGame: string | null): number =>
  Math.max(
    0,
    choices.findIndex((choice) => choice.kind === 'game' && choice.game === lastGame),
  );
