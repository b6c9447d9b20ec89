import { type Refusal, refuse } from './refusal.ts';

/**
 * What can be chosen about a game before it starts. The command line, the set-up screen, the help and the log
 * all read these declarations, so an option exists in one place.
 */
export type NumberSetting = {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
  readonly usual: number;
  readonly words: string;
};
export type FlagSetting = { readonly kind: 'flag'; readonly words: string };
export type Setting = NumberSetting | FlagSetting;
export type Settings = Readonly<Record<string, Setting>>;

/** Options as they come from outside: the command line, a log, a file of settings. */
export type RawOptions = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is RawOptions =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `maxFlips` is written `--max-flips`. */
export const flagName = (name: string): string =>
  `--${name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;

export const decodeNumber = (raw: RawOptions, name: string, setting: NumberSetting): number | Refusal => {
  const value = Object.hasOwn(raw, name) ? raw[name] : setting.usual;
  return typeof value === 'number' &&
    Number.isInteger(value) &&
    value >= setting.least &&
    value <= setting.most
    ? value
    : refuse(
        'bad-option',
        `${flagName(name)} must be a whole number from ${setting.least} to ${setting.most}.`,
      );
};

export const decodeFlag = (raw: RawOptions, name: string): boolean | Refusal => {
  const value = Object.hasOwn(raw, name) ? raw[name] : false;
  return typeof value === 'boolean'
    ? value
    : refuse('bad-option', `${flagName(name)} is either given or not.`);
};

export const unknownOption = (raw: RawOptions, settings: Settings, game: string): Refusal | undefined => {
  const stranger = Object.keys(raw).find((name) => !Object.hasOwn(settings, name));
  return stranger === undefined
    ? undefined
    : refuse('unknown-option', `${flagName(stranger)} does not belong to ${game}.`);
};

export const bitsSetting = (least: number, most: number, usual: number): NumberSetting => ({
  kind: 'number',
  least,
  most,
  usual,
  words: `how many bits, ${least} to ${most}`,
});

/** The options of a game that has a length and nothing else to choose. */
export const decodeBitsOnly = (
  raw: RawOptions,
  settings: { readonly bits: NumberSetting },
  game: string,
): { readonly bits: number } | Refusal => {
  const bits = decodeNumber(raw, 'bits', settings.bits);
  return unknownOption(raw, settings, game) ?? (typeof bits === 'number' ? { bits } : bits);
};
