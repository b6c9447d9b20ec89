import { describe, expect, it } from 'vitest';
import { playPlain } from '../../../source/faces/plain/play-plain.ts';
import type { RawOptions } from '../../../source/game/settings.ts';
import { type FakeTerminal, clearing, fakeTerminal } from '../../helpers/fake-terminal.ts';
import { ada, bo, computer, newSession } from '../../helpers/line-play.ts';

const two = { players: [ada, bo] };

const sitDown = (game: string, raw: RawOptions, more: { readonly isDumb?: boolean } = {}) => {
  const terminal = fakeTerminal();
  const session = newSession(game, raw);
  const { input, output } = terminal;
  const played = playPlain({ session, input, output, isTerminal: true, ...more });
  return { terminal, session, played };
};

/** Answers questions as they come: what is waited for, and what is then typed. */
const answer = async (terminal: FakeTerminal, ...exchange: readonly (readonly [string, string])[]) => {
  for (const [question, line] of exchange) {
    await terminal.until(question);
    terminal.type(`${line}\r`);
  }
};

const ready = (name: string): readonly [string, string] => [`${name}, press Enter when you are ready: `, ''];
const covered: readonly [string, string] = ['Press Enter to cover all this: ', ''];

describe('secrets on a terminal', () => {
  it('are not shown as they are typed, and the terminal is given back after each', async () => {
    const { terminal, played, session } = sitDown('number-flip-duel', { players: [ada, computer] });
    await answer(terminal, ['(what you type is not shown): ', '1101'], ['not shown): ', '10010']);
    await terminal.until('Your sequence:');
    expect(terminal.written()).not.toMatch(/1101|10010/u);
    expect(terminal.rawModes).toEqual([true, false, true, false]);
    await answer(terminal, ['guess 10101: ', 'quit']);
    await played;
    expect(session.snapshot()).toMatchObject({ moves: 0, isEnded: false });
  });

  it('can be left out of, and the terminal is given back', async () => {
    for (const leaving of ['\u0003', '\u0004', 'quit\r']) {
      const { terminal, played } = sitDown('number-flip-duel', { players: [ada, computer] });
      await terminal.until('not shown): ');
      expect(terminal.isRaw()).toBe(true);
      terminal.type(leaving);
      await played;
      expect(terminal.isRaw()).toBe(false);
      expect(terminal.written()).toContain(
        'The match is kept. To go on with it: bitduel resume test-match\n',
      );
    }
  });
});

