import type { AnyGame, View } from '../../../game/contract.ts';
import { parseMove } from '../../../game/notation.ts';
import { isRefusal } from '../../../game/refusal.ts';
import type { Room } from '../room.ts';
import type { Line } from '../text/line.ts';
import { boardLines } from './index.ts';

/** A few moves into a game, so that its board shows what it is about. */
const samples: ReadonlyMap<string, readonly string[]> = new Map([
  ['number-flip-duel', ['flip 2', 'flip 4']],
  ['quantum-flip', ['flip 1', 'flip 4']],
  ['bit-flip-showdown', ['flip 3', 'flip 6 7']],
  ['bit-flip-duel', ['flip 2', 'flip 4']],
  ['binary-battle', ['flip 1', 'flip 2', 'flip 3']],
]);

const sampleView = (game: AnyGame): View | undefined => {
  const options = game.decodeOptions(game.id === 'bit-flip-showdown' ? { bits: 8 } : {});
  let state = game.setup(options, 1, ['10110', '10011']);
  for (const text of samples.get(game.id) ?? []) {
    const move = parseMove(text, game.verbs);
    if (isRefusal(move) || game.refuse(game.view(state, game.turn(state)), move) !== undefined)
      return undefined;
    state = game.apply(state, move).state;
  }
  return game.view(state, 1);
};

/** A picture of a game's board, for whoever has not played it yet. */
export const pictureOf = (game: AnyGame, { width, height, glyphs }: Room): readonly Line[] => {
  const view = sampleView(game);
  const names = ['you', 'them'] as const;
  if (view === undefined) return [];
  const lines = boardLines(view, { names, width, height: Math.min(height, 11), glyphs });
  // Half a picture tells nothing.
  return lines.length <= height ? lines : [];
};
