import type { AnyGame, Outcome } from '../game/contract.ts';
import { type Move, type Verbs, formatMove } from '../game/move.ts';
import { parseMove } from '../game/notation.ts';
import { type Refusal, isRefusal, refuse } from '../game/refusal.ts';
import { type Both, type Seat, at, otherSeat, seats, withSeat } from '../game/seat.ts';
import { type Trail, extend, items, lengthOf } from '../game/trail.ts';
import type { EventOf, MatchEvent } from './events.ts';
import {
  type Match,
  type Round,
  type Secret,
  type Step,
  type Tally,
  emptyNotes,
  emptyTally,
  stateOf,
} from './match.ts';
import { type MatchSetup, limits } from './setup.ts';

/**
 * Reading a move as written. A long log repeats few moves many times, so what was read is kept, within bounds; what
 * a move may hold is far shorter than what somebody may type.
 */
const readBefore = new WeakMap<Verbs, Map<string, Move | Refusal>>();
const readMove = (text: string, verbs: Verbs): Move | Refusal => {
  const known = readBefore.get(verbs) ?? new Map<string, Move | Refusal>();
  const read = known.get(text) ?? parseMove(text, verbs);
  if (known.size >= 1000) known.clear();
  if (text.length <= 64) known.set(text, read);
  readBefore.set(verbs, known);
  return read;
};

/** What a move does, or why it cannot be made. Shared by `decide`, which asks, and `evolve`, which believes. */
export const tryMove = (game: AnyGame, match: Match, player: Seat, text: string) => {
  const { round, setup } = match;
  const state = stateOf(round);
  if (state === null)
    return refuse('secrets-wanted', 'The secrets come first: write "secret BITS" or "secret random".');
  if (round.outcome !== null)
    return refuse('round-over', 'This round is over: no more moves can be made in it.');
  if (game.turn(state) !== player)
    return refuse('not-your-turn', `It is the turn of player ${otherSeat(player)}.`);
  const move = readMove(text, game.verbs);
  if (isRefusal(move)) return move;
  const refusal = game.refuse(game.view(state, player), move);
  if (refusal !== undefined) return refusal;
  const { state: next, feedback } = game.apply(state, move);
  const made = lengthOf(round.past) + 1;
  const draw: Outcome | null = made === setup.drawAfter ? { winner: null, reason: 'draw-after' } : null;
  return { state: next, feedback, move: formatMove(move), outcome: game.outcome(next) ?? draw };
};

/** The state of the match after its first event. */
export const begin = (setup: MatchSetup): Match => ({
  setup,
  round: newRound(setup, 1),
  tally: emptyTally,
  events: 1,
  isEnded: false,
});

const newRound = (setup: MatchSetup, number: number): Round => ({
  number,
  starter: number % 2 === 1 ? setup.starts : otherSeat(setup.starts),
  secrets: [null, null],
  start: null,
  past: null,
  future: null,
  outcome: null,
  notes: [emptyNotes, emptyNotes],
  hintStep: [0, 0],
});

/** Once nothing is secret, or every secret is set, the game can be set up. */
const dealt = (game: AnyGame, setup: MatchSetup, round: Round): Round => {
  const [first, second] = round.secrets;
  const isReady = game.secrecy === 'none' || (first !== null && second !== null);
  if (!isReady) return round;
  const options = game.decodeOptions(setup.options);
  const secrets: Both<string> = [first?.bits ?? '', second?.bits ?? ''];
  return { ...round, start: game.setup(options, round.starter, secrets) };
};

const setSecret = (game: AnyGame, { setup, round }: Match, event: EventOf<'secret-set'>): Round => {
  const secret: Secret = { bits: event.bits, salt: event.salt };
  const isWelcome =
    round.start === null &&
    (game.secrecy === 'shared') === (event.owner === 'all') &&
    event.bits.length === game.secretLength(game.decodeOptions(setup.options));
  if (!isWelcome) return round;
  const secrets =
    event.owner === 'all' ? ([secret, secret] as const) : withSeat(round.secrets, event.owner, secret);
  return dealt(game, setup, { ...round, secrets });
};

export const turnsOf = (past: Trail<Step>, player: Seat): number =>
  items(past).filter((step) => step.player === player).length;

/** Adds an ended round to the tally. */
const counted = (tally: Tally, outcome: Outcome, past: Trail<Step>): Tally => {
  const { winner } = outcome;
  if (winner === null) return { ...tally, draws: tally.draws + 1 };
  return {
    ...tally,
    rounds: withSeat(tally.rounds, winner, at(tally.rounds, winner) + 1),
    turns: withSeat(tally.turns, winner, at(tally.turns, winner) + turnsOf(past, winner)),
  };
};

