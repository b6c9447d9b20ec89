import type { AnyGame } from '../../game/contract.ts';
import { flagName } from '../../game/settings.ts';
import { at, seats } from '../../game/seat.ts';
import { promptWords } from '../../match/prompt-line.ts';
import type { PublicSetup, Snapshot } from '../../session/contract.ts';
import type { Labels } from './labels.ts';
import { counted, tallySentence } from './sentences.ts';
import type { Table } from './table.ts';

/** A game as it was agreed to be played. */
export type Agreed = { readonly game: AnyGame; readonly setup: PublicSetup };

/** What was chosen beside the number of bits. */
const variantLines = ({ settings }: AnyGame, { options }: PublicSetup): readonly string[] =>
  Object.entries(settings).flatMap(([name, setting]) => {
    const value = options[name];
    if (name === 'bits' || value === undefined) return [];
    if (setting.kind === 'flag') return value === true ? [`This is ${setting.words}.`] : [];
    return value === setting.usual ? [] : [`Variant: ${flagName(name).slice(2)} is ${value}.`];
  });

const drawLines = ({ drawAfter }: PublicSetup): readonly string[] =>
  drawAfter === null ? [] : [`A round is a draw after ${counted(drawAfter, 'move')}.`];

/** What a move is judged by, beside the rules that are the same in every match. */
export const judgedByLines = ({ game, setup }: Agreed): readonly string[] => [
  ...variantLines(game, setup),
  ...drawLines(setup),
];

const agreementLines = (setup: PublicSetup): readonly string[] => [
  ...(setup.rounds === 1 ? [] : [`The match has ${setup.rounds} rounds. Who starts alternates.`]),
  ...drawLines(setup),
  ...(setup.assist ? ['Assist is on, for both players: "hint" gives a hint.'] : []),
  ...(setup.strict ? ['The match is strict: no undo, no hints.'] : []),
];

/** The first lines of a match: what is played, by whom, and how it was agreed. */
export const openingLines = (
  { game, setup }: Snapshot,
  { labels, people, isTerminal, isDumb, isCovered }: Table,
): readonly string[] => {
  const [first, second] = seats.map((seat) => {
    const { kind } = at(setup.players, seat);
    return `${at(labels, seat)}${kind === 'human' ? '' : ` of level ${kind}`}`;
  });
  const bits = setup.options['bits'];
  return [
    `${game.name}${typeof bits === 'number' ? ` with ${counted(bits, 'bit')}` : ''}: ${first} against ${second}.`,
    // A variant may turn the goal into its opposite, and then says so itself.
    ...(Object.values(setup.options).includes(true) ? [] : [game.words.goal]),
    ...variantLines(game, setup),
    ...agreementLines(setup),
    ...(isCovered && isTerminal && isDumb
      ? ['This terminal cannot be cleared: look away when it is not your turn.']
      : []),
    ...(people.length === 0 ? [] : ['Write help for the rules and the commands, quit to leave.']),
  ];
};

/** Where a match that goes on stands. */
export const resumedLines = ({ setup, round, moves, tally }: Snapshot, labels: Labels): readonly string[] => [
  `The match goes on in round ${round} of ${setup.rounds}, after ${counted(moves, 'move')}.`,
  ...(round > 1 ? [tallySentence(tally, labels)] : []),
];

export const roundLine = ({ setup, round, starter }: Snapshot, labels: Labels): string =>
  setup.rounds === 1
    ? `${at(labels, starter)} starts.`
    : `Round ${round} of ${setup.rounds}. ${at(labels, starter)} starts.`;

/** What anybody at the keyboard may know. */
export const standingLine = ({ game, setup, round, moves }: Snapshot): string =>
  `${game.name}, round ${round} of ${setup.rounds}, after ${counted(moves, 'move')}.`;

export const warningLines = (unsaved: string | null): readonly string[] =>
  unsaved === null ? [] : [`Warning: this match is not being saved. ${unsaved}`];

export const farewellLines = ({ setup, isEnded, unsaved }: Snapshot): readonly string[] => {
  if (isEnded) return [];
  return unsaved === null
    ? [`The match is kept. To go on with it: bitduel resume ${setup.match}`]
    : ['The match was not saved.'];
};

/** The codes by which it can be checked afterwards that no secret was changed. */
export const fairnessLines = ({ fairness }: Snapshot, labels: Labels): readonly string[] =>
  fairness.map(({ owner, code }) =>
    owner === 'all'
      ? `Fairness code of the target: ${code}.`
      : `Fairness code of the secret of ${at(labels, owner)}: ${code}.`,
  );

type Words = readonly (readonly [line: string, does: string])[];

/** The rules in brief, how moves are written, and what else can be typed. */
export const rulesLines = ({ game, setup }: Agreed, words: Words): readonly string[] => [
  `Rules of ${game.name}:`,
  ...game.words.rules.map((rule) => `- ${rule}`),
  ...variantLines(game, setup).map((variant) => `- ${variant}`),
  `Moves are written like this: ${game.words.moves}.`,
  'Other commands:',
  ...words.map(([line, does]) => `- ${line}: ${does}.`),
];

/** The rules in brief and everything that can be typed in a match. */
export const helpLines = ({ game, setup }: Snapshot): readonly string[] => {
  const isUseful = (line: string): boolean => {
    if (line.startsWith('secret')) return game.secrecy === 'each';
    if (line === 'undo' || line === 'redo') return !setup.strict;
    return line !== 'hint' || setup.assist;
  };
  return rulesLines(
    { game, setup },
    promptWords.filter(([line]) => isUseful(line)),
  );
};
