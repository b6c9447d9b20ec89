import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../source/bits/random.ts';
import { playJson } from '../../../source/faces/json/play-json.ts';
import type { RawOptions } from '../../../source/game/settings.ts';
import { games } from '../../../source/games/index.ts';
import { ada, bo, computer, gameOf, inputOf, keptOutput, newSession } from '../../helpers/line-play.ts';

type Said = { readonly type: string; readonly to: 1 | 2 | 'all'; readonly [detail: string]: unknown };

const play = async (game: string, raw: RawOptions, lines: readonly string[]): Promise<readonly Said[]> => {
  const { output, text } = keptOutput();
  await playJson({ session: newSession(game, raw), input: inputOf(lines), output });
  return text()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
};

/** Lines that players might type, right and wrong ones, whatever the game. */
const typedLines = (bits: number, seed: number): readonly string[] => {
  const random = randomFrom(String(seed), 'typed');
  let plans = 0;
  const position = () => random.below(bits + 1) + 1;
  const kinds: readonly [() => string, ...(() => string)[]] = [
    () => `flip ${position()}`,
    () => `flip ${position()}`,
    () => `flip ${position()} ${position()}`,
    () => `swap ${position()} ${position()}`,
    () => `guess ${random.bits(bits)}`,
    () => `note this is plan ${++plans}.`,
    () => `mark bit ${position()} ${random.below(2)}`,
    () => random.pick(['undo', 'redo', 'undo', 'redo', 'hint', 'help', 'notes', 'board', 'record']),
    () => random.pick(['', 'nonsense', 'secret 1', 'flip', 'resign now', `secret ${random.bits(bits)}`]),
    () => (random.below(10) === 0 ? 'resign' : `flip ${position()}`),
  ];
  return Array.from({ length: 60 }, () => random.pick(kinds)());
};

/** Every object within a value, the value itself included. */
const objectsIn = (value: unknown): readonly Readonly<Record<string, unknown>>[] => {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? within : [{ ...value }, ...within];
};

/** What in a line belongs to the hidden seat alone, or to nobody; each leak with the line it is in. */
const leaksIn = (said: Said, hidden: 1 | 2, notes: readonly string[]): readonly unknown[] => {
  if (said.type === 'round-ended') return [];
  const leaks: unknown[] = [];
  for (const part of objectsIn(said)) {
    for (const name of ['sequences', 'numbers']) {
      const held = part[name];
      if (Array.isArray(held) && held[hidden - 1] !== null) leaks.push({ [name]: held });
    }
    if ('target' in part && part['target'] !== null) leaks.push({ target: part['target'] });
    for (const name of ['secrets', 'secret', 'seed', 'given', 'salt']) if (name in part) leaks.push(name);
    if ('comparison' in part && part['player'] === hidden) leaks.push(part);
  }
  const text = notes.length === 0 ? '' : JSON.stringify(said);
  leaks.push(...notes.filter((note) => text.includes(note)));
  return leaks.map((leak) => ({ leak, said }));
};

describe('no line tells a seat what only the other one may know', () => {
  it.each(games.map(({ id }) => id))(
    '%s: in random matches of two people, through undo and redo',
    async (id) => {
      const bits = gameOf(id).secrecy === 'none' ? 6 : 4;
      await fc.assert(
        fc.asyncProperty(fc.nat(), async (seed) => {
          const raw = { players: [ada, bo], rounds: 2, seed: `seed ${seed}`, options: { bits } };
          const secrets = gameOf(id).secrecy === 'each' ? ['secret random', 'secret random'] : [];
          const said = await play(id, raw, [...secrets, ...typedLines(bits, seed)]);
          const notesOf = (seat: 1 | 2) =>
            said.flatMap(({ type, to, text }) => (type === 'noted' && to === seat ? [String(text)] : []));
          for (const hidden of [1, 2] as const) {
            const notes = notesOf(hidden);
            for (const line of said.filter(({ to }) => to !== hidden)) {
              expect(leaksIn(line, hidden, notes), JSON.stringify(line)).toEqual([]);
            }
          }
        }),
        { numRuns: 25 },
      );
    },
  );

  it('Binary Battle: whatever player 2 toggles, notes and marks, player 1 hears the same', async () => {
    const position = fc.integer({ min: 1, max: 5 });
    const turns = fc.array(fc.tuple(position, position, position), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(turns, fc.nat(31), async (chosen, target) => {
        const bits = target.toString(2).padStart(5, '0');
        const raw = { players: [ada, bo], given: [bits, bits] };
        const heardWhere = async (pick: 1 | 2) => {
          const lines = chosen.flatMap((turn) => [
            `flip ${turn[0]}`,
            `note ${pick} ${turn[pick]}`,
            `mark low ${turn[pick]}`,
            `flip ${turn[pick]}`,
          ]);
          const said = await play('binary-battle', raw, lines);
          const end = said.findIndex(({ type }) => type === 'round-ended');
          return { isOver: end !== -1, heard: said.filter(({ to }) => to !== 2) };
        };
        const one = await heardWhere(1);
        const other = await heardWhere(2);
        fc.pre(!one.isOver && !other.isOver);
        expect(one.heard).toEqual(other.heard);
      }),
      { numRuns: 40 },
    );
  });

  it('Number Flip Duel: secrets that gave the same answers leave player 1 hearing the same', async () => {
    const sequence = fc.nat(7).map((value) => value.toString(2).padStart(3, '0'));
    const move = fc.constantFrom('flip 1', 'flip 2', 'flip 3', 'guess 000', 'guess 101');
    await fc.assert(
      fc.asyncProperty(
        sequence,
        sequence,
        sequence,
        fc.array(move, { maxLength: 4 }),
        async (own, a, b, moves) => {
          const heardWhere = async (other: string) => {
            const raw = { players: [ada, bo], options: { bits: 3 } };
            const said = await play('number-flip-duel', raw, [`secret ${own}`, `secret ${other}`, ...moves]);
            return said.filter(({ to }) => to !== 2);
          };
          const [first, second] = [await heardWhere(a), await heardWhere(b)];
          const answers = (said: readonly Said[]) => said.filter(({ type }) => type === 'moved');
          fc.pre(JSON.stringify(answers(first)) === JSON.stringify(answers(second)));
          fc.pre(!first.some(({ type }) => type === 'round-ended'));
          // The code of a secret is another one for another secret, and tells nothing of it.
          const withoutCode = (said: readonly Said[]) =>
            JSON.parse(JSON.stringify(said, (name, value: unknown) => (name === 'code' ? '' : value)));
          expect(withoutCode(first)).toEqual(withoutCode(second));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('a computer that plays a person keeps its own number, toggles and sequence to itself', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.constantFrom('number-flip-duel', 'binary-battle'), async (seed, id) => {
        const raw = { players: [ada, computer], seed: `seed ${seed}` };
        const said = await play(id, raw, ['secret random', ...typedLines(5, seed)]);
        expect(said.flatMap((line) => leaksIn(line, 2, []))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});
