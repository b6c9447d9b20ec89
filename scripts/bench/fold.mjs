// Folding a long log, beside parsing the same lines as JSON.
import { compare, loadSource, row } from './measure.mjs';

export const name = 'fold';

const moves = 100_000;

export const run = async () => {
  const { fold, startMatch, decodeSetup, quantumFlip } = await loadSource(`
    export { fold } from './source/match/evolve.ts';
    export { startMatch } from './source/match/decide.ts';
    export { decodeSetup } from './source/match/setup.ts';
    export { quantumFlip } from './source/games/quantum-flip/rules.ts';
  `);
  const setup = decodeSetup(quantumFlip, { match: 'bench', seed: 'bench', players: [{}, {}] });
  const [, ...events] = startMatch(quantumFlip, setup);
  for (let index = 0; index < moves; index++) {
    const bits = index % 2 === 0 ? '10000' : '00000';
    events.push({ type: 'moved', player: (index % 2) + 1, move: 'flip 1', said: { bits } });
  }
  const lines = events.map((event) => JSON.stringify(event));
  const match = fold(quantumFlip, setup, events);
  if (match.round.past.length !== moves) throw new Error('the log was not folded');

  const times = await compare(
    9,
    () => fold(quantumFlip, setup, events),
    () => lines.map((line) => JSON.parse(line)),
  );
  return [row(`fold of ${moves} events / JSON.parse of the lines`, times, '<= 5', 9)];
};
