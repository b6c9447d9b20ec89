import { gameById, games } from '../../source/games/index.ts';
import { openMemoryStore } from '../../source/storage/store.ts';
import { createSealer } from '../../source/storage/seal.ts';
import { gameOf } from './line-play.ts';
import { randomMatch } from './play.ts';
import { save, steadyClock } from './storing.ts';

export const store = openMemoryStore(gameById, { now: steadyClock() });

/** A short log of each game, undo and notes in it, and not over. */
const samples = games.map(({ id }) => {
  const { events } = randomMatch(gameOf(id), { match: id, rounds: 9, drawAfter: 4 }, 'damage', 14);
  save(store, events);
  return { id, events, text: store.text(id), bytes: Buffer.from(store.text(id)) };
});

export const sampleOf = (id: string) => {
  const sample = samples.find((one) => one.id === id);
  if (sample === undefined) throw new Error(id);
  return sample;
};

/** A log of any lines whatever, each given as JSON, sealed as the program would seal it. */
export const sealedLog = (lines: readonly string[]): string => {
  const sealer = createSealer();
  return lines
    .map((line) => {
      const body = line.slice(0, -1);
      sealer.take(Buffer.from(body));
      const seal = sealer.seal();
      sealer.take(Buffer.from(`${seal}\n`));
      return `${body}${seal}\n`;
    })
    .join('');
};
