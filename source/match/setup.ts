import { type Bits, isBits } from '../bits/bits.ts';
import type { AnyGame } from '../game/contract.ts';
import { type Refusal, isRefusal, refuse } from '../game/refusal.ts';
import { type Both, type Seat, isSeat } from '../game/seat.ts';
import { type RawOptions, isRecord } from '../game/settings.ts';
import { plainText } from './plain-text.ts';

/** Who sits where: a person, or a computer of some strength. */
export const playerKinds = ['human', 'easy', 'medium', 'hard'] as const;
export type PlayerKind = (typeof playerKinds)[number];
export type Player = { readonly name: string; readonly kind: PlayerKind };

export type First = Seat | 'random';

/** A match that goes on from a moment of another one. */
export type Branch = { readonly match: string; readonly round: number; readonly moves: number };

/** All that is agreed before the first move. */
export type MatchSetup = {
  readonly match: string;
  readonly game: string;
  readonly options: Readonly<Record<string, number | boolean>>;
  readonly players: Both<Player>;
  readonly first: First;
  /** Who starts the first round: `first`, or what the coin said. */
  readonly starts: Seat;
  readonly rounds: number;
  readonly drawAfter: number | null;
  readonly assist: boolean;
  readonly strict: boolean;
  readonly seed: string;
  /** Secrets set beforehand instead of chosen or drawn; a shared one stands twice. */
  readonly given: Both<Bits | null>;
  /** Secrets that a player could choose are drawn instead, in every round. */
  readonly drawSecrets: boolean;
  readonly branch: Branch | null;
};

export const limits = {
  rounds: 1000,
  drawAfter: 1_000_000,
  name: 40,
  seed: 200,
  note: 500,
  notes: 200,
  mark: 32,
  marks: 100,
} as const;

export const isPlayerKind = (value: unknown): value is PlayerKind =>
  playerKinds.some((kind) => kind === value);

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const decodePlayer = (raw: unknown, seat: Seat): Player | Refusal => {
  if (typeof raw !== 'object' || raw === null) return refuse('bad-player', `Player ${seat} is missing.`);
  const kind = 'kind' in raw ? raw.kind : 'human';
  const name = 'name' in raw && typeof raw.name === 'string' ? plainText(raw.name, limits.name) : '';
  return isPlayerKind(kind)
    ? { name: name === '' ? `Player ${seat}` : name, kind }
    : refuse('bad-player', `--p${seat} must be one of ${playerKinds.join(', ')}.`);
};

const decodeGiven = (raw: unknown, length: number, flag: string): Bits | null | Refusal => {
  if (raw === undefined || raw === null) return null;
  return isBits(raw) && raw.length === length
    ? raw
    : refuse('bad-secret', `${flag} must be exactly ${length} 0s and 1s.`);
};

const decodeSecrets = (raw: unknown, game: AnyGame, length: number): Both<Bits | null> | Refusal => {
  const [first, second] = Array.isArray(raw) ? raw : [null, null];
  const flags = game.secrecy === 'shared' ? ['--target', '--target'] : ['--secret1', '--secret2'];
  const one = decodeGiven(first, length, flags[0] ?? '');
  const two = decodeGiven(second, length, flags[1] ?? '');
  if (game.secrecy === 'none' && (one !== null || two !== null)) {
    return refuse('unknown-option', `${game.name} has no secrets to set.`);
  }
  if (one !== null && typeof one === 'object') return one;
  if (two !== null && typeof two === 'object') return two;
  return [one, two];
};

const decodeBranch = (raw: unknown): Branch | null => {
  if (typeof raw !== 'object' || raw === null) return null;
  const { match, round, moves } = { match: undefined, round: undefined, moves: undefined, ...raw };
  return typeof match === 'string' && isWhole(round, 1, limits.rounds) && isWhole(moves, 0, limits.drawAfter)
    ? { match: plainText(match, 100), round, moves }
    : null;
};

/** Reads a set-up from the command line, the set-up screen or a log. One decoder, whoever asks. */
export const decodeSetup = (game: AnyGame, raw: RawOptions): MatchSetup | Refusal => {
  const options = game.decodeOptions(isRecord(raw['options']) ? raw['options'] : {});
  if (typeof options !== 'object' || options === null)
    return refuse('bad-option', 'The options are unreadable.');
  if (isRefusal(options)) return options;
  const [rawFirst, rawSecond] = Array.isArray(raw['players']) ? raw['players'] : [{}, { kind: 'medium' }];
  const first = decodePlayer(rawFirst, 1);
  if (isRefusal(first)) return first;
  const second = decodePlayer(rawSecond, 2);
  if (isRefusal(second)) return second;
  const given = decodeSecrets(raw['given'], game, game.secretLength(options));
  if (isRefusal(given)) return given;
  const start = raw['first'] ?? 1;
  if (!isSeat(start) && start !== 'random') return refuse('bad-option', '--first must be 1, 2 or random.');
  const rounds = raw['rounds'] ?? 1;
  if (!isWhole(rounds, 1, limits.rounds)) {
    return refuse('bad-option', `--rounds must be a whole number from 1 to ${limits.rounds}.`);
  }
  const drawAfter = raw['drawAfter'] ?? null;
  if (drawAfter !== null && !isWhole(drawAfter, 1, limits.drawAfter)) {
    return refuse('bad-option', `--draw-after must be a whole number from 1 to ${limits.drawAfter}.`);
  }
  const assist = raw['assist'] === true;
  const strict = raw['strict'] === true;
  if (assist && strict) {
    return refuse('bad-option', '--strict means no undo and no assist: leave out --assist or --strict.');
  }
  const { match, seed, starts } = raw;
  return {
    match: typeof match === 'string' ? plainText(match, 100) : '',
    game: game.id,
    options: Object.fromEntries(Object.entries(options)),
    players: [first, second],
    first: start,
    starts: isSeat(starts) ? starts : start === 2 ? 2 : 1,
    rounds,
    drawAfter,
    assist,
    strict,
    seed: typeof seed === 'string' ? seed.slice(0, limits.seed) : '',
    given,
    drawSecrets: raw['drawSecrets'] === true,
    branch: decodeBranch(raw['branch']),
  };
};
