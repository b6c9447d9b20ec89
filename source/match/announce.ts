import type { AnyGame, View } from '../game/contract.ts';
import { formatMove } from '../game/move.ts';
import { type Perspective, type Seat, at, otherSeat } from '../game/seat.ts';
import { lengthOf } from '../game/trail.ts';
import type { EventOf, MatchEvent } from './events.ts';
import { secretsWanted } from './evolve.ts';
import { fairnessCodes } from './fairness.ts';
import { type Match, stateOf } from './match.ts';

/** Something said aloud: to everybody, or to the one seat that may hear it. Every face speaks from these. */
export type Announcement = {
  readonly type: string;
  readonly to: 'all' | Seat;
  readonly [detail: string]: unknown;
};

/** What a seat may know of the game now. When the round is over that is everything. Null before the secrets are set. */
export const viewFor = (game: AnyGame, { round }: Match, perspective: Perspective): View | null => {
  const state = stateOf(round);
  if (state === null) return null;
  if (round.outcome === null) return game.view(state, perspective);
  return { ...game.view(state, 'all'), seat: perspective };
};

/** The view with what the match adds to it: as a program sees it. */
export const fullViewFor = (game: AnyGame, match: Match, perspective: Perspective) => ({
  ...viewFor(game, match, perspective),
  round: match.round.number,
  ...(perspective === 'all' ? {} : { notes: at(match.round.notes, perspective) }),
  fairness: fairnessCodes(game, match),
});

/** The seat to move; null while secrets are wanted or when the round is over. */
export const toMove = (game: AnyGame, { round }: Match): Seat | null => {
  const state = stateOf(round);
  return state === null || round.outcome !== null ? null : game.turn(state);
};

const moved = (
  game: AnyGame,
  before: Match,
  { player }: EventOf<'moved'>,
  after: Match,
): readonly Announcement[] => {
  const step = after.round.past?.last;
  if (step === undefined || after.round.past === before.round.past) return [];
  const told = { type: 'moved', player, move: step.move, ...step.feedback };
  return game.audience === 'all'
    ? [{ ...told, to: 'all' }]
    : [
        { ...told, to: player },
        { type: 'moved', to: otherSeat(player), player },
      ];
};

const started = ({ setup }: Match): Announcement => {
  const { match, game, options, players, first, starts, rounds, drawAfter, assist, strict, branch } = setup;
  return {
    type: 'match-started',
    to: 'all',
    match,
    game,
    options: { ...options, first, rounds, drawAfter, assist, strict },
    players: players.map((player, index) => ({ seat: index + 1, ...player })),
    starts,
    ...(branch === null ? {} : { branch }),
  };
};

const rewound = (game: AnyGame, type: 'undone' | 'redone', by: Seat, after: Match): Announcement => ({
  type,
  to: 'all',
  player: toMove(game, after),
  moves: lengthOf(after.round.past),
  by,
});

/** All that was hidden; of a round given up before every secret was chosen, those that there were. */
const revealed = (game: AnyGame, { round }: Match) => {
  const state = stateOf(round);
  return state === null
    ? { secrets: round.secrets.map((secret) => secret?.bits ?? null) }
    : game.reveal(state);
};

/** What is said when an event happens, and to whom. */
export const announce = (
  game: AnyGame,
  before: Match,
  event: MatchEvent,
  after: Match,
): readonly Announcement[] => {
  switch (event.type) {
    case 'match-started':
      return [started(after)];
    case 'moved':
      return moved(game, before, event, after);
    case 'undone':
    case 'redone':
      return [rewound(game, event.type, event.player, after)];
    case 'noted':
      return [{ type: 'noted', to: event.player, line: event.line, text: event.text }];
    case 'marked':
      return [{ type: 'marked', to: event.player, mark: event.mark, value: event.value }];
    case 'round-ended': {
      const { round, winner, reason } = event;
      return [{ type: 'round-ended', to: 'all', round, winner, reason, reveal: revealed(game, after) }];
    }
    case 'match-ended':
      return [
        {
          type: 'match-ended',
          to: 'all',
          winner: event.winner,
          tally: after.tally,
          match: after.setup.match,
        },
      ];
    case 'round-started':
    case 'secret-set':
    case 'resigned':
    case 'hinted':
      return [];
  }
};

/** What the match waits for, said to the seats of `listeners`: a secret, or a move. */
export const prompts = (game: AnyGame, match: Match, listeners: readonly Seat[]): readonly Announcement[] => {
  const wanted = secretsWanted(game, match).find((seat) => listeners.includes(seat));
  if (wanted !== undefined) {
    const length = game.secretLength(game.decodeOptions(match.setup.options));
    return [{ type: 'secret-wanted', to: wanted, round: match.round.number, length }];
  }
  const seat = toMove(game, match);
  const view = seat === null || !listeners.includes(seat) ? null : viewFor(game, match, seat);
  if (seat === null || view === null) return [];
  const legalMoves = game.legalMoves(view, true).map(formatMove);
  return [{ type: 'turn', to: seat, view: fullViewFor(game, match, seat), legalMoves }];
};