describe('two people at one terminal, each with something to hide', () => {
  it('Number Flip Duel: nobody finds what the other has seen or typed', async () => {
    const { terminal, played } = sitDown('number-flip-duel', two);
    await answer(terminal, ready('Player 1 (Ada)'), ['not shown): ', '11010']);
    await answer(terminal, ready('Player 2 (Bo)'), ['not shown): ', '00111']);
    await answer(terminal, ready('Player 1 (Ada)'));
    await terminal.until('1   1   0   1   0');
    await answer(terminal, ['guess 10101: ', 'note he is a bluffer'], ['guess 10101: ', 'notes']);
    await answer(terminal, ['Note 1: he is a bluffer\n', 'flip 1'], covered);
    await terminal.until('Player 2 (Bo), press Enter when you are ready: ');
    expect(terminal.visible()).toBe(
      'Number Flip Duel, round 1 of 1, after 1 move.\n' +
        'Pass the keyboard to Player 2 (Bo).\n' +
        'Player 2 (Bo), press Enter when you are ready: ',
    );
    terminal.type('\r');
    await terminal.until('0   0   1   1   1');
    expect(terminal.visible()).toContain('1. Player 1 (Ada) flips bit 1. Match Count is 2.\n');
    expect(terminal.visible()).not.toMatch(/bluffer|1 {3}1 {3}0 {3}1 {3}0|0 {3}1 {3}0 {3}1 {3}0/u);
    await answer(terminal, ['guess 10101: ', 'flip 2'], covered, ready('Player 1 (Ada)'));
    await terminal.until('0   1   0   1   0');
    expect(terminal.visible()).not.toMatch(/0 {3}0 {3}1 {3}1 {3}1|0 {3}1 {3}1 {3}1 {3}1/u);
    terminal.type('quit\r');
    await played;
    expect(terminal.written()).not.toMatch(/11010|00111/u);
  });

  it('Binary Battle: number, toggles and answers are gone before the other one looks', async () => {
    const { terminal, played } = sitDown('binary-battle', { ...two, given: ['01101', '01101'] });
    await answer(terminal, ready('Player 1 (Ada)'), ['e.g. flip 3: ', 'toggle 4']);
    await terminal.until('You toggled bit 4. Your number 0 0 0 1 0, which is 2, is less than the target.');
    await answer(terminal, covered);
    await terminal.until('Player 2 (Bo), press Enter when you are ready: ');
    expect(terminal.visible()).not.toMatch(/toggle|less|greater|0 0 0 1 0|which is/u);
    terminal.type('\r');
    await answer(terminal, ['e.g. flip 3: ', 'record']);
    await terminal.until('1. Player 1 (Ada) took a turn.\n');
    await answer(terminal, ['e.g. flip 3: ', '1'], covered, ready('Player 1 (Ada)'));
    await terminal.until('e.g. flip 3: ');
    expect(terminal.visible()).toContain('1. You toggled bit 4. Your number 0 0 0 1 0, which is 2, is less');
    expect(terminal.visible()).toContain('2. Player 2 (Bo) took a turn.\n');
    expect(terminal.visible()).not.toMatch(/greater|bit 1\b|16,/u);
    terminal.type('quit\r');
    await played;
  });

  it('covers also when the turn goes back by an undo', async () => {
    const { terminal, played } = sitDown('binary-battle', { ...two, given: ['01101', '01101'] });
    await answer(terminal, ready('Player 1 (Ada)'), ['e.g. flip 3: ', '4'], covered, ready('Player 2 (Bo)'));
    await answer(terminal, ['e.g. flip 3: ', 'note for Bo alone'], ['e.g. flip 3: ', 'undo'], covered);
    await answer(terminal, ready('Player 1 (Ada)'));
    await terminal.until('e.g. flip 3: ');
    expect(terminal.visible()).not.toContain('Bo alone');
    terminal.type('quit\r');
    await played;
  });

  it.each(['quit\r', '\u0004'])('leaves nothing private behind when they leave (%j)', async (leaving) => {
    const { terminal, played } = sitDown('number-flip-duel', { ...two, given: ['11010', '00111'] });
    await answer(terminal, ready('Player 1 (Ada)'));
    await terminal.until('guess 10101: ');
    if (leaving === '\u0004') terminal.input.end();
    else terminal.type(leaving);
    await played;
    expect(terminal.visible()).toBe('The match is kept. To go on with it: bitduel resume test-match\n');
  });

  it('leaves nothing private behind when they are interrupted', async () => {
    const { terminal, played, session } = sitDown('number-flip-duel', { ...two, given: ['11010', '00111'] });
    await answer(terminal, ready('Player 1 (Ada)'));
    await terminal.until('guess 10101: ');
    process.emit('SIGINT');
    await played;
    expect(terminal.visible()).toBe('The match is kept. To go on with it: bitduel resume test-match\n');
    expect(session.snapshot().isEnded).toBe(false);
    expect(process.listenerCount('SIGINT')).toBe(0);
  });

  it('leaves the end of a round on the screen until they want the next', async () => {
    const { terminal, played } = sitDown('number-flip-duel', {
      ...two,
      rounds: 2,
      given: ['11010', '00111'],
    });
    await answer(terminal, ready('Player 1 (Ada)'), ['guess 10101: ', 'guess 00111']);
    await terminal.until('Press Enter for round 2 of 2: ');
    expect(terminal.visible()).toContain('Player 1 (Ada) wins the round!');
    terminal.type('\r');
    await terminal.until('Player 2 (Bo), press Enter when you are ready: ');
    terminal.type('quit\r');
    await played;
  });

  it('hides nothing of a game that hides nothing, and waits for nobody in it', async () => {
    const { terminal, played } = sitDown('bit-flip-duel', two);
    await answer(terminal, ['swap 1 4: ', 'flip 1'], ['Player 2 (Bo), flip one bit or swap two', 'resign']);
    await played;
    expect(terminal.written()).not.toContain('\u001B');
    expect(terminal.written()).not.toContain('press Enter');
  });

  it('clears a terminal without escape sequences as well as that can be done, and says so', async () => {
    const { terminal, played } = sitDown('binary-battle', two, { isDumb: true });
    await terminal.until('This terminal cannot be cleared: look away when it is not your turn.\n');
    await answer(terminal, ready('Player 1 (Ada)'), ['e.g. flip 3: ', '4'], covered, ready('Player 2 (Bo)'));
    await answer(terminal, ['e.g. flip 3: ', 'quit']);
    await played;
    expect(terminal.written()).not.toContain('\u001B');
    expect(terminal.written()).toContain('\n'.repeat(100));
  });
});

describe('what is no terminal', () => {
  it('gets no escape sequence, even if secrets are typed at one', async () => {
    const terminal = fakeTerminal();
    const { input, output } = terminal;
    const played = playPlain({
      session: newSession('number-flip-duel', two),
      input,
      output,
      isTerminal: false,
    });
    await answer(
      terminal,
      ['not shown):\n', '11010'],
      ['not shown):\n', '00111'],
      ['guess 10101:\n', 'flip 1'],
    );
    await answer(terminal, ['guess 10101:\n', 'quit']);
    await played;
    expect(terminal.written()).not.toContain('\u001B');
    expect(terminal.written()).not.toContain(clearing);
    expect(terminal.written()).not.toMatch(/11010|00111/u);
  });
});

describe('text from outside', () => {
  it('does not steer the terminal', async () => {
    const terminal = fakeTerminal();
    const { input, output } = terminal;
    const session = newSession('bit-flip-duel', two, { unsaved: 'The folder \u001B[2J\u0007 is gone.' });
    const played = playPlain({ session, input, output, isTerminal: true });
    await answer(terminal, ['swap 1 4: ', 'note \u009B2J\u202E\u0007 a note'], ['swap 1 4: ', 'notes']);
    await terminal.until('Note 1: 2J a note');
    terminal.type('quit\r');
    await played;
    const shown = terminal.written().replace(/note .* a note\n/u, '');
    expect(shown).toContain('Warning: this match is not being saved. The folder [2J is gone.');
    expect(shown).not.toMatch(/[\u0007\u001B\u009B\u202E]/u);
  });
});
