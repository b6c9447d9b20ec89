import type { View } from '../../../../game/contract.ts';
import { isSeat } from '../../../../game/seat.ts';
import { isGameView } from '../../../../games/index.ts';
import { type Line, fit, line, lineWidth, span } from '../../text/line.ts';
import { paragraph } from '../../text/wrap.ts';
import { boardLines } from '../../boards/index.ts';
import { who } from '../../boards/board.ts';
import { turnLine, turnsOf } from '../../boards/record.ts';
import type { Room } from '../../room.ts';
import type { Layout } from './layout.ts';
import { guessOf, hasGuess } from '../../boards/pointer.ts';
import { previewWords } from '../../boards/preview.ts';
import type { Scene } from './scene.ts';

/** What a turn is in a few words, for whoever plays the game for the first time. */
const turnHelp = (view: View): string => {
  if (!isGameView(view)) return '';
  switch (view.game) {
    case 'quantum-flip':
      return 'mark one bit or two.';
    case 'bit-flip-showdown':
      return view.maxFlips === 1 ? 'mark one 0.' : `mark up to ${view.maxFlips} zeros that touch.`;
    case 'bit-flip-duel':
      return 'mark one to flip, two to swap.';
    case 'number-flip-duel':
      return 'flip a bit, or guess below.';
    case 'binary-battle':
      return 'toggle a bit of your number.';
  }
};

/** What wins; a variant that turns it around says so itself. */
const goalOf = ({ game, setup }: Scene['snapshot']): string => {
  const variant = Object.entries(game.settings).find(
    ([name, { kind }]) => kind === 'flag' && setup.options[name] === true,
  );
  const words = variant?.[1].words;
  return words === undefined ? game.words.goal : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
};

/** What just happened: the player's own last turn and the reply to it, or that something was taken back. */
const storyLines = ({ view, names, you, player, state, isSecretive }: Scene): readonly Line[] => {
  if (view === null) return [];
  const turns = turnsOf(view)
    .slice(state.rewound === null ? -2 : -1)
    .filter(({ heard }) => !isSecretive || heard.player !== player);
  return [
    ...turns.map((turn) => line(' ', turnLine(turn, names, view.length, you))),
    ...(state.rewound === null ? [] : [line(' ', span(state.rewound, 'bold'))]),
  ];
};

/** The plainest hint so far. */
const hintLines = ({ state: { hints } }: Scene, width: number): readonly Line[] => {
  const hint = hints.at(-1);
  return hint === undefined
    ? []
    : paragraph(hint, width - 1, 'plain', line(' ', span(`Hint ${hints.length}: `, 'bold')));
};

/** Half a hint may be a wrong one: what does not fit says where the whole is to be read. */
const cutHint = (hint: readonly Line[], height: number): readonly Line[] =>
  hint.length <= height
    ? hint
    : [...hint.slice(0, height - 1), line(' ', span('The whole hint: Tab, Tab', 'key'))];

const askLine = (
  { snapshot: { toMove }, phase, state, names, player }: Scene,
  view: View,
  width: number,
): Line => {
  switch (phase.at) {
    case 'play': {
      const help = state.pointer.cursor.row === 1 ? 'type the guess, 0s and 1s.' : turnHelp(view);
      const whole = line(' ', who(player, names), `, your turn: ${help}`);
      return lineWidth(whole) <= width ? whole : line(' ', who(player, names), `: ${help}`);
    }
    case 'seen':
      return line(' ', who(player, names), ', press Enter to hand over.');
    default:
      return toMove === null ? [] : line(' ', who(toMove, names), ' is thinking');
  }
};

/** What Enter would do. */
const draftLines = (
  { draft, refusal, preview, phase, state, length, notes }: Scene,
  width: number,
  pointer: string,
) => {
  if (phase.at !== 'play') return [];
  const lead = line(span(` ${pointer} `, 'bold'));
  // A cursor that merely stands on such a bit is no mistake yet.
  const isMarked = state.pointer.marked.length > 0;
  if (refusal !== undefined) return paragraph(refusal.message, width - 1, isMarked ? 'bad' : 'dim', lead);
  if (draft === undefined) {
    const missing = guessOf(state.pointer, length, notes.marks).filter((bit) => bit === '').length;
    return paragraph(`guess: ${missing} of ${length} bits to enter`, width - 1, 'dim', lead);
  }
  if (preview === null) return [];
  const look = preview.ends === 'win' ? 'good' : preview.ends === 'loss' ? 'bad' : 'bold';
  return paragraph(previewWords(draft, preview), width - 1, look, lead);
};

