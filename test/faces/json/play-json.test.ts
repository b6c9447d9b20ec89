import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { playJson } from '../../../source/faces/json/play-json.ts';
import type { RawOptions } from '../../../source/game/settings.ts';
import type { MatchEvent } from '../../../source/match/events.ts';
import type { SessionParts } from '../../../source/session/session.ts';
import { ada, bo, computer, inputOf, keptOutput, newSession, playsInTurn } from '../../helpers/line-play.ts';

type Said = { readonly type: string; readonly to: unknown; readonly [detail: string]: unknown };

const play = async (
  game: string,
  raw: RawOptions,
  lines: readonly string[],
  parts: Partial<SessionParts> = {},
): Promise<readonly Said[]> => {
  const { output, text } = keptOutput();
  await playJson({ session: newSession(game, raw, parts), input: inputOf(lines), output });
  expect(text().endsWith('\n')).toBe(true);
  return text()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
};

const two = { players: [ada, bo] };
const against = { players: [ada, computer] };
const typesOf = (said: readonly Said[]): readonly string[] => said.map(({ type }) => type);
const only = (said: readonly Said[], ...types: readonly string[]): readonly Said[] =>
  said.filter(({ type }) => types.includes(type));

describe('a match as JSON lines', () => {
  it('says who plays what, then asks the player to move with everything they may know', async () => {
    const raw = { ...against, rounds: 3, drawAfter: 50, options: { bits: 3 } };
    expect(await play('quantum-flip', raw, [])).toEqual([
      {
        type: 'match-started',
        to: 'all',
        match: 'test-match',
        game: 'quantum-flip',
        options: { bits: 3, first: 1, rounds: 3, drawAfter: 50, assist: false, strict: false },
        players: [
          { seat: 1, name: 'Ada', kind: 'human' },
          { seat: 2, name: 'Player 2', kind: 'easy' },
        ],
        starts: 1,
      },
      {
        type: 'turn',
        to: 1,
        view: {
          game: 'quantum-flip',
          seat: 1,
          length: 3,
          toMove: 1,
          moves: 0,
          record: [],
          bits: '000',
          round: 1,
          notes: { lines: [], marks: {} },
          fairness: [],
        },
        legalMoves: ['flip 1', 'flip 2', 'flip 3', 'flip 1 2', 'flip 1 3', 'flip 2 3'],
      },
    ]);
  });

  it('never says the seed nor a secret that was set beforehand', async () => {
    const raw = { ...against, seed: 'the-seed-itself', given: ['11011', '01110'] };
    const [started] = await play('number-flip-duel', raw, []);
    expect(JSON.stringify(started)).not.toMatch(/seed|11011|01110/u);
  });

  it('begins a match that goes on with where it stands', async () => {
    const said = await play('bit-flip-duel', two, [], { isResumed: true });
    expect(said[0]).toMatchObject({
      type: 'match-resumed',
      to: 'all',
      match: 'test-match',
      game: 'bit-flip-duel',
      round: 1,
      moves: 0,
      tally: { rounds: [0, 0], draws: 0, turns: [0, 0] },
    });
    expect(typesOf(said)).toEqual(['match-resumed', 'turn']);
  });

  it.each([
    ['quantum-flip', 'FLIP  4,1', 'flip 1 4', { bits: '10010' }],
    ['bit-flip-showdown', '4 3', 'flip 3 4', { bits: '0011000000' }],
    ['bit-flip-duel', 'swap 3 1', 'swap 1 3', { bits: '00000' }],
    ['bit-flip-duel', 'toggle 2', 'flip 2', { bits: '01000' }],
  ])('%s: "%s" is told to all as "%s" with the string after it', async (game, line, move, feedback) => {
    const said = await play(game, two, [line]);
    expect(only(said, 'moved')).toEqual([{ type: 'moved', to: 'all', player: 1, move, ...feedback }]);
    expect(said.at(-1)).toMatchObject({ type: 'turn', to: 2 });
  });

  it('asks each seat for its secret, and tells match counts and guesses to all', async () => {
    const lines = ['secret 10110', 'Secret 0 1 0 1 1', 'flip 3', 'guess 11111', 'flip 5', 'guess 10011'];
    const said = await play('number-flip-duel', two, lines);
    expect(only(said, 'secret-wanted')).toEqual([
      { type: 'secret-wanted', to: 1, round: 1, length: 5 },
      { type: 'secret-wanted', to: 2, round: 1, length: 5 },
    ]);
    expect(only(said, 'moved')).toEqual([
      { type: 'moved', to: 'all', player: 1, move: 'flip 3', matchCount: 2 },
      { type: 'moved', to: 'all', player: 2, move: 'guess 11111', correct: false },
      { type: 'moved', to: 'all', player: 1, move: 'flip 5', matchCount: 3 },
      { type: 'moved', to: 'all', player: 2, move: 'guess 10011', correct: true },
    ]);
    expect(said.slice(-2)).toEqual([
      {
        type: 'round-ended',
        to: 'all',
        round: 1,
        winner: 2,
        reason: 'guessed',
        reveal: { secrets: ['10110', '01011'], sequences: ['10011', '01011'] },
      },
      {
        type: 'match-ended',
        to: 'all',
        winner: 2,
        tally: { rounds: [0, 1], draws: 0, turns: [0, 2] },
        match: 'test-match',
      },
    ]);
  });

  it('leaves the guesses out of the legal moves past 8 bits, and takes them all the same', async () => {
    const raw = (bits: number) => ({
      ...two,
      options: { bits },
      given: ['0'.repeat(bits), '1'.repeat(bits)],
    });
    const listed = async (bits: number) =>
      (await play('number-flip-duel', raw(bits), [])).at(-1)?.['legalMoves'];
    expect(await listed(8)).toHaveLength(8 + 256);
    expect(await listed(9)).toHaveLength(9);
    const said = await play('number-flip-duel', raw(9), ['guess 111111111']);
    expect(said.at(-1)).toMatchObject({ type: 'match-ended', winner: 1 });
  });

  it('tells a turn of Binary Battle to the mover, and to the other seat only that it was taken', async () => {
    const said = await play('binary-battle', { ...two, given: ['01101', '01101'] }, ['toggle 4', '1']);
    expect(only(said, 'moved')).toEqual([
      { type: 'moved', to: 1, player: 1, move: 'flip 4', comparison: 'less' },
      { type: 'moved', to: 2, player: 1 },
      { type: 'moved', to: 2, player: 2, move: 'flip 1', comparison: 'greater' },
      { type: 'moved', to: 1, player: 2 },
    ]);
  });

  it('does not say what a computer alone knows to whoever plays against it', async () => {
    const raw = { ...against, given: ['01101', '01101'] };
    const said = await play('binary-battle', raw, ['flip 4'], { computers: playsInTurn(['flip 1']) });
    expect(only(said, 'moved')).toEqual([
      { type: 'moved', to: 1, player: 1, move: 'flip 4', comparison: 'less' },
      { type: 'moved', to: 2, player: 1 },
      { type: 'moved', to: 1, player: 2 },
    ]);
  });

  it('refuses with a word and a sentence, and asks again', async () => {
    const said = await play('bit-flip-showdown', two, ['flip 3 5']);
    expect(typesOf(said)).toEqual(['match-started', 'turn', 'refused', 'turn']);
    expect(said[2]).toEqual({
      type: 'refused',
      to: 1,
      reason: 'not-adjacent',
      message: 'Bits 3 and 5 are not next to each other: flip one 0 or two adjacent 0s.',
    });
    expect(said[3]).toEqual(said[1]);
  });

  it('refuses what is no secret where a secret is wanted, and asks again', async () => {
    const said = await play('number-flip-duel', against, [
      'secret 101',
      '10110',
      'flip 3',
      'secret random',
      'secret 10110',
    ]);
    expect(typesOf(said).slice(1)).toEqual([
      'secret-wanted',
      'refused',
      'secret-wanted',
      'refused',
      'secret-wanted',
      'refused',
      'secret-wanted',
      'turn',
      'refused',
      'turn',
    ]);
    expect(only(said, 'refused').map(({ reason }) => reason)).toEqual([
      'bad-secret',
      'secrets-wanted',
      'secrets-wanted',
      'no-secret-wanted',
    ]);
  });

  it('says after undo and redo who is to move and how many moves are in force, and asks again', async () => {
    const said = await play('bit-flip-duel', two, ['flip 1', 'flip 2', 'undo', 'redo', 'redo']);
    expect(
      said.slice(5).map(({ type, to, player, moves, reason }) => ({ type, to, player, moves, reason })),
    ).toEqual([
      { type: 'turn', to: 1 },
      { type: 'undone', to: 'all', player: 2, moves: 1 },
      { type: 'turn', to: 2 },
      { type: 'redone', to: 'all', player: 1, moves: 2 },
      { type: 'turn', to: 1 },
      { type: 'refused', to: 1, reason: 'nothing-to-redo' },
      { type: 'turn', to: 1 },
    ]);
  });

  it('takes back the reply of a computer too', async () => {
    const said = await play('bit-flip-duel', against, ['flip 1', 'undo'], {
      computers: playsInTurn(['flip 2']),
    });
    expect(said.slice(-2)).toMatchObject([
      { type: 'undone', player: 1, moves: 0 },
      { type: 'turn', to: 1, view: { bits: '00000', record: [] } },
    ]);
  });

  it('refuses undo in a strict match and hints without assist', async () => {
    const strict = await play('bit-flip-duel', { ...two, strict: true }, ['flip 1', 'undo', 'hint']);
    expect(only(strict, 'refused').map(({ reason }) => reason)).toEqual(['strict-match', 'no-assist']);
    const loose = await play('bit-flip-duel', two, ['hint']);
    expect(only(loose, 'refused')).toMatchObject([{ to: 1, reason: 'no-assist' }]);
  });

  it('gives hints with assist to whoever asks, one step after the other', async () => {
    const said = await play('bit-flip-duel', { ...two, assist: true }, ['hint', 'hint']);
    expect(said.slice(2)).toEqual([
      { type: 'hint', to: 1, step: 1, text: 'Step 1 of the way.' },
      { type: 'hint', to: 1, step: 2, text: 'Step 2 of the way.' },
    ]);
  });

  it('keeps notes and marks for their seat, and gives them with each of its turns', async () => {
    const said = await play('bit-flip-duel', two, ['note mine', 'mark low 3', 'flip 1', 'flip 1']);
    expect(only(said, 'noted', 'marked')).toEqual([
      { type: 'noted', to: 1, line: 0, text: 'mine' },
      { type: 'marked', to: 1, mark: 'low', value: '3' },
    ]);
    expect(only(said, 'turn').map(({ to, view }) => [to, Object(view).notes])).toEqual([
      [1, { lines: [], marks: {} }],
      [2, { lines: [], marks: {} }],
      [1, { lines: ['mine'], marks: { low: '3' } }],
    ]);
  });

  it('answers a call for help and goes on waiting for the same', async () => {
    const said = await play('bit-flip-duel', two, ['help']);
    expect(typesOf(said)).toEqual(['match-started', 'turn', 'help']);
    expect(said[2]).toMatchObject({ to: 1, moves: 'flip 3, swap 1 4' });
    expect(said[2]?.['commands']).toContainEqual({ command: 'undo', does: expect.any(String) });
  });

  it('asks again for those who want to see the board', async () => {
    const said = await play('bit-flip-duel', two, ['board', 'record']);
    expect(typesOf(said)).toEqual(['match-started', 'turn', 'turn', 'turn']);
  });

  it('gives notes and computed help to whoever asks for their notes', async () => {
    const said = await play('bit-flip-duel', { ...two, assist: true }, ['note a', 'notes']);
    expect(said.at(-1)).toMatchObject({
      type: 'notes',
      to: 1,
      lines: ['a'],
      assist: { lines: ['A computed line.'] },
    });
  });

  it('plays round after round by itself, the other player starting', async () => {
    const said = await play('bit-flip-duel', { ...two, rounds: 3 }, ['resign', 'resign', 'resign']);
    expect(typesOf(said)).toEqual([
      'match-started',
      'turn',
      'round-ended',
      'turn',
      'round-ended',
      'turn',
      'round-ended',
      'match-ended',
    ]);
    expect(only(said, 'round-ended')).toMatchObject([
      { round: 1, winner: 2, reason: 'resigned' },
      { round: 2, winner: 1, reason: 'resigned' },
      { round: 3, winner: 2, reason: 'resigned' },
    ]);
    expect(said.at(-1)).toMatchObject({ winner: 2, tally: { rounds: [1, 2] } });
  });

  it('ends a round as a draw when that was agreed', async () => {
    const said = await play('bit-flip-duel', { ...two, drawAfter: 2 }, ['flip 1', 'flip 1']);
    expect(said.slice(-2)).toMatchObject([
      { type: 'round-ended', winner: null, reason: 'draw-after', reveal: {} },
      { type: 'match-ended', winner: null, tally: { draws: 1 } },
    ]);
  });

  it('lets two computers play by themselves and says all of it', async () => {
    const raw = { players: [computer, computer], rounds: 2, drawAfter: 6 };
    const said = await play('binary-battle', raw, []);
    expect(said.at(-1)).toMatchObject({ type: 'match-ended' });
    expect(only(said, 'turn', 'secret-wanted')).toEqual([]);
    expect(
      said.some(({ type, to, player, move }) => type === 'moved' && to === player && move !== undefined),
    ).toBe(true);
  });

  it('lets a computer that starts move first', async () => {
    const said = await play('bit-flip-duel', { players: [ada, computer], first: 2 }, []);
    expect(typesOf(said)).toEqual(['match-started', 'moved', 'turn']);
  });

  it('takes commands that came early one after the other, each in its turn', async () => {
    const computers: SessionParts['computers'] = () => async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return 'swap 1 2';
    };
    const said = await play('bit-flip-duel', against, ['flip 1', 'flip 2', 'undo', 'resign'], { computers });
    expect(typesOf(said)).toEqual([
      'match-started',
      'turn',
      'moved',
      'moved',
      'turn',
      'moved',
      'moved',
      'turn',
      'undone',
      'turn',
      'round-ended',
      'match-ended',
    ]);
  });
});

