import { type Both, type Seat, at, seats } from '../../../../game/seat.ts';
import { counted, outcomeSentence } from '../../../plain/sentences.ts';
import { who } from '../../boards/board.ts';
import { boardLines } from '../../boards/index.ts';
import { turnLine, turnsOf } from '../../boards/record.ts';
import type { Room } from '../../room.ts';
import { type Line, blank, fit, line, span } from '../../text/line.ts';
import { paragraph } from '../../text/wrap.ts';
import type { Layout } from './layout.ts';
import type { Scene } from './scene.ts';

/** Rounds won, and the turns that it took. */
const tallyLines = ({ snapshot: { tally, setup, winner, isEnded }, names }: Scene): readonly Line[] => {
  const row = (seat: Seat): Line =>
    line(
      ' ',
      who(seat, names),
      `  ${counted(at(tally.rounds, seat), 'round')} won in ${counted(at(tally.turns, seat), 'turn')}`,
    );
  const draws = tally.draws === 0 ? [] : [line(` ${counted(tally.draws, 'round')} drawn`)];
  if (setup.rounds === 1) return [];
  const end = !isEnded
    ? []
    : [
        winner === null || winner === undefined
          ? line(' ', span('The match is a tie.', 'bold'))
          : line(' ', who(winner, names), span(' wins the match!', 'bold')),
      ];
  return [...seats.map(row), ...draws, ...end];
};

const labelled = ([first, second]: Both<string>): Both<string> => [`1 ${first}`, `2 ${second}`];

/** How the round ended, and everything that was hidden. */
export const endedPage = (scene: Scene, layout: Layout, { glyphs, height }: Room): readonly Line[] => {
  const { snapshot, view, names } = scene;
  const { game, outcome, setup } = snapshot;
  const { width } = layout.board;
  if (outcome === null || view === null) return [];
  const look = outcome.winner === null ? 'bold' : outcome.winner === 1 ? 'one' : 'two';
  const sentence = outcomeSentence(game, outcome, labelled(names), setup.drawAfter);
  const result = paragraph(sentence, width - 2, look, line(' '));
  const last = turnsOf(view).at(-1);
  const story = last === undefined ? [] : [line(' ', turnLine(last, names, view.length))];
  const below = tallyLines(scene);
  const boardHeight = Math.max(5, height - result.length - below.length - story.length - 3);
  const board = boardLines(view, { names, width, height: boardHeight, glyphs });
  const lines = [...result, blank, ...board, blank, ...story, ...below];
  return lines.length + 1 <= height ? [blank, ...lines] : fit(lines, height);
};