/** The question that a resignation asks. */
const resignLine = (): Line => line(' ', span('Resign? The other player wins the round. y or n', 'bad'));

const isCursorShown = ({ phase, state }: Scene): boolean =>
  state.focus === 'board' && (phase.at === 'play' || phase.at === 'wait');

const boardIn = (
  scene: Scene,
  { width, height }: Layout['board'],
  glyphs: Room['glyphs'],
): readonly Line[] => {
  const { view, snapshot, state, names, notes, assistance, preview, phase } = scene;
  if (view === null) return [];
  const { isCovered, pointer } = state;
  const isHidden = isCovered && !hasOwnBits(scene);
  const isGuessing = hasGuess(snapshot.game) && isSeat(view.seat);
  return boardLines(view, {
    names,
    width,
    height,
    glyphs,
    cursor: isCursorShown(scene) ? pointer.cursor : null,
    marked: phase.at === 'play' || phase.at === 'wait' ? pointer.marked : [],
    after: preview?.after ?? null,
    guess: isGuessing && !isCovered ? guessOf(pointer, view.length, notes.marks) : pointer.guess,
    noted: isHidden ? {} : notes.marks,
    ...(assistance === null ? {} : { flags: assistance.marks }),
    isCovered,
  });
};

const lastOf = (lines: readonly Line[], most: number): readonly Line[] =>
  lines.slice(Math.max(0, lines.length - Math.max(0, most)));

/** What can be done now counts for more than who is to do it. */
const leastPromptOf = (draft: readonly Line[]): number => Math.max(1, draft.length);

/** A hint may need more lines than the story that it stands for: the board makes room if it can be drawn lower. */
export const boardRoomOf = (scene: Scene, layout: Layout, glyphs: Room['glyphs']): Layout['board'] => {
  const { width, height } = layout.board;
  const hint = hintLines(scene, width);
  const wanted = hint.length + leastPromptOf(draftLines(scene, width, glyphs.pointer));
  const low = { width, height: height - Math.max(0, wanted - layout.story - layout.prompt) };
  if (hint.length === 0 || low.height === height) return layout.board;
  return boardIn(scene, low, glyphs).length <= low.height ? low : layout.board;
};

/**
 * The board with what it is about above it, and below it what happened and what can be done.
 */
export const boardPage = (scene: Scene, layout: Layout, { glyphs }: Room): readonly Line[] => {
  const { view, snapshot, state } = scene;
  const { width } = layout.board;
  if (view === null) return [];
  const goal = paragraph(goalOf(snapshot), width - 2, 'dim', line(' '));
  const ask = state.isResigning ? resignLine() : askLine(scene, view, width);
  const draft = state.isResigning ? [] : draftLines(scene, width, glyphs.pointer);
  const hint = hintLines(scene, width);
  const below = layout.story + layout.prompt;
  const { height } = boardRoomOf(scene, layout, glyphs);
  const board = boardIn(scene, { width, height }, glyphs);
  const leastPrompt = leastPromptOf(draft);
  const space = below + layout.board.height - height;
  const most = space - (hint.length > 0 ? leastPrompt : Math.max(layout.prompt, 1 + draft.length));
  const story = hint.length > 0 ? cutHint(hint, most) : lastOf(storyLines(scene), most);
  const told = fit(story, hint.length > 0 ? story.length : most);
  return [
    ...fit(goal, layout.goal),
    ...fit(lowered(board, height), height),
    ...fit([], layout.gap),
    ...told,
    ...lastOf([ask, ...draft], Math.max(1, space - told.length)),
  ];
};

/** A small board stands in the middle of its room. */
const lowered = (lines: readonly Line[], height: number): readonly Line[] => [
  ...fit([], Math.max(0, Math.floor((height - lines.length) / 2))),
  ...lines,
];

/** Games in which a player holds bits that nobody else may see. */
const hasOwnBits = ({ snapshot: { game } }: Scene): boolean => game.secrecy !== 'none';