describe('the input of a match as JSON lines', () => {
  it('may end its lines as it likes, hold empty ones, and end without an end', async () => {
    const { output, text } = keptOutput();
    const input = new PassThrough();
    input.end('\r\n\n  \t\r\nflip 1\r\n\r\nflip 2');
    await playJson({ session: newSession('bit-flip-duel', two), input, output });
    expect(text().match(/"type":"[a-z-]+"/gu)).toEqual(
      ['match-started', 'turn', 'moved', 'turn', 'moved', 'turn'].map((type) => `"type":"${type}"`),
    );
  });

  it('may end early, or be left with quit: the match stays as it is', async () => {
    for (const lines of [['flip 1'], ['flip 1', 'quit', 'flip 2']]) {
      const session = newSession('bit-flip-duel', two);
      await playJson({ session, input: inputOf(lines), output: keptOutput().output });
      expect(session.snapshot()).toMatchObject({ moves: 1, isEnded: false, outcome: null });
    }
  });

  it('is refused a line that is far too long, and only that line', async () => {
    const said = await play('bit-flip-duel', two, [`flip ${'1'.repeat(1_000_000)}`, 'flip 1']);
    expect(typesOf(said)).toEqual(['match-started', 'turn', 'refused', 'turn', 'moved', 'turn']);
    expect(said[2]).toMatchObject({ reason: 'line-too-long' });
    expect(JSON.stringify(said[2]).length).toBeLessThan(200);
  });

  it('is not read past the end of the match', async () => {
    const input = new PassThrough();
    input.write('resign\nflip 1\n');
    const { output, text } = keptOutput();
    await playJson({ session: newSession('bit-flip-duel', two), input, output });
    expect(text()).toContain('match-ended');
    expect(input.isPaused()).toBe(true);
  });
});