const endRound = (match: Match, round: Round, outcome: Outcome | null): Match =>
  outcome === null
    ? { ...match, round }
    : { ...match, round: { ...round, outcome }, tally: counted(match.tally, outcome, round.past) };

const move = (game: AnyGame, match: Match, event: EventOf<'moved'>): Match => {
  const made = tryMove(game, match, event.player, event.move);
  if (isRefusal(made)) return match;
  const { move: written, feedback, state } = made;
  const step: Step = { player: event.player, move: written, feedback, state };
  // Written out: this is what a long log spends its time on, and a spread costs twice as much.
  const { number, starter, secrets, start, past, outcome, notes } = match.round;
  const round: Round = {
    number,
    starter,
    secrets,
    start,
    past: extend(past, step),
    future: null,
    outcome,
    notes,
    hintStep: [0, 0],
  };
  return endRound(match, round, made.outcome);
};

const undo = ({ round }: Match, count: number): Round => {
  if (round.outcome !== null || lengthOf(round.past) < count) return round;
  const group: Step[] = [];
  let past = round.past;
  while (past !== null && group.length < count) {
    group.unshift(past.last);
    past = past.before;
  }
  return { ...round, past, future: extend(round.future, group), hintStep: [0, 0] };
};

const redo = ({ round }: Match, count: number): Round => {
  const group = round.future?.last ?? [];
  if (group.length !== count) return round;
  return {
    ...round,
    past: group.reduce<Trail<Step>>(extend, round.past),
    future: round.future?.before ?? null,
    hintStep: [0, 0],
  };
};

const note = ({ round }: Match, { player, line, text }: EventOf<'noted'>): Round => {
  const notes = at(round.notes, player);
  if (line > notes.lines.length) return round;
  const lines = notes.lines.toSpliced(line, 1, ...(text === '' ? [] : [text]));
  return { ...round, notes: withSeat(round.notes, player, { ...notes, lines }) };
};

const mark = ({ round }: Match, event: EventOf<'marked'>): Round => {
  const notes = at(round.notes, event.player);
  const others = Object.entries(notes.marks).filter(([name]) => name !== event.mark);
  if (others.length >= limits.marks) return round;
  const marks = Object.fromEntries(event.value === '' ? others : [...others, [event.mark, event.value]]);
  return { ...round, notes: withSeat(round.notes, event.player, { ...notes, marks }) };
};

const change = (game: AnyGame, match: Match, event: MatchEvent): Match => {
  const { round } = match;
  switch (event.type) {
    case 'match-started':
      return match;
    case 'round-started':
      return { ...match, round: dealt(game, match.setup, newRound(match.setup, event.round)) };
    case 'secret-set':
      return { ...match, round: setSecret(game, match, event) };
    case 'moved':
      return move(game, match, event);
    case 'undone':
      return { ...match, round: undo(match, event.count) };
    case 'redone':
      return { ...match, round: redo(match, event.count) };
    case 'resigned':
      return round.outcome === null
        ? endRound(match, round, { winner: otherSeat(event.player), reason: 'resigned' })
        : match;
    case 'noted':
      return { ...match, round: note(match, event) };
    case 'marked':
      return { ...match, round: mark(match, event) };
    case 'hinted':
      return { ...match, round: { ...round, hintStep: withSeat(round.hintStep, event.player, event.step) } };
    case 'round-ended':
      return match;
    case 'match-ended':
      return { ...match, isEnded: true };
  }
};

/** The match after one more event. Total: an event that cannot follow changes nothing but the count of events. */
export const evolve = (game: AnyGame, match: Match, event: MatchEvent): Match => {
  const { setup, round, tally, isEnded } = change(game, match, event);
  return { setup, round, tally, events: match.events + 1, isEnded };
};

/** The match after all of these events, the first of which says what match it is. */
export const fold = (game: AnyGame, setup: MatchSetup, rest: Iterable<MatchEvent>): Match => {
  let match = begin(setup);
  for (const event of rest) match = evolve(game, match, event);
  return match;
};

/** The seats whose secret is still to be chosen, first seat first. */
export const secretsWanted = (game: AnyGame, { round }: Match): readonly Seat[] =>
  game.secrecy === 'each' && round.start === null
    ? seats.filter((seat) => at(round.secrets, seat) === null)
    : [];
