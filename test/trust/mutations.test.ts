import { expect, it } from 'vitest';
import { randomFrom } from '../../source/bits/random.ts';
import { effort, seed } from './effort.ts';
import { mutatedLog } from './mutate.ts';
import { type Way, readInEveryWay, ways } from './read-in-every-way.ts';

const parts = 4;
const logs = (100_000 / parts) * effort;
/** Far above what any of them takes, far below what anybody waits for. */
const patience = 5000;

it.each(Array.from({ length: parts }, (_, part) => [part]))(
  `25,000 wrong logs do no harm: part %i`,
  (part) => {
    const so = { read: 0, verified: 0, slowest: 0 };
    const before = process.memoryUsage().heapUsed;
    for (let count = 0; count < logs; count++) {
      const random = randomFrom(seed, 'mutations', part, count);
      const log = mutatedLog(random);
      const start = performance.now();
      try {
        const reading = readInEveryWay(log, [random.pick<Way>(ways)]);
        if (reading.unfit !== undefined) throw new Error(`It says ${JSON.stringify(reading.unfit)}.`);
        if (reading.isRead) so.read += 1;
        if (reading.isVerified) so.verified += 1;
      } catch (error) {
        const made = `Log ${count} of part ${part} from the seed ${JSON.stringify(seed)} does harm:`;
        throw new Error(`${made}\n${log.toString('utf8').slice(0, 3000)}`, { cause: error });
      }
      so.slowest = Math.max(so.slowest, performance.now() - start);
    }
    // Not all are refused at the door, and few can be told from a real match.
    expect(so.read).toBeGreaterThan(logs / 4);
    expect(so.verified).toBeLessThan(logs / 4);
    expect(so.slowest).toBeLessThan(patience);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(256 * 2 ** 20);
    expect(Object.keys(Object.prototype)).toEqual([]);
  },
  600_000 * effort,
);