describe('the output of a match as JSON lines', () => {
  const endless = () =>
    newSession('bit-flip-duel', { players: [computer, computer] }, { computers: () => () => 'swap 1 2' });

  it('may be closed by its reader at any time, in a match without end too', async () => {
    const output = new PassThrough();
    let seen = 0;
    output.on('data', () => {
      if (++seen === 3) output.destroy();
    });
    const session = endless();
    await playJson({ session, input: new PassThrough(), output });
    expect(session.snapshot()).toMatchObject({ isEnded: false, thinking: null });
  });

  it('holds the match up while nobody reads', async () => {
    const output = new PassThrough({ highWaterMark: 200 });
    const session = endless();
    const played = playJson({ session, input: new PassThrough(), output });
    for (let turn = 0; turn < 300; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(session.snapshot().moves).toBeLessThan(10);
    output.destroy();
    await played;
  });

  it('says once, when it happens, that the match is not being saved any more', async () => {
    const log = {
      append: (_events: readonly MatchEvent[]) => {
        throw new Error('The disk is full.');
      },
      close: () => {},
    };
    const said = await play('bit-flip-duel', two, ['flip 1', 'flip 2'], { log });
    expect(typesOf(said)).toEqual(['match-started', 'turn', 'unsaved', 'moved', 'turn', 'moved', 'turn']);
    expect(said[2]).toEqual({ type: 'unsaved', to: 'all', message: 'The disk is full.' });
  });

  it('says at once that a match was never saved', async () => {
    const said = await play('bit-flip-duel', two, [], { unsaved: 'There is no folder.' });
    expect(said.slice(0, 2)).toMatchObject([
      { type: 'match-started' },
      { type: 'unsaved', to: 'all', message: 'There is no folder.' },
    ]);
  });
});
