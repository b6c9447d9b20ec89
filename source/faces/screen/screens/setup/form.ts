import type { AnyGame } from '../../../../game/contract.ts';
import { type Seat, isSeat, otherSeat } from '../../../../game/seat.ts';
import { type RawOptions, type Setting, isRecord } from '../../../../game/settings.ts';
import { type First, type PlayerKind, isPlayerKind, limits } from '../../../../match/setup.ts';

/** What is chosen before a match, as the set-up screen holds it. */
export type Form = {
  readonly opponent: PlayerKind;
  readonly name: string;
  readonly opponentName: string;
  /** Which player the person at the keyboard is. */
  readonly seat: Seat;
  readonly first: First;
  readonly rounds: number;
  readonly drawAfter: number | null;
  readonly drawSecrets: boolean;
  readonly help: 'usual' | 'assist' | 'strict';
  readonly options: Readonly<Record<string, number | boolean>>;
};

const usualOption = (setting: Setting): number | boolean =>
  setting.kind === 'number' ? setting.usual : false;

export const freshForm = (game: AnyGame, name: string): Form => ({
  opponent: 'medium',
  name,
  opponentName: '',
  seat: 1,
  first: 1,
  rounds: 1,
  drawAfter: null,
  drawSecrets: false,
  help: 'usual',
  options: Object.fromEntries(
    Object.entries(game.settings).map(([key, setting]) => [key, usualOption(setting)]),
  ),
});

/** The form as it was last sent off; whatever does not fit any more is as usual. */
export const decodeForm = (game: AnyGame, raw: RawOptions, name: string): Form => {
  const fresh = freshForm(game, name);
  const options = isRecord(raw['options']) ? raw['options'] : {};
  const { opponent, opponentName, seat, first, rounds, drawAfter, help } = raw;
  const kept = Object.entries(game.settings).map(([key, setting]) => {
    const value = options[key];
    const isFit =
      setting.kind === 'flag'
        ? typeof value === 'boolean'
        : typeof value === 'number' && value >= setting.least && value <= setting.most;
    return [key, isFit ? value : usualOption(setting)];
  });
  return {
    ...fresh,
    opponent: isPlayerKind(opponent) ? opponent : fresh.opponent,
    opponentName: typeof opponentName === 'string' ? opponentName : '',
    seat: isSeat(seat) ? seat : 1,
    first: isSeat(first) || first === 'random' ? first : 1,
    rounds: typeof rounds === 'number' && rounds >= 1 && rounds <= limits.rounds ? rounds : 1,
    drawAfter: typeof drawAfter === 'number' && drawAfter >= 1 ? drawAfter : null,
    drawSecrets: raw['drawSecrets'] === true,
    help: help === 'assist' || help === 'strict' ? help : 'usual',
    options: Object.fromEntries(kept),
  };
};

const levelNames: Readonly<Record<PlayerKind, string>> = {
  human: 'Player',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};

/** What the match is started with, as `decodeSetup` reads it. */
export const rawOf = (form: Form): RawOptions => {
  const { opponent, seat, name } = form;
  const me = { kind: 'human', name: name === '' ? `Player ${seat}` : name };
  const fallback = opponent === 'human' ? `Player ${otherSeat(seat)}` : levelNames[opponent];
  const other = {
    kind: opponent,
    name: opponent === 'human' && form.opponentName !== '' ? form.opponentName : fallback,
  };
  return {
    players: seat === 1 ? [me, other] : [other, me],
    first: form.first,
    rounds: form.rounds,
    drawAfter: form.drawAfter,
    drawSecrets: form.drawSecrets,
    assist: form.help === 'assist',
    strict: form.help === 'strict',
    options: form.options,
  };
};
