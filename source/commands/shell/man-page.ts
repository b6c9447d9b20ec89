import { games } from '../../games/index.ts';
import { type CommandSpec, titleOf } from '../command.ts';
import { commands } from '../commands.ts';
import { type Row, gameRows, optionRow } from '../help.ts';
import { help, version } from '../option.ts';

/** The manual page, made from the table of commands when the program is built. */

/** Nothing in a text may be taken for a request, and hyphens stay hyphens. */
const roff = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll(/^([.'])/gmu, '\\&$1');

const list = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap(([typed, words]) => ['.TP', `.B ${roff(typed)}`, roff(words)]);

const section = (title: string, ...lines: readonly string[]): readonly string[] => [`.SH ${title}`, ...lines];

const aboutCommand = (spec: CommandSpec): readonly string[] => [
  `.SS ${roff([titleOf(spec), ...spec.words].join(' '))}`,
  roff(`${spec.summary.charAt(0).toUpperCase()}${spec.summary.slice(1)}.`),
  ...spec.text.flatMap((text) => ['.PP', roff(text)]),
  ...list([...spec.options.map(optionRow), ...gameRows(spec)]),
];

export const manPage = (release: string): string =>
  [
    `.TH BITDUEL 1 "" "bitduel ${release}" "User Commands"`,
    ...section('NAME', 'bitduel \\- five two\\-player bit games in the terminal, every position solved'),
    ...section(
      'SYNOPSIS',
      ...commands.flatMap((spec) => [`.B ${roff([titleOf(spec), ...spec.words].join(' '))}`, '.br']),
    ),
    ...section(
      'GAMES',
      ...list(
        games.map(({ id, words }): Row => [id, words.summary.join(' ').replaceAll(/[^\x20-\x7e]/gu, '')]),
      ),
    ),
    ...section('COMMANDS', ...commands.flatMap(aboutCommand)),
    ...section('OPTIONS', ...list([help, version].map(optionRow))),
    ...section(
      'EXIT STATUS',
      ...list([
        ['0', 'done'],
        ['1', 'it could not be done: an unreadable file, a damaged log, a failed verification'],
        ['2', 'wrong usage'],
      ]),
    ),
    ...section(
      'ENVIRONMENT',
      ...list([
        ['BITDUEL_HOME', 'the folder in which matches are saved'],
        ['NO_COLOR, FORCE_COLOR', 'without colours, with colours'],
        ['BITDUEL_DEBUG=1', 'shows where an error came from'],
      ]),
    ),
    '',
  ].join('\n');
