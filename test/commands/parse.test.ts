import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commands } from '../../source/commands/commands.ts';
import { type Parsed, allOptionsOf, parseArguments } from '../../source/commands/parse.ts';
import { UsageError } from '../../source/commands/usage-error.ts';
import { games } from '../../source/games/index.ts';

const parse = (line: string): Parsed =>
  parseArguments(
    commands,
    line.split(' ').filter((word) => word !== ''),
  );

const given = (line: string) => {
  const parsed = parse(line);
  if (parsed.type !== 'run') throw new Error(`${line} does not run a command`);
  const { command, words, options } = parsed.given;
  return { command, words, options: Object.fromEntries(options) };
};

const complaint = (argv: readonly string[]): string => {
  try {
    parseArguments(commands, argv);
  } catch (error) {
    if (error instanceof UsageError) return `${error.message} ${error.advice}`;
    throw error;
  }
  throw new Error(`${argv.join(' ')} was accepted`);
};

describe('the table of commands', () => {
  it('gives an option the same shape wherever it stands, so that it can be read before the command', () => {
    const shapes = new Map<string, boolean>();
    for (const { name, value } of commands.flatMap(allOptionsOf)) {
      expect(shapes.get(name) ?? value !== undefined, name).toBe(value !== undefined);
      shapes.set(name, value !== undefined);
    }
  });

  it('has every command of the interface once', () => {
    expect(commands.map(({ name }) => name)).toEqual([
      '',
      'play',
      'resume',
      'replay',
      'review',
      'solve',
      'arena',
      'matches',
      'verify',
      'stats',
      'rules',
    ]);
  });
});

describe('reading the arguments', () => {
  it('takes options in both forms and in any order', () => {
    const wanted = { command: 'play', words: ['quantum-flip'], options: { bits: '5', json: true } };
    expect(given('play quantum-flip --bits 5 --json')).toEqual(wanted);
    expect(given('--json play --bits=5 quantum-flip')).toEqual(wanted);
    expect(given('--bits 5 play --json quantum-flip')).toEqual(wanted);
  });

  it('takes a value that begins with a dash, or holds an equals sign', () => {
    expect(given('play quantum --seed -5').options).toEqual({ seed: '-5' });
    expect(given('play quantum --seed=--x=y').options).toEqual({ seed: '--x=y' });
  });

  it('takes a lone dash and everything after two dashes as words', () => {
    expect(given('verify -').words).toEqual(['-']);
    expect(given('verify -- --odd-name').words).toEqual(['--odd-name']);
  });

  it('knows the menu as the command without a name', () => {
    expect(given('')).toEqual({ command: '', words: [], options: {} });
    expect(given('--ascii')).toEqual({ command: '', words: [], options: { ascii: true } });
  });

  it.each([
    ['help', null],
    ['--help', null],
    ['help --help', null],
    ['help help', null],
    ['help play', 'play'],
    ['play --help', 'play'],
    ['play nonsense --help --wrong', 'play'],
    ['solve quantum --help', 'solve'],
  ])('%s asks for help', (line, name) => {
    const parsed = parse(line);
    expect(parsed.type === 'help' ? (parsed.spec?.name ?? null) : undefined).toBe(name);
  });

  it('knows --version', () => {
    expect(parse('--version')).toEqual({ type: 'version' });
    expect(parse('play --version')).toEqual({ type: 'version' });
  });
});

