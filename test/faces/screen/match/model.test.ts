import { describe, expect, test } from 'vitest';
import type { RawOptions } from '../../../../source/game/settings.ts';
import { gameOf, newSession, playsInTurn } from '../../../helpers/line-play.ts';
import { atKeyboard } from '../../../helpers/match-keyboard.ts';
import { playMoves, started } from '../../../helpers/play.ts';
import { rematchOf } from '../../../../source/faces/screen/screens/match/rematch.ts';

const ann = { name: 'Ann', kind: 'human' };
const bob = { name: 'Bob', kind: 'human' };
const hard = { name: 'Hard', kind: 'hard' };
const people = [ann, bob];

const open = (id: string, raw: RawOptions = {}, moves: readonly string[] = []) => {
  const session = newSession(id, { players: people, ...raw }, { computers: playsInTurn(moves) });
  return { session, ...atKeyboard(session) };
};

describe('playing by keys', () => {
  test('marks bits, previews the move and makes it', () => {
    const { press, text, session } = open('quantum-flip');
    press('right', 'space', 'right', 'right', 'space');
    expect(text()).toContain('flip 2 4: makes the pattern of Bob: you lose');
    press('space', 'return');
    expect(session.look(1)).toMatchObject({ bits: '01000', toMove: 2 });
    expect(text()).toContain('1 Ann flipped bit 2.');
    expect(text()).toContain('2 Bob, your turn');
  });

  test('makes the move under the cursor with Enter alone', () => {
    const { press, session } = open('bit-flip-duel');
    press('end', 'return');
    expect(session.look(1)).toMatchObject({ bits: '00001' });
  });

  test('jumps to a bit and marks it with its number', () => {
    const { press, state, text } = open('bit-flip-duel');
    press('4', '2');
    expect(state().pointer).toMatchObject({ marked: [4, 2], cursor: { position: 2 } });
    expect(text()).toContain('swap 2 4');
    press('8');
    expect(text()).toContain('There is no bit 8 here: there are 5.');
  });

  test('says in the game’s own words why a bit cannot be marked', () => {
    const { press, text, state } = open('bit-flip-showdown');
    press('3', '5');
    expect(text()).toContain('not next to each other');
    expect(state().pointer.marked).toEqual([3]);
    press('left');
    expect(text()).not.toContain('not next to each other');
  });

  test('takes back and makes again, and says so', () => {
    const { press, session, text, labels } = open('quantum-flip');
    expect(labels()).not.toContain('u');
    press('return', 'u');
    expect(session.snapshot().moves).toBe(0);
    expect(text()).toContain('Taken back.');
    press('r');
    expect(session.snapshot().moves).toBe(1);
    expect(text()).toContain('Made again.');
  });

  test('goes on with the cursor where it was and with nothing marked', () => {
    const { press, state } = open('quantum-flip');
    press('3', '5', 'return');
    expect(state().pointer).toEqual({ cursor: { row: 0, position: 5 }, marked: [], guess: [] });
  });

  test('asks before it resigns', () => {
    const { press, session, text } = open('quantum-flip');
    press('x');
    expect(text()).toContain('Resign?');
    press('n');
    expect(session.snapshot().outcome).toBeNull();
    press('x', 'y');
    expect(session.snapshot().outcome).toEqual({ winner: 2, reason: 'resigned' });
    expect(text()).toContain('1 Ann resigned. 2 Bob wins the round!');
  });

  test('shows what a computer did and lets the cursor move while it thinks', async () => {
    const { press, session, text, state } = open('quantum-flip', { players: [ann, hard] }, ['flip 2 3']);
    press('return');
    expect(text()).toContain('2 Hard thinks');
    press('right', 'right');
    expect(state().pointer.cursor.position).toBe(3);
    await session.settled();
    expect(text()).toContain('You flipped bit 1.');
    expect(text()).toContain('2 Hard flipped bits 2 and 3.');
  });
});

describe('a guess', () => {
  const given = ['10110', '00101'];

  test('is entered in the lower row with the same cursor', () => {
    const { press, type, session, text } = open('number-flip-duel', { players: [ann, hard], given });
    press('down');
    type('0010');
    expect(text()).toContain('guess: 1 of 5 bits to enter');
    press('return');
    expect(text()).toContain('The guess is not complete');
    press('space', 'space', 'return');
    expect(session.snapshot().outcome).toEqual({ winner: 1, reason: 'guessed' });
  });

  test('begins with the player’s own marks', () => {
    const { press, session } = open('number-flip-duel', { players: [ann, hard], given });
    press('m', 'right', 'm', 'right', 'm', 'm', 'right', 'm', 'right', 'm', 'm', 'down', 'return');
    expect(session.snapshot().outcome?.winner).toBe(1);
  });
});

