import { describe, expect, it } from 'vitest';
import { judge } from '../../source/review/judge.ts';
import type { NaiveJudged } from '../solver/naive/cyclic.ts';
import { naiveNimbers } from '../solver/naive/nimbers.ts';
import { type Place, type Truth, defaultTruths, forOther, truthOf, withinMoves } from './open-truth.ts';

/*
 * Every sentence is taken apart and every claim in it is checked against brute force. A sentence with a claim that
 * is not known here fails, so nothing can be said that is not checked.
 */

type Scene = {
  readonly truth: Truth;
  readonly place: Place;
  readonly left: Place;
  readonly movesLeft: number | null;
  /** The value with so many moves allowed, for the player to move. */
  readonly valueOf: (place: Place, movesLeft: number | null) => NaiveJudged;
};
type Claim = readonly [RegExp, (scene: Scene, ...words: readonly string[]) => boolean];

const numerals = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const toCount = (word = ''): number => (numerals.includes(word) ? numerals.indexOf(word) : Number(word));
const reached = (truth: Truth, place: Place, move = '') => {
  const found = truth.moves(place).find((candidate) => candidate.move === move);
  if (found === undefined) throw new Error(`"${move}" is no move in ${place.bits}`);
  return found.place;
};
const patternOf = (seat: number, length: number): string =>
  (seat === 1 ? '10'.repeat(length) : '01'.repeat(length)).slice(0, length);
const distance = (a: string, b: string): number => [...a].filter((bit, index) => bit !== b[index]).length;
const rowsOf = (bits: string): readonly number[] =>
  bits
    .split('1')
    .map((row) => row.length)
    .filter((row) => row > 0)
    .toSorted((a, b) => b - a);
/** `rows 5, twice 3 and 8 times 1` → 5 3 3 1 1 1 1 1 1 1 1 */
const readRows = (words = ''): readonly number[] =>
  words.split(/, | and /u).flatMap((part) => {
    const [, times, twice, length] = /^(?:(\d+) times |(twice) )?(\d+)$/u.exec(part) ?? [];
    const count = twice === undefined ? Number(times ?? 1) : 2;
    return Array.from({ length: count }, () => Number(length));
  });
const areRows = (bits: string, words = ''): boolean => rowsOf(bits).join() === readRows(words).join();
const nimbersBy = new Map([1, 2, 3].map((maxFlips) => [maxFlips, naiveNimbers(16, maxFlips)]));
const nimbers = (truth: Truth): readonly number[] => nimbersBy.get(truth.maxFlips) ?? [];
const unpaired = (rows: readonly number[]): readonly number[] =>
  [...new Set(rows)].filter((length) => rows.filter((row) => row === length).length % 2 === 1);
const areValues = (truth: Truth, rows: readonly number[], sum = ''): boolean => {
  const [terms = '', total = terms] = sum.split(' = ');
  const values = terms.split(' xor ').map(Number);
  const right = rows.map((row) => nimbers(truth)[row] ?? -1);
  return values.join() === right.join() && right.reduce((a, b) => a ^ b, 0) === Number(total);
};
const nimberOf = (truth: Truth, bits: string): number =>
  rowsOf(bits).reduce((sum, row) => sum ^ (nimbers(truth)[row] ?? 0), 0);

const after = ({ valueOf, left, movesLeft }: Scene): NaiveJudged =>
  forOther(valueOf(left, movesLeft === null ? null : movesLeft - 1));
const before = ({ valueOf, place, movesLeft }: Scene): NaiveJudged => valueOf(place, movesLeft);
/** What another move in the same position comes to, its own ply not counted. */
const instead = (scene: Scene, move = ''): NaiveJudged =>
  after({ ...scene, left: reached(scene.truth, scene.place, move) });
/** What a reply comes to for the opponent. */
const answered = (scene: Scene, move = ''): NaiveJudged =>
  forOther(
    scene.valueOf(
      reached(scene.truth, scene.left, move),
      scene.movesLeft === null ? null : scene.movesLeft - 2,
    ),
  );