describe('a usage error', () => {
  it.each([
    ['plya quantum', 'There is no command "plya". Did you mean "bitduel play"?'],
    ['quantum', 'There is no command "quantum". To play Quantum Flip, run "bitduel play quantum-flip".'],
    ['dance', 'There is no command "dance". Run "bitduel help" to see the commands.'],
    ['help dance', 'There is no command "dance". Run "bitduel help" to see the commands.'],
    ['help play now', '"now" is one word too many. Write "bitduel help [command]".'],
    ['help --bits 5', 'bitduel help has no option --bits. It belongs to'],
    ['play', '<game> is missing. Write "bitduel play <game>".'],
    ['solve quantum', '<position> is missing. Write "bitduel solve <game> <position>".'],
    ['play quantum now', '"now" is one word too many. Write "bitduel play <game>".'],
    ['matches all', '"all" is one word too many. Write "bitduel matches".'],
    ['play quantum --bitz 5', 'bitduel play has no option --bitz. Did you mean --bits?'],
    ['play quantum --jsn', 'bitduel play has no option --jsn. Did you mean --json?'],
    ['play quantum -h', 'bitduel play has no option -h. Run "bitduel help play" to see what it takes.'],
    ['play quantum --games 5', 'bitduel play has no option --games. It belongs to "bitduel arena".'],
    [
      'play quantum --misere',
      '--misere belongs to bit-flip-showdown only. Run "bitduel help play" to see what it takes.',
    ],
    [
      'play binary --secret1 10101',
      '--secret1 belongs to number-flip-duel only. Run "bitduel help play" to see what it takes.',
    ],
    [
      'play number --target 10101',
      '--target belongs to binary-battle only. Run "bitduel help play" to see what it takes.',
    ],
    [
      'solve quantum 00000 --low 3',
      '--low belongs to binary-battle only. Run "bitduel help solve" to see what it takes.',
    ],
    ['rules quantum --json', 'bitduel rules has no option --json. It belongs to'],
    ['--json', 'bitduel has no option --json.'],
    ['play quantum --bits 5 --bits 6', '--bits is given twice. Give it once.'],
    ['play quantum --bits', '--bits needs a value. Write it as --bits VALUE or --bits=VALUE.'],
    ['play quantum --bits --json', '--bits needs a value.'],
    ['play quantum --bits=', '--bits needs a value.'],
    ['play quantum --json=yes', '--json takes no value. Write it as --json.'],
    ['play chess', 'There is no game "chess". The games are number-flip-duel, quantum-flip,'],
    ['play quantm-flip', 'There is no game "quantm-flip". Did you mean quantum-flip?'],
    ['play showdown', 'There is no game "showdown". Did you mean bit-flip-showdown?'],
    ['play bit', '"bit" could be bit-flip-showdown or bit-flip-duel. Write more of the name.'],
  ])('is said for: %s', (line, words) => {
    expect(complaint(line.split(' '))).toContain(words);
  });

  it('is said for empty words and values', () => {
    expect(complaint(['verify', ''])).toBe('<match> is empty. Write "bitduel verify <match>".');
    expect(complaint(['play', 'quantum', '--name1', ''])).toContain('--name1 needs a value.');
    expect(complaint([''])).toContain('The command is empty.');
  });

  it('never repeats control characters from the arguments', () => {
    expect(complaint(['\u001B[31mplay'])).not.toContain('\u001B');
    expect(complaint(['play', 'quantum', '--\u001B[2J'])).not.toContain('\u001B');
    expect(complaint(['play', '\u202Egnirts'])).not.toContain('\u202E');
  });
});

it('every option of a game belongs to play with that game and to no other game that lacks it', () => {
  const play = commands.find(({ name }) => name === 'play');
  for (const game of games) {
    const own = new Set(play?.gameOptions?.(game).map(({ name }) => name));
    for (const { name, value } of play === undefined
      ? []
      : games.flatMap((each) => play.gameOptions?.(each) ?? [])) {
      const argv = ['play', game.id, `--${name}`, ...(value === undefined ? [] : ['1'])];
      if (own.has(name)) expect(parseArguments(commands, argv).type).toBe('run');
      else expect(complaint(argv)).toContain(`--${name} belongs to`);
    }
  }
});

it('whatever the arguments are, they are understood or refused with a usage error', () => {
  const words = fc.oneof(
    fc.constantFrom(
      'play',
      'solve',
      'quantum',
      '--bits',
      '--bits=5',
      '--json',
      '-',
      '--',
      '--help',
      '-1',
      '00000',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({ maxLength: 8 }).map((text) => `--${text}`),
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 6 }), (argv) => {
      try {
        expect(['run', 'help', 'version']).toContain(parseArguments(commands, argv).type);
      } catch (error) {
        expect(error).toBeInstanceOf(UsageError);
      }
    }),
  );
});