describe('notes', () => {
  test('are added, edited in place and removed', () => {
    const { press, type, session, text } = open('quantum-flip', { players: [ann, hard] });
    press('n');
    type('watch bit 3');
    press('return', 'n');
    type('second');
    press('return');
    expect(session.notes(1).lines).toEqual(['watch bit 3', 'second']);
    press('up', 'return', 'backspace');
    type('4');
    press('return');
    expect(session.notes(1).lines).toEqual(['watch bit 4', 'second']);
    press('delete');
    expect(session.notes(1).lines).toEqual(['second']);
    press('return');
    press(...Array.from({ length: 6 }, () => 'backspace'), 'return', 'tab');
    expect(session.notes(1).lines).toEqual([]);
    expect(text()).toContain('n writes a note');
  });

  test('mark what is believed of a bit, round and round', () => {
    const { press, session } = open('number-flip-duel', { players: [ann, hard], drawSecrets: true });
    const seen = ['m', 'm', 'm', 'm'].map((key) => {
      press(key);
      return session.notes(1).marks['bit 1'];
    });
    expect(seen).toEqual(['0', '1', '?', undefined]);
  });

  test('mark the range of the target, from the own number or typed', () => {
    const { press, type, session, text } = open(
      'binary-battle',
      { players: [ann, hard], given: ['10110', '10110'] },
      ['flip 5'],
    );
    press('[');
    expect(session.notes(1).marks).toEqual({ low: '1' });
    press('m', 'backspace');
    type('1x7');
    press('return');
    type('30');
    press('return');
    expect(session.notes(1).marks).toEqual({ low: '17', high: '30' });
    expect(text()).toContain('lowest 17, highest 30');
  });

  test('star a bit in the open games', () => {
    const { press, session, text } = open('quantum-flip', { players: [ann, hard] });
    press('right', 'm');
    expect(session.notes(1).marks).toEqual({ 'bit 2': '*' });
    expect(text()).toContain('2*');
  });

  test('of two people who look together are covered until asked for', () => {
    const { press, type, text } = open('quantum-flip');
    press('n');
    type('my plan');
    press('return', 'tab', 'return');
    expect(text()).toContain('2 Bob, your turn');
    expect(text()).not.toContain('my plan');
    press('u');
    expect(text()).not.toContain('my plan');
    expect(text()).toContain('Covered: c shows them.');
    press('c');
    expect(text()).toContain('my plan');
  });
});

describe('the command line', () => {
  test('takes what the other faces take', () => {
    const { press, type, session, text } = open('quantum-flip');
    press(':');
    type('flip 4, 2');
    press('return');
    expect(session.snapshot().outcome).toEqual({ winner: 2, reason: 'gave-pattern' });
    expect(text()).toContain('1 Ann made the pattern of 2 Bob');
  });

  test('completes, remembers and says what is wrong', () => {
    const { press, type, session, text } = open('quantum-flip', { players: [ann, hard] }, ['flip 1']);
    press(':');
    type('fl');
    press('tab');
    type('9');
    press('return');
    expect(text()).toContain('There is no position 9');
    press(':', 'up', 'backspace');
    type('1');
    press('return');
    expect(session.snapshot().moves).toBe(1);
  });

  test('leads where it is asked to', () => {
    const { press, type } = open('quantum-flip');
    const line = (text: string) => {
      press(':');
      type(text);
      return press('return');
    };
    expect(line('help')).toBe('rules');
    expect(line('quit')).toBe('leave');
    expect(line('')).toBeUndefined();
  });

  test('forgets its lines when the other person is to move', () => {
    const { press, type, text } = open('quantum-flip');
    press(':');
    type('note mine alone');
    press('return', 'return', ':', 'up');
    expect(text()).not.toContain('mine alone');
  });
});

describe('hints', () => {
  test('come one after the other, and only with assist', () => {
    const without = open('quantum-flip', { players: [ann, hard] });
    expect(without.labels()).not.toContain('i');
    const { press, text } = open('quantum-flip', { players: [ann, hard], assist: true });
    press('i');
    expect(text()).toContain('Hint 1: Step 1 of the way.');
    press('i', 'i');
    expect(text()).toContain('Hint 3: Step 3 of the way.');
    expect(text()).toContain('2 possible');
  });
});