const isOther = ({ place }: Scene, seat = ''): boolean => Number(seat) === 3 - place.player;
const isMover = ({ place }: Scene, seat = ''): boolean => Number(seat) === place.player;
const replies = ({ truth, left }: Scene) => truth.moves(left);
const move = String.raw`((?:flip|swap)(?: \d+)+)`;
const claim = (text: string, check: Claim[1]): Claim => [
  new RegExp(
    `^${text.replaceAll('MOVE', move).replaceAll('ROWS', String.raw`rows? ((?:[\d, ]|and|twice|times)+)`)}$`,
    'u',
  ),
  check,
];

const claims: readonly Claim[] = [
  claim(
    String.raw`leaves (\d+), (\w+) bits? from player (\d)'s (\d+)`,
    (scene, bits, count, seat, pattern = '') =>
      scene.left.bits === bits &&
      isOther(scene, seat) &&
      pattern === patternOf(Number(seat), bits.length) &&
      distance(bits, pattern) === toCount(count),
  ),
  claim(
    String.raw`leaves (\d+) with (\w+) 0s?`,
    ({ left }, bits, count) => left.bits === bits && bits.split('0').length - 1 === toCount(count),
  ),
  claim('leaves ROWS', ({ left }, rows) => areRows(left.bits, rows)),
  claim(
    String.raw`makes (\d+), player (\d)'s own pattern, and wins`,
    (scene, bits, seat) =>
      scene.left.bits === bits && isMover(scene, seat) && bits === patternOf(Number(seat), bits.length),
  ),
  claim(
    String.raw`makes (\d+), the pattern of player (\d), and loses at once`,
    (scene, bits, seat) =>
      scene.left.bits === bits && isOther(scene, seat) && bits === patternOf(Number(seat), bits.length),
  ),
  claim(
    String.raw`makes (1+), all 1s, and wins`,
    (scene, bits) => scene.left.bits === bits && after(scene).value === 'win',
  ),
  claim(
    'turns the last 0 and wins',
    (scene) => !scene.left.bits.includes('0') && after(scene).value === 'win',
  ),
  claim(
    'turns the last 0, which loses in misere play',
    (scene) => !scene.left.bits.includes('0') && after(scene).value === 'loss',
  ),
  claim('MOVE wins at once', (scene, reply) => {
    const end = answered(scene, reply);
    return end.value === 'win' && end.plies === 0;
  }),
  claim(
    String.raw`player (\d) has MOVE and wins in (\d+) (?:ply|plies)`,
    (scene, seat, reply, plies) =>
      isOther(scene, seat) &&
      answered(scene, reply).value === 'win' &&
      after(scene).value === 'loss' &&
      after(scene).plies === Number(plies) &&
      answered(scene, reply).plies === Number(plies) - 1,
  ),
  claim(
    String.raw`no reply holds, and player (\d) wins in (\d+) (?:ply|plies)`,
    (scene, seat, plies) =>
      isMover(scene, seat) && after(scene).value === 'win' && after(scene).plies === Number(plies),
  ),
  claim('no single flip makes all 1s', (scene) => replies(scene).every(({ judged }) => judged.plies !== 0)),
  claim('no reply wins at once', (scene) =>
    replies(scene).every(({ judged }) => !(judged.value === 'win' && judged.plies === 0)),
  ),
  claim(String.raw`no reply wins at once, and player (\d) must prevent MOVE`, (scene, seat, threat) => {
    const { truth, left, place, movesLeft } = scene;
    // If the opponent could pass, the threat would win.
    const end = truth.judge(reached(truth, { ...left, player: place.player }, threat));
    return (
      isOther(scene, seat) &&
      end.plies === 0 &&
      end.value === 'loss' &&
      (movesLeft === null || movesLeft >= 3) &&
      replies(scene).every(({ judged }) => !(judged.value === 'win' && judged.plies === 0))
    );
  }),
  claim(
    'equal rows cancel, the second player can always mirror',
    (scene) => unpaired(rowsOf(scene.left.bits)).length === 0 && after(scene).value === 'win',
  ),
  claim(
    String.raw`values? ([\d xor=]+), so every reply has an answer`,
    ({ truth, left, ...rest }, sum) =>
      areValues(truth, rowsOf(left.bits), sum) && after({ truth, left, ...rest }).value === 'win',
  ),
  claim(
    String.raw`values? ([\d xor=]+), not zero, so player (\d) has an answer: MOVE`,
    (scene, sum, seat, reply) =>
      areValues(scene.truth, rowsOf(scene.left.bits), sum) &&
      nimberOf(scene.truth, scene.left.bits) !== 0 &&
      isOther(scene, seat) &&
      answered(scene, reply).value === 'win',
  ),
  claim(
    String.raw`equal rows cancel, and ROWS ha(?:s value|ve values) ([\d xor=]+), so every reply has an answer`,
    (scene, single, sum) =>
      unpaired(rowsOf(scene.left.bits)).join() === readRows(single).join() &&
      areValues(scene.truth, readRows(single), sum) &&
      after(scene).value === 'win',
  ),
  claim(
    String.raw`equal rows cancel, and ROWS ha(?:s value|ve values) ([\d xor=]+), not zero, so player (\d) has an answer: MOVE`,
    (scene, single, sum, seat, reply) =>
      unpaired(rowsOf(scene.left.bits)).join() === readRows(single).join() &&
      areValues(scene.truth, readRows(single), sum) &&
      nimberOf(scene.truth, scene.left.bits) !== 0 &&
      isOther(scene, seat) &&
      answered(scene, reply).value === 'win',
  ),
  claim(
    String.raw`turns go one 0 at a time and (\w+) (?:is|are) left, so player (\d) must turn the last`,
    (scene, count, seat) => {
      const rows = rowsOf(scene.left.bits);
      const zeros = rows.reduce((a, b) => a + b, 0);
      const last = zeros % 2 === 1 ? 3 - scene.place.player : scene.place.player;
      return (
        (scene.truth.maxFlips === 1 || rows.every((row) => row === 1)) &&
        zeros === toCount(count) &&
        Number(seat) === last
      );
    },
  ),
  claim(
    String.raw`in misere play that is lost for player (\d), whatever they flip`,
    (scene, seat) => isOther(scene, seat) && after(scene).value === 'win',
  ),
  claim(
    String.raw`in misere play that is won for player (\d): MOVE leaves ROWS`,
    (scene, seat, reply, rows) =>
      isOther(scene, seat) &&
      answered(scene, reply).value === 'win' &&
      areRows(reached(scene.truth, scene.left, reply).bits, rows),
  ),
  claim('this was the last move before the draw', ({ movesLeft }) => movesLeft === 1),
  claim(
    String.raw`player (\d) would win in (\d+) (?:ply|plies), but only (\w+) (?:is|are) left before the draw`,
    ({ truth, left, movesLeft }, seat, plies, count) => {
      const free = truth.judge(left);
      const winner = free.value === 'win' ? left.player : 3 - left.player;
      return (
        free.value !== 'draw' &&
        winner === Number(seat) &&
        free.plies === Number(plies) &&
        movesLeft === toCount(count) + 1 &&
        toCount(count) < Number(plies)
      );
    },
  ),
  claim('every move loses here', (scene) =>
    scene.truth.moves(scene.place).every(({ move: other }) => instead(scene, other).value === 'loss'),
  ),
  claim(
    'MOVE wins sooner',
    (scene, other) =>
      instead(scene, other).value === 'win' && (instead(scene, other).plies ?? 0) < (after(scene).plies ?? 0),
  ),
  claim(
    'MOVE holds out longer',
    (scene, other) =>
      after(scene).value === 'loss' && (instead(scene, other).plies ?? 0) > (after(scene).plies ?? 0),
  ),
  claim(
    'MOVE would have held the draw',
    (scene, other) => before(scene).value === 'draw' && instead(scene, other).value === 'draw',
  ),
  claim('MOVE would have won at once', (scene, other) => {
    const end = instead(scene, other);
    return end.value === 'win' && end.plies === 0;
  }),
  claim(String.raw`MOVE would have won in (\d+) (?:ply|plies)`, (scene, other, plies) => {
    const end = instead(scene, other);
    return end.value === 'win' && end.plies === Number(plies) - 1;
  }),
  claim('MOVE would have left ROWS', (scene, other, rows) => leftWell(scene, other, rows)),
  claim(
    'MOVE would have left ROWS, equal in pairs',
    (scene, other, rows) => leftWell(scene, other, rows) && unpaired(readRows(rows)).length === 0,
  ),
  claim(
    'MOVE would have left ROWS, worth zero',
    (scene, other, rows) =>
      leftWell(scene, other, rows) &&
      nimberOf(scene.truth, reached(scene.truth, scene.place, other).bits) === 0,
  ),
];

