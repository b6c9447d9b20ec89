import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeRecord, recordOf, recordVersion } from '../../source/review/record.ts';
import { statisticsFrom, statisticsOf } from '../../source/review/statistics.ts';
import { parted } from '../helpers/matches.ts';
import { randomMatch, variants } from '../helpers/play.ts';
import { gameOf } from './open-truth.ts';

const players = [
  { kind: 'human', name: 'Ann' },
  { kind: 'medium', name: 'Deep' },
];
const logged = (seed: string, raw = {}) =>
  variants.map(([id, options]) =>
    parted(randomMatch(gameOf(id), { options, players, rounds: 2, ...raw }, seed, 40).events),
  );

describe('the record of a match', () => {
  it('comes back the same after it was remembered', () => {
    for (const match of [
      ...logged('a'),
      ...logged('b', { assist: true }),
      ...logged('c', { drawAfter: 9 }),
    ]) {
      const record = recordOf(match);
      expect(decodeRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
    }
  });

  it('says all that statistics need', () => {
    const matches = logged('d');
    expect(statisticsFrom(matches.map(recordOf))).toEqual(statisticsOf(matches));
  });

  it('is empty for a match between computers', () => {
    const [match] = logged('e', { players: [{ kind: 'easy' }, { kind: 'hard' }] });
    expect(match === undefined ? undefined : recordOf(match)).toEqual([]);
  });

  it('is not believed when anything in it is wrong', () => {
    const [match] = logged('f');
    if (match === undefined) throw new Error('no match');
    const [person] = recordOf(match);
    if (person === undefined) throw new Error('nobody in it');
    const wrong: readonly unknown[] = [
      null,
      {},
      'won',
      [null],
      [{}],
      [{ ...person, results: ['won', 'lucky'] }],
      [{ ...person, results: 'won' }],
      [{ ...person, moves: -1 }],
      [{ ...person, kept: 0.5 }],
      [{ ...person, hints: '1' }],
      [{ ...person, turnsToWin: null }],
      [{ ...person, line: null }],
      [{ ...person, line: { ...person.line, game: 'chess' } }],
      [{ ...person, line: { ...person.line, opponentKind: 'god' } }],
      [{ ...person, line: { ...person.line, isAided: 1 } }],
      [person, { ...person, line: { ...person.line, player: 7 } }],
    ];
    for (const value of wrong) expect(decodeRecord(value)).toBeUndefined();
  });

  it('never brings a control character back', () => {
    const [match] = logged('g');
    if (match === undefined) throw new Error('no match');
    const [person] = recordOf(match);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const line = { ...person?.line, player: name, opponent: `\u001B]0;${name}` };
        const decoded = decodeRecord([{ ...person, line }]);
        expect(decoded).toHaveLength(1);
        expect(JSON.stringify(decoded?.[0]?.line)).not.toMatch(/\\u00|\p{Cc}/u);
      }),
    );
  });

  it('has a version of its own: whoever changes what a log gives raises it', () => {
    const records = ['h', 'i', 'j'].flatMap((seed) => logged(seed).map(recordOf));
    const digest = createHash('sha256').update(JSON.stringify(records)).digest('hex').slice(0, 12);
    expect({ recordVersion, digest }).toEqual({ recordVersion: 2, digest: 'ff5c67926b1a' });
  });
});
