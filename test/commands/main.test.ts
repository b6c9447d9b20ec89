import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { complaintOf } from '../../source/commands/complaint.ts';
import { commands } from '../../source/commands/commands.ts';
import { main } from '../../source/commands/main.ts';
import { allOptionsOf, parseArguments } from '../../source/commands/parse.ts';
import { games } from '../../source/games/index.ts';

/** Runs the command line without a process, in pipes, with nowhere to save anything. */
const run = async (argv: readonly string[]) => {
  const stdin = new PassThrough();
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  stdin.end();
  try {
    await main(argv, '1.2.3', { stdin, stdout, stderr, env: { BITDUEL_HOME: '/dev/null/nowhere' } });
    return { exitCode: 0, lines: [], printed: String(stdout.read() ?? '') };
  } catch (error) {
    return { ...complaintOf(error, false), printed: String(stdout.read() ?? '') };
  }
};

describe('wrong usage', () => {
  it.each([
    [['dance'], 'There is no command "dance".'],
    [['play'], '<game> is missing.'],
    [['play', 'chess'], 'There is no game "chess".'],
    [['play', 'quantum'], 'bitduel play needs a terminal for its full screen, and there is none.'],
    [['resume'], 'bitduel resume needs a terminal for its full screen, and there is none.'],
    [['replay', 'x'], 'bitduel replay needs a terminal for its full screen, and there is none.'],
    [[], 'bitduel needs a terminal for its full screen, and there is none.'],
    [['play', 'quantum', '--plain', '--json'], '--plain and --json exclude each other.'],
    [['play', 'quantum', '--plain', '--wrong'], 'bitduel play has no option --wrong.'],
    [['play', 'quantum', '--plain', '--misere'], '--misere belongs to bit-flip-showdown only.'],
    [['play', 'quantum', '--plain', '--bits', '2'], '--bits must be a whole number from 3 to 16.'],
    [['play', 'quantum', '--plain', '--bits', '-5'], '--bits must be a whole number from 3 to 16.'],
    [['play', 'quantum', '--plain', '--bits', 'NaN'], '--bits must be a whole number from 3 to 16.'],
    [['play', 'quantum', '--plain', '--bits', '1e1'], '--bits must be a whole number from 3 to 16.'],
    [['play', 'bit-flip-s', '--plain', '--bits', '65'], '--bits must be a whole number from 1 to 64.'],
    [['play', 'bit-flip-s', '--plain', '--max-flips=9'], '--max-flips must be a whole number from 1 to 8.'],
    [['play', 'quantum', '--plain', '--p1', 'robot'], '--p1 must be one of human, easy, medium, hard.'],
    [['play', 'quantum', '--plain', '--first', '3'], '--first must be 1, 2 or random.'],
    [['play', 'quantum', '--plain', '--rounds', '0'], '--rounds must be a whole number from 1 to 1000.'],
    [['play', 'quantum', '--plain', '--draw-after', 'x'], '--draw-after must be a whole number'],
    [['play', 'quantum', '--plain', '--assist', '--strict'], '--strict means no undo and no assist'],
    [['play', 'quantum', '--plain', '--seed', 'x'.repeat(201)], '--seed is too long.'],
    [['play', 'number', '--plain', '--secret1', '101'], '--secret1 must be exactly 5 0s and 1s.'],
    [['play', 'binary', '--plain', '--target', '22222'], '--target must be exactly 5 0s and 1s.'],
    [['resume', '-', '--plain'], 'A match from standard input cannot be gone on with.'],
    [['replay', 'x', '--plain', '--as', '3'], '--as must be one of all, 1, 2.'],
    [['solve', 'quantum', '0012'], '"0012" is not a position.'],
    [['solve', 'quantum', '01'], 'A position of quantum-flip cannot have 2 bits.'],
    [
      ['solve', 'quantum', '00000', '--bits', '6'],
      '--bits does not agree with the position, which has 5 bits.',
    ],
    [['solve', 'quantum', '00000', '--to-move', '0'], '--to-move must be one of 1, 2.'],
    [['solve', 'binary', '00000', '--low', '9', '--high', '3'], '--low 9 is above --high 3.'],
    [['solve', 'binary', '00000', '--high', '32'], '--high must be a whole number from 0 to 31.'],
    [['solve', 'number', '00000'], 'Number Flip Duel has no positions to solve'],
    [['arena', 'quantum', '--p1', 'human'], '--p1 must be one of medium, easy, hard.'],
    [['arena', 'quantum', '--games', '0'], '--games must be a whole number from 1 to'],
    [['arena', 'quantum', '--bits', '99'], '--bits must be a whole number from 3 to 16.'],
  ])(
    '%j is refused with exit code 2, a sentence on what is wrong and one on what to do',
    async (argv, wrong) => {
      const { exitCode, lines, printed } = await run(argv);
      expect({ exitCode, printed }).toEqual({ exitCode: 2, printed: '' });
      const [what = '', advice = '', ...rest] = lines;
      expect(what).toContain(`bitduel: ${wrong}`);
      expect(advice).toMatch(/^[A-Z"].+[.?]$/u);
      expect(rest).toEqual([]);
    },
  );
});

describe('what is asked for', () => {
  it.each([
    [['--version'], /^1\.2\.3\n$/u],
    [['help', 'solve'], /--to-move SEAT/u],
    [['rules', 'quantum'], /^Quantum Flip \(quantum-flip\)/u],
    [['solve', 'bit-flip-duel', '01111'], /Player 1 wins at once/u],
    [['--plain'], /bitduel play GAME --plain/u],
  ])('%j is printed', async (argv, wanted) => {
    const { exitCode, printed } = await run(argv);
    expect(exitCode).toBe(0);
    expect(printed).toMatch(wanted);
  });
});

describe('help', () => {
  it.each(commands.map(({ name }) => name).filter((name) => name !== ''))(
    'of %s fits 80 columns, is ASCII, and shows every option and an example',
    async (name) => {
      const { printed } = await run(['help', name]);
      const spec = commands.find((each) => each.name === name);
      expect(printed).toContain(`$ bitduel ${name}`);
      expect(printed).toContain('Examples');
      for (const option of spec === undefined ? [] : allOptionsOf(spec)) {
        expect(printed).toContain(`--${option.name}`);
      }
      expect(printed).toMatch(/^[\n\x20-\x7e]+$/u);
      for (const line of printed.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    },
  );

  it('shows examples that are understood', () => {
    for (const example of commands.flatMap(({ examples }) => examples)) {
      const [, ...argv] = example.replace(/ < .*$/u, '').split(' ');
      expect(parseArguments(commands, argv).type, example).toBe('run');
    }
  });
});

describe('the rules', () => {
  it.each(games.map(({ id, name }) => [id, name]))(
    'of %s are wrapped, and ASCII on request',
    async (id, name) => {
      const { printed } = await run(['rules', id, '--ascii']);
      expect(printed).toContain(`${name} (${id})`);
      expect(printed).toMatch(/^[\n\x20-\x7e]+$/u);
      expect(printed).not.toContain('?');
      for (const line of printed.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    },
  );
});

describe('a complaint', () => {
  it('about a fault of the program itself asks for a report and hides the stack', () => {
    const { lines, exitCode } = complaintOf(new TypeError('boom'), false);
    expect(exitCode).toBe(1);
    expect(lines).toEqual([
      'bitduel: Something went wrong inside bitduel: boom',
      'Please report it, with what BITDUEL_DEBUG=1 shows.',
    ]);
  });

  it('about something that the system would not do blames nobody', () => {
    const cause = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    const { lines, exitCode } = complaintOf(new Error('The output cannot be written.', { cause }), false);
    expect({ lines, exitCode }).toEqual({
      lines: ['bitduel: The output cannot be written.', 'See to that and try again.'],
      exitCode: 1,
    });
  });

  it('shows the stack and its causes to whoever debugs', () => {
    const { lines } = complaintOf(new Error('outer', { cause: new Error('inner') }), true);
    expect(lines.filter((line) => line.includes('Error: outer'))).toHaveLength(1);
    expect(lines).toContain('Caused by:');
    expect(lines.filter((line) => line.includes('Error: inner'))).toHaveLength(1);
  });

  it('never carries control characters to the terminal', () => {
    const { lines } = complaintOf('\u001B[2Jgone\u202E', true);
    expect(lines.join('')).not.toMatch(/[\u001B\u202E]/u);
  });
});