const leftWell = (scene: Scene, other?: string, rows?: string): boolean =>
  instead(scene, other).value === 'win' && areRows(reached(scene.truth, scene.place, other).bits, rows);

/** `Leaves rows 4 and 4: …; …` → its claims. The part before the first colon stands alone. */
const claimsIn = (why: string): readonly string[] => {
  expect(why).toMatch(/^[A-Z].*\.$/u);
  const text = `${why.charAt(0).toLowerCase()}${why.slice(1, -1)}`;
  const [first = '', ...rest] = text.split('; ');
  const colon = first.indexOf(': ');
  return colon < 0 ? [first, ...rest] : [first.slice(0, colon), first.slice(colon + 2), ...rest];
};

/** What is false or unknown in a sentence. */
const wrongIn = (scene: Scene, why: string): readonly string[] =>
  claimsIn(why).filter((text) => {
    const fitting = claims.filter(([pattern]) => pattern.test(text));
    return (
      fitting.length === 0 ||
      fitting.some(([pattern, check]) => !check(scene, ...(pattern.exec(text)?.slice(1) ?? [])))
    );
  });

const checkAll = (truth: Truth, valueOf: Scene['valueOf'], movesLeft: number | null): Set<string> => {
  const shapes = new Set<string>();
  const wrong: string[] = [];
  for (const place of truth.places) {
    const view = truth.view(place);
    for (const { move: made, place: left } of truth.moves(place)) {
      const why = judge(view, made, { movesLeft, said: null, hasHeardMore: false })?.why ?? '';
      const scene: Scene = { truth, place, left, movesLeft, valueOf };
      for (const text of wrongIn(scene, why)) wrong.push(`${place.bits} ${made}: "${text}" in "${why}"`);
      shapes.add(why.replaceAll(/\d+/gu, '#'));
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  return shapes;
};

describe('sentences about the open games', () => {
  it.each(defaultTruths)('%s: every claim about every move of every position is true', (_, truth) => {
    expect(checkAll(truth, truth.judge, null).size).toBeGreaterThan(5);
  });

  it.each([
    ['Quantum Flip, 3 bits', truthOf('quantum-flip', { bits: 3 })],
    ['Quantum Flip, 6 bits', truthOf('quantum-flip', { bits: 6 })],
    ['Showdown, up to three', truthOf('bit-flip-showdown', { bits: 8, maxFlips: 3 })],
    ['misere, one at a time', truthOf('bit-flip-showdown', { bits: 6, maxFlips: 1, misere: true })],
    ['misere, up to three', truthOf('bit-flip-showdown', { bits: 7, maxFlips: 3, misere: true })],
  ])('%s: the same at other sizes', (_, truth) => {
    expect(checkAll(truth, truth.judge, null).size).toBeGreaterThan(2);
  });

  it.each([
    ['Quantum Flip', truthOf('quantum-flip', { bits: 4 })],
    ['Quantum Flip', truthOf('quantum-flip', { bits: 5 })],
    ['Bit Flip Duel', truthOf('bit-flip-duel', { bits: 4 })],
    ['Showdown', truthOf('bit-flip-showdown', { bits: 6 })],
    ['misere', truthOf('bit-flip-showdown', { bits: 6, misere: true })],
  ])('%s: the same when the draw rule is near', (_, truth) => {
    const within = withinMoves(truth);
    for (const movesLeft of [1, 2, 3, 4, 6]) {
      expect(checkAll(truth, (place, left) => within(place, left ?? 0), movesLeft).size).toBeGreaterThan(0);
    }
  });
});
