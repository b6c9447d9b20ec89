import { type Known, gameNames, knownCommands, listMatches, programOptions } from './words.ts';
import type { Option } from '../option.ts';

/** Completions for three shells, made when the program is built. */

const flags = (options: readonly Option[]): string => options.map(({ name }) => `--${name}`).join(' ');

const commandNames = knownCommands.map(({ name }) => name).join(' ');

const bashWords = ({ first }: Known): string => {
  if (first === 'game') return gameNames.join(' ');
  if (first === 'match') return `$(${listMatches})`;
  return first === 'command' ? commandNames : '';
};

const distinctChoices = (): readonly (readonly [string, string])[] => {
  const all = knownCommands.flatMap(({ name, options }) =>
    options.map((option) => [`${name}:--${option.name}`, option.choices?.join(' ') ?? ''] as const),
  );
  return all.filter(([, choices]) => choices !== '');
};

export const bashCompletion = (): string => `# bash completion for bitduel
_bitduel() {
  local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]} words=
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${commandNames} ${flags(programOptions)}"
  else
    case "$command:$before" in
${distinctChoices()
  .map(([key, choices]) => `      ${key}) words="${choices}" ;;`)
  .join('\n')}
      *)
        case "$command" in
${knownCommands
  .map(
    (known) =>
      `          ${known.name}) words="${flags(known.options)}"; [ "$COMP_CWORD" -eq 2 ] && words="$words ${bashWords(known)}" ;;`,
  )
  .join('\n')}
        esac ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _bitduel bitduel
`;

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const zshOption = ({ name, value, words, choices }: Option): string => {
  const about = words.replaceAll(/[[\]:]/gu, ' ');
  const values =
    value === undefined
      ? ''
      : `:${value.toLowerCase()}:${choices === undefined ? '' : `(${choices.join(' ')})`}`;
  return quoted(`--${name}[${about}]${values}`);
};

const zshFirst = ({ first }: Known): string => {
  if (first === 'game') return ` ${quoted(`1:game:(${gameNames.join(' ')})`)}`;
  if (first === 'match') return ` ${quoted('1:match:_bitduel_matches')}`;
  return first === 'command' ? ` ${quoted(`1:command:(${commandNames})`)}` : '';
};

export const zshCompletion = (): string => `#compdef bitduel
_bitduel_matches() {
  local -a ids
  ids=(\${(f)"$(${listMatches})"})
  compadd -a ids
  _files
}
_bitduel() {
  local -a commands
  commands=(
${knownCommands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    _arguments ${programOptions.map(zshOption).join(' ')}
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${knownCommands
  .map(
    (known) => `    ${known.name}) _arguments ${known.options.map(zshOption).join(' ')}${zshFirst(known)} ;;`,
  )
  .join('\n')}
  esac
}
_bitduel "$@"
`;

const fishOption = (condition: string, { name, value, words, choices }: Option): string =>
  [
    'complete -c bitduel',
    `-n ${quoted(condition)}`,
    `-l ${name}`,
    value === undefined ? '' : '-x',
    choices === undefined ? '' : `-a ${quoted(choices.join(' '))}`,
    `-d ${quoted(words)}`,
  ]
    .filter(Boolean)
    .join(' ');

const fishFirst = ({ name, first }: Known): readonly string[] => {
  const words =
    first === 'game'
      ? gameNames.join(' ')
      : first === 'match'
        ? `(${listMatches})`
        : first === 'command'
          ? commandNames
          : '';
  return words === ''
    ? []
    : [
        `complete -c bitduel -n ${quoted(`__fish_seen_subcommand_from ${name}`)} -a ${first === 'match' ? `"${words.replaceAll('"', '\\"').replaceAll('$', '\\$')}"` : quoted(words)}`,
      ];
};

export const fishCompletion = (): string =>
  [
    '# fish completion for bitduel',
    'complete -c bitduel -f',
    ...knownCommands.map(
      ({ name, summary }) => `complete -c bitduel -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
    ),
    ...programOptions.map((option) => fishOption('__fish_use_subcommand', option)),
    ...knownCommands.flatMap((known) => [
      ...fishFirst(known),
      ...known.options.map((option) => fishOption(`__fish_seen_subcommand_from ${known.name}`, option)),
    ]),
    '',
  ].join('\n');