describe('two people with secrets', () => {
  test('choose, hand over, play, see the answer and hand over again', () => {
    const { press, type, text, session } = open('binary-battle', { given: ['10110', '10110'] });
    expect(text()).toContain('Press Enter when only Ann is looking.');
    press('return', '1', 'return');
    expect(text()).toContain('You flipped bit 1: 16 is less than the target.');
    expect(text()).toContain('press Enter to hand over.');
    press('n');
    type('above 16');
    press('return', 'tab', 'return');
    expect(text()).toContain('Press Enter when only Bob is looking.');
    expect(text()).toContain('1 Ann took a turn.');
    expect(text()).not.toMatch(/16|less/);
    press('return');
    expect(text()).toContain('2 Bob, your turn');
    expect(text()).not.toContain('above 16');
    expect(session.snapshot().toMove).toBe(2);
  });

  test('enter their secrets bit by bit or have them drawn', () => {
    const { press, type, text, session } = open('number-flip-duel');
    press('return');
    type('101');
    press('return');
    expect(text()).toContain('3 of 5 bits are chosen');
    type('10');
    press('return');
    expect(text()).toContain('only Bob is looking');
    expect(text()).not.toMatch(/1 +0 +1 +1 +0/);
    press('return', 'return', 'return');
    expect(session.look(1)).toMatchObject({ sequences: ['10110', null] });
    expect(text()).toContain('1 Ann, your turn');
  });

  test('who takes back hands over to whoever is to move', () => {
    const { press, text } = open('binary-battle', { given: ['10110', '10110'] });
    press('return', 'return', 'return', 'return', 'u');
    expect(text()).toContain('2 Bob took the last move back.');
    expect(text()).toContain('press Enter to hand over.');
    press('return');
    expect(text()).toContain('only Ann is looking');
  });

  test('cover with one key what only they may see', () => {
    const { press, text } = open('binary-battle', { given: ['10110', '10110'] });
    press('return', '1', 'return');
    expect(text()).toContain('16');
    press('c');
    expect(text().replaceAll(/worth.*|Make your.*/gu, '')).not.toMatch(/\b16\b|less/);
  });
});

describe('the end of a round', () => {
  test('leads to the next round, and after the last to a rematch with sides changed', () => {
    const { press, session, text } = open('bit-flip-showdown', { options: { bits: 1 }, rounds: 2 });
    press('return');
    expect(text()).toContain('1 Ann turned the last 0. 1 Ann wins the round!');
    expect(text()).toContain('1 Ann  1 round won in 1 turn');
    expect(press('return')).toBeUndefined();
    expect(session.snapshot()).toMatchObject({ round: 2, toMove: 2 });
    press('return');
    expect(text()).toContain('The match is a tie.');
    expect(press('return')).toBe('rematch');
    expect(press('p')).toBe('replay');
    expect(press('v')).toBe('review');
    expect(press('escape')).toBe('home');
  });

  test('a rematch is the same match with the players changed over', () => {
    const { setup } = newSession('quantum-flip', {
      players: [ann, hard],
      rounds: 3,
      assist: true,
    }).snapshot();
    const again = newSession('quantum-flip', rematchOf(setup)).snapshot().setup;
    expect(again.players).toEqual([hard, ann]);
    expect(again).toMatchObject({ options: setup.options, rounds: 3, assist: true, first: 1 });
  });

  test('reveals everything', () => {
    const { press, type, text } = open('number-flip-duel', { given: ['10110', '00101'] });
    press('return', ':');
    type('guess 00101');
    press('return');
    expect(text()).toMatch(/1 Ann +│ 1 │ 0 │ 1 │ 1 │ 0 │/);
    expect(text()).toMatch(/2 Bob +│ 0 │ 0 │ 1 │ 0 │ 1 │/);
  });
});

test('a match that is not saved says so', () => {
  const session = newSession('quantum-flip', { players: people }, { unsaved: 'The disk is full.' });
  const { text } = atKeyboard(session);
  expect(text()).toContain('not saved');
  expect(text()).toContain('Not saved: The disk is full.');
});

test('computers among themselves are only watched', async () => {
  const { press, text, labels, session } = open(
    'bit-flip-showdown',
    { players: [{ ...hard, name: 'One' }, hard], options: { bits: 2 } },
    ['flip 1', 'flip 2'],
  );
  expect(labels()).not.toContain('x');
  await session.settled();
  expect(text()).toContain('2 Hard turned the last 0. 2 Hard wins');
  expect(press('return')).toBe('rematch');
});

test('the title tells the round, how it stands and when a draw comes', () => {
  const { press, text } = open('bit-flip-showdown', { options: { bits: 1 }, rounds: 3, drawAfter: 50 });
  expect(text()).toContain('Bit Flip Showdown  round 1 of 3  move 1 of 50');
  press('return', 'return');
  expect(text()).toContain('round 2 of 3 (1:0)  move 1 of 50');
});

test('a match that goes on shows what was done last', () => {
  const game = gameOf('quantum-flip');
  const { match } = playMoves(game, started(game, { players: people }), ['flip 1 3']);
  const session = newSession('quantum-flip', {}, { match, isResumed: true });
  expect(atKeyboard(session).text()).toContain('1 Ann flipped bits 1 and 3.');
});
