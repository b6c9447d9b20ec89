import { wrapText } from '../faces/screen/text/wrap.ts';
import { games } from '../games/index.ts';
import { type CommandSpec, titleOf } from './command.ts';
import { type Option, help, version } from './option.ts';

/** Everything that `help` and `--help` say, from the table of commands. Plain ASCII. */

const width = 76;

export type Row = readonly [string, string];

/** Two columns: what is typed, and what it does. */
const columns = (rows: readonly Row[]): readonly string[] => {
  const left = Math.max(...rows.map(([typed]) => typed.length)) + 2;
  return rows.flatMap(([typed, words]) =>
    wrapText(words, width - 2 - left).map(
      (line, index) => `  ${(index === 0 ? typed : '').padEnd(left)}${line}`,
    ),
  );
};

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [title, ...lines, ''];

export const optionRow = ({ name, value, words }: Option): Row => [
  value === undefined ? `--${name}` : `--${name} ${value}`,
  words,
];

/** What games add: options of the same words once, with the games that have them. */
export const gameRows = (spec: CommandSpec): readonly Row[] => {
  const all = games.flatMap((game) => (spec.gameOptions?.(game) ?? []).map((option) => ({ game, option })));
  type Shared = { readonly typed: string; readonly words: string; readonly ids: readonly string[] };
  const rows = new Map<string, Shared>();
  for (const { game, option } of all) {
    const [typed, words] = optionRow(option);
    const { ids } = rows.get(`${typed} ${words}`) ?? { ids: [] };
    rows.set(`${typed} ${words}`, { typed, words, ids: [...ids, game.id] });
  }
  return [...rows.values()]
    .map(({ typed, words, ids }): Row => [typed, `${words} (${ids.join(', ')})`])
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
};

export const helpOfCommand = (spec: CommandSpec): string =>
  [
    ...section('Usage', [`  $ ${[titleOf(spec), ...spec.words, '[options]'].join(' ')}`]),
    ...spec.text.flatMap((text) => [...wrapText(text, width), '']),
    ...section('Options', columns([...spec.options, help].map(optionRow))),
    ...section('Options by game', spec.gameOptions === undefined ? [] : columns(gameRows(spec))),
    ...section(
      'Examples',
      spec.examples.map((example) => `  $ ${example}`),
    ),
  ].join('\n');

export const helpOfProgram = (table: readonly CommandSpec[]): string =>
  [
    ...section(
      'Usage',
      columns([
        ...table.map((spec): Row => [`$ ${[titleOf(spec), ...spec.words].join(' ')}`, spec.summary]),
        ['$ bitduel help [command]', 'this help, or that of a command'],
      ]),
    ),
    ...section(
      'Games (the beginning of a name will do)',
      columns(games.map(({ id, words }): Row => [id, words.summary.join(' ')])),
    ),
    ...section('Options of the program', columns([help, version].map(optionRow))),
    ...section(
      'Faces',
      columns([
        ['full screen', 'when standard input and output are terminals'],
        ['--plain', 'lines of text: for pipes, screen readers, slow lines; also when TERM=dumb'],
        ['--json', 'one JSON object a line, for programs'],
      ]),
    ),
    ...section(
      'Environment',
      columns([
        ['BITDUEL_HOME', 'the folder in which matches are saved'],
        ['NO_COLOR, FORCE_COLOR', 'without colours, with colours'],
        ['BITDUEL_DEBUG=1', 'shows where an error came from'],
      ]),
    ),
    ...section(
      'Examples',
      ['bitduel', 'bitduel play quantum-flip --p2 hard', 'bitduel help play'].map((line) => `  $ ${line}`),
    ),
  ].join('\n');

/** A summary as a sentence. */
export const sentenceOf = ({ summary }: CommandSpec): string =>
  `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
