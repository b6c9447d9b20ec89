import { type Bits, isBits } from '../bits/bits.ts';
import type { Feedback } from '../game/contract.ts';
import { type Seat, isSeat } from '../game/seat.ts';
import { plainText } from './plain-text.ts';
import { type MatchSetup, limits } from './setup.ts';

/**
 * What has happened in a match, in the past tense. Events hold what cannot be derived, and beside it what was said
 * at the time (`said`, the two `…-ended`): nothing is computed from that, but a verification compares it.
 */
export type MatchEvent =
  | ({ readonly type: 'match-started' } & MatchSetup)
  | { readonly type: 'round-started'; readonly round: number }
  /** A salted secret: its fairness code is public from now on, its bits are not. */
  | { readonly type: 'secret-set'; readonly owner: Owner; readonly bits: Bits; readonly salt: string }
  | { readonly type: 'moved'; readonly player: Seat; readonly move: string; readonly said: Feedback }
  | { readonly type: 'undone'; readonly player: Seat; readonly count: number }
  | { readonly type: 'redone'; readonly player: Seat; readonly count: number }
  | { readonly type: 'resigned'; readonly player: Seat }
  /** Line `line` of a player's notes now reads `text`; one past the last adds a line, no text removes it. */
  | { readonly type: 'noted'; readonly player: Seat; readonly line: number; readonly text: string }
  /** A mark of the player's own: `bit 3` → `1`, `low` → `8`. No value removes it. */
  | { readonly type: 'marked'; readonly player: Seat; readonly mark: string; readonly value: string }
  | { readonly type: 'hinted'; readonly player: Seat; readonly step: number }
  | {
      readonly type: 'round-ended';
      readonly round: number;
      readonly winner: Seat | null;
      readonly reason: string;
    }
  | { readonly type: 'match-ended'; readonly winner: Seat | null };

export type EventOf<Type extends MatchEvent['type']> = Extract<MatchEvent, { type: Type }>;

/** Whose secret it is. */
export type Owner = Seat | 'all';

export const mostHintSteps = 3;

type Raw = Readonly<Record<string, unknown>>;

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

const decodeFeedback = (raw: unknown): Feedback | undefined => {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const entries = Object.entries(raw).slice(0, 4);
  const isPlain = entries.every(
    ([, value]) => isText(value, 64) || ['number', 'boolean'].includes(typeof value),
  );
  return isPlain ? Object.fromEntries(entries) : undefined;
};

/** Reads any event but the first, which needs its game (see `decodeSetup`). Undefined: not an event. */
export const decodeEvent = (raw: Raw): Exclude<MatchEvent, { type: 'match-started' }> | undefined => {
  const { type, player } = raw;
  switch (type) {
    case 'round-started':
      return isWhole(raw['round'], 1, limits.rounds) ? { type, round: raw['round'] } : undefined;
    case 'secret-set': {
      const { owner, bits, salt } = raw;
      const isOwner = isSeat(owner) || owner === 'all';
      return isOwner && isBits(bits) && bits.length <= 64 && isText(salt, 64)
        ? { type, owner, bits, salt }
        : undefined;
    }
    case 'moved': {
      const said = decodeFeedback(raw['said']);
      return isSeat(player) && isText(raw['move'], 64) && said !== undefined
        ? { type, player, move: raw['move'], said }
        : undefined;
    }
    case 'undone':
    case 'redone':
      return isSeat(player) && isWhole(raw['count'], 1, 2)
        ? { type, player, count: raw['count'] }
        : undefined;
    case 'resigned':
      return isSeat(player) ? { type, player } : undefined;
    case 'noted':
      return isSeat(player) && isWhole(raw['line'], 0, limits.notes) && isText(raw['text'], 4 * limits.note)
        ? { type, player, line: raw['line'], text: plainText(raw['text'], limits.note) }
        : undefined;
    case 'marked':
      return isSeat(player) && isText(raw['mark'], 4 * limits.mark) && isText(raw['value'], 4 * limits.mark)
        ? {
            type,
            player,
            mark: plainText(raw['mark'], limits.mark),
            value: plainText(raw['value'], limits.mark),
          }
        : undefined;
    case 'hinted':
      return isSeat(player) && isWhole(raw['step'], 1, mostHintSteps)
        ? { type, player, step: raw['step'] }
        : undefined;
    case 'round-ended': {
      const { round, winner, reason } = raw;
      return isWhole(round, 1, limits.rounds) && (isSeat(winner) || winner === null) && isText(reason, 32)
        ? { type, round, winner, reason: plainText(reason, 32) }
        : undefined;
    }
    case 'match-ended': {
      const { winner } = raw;
      return isSeat(winner) || winner === null ? { type, winner } : undefined;
    }
    default:
      return undefined;
  }
};
