import type { AnyGame } from '../../../../game/contract.ts';
import { limits } from '../../../../match/setup.ts';
import type { Form } from './form.ts';

/** One line of the set-up: what it is called, what it says now, and what a step to either side makes of it. */
export type Row = {
  readonly name: string;
  readonly value: string;
  readonly words: string;
  readonly step: (by: 1 | -1) => Form;
  /** A row that is typed into. */
  readonly text?: { readonly value: string; readonly write: (text: string) => Form };
};

const cycled = <T>(choices: readonly T[], current: T, by: 1 | -1): T =>
  choices[(choices.indexOf(current) + by + choices.length) % choices.length] ?? current;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const opponents = {
  human: { value: 'a person', words: 'somebody at this keyboard' },
  easy: { value: 'computer, easy', words: 'a first-timer wins often' },
  medium: { value: 'computer, medium', words: 'a good casual player' },
  hard: { value: 'computer, hard', words: 'plays the exact solution' },
} as const;

const helps = {
  usual: { value: 'undo, no hints', words: 'moves can be taken back; nothing is computed for you' },
  assist: { value: 'assist', words: 'hints and computed lists, for both to see' },
  strict: { value: 'strict', words: 'no undo and no assist' },
} as const;

/** Lengths of a round after which it is a draw. */
const drawChoices = [null, 20, 50, 100, 200, 500, 1000] as const;

const textRow = (
  name: string,
  value: string,
  words: string,
  write: (text: string) => Form,
  form: Form,
): Row => ({
  name,
  value,
  words,
  step: () => form,
  text: { value, write },
});

const optionRows = (game: AnyGame, form: Form): readonly Row[] =>
  Object.entries(game.settings).map(([key, setting]): Row => {
    const value = form.options[key];
    const chosen = (next: number | boolean): Form => ({ ...form, options: { ...form.options, [key]: next } });
    const name = key.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
    return setting.kind === 'flag'
      ? {
          name,
          value: value === true ? 'yes' : 'no',
          words: setting.words,
          step: () => chosen(value !== true),
        }
      : {
          name,
          value: String(value),
          words: setting.words,
          step: (by) => chosen(within(Number(value) + by, setting.least, setting.most)),
        };
  });

/** The rows of the form, those that matter for what is chosen already. */
export const rowsOf = (game: AnyGame, form: Form): readonly Row[] => {
  const isAlone = form.opponent !== 'human';
  const opponent: Row = {
    name: 'opponent',
    ...opponents[form.opponent],
    step: (by) => ({
      ...form,
      opponent: cycled(['easy', 'medium', 'hard', 'human'] as const, form.opponent, by),
    }),
  };
  const names = [
    textRow('your name', form.name, 'type it', (name) => ({ ...form, name }), form),
    ...(isAlone
      ? []
      : [
          textRow(
            'their name',
            form.opponentName,
            'type it',
            (text) => ({ ...form, opponentName: text }),
            form,
          ),
        ]),
  ];
  const starts =
    form.first === 'random' ? 'a coin decides' : form.first === form.seat ? 'you' : 'the opponent';
  const rows: readonly Row[] = [
    {
      name: 'you are',
      value: `player ${form.seat}`,
      words: 'the number of your seat',
      step: () => ({ ...form, seat: form.seat === 1 ? 2 : 1 }),
    },
    {
      name: 'who starts',
      value: starts,
      words: 'changes from round to round',
      step: (by) => ({ ...form, first: cycled([1, 2, 'random'] as const, form.first, by) }),
    },
    ...optionRows(game, form),
    ...(game.secrecy === 'each'
      ? [
          {
            name: 'secrets',
            value: form.drawSecrets ? 'drawn at random' : 'chosen by the players',
            words: 'where the secret sequences come from',
            step: () => ({ ...form, drawSecrets: !form.drawSecrets }),
          },
        ]
      : []),
    {
      name: 'rounds',
      value: String(form.rounds),
      words: 'who wins more of them wins the match',
      step: (by) => ({ ...form, rounds: within(form.rounds + by, 1, limits.rounds) }),
    },
    {
      name: 'draw after',
      value: form.drawAfter === null ? 'never' : `${form.drawAfter} moves`,
      words: 'ends an endless round',
      step: (by) => ({ ...form, drawAfter: cycled([...drawChoices], nearestDraw(form.drawAfter), by) }),
    },
    {
      name: 'help',
      ...helps[form.help],
      step: (by) => ({ ...form, help: cycled(['usual', 'assist', 'strict'] as const, form.help, by) }),
    },
  ];
  return [opponent, ...names, ...rows];
};

const nearestDraw = (wanted: number | null): (typeof drawChoices)[number] =>
  drawChoices.findLast((choice) => choice !== null && wanted !== null && choice <= wanted) ?? null;
