import { type Bits, isBits } from '../bits/bits.ts';
import { randomFrom } from '../bits/random.ts';
import type { AnyGame, Outcome } from '../game/contract.ts';
import { type Refusal, isRefusal, refuse } from '../game/refusal.ts';
import { type Seat, at, isSeat, otherSeat } from '../game/seat.ts';
import { lengthOf } from '../game/trail.ts';
import { type MatchEvent, type Owner, mostHintSteps } from './events.ts';
import { begin, evolve, secretsWanted, tryMove } from './evolve.ts';
import { type Match, isLastRound, leader, stateOf } from './match.ts';
import { plainText } from './plain-text.ts';
import { type MatchSetup, limits } from './setup.ts';

/** What somebody wants to happen. `decide` says what then happens, or why nothing does. */
export type Command =
  | { readonly type: 'move'; readonly player: Seat; readonly text: string }
  | { readonly type: 'secret'; readonly player: Seat; readonly text: string }
  | { readonly type: 'undo' | 'redo' | 'resign' | 'hint'; readonly player: Seat }
  | { readonly type: 'note'; readonly player: Seat; readonly line?: number; readonly text: string }
  | { readonly type: 'mark'; readonly player: Seat; readonly mark: string; readonly value: string }
  | { readonly type: 'next-round' };

/** Whether what was asked of a player, or what a computer was thinking about, is another question afterwards. */
export const changesTurn = ({ type }: Command): boolean => !['note', 'mark', 'hint'].includes(type);

export type Decision = readonly MatchEvent[] | Refusal;

export const isDecided = (decision: Decision): decision is readonly MatchEvent[] => Array.isArray(decision);

/** Far more than people play, few enough to be read by anyone: no log grows past this. */
export const mostEvents = 1_000_000;

const isHuman = ({ setup }: Match, seat: Seat): boolean => at(setup.players, seat).kind === 'human';

const secretSet = (
  { seed }: MatchSetup,
  round: number,
  owner: Owner,
  chosen: Bits | null,
  length: number,
) => {
  const bits = chosen ?? randomFrom(seed, 'secret', round, owner).bits(length);
  const salt = randomFrom(seed, 'salt', round, owner).bits(64);
  return {
    type: 'secret-set',
    owner,
    bits,
    salt: BigInt(`0b${salt}`).toString(16).padStart(16, '0'),
  } as const;
};

/** A round begins: the secrets that nobody has to be asked for are set at once. */
const startRound = (game: AnyGame, match: Match, round: number): readonly MatchEvent[] => {
  const { setup } = match;
  const length = game.secretLength(game.decodeOptions(setup.options));
  const secret = (owner: Owner) =>
    secretSet(setup, round, owner, owner === 'all' ? setup.given[0] : at(setup.given, owner), length);
  const isKnown = (seat: Seat): boolean =>
    setup.drawSecrets || at(setup.given, seat) !== null || !isHuman(match, seat);
  const started: MatchEvent = { type: 'round-started', round };
  switch (game.secrecy) {
    case 'none':
      return [started];
    case 'shared':
      return [started, secret('all')];
    case 'each':
      return [started, ...([1, 2] as const).filter(isKnown).map(secret)];
  }
};

/** The events with which a match begins. A coin toss is decided by the seed and recorded. */
export const startMatch = (game: AnyGame, wanted: MatchSetup): readonly MatchEvent[] => {
  const coin = (): Seat => (randomFrom(wanted.seed, 'coin').below(2) === 0 ? 1 : 2);
  const setup: MatchSetup = { ...wanted, starts: isSeat(wanted.first) ? wanted.first : coin() };
  return [{ type: 'match-started', ...setup }, ...startRound(game, begin(setup), 1)];
};

/** An ended round is announced, and so is the match if it was the last. */
const closing = (game: AnyGame, match: Match, outcome: Outcome, last: MatchEvent): readonly MatchEvent[] => {
  const after = evolve(game, match, last);
  const ended: MatchEvent = { type: 'round-ended', round: match.round.number, ...outcome };
  return isLastRound(match)
    ? [last, ended, { type: 'match-ended', winner: leader(after.tally, game.hasTurnScoring) }]
    : [last, ended];
};

const move = (game: AnyGame, match: Match, player: Seat, text: string): Decision => {
  const made = tryMove(game, match, player, text);
  if (isRefusal(made)) return made;
  const moved: MatchEvent = { type: 'moved', player, move: made.move, said: made.feedback };
  return made.outcome === null ? [moved] : closing(game, match, made.outcome, moved);
};

const secret = (game: AnyGame, match: Match, player: Seat, text: string): Decision => {
  if (!secretsWanted(game, match).includes(player)) {
    return refuse('no-secret-wanted', 'No secret is wanted now: make a move.');
  }
  const length = game.secretLength(game.decodeOptions(match.setup.options));
  const wanted = text.toLowerCase().replaceAll(/[\s,]+/gu, '');
  if (wanted !== 'random' && !(isBits(wanted) && wanted.length === length)) {
    return refuse(
      'bad-secret',
      `A secret is exactly ${length} 0s and 1s: write "secret BITS" or "secret random".`,
    );
  }
  return [secretSet(match.setup, match.round.number, player, wanted === 'random' ? null : wanted, length)];
};

/** How many moves an undo takes back: to the player's own last decision, or, between two people, one. */
const undoCount = (match: Match, player: Seat): number => {
  const { past } = match.round;
  if (past === null) return 0;
  if (isHuman(match, otherSeat(player)) || past.last.player === player) return 1;
  return past.before === null ? 0 : 2;
};

const undo = (match: Match, player: Seat): Decision => {
  if (match.setup.strict) return refuse('strict-match', 'This match is strict: nothing can be undone.');
  if (match.round.outcome !== null)
    return refuse('round-over', 'The round is over: nothing can be undone any more.');
  const count = undoCount(match, player);
  return count === 0
    ? refuse('nothing-to-undo', 'There is no move of yours to undo yet.')
    : [{ type: 'undone', player, count }];
};

const redo = (match: Match, player: Seat): Decision => {
  if (match.setup.strict)
    return refuse('strict-match', 'This match is strict: there is no undo and no redo.');
  const group = match.round.future?.last;
  return group === undefined
    ? refuse('nothing-to-redo', 'Nothing was undone since the last move.')
    : [{ type: 'redone', player, count: group.length }];
};

const note = ({ round }: Match, player: Seat, line: number, text: string): Decision => {
  const { lines } = at(round.notes, player);
  const clean = plainText(text, limits.note);
  if (line > lines.length || (line === lines.length && clean === '')) {
    return refuse('empty-note', 'A note needs some text: write "note TEXT".');
  }
  if (line >= limits.notes)
    return refuse('notes-full', `A round holds at most ${limits.notes} lines of notes.`);
  return [{ type: 'noted', player, line, text: clean }];
};

const mark = ({ round }: Match, player: Seat, name: string, text: string): Decision => {
  const { marks } = at(round.notes, player);
  const clean = plainText(name, limits.mark);
  if (clean === '') return refuse('bad-mark', 'A mark needs a name.');
  if (!Object.hasOwn(marks, clean) && Object.keys(marks).length >= limits.marks) {
    return refuse('marks-full', `A round holds at most ${limits.marks} marks: take one away first.`);
  }
  return [{ type: 'marked', player, mark: clean, value: plainText(text, limits.mark) }];
};

const hint = (game: AnyGame, match: Match, player: Seat): Decision => {
  const { round, setup } = match;
  if (!setup.assist)
    return refuse('no-assist', 'Hints need assist, which is chosen before a match (--assist).');
  const state = stateOf(round);
  if (state === null || round.outcome !== null || game.turn(state) !== player) {
    return refuse('not-your-turn', 'A hint is for the player to move.');
  }
  return [{ type: 'hinted', player, step: Math.min(at(round.hintStep, player) + 1, mostHintSteps) }];
};

const nextRound = (game: AnyGame, match: Match): Decision => {
  if (match.round.outcome === null) return refuse('round-not-over', 'This round is not over yet.');
  // Only a match that was cut off right after its last move still has its end to announce.
  return isLastRound(match)
    ? [{ type: 'match-ended', winner: leader(match.tally, game.hasTurnScoring) }]
    : startRound(game, match, match.round.number + 1);
};

/** What follows from a command: events, or a refusal after which everything is as before. */
export const decide = (game: AnyGame, match: Match, command: Command): Decision => {
  const { round } = match;
  if (match.isEnded && command.type !== 'note') return refuse('match-over', 'The match is over.');
  if (match.events >= mostEvents)
    return refuse('log-full', 'This match has grown too long to go on: start another one.');
  switch (command.type) {
    case 'move':
      return move(game, match, command.player, command.text);
    case 'secret':
      return secret(game, match, command.player, command.text);
    case 'undo':
      return undo(match, command.player);
    case 'redo':
      return redo(match, command.player);
    case 'resign': {
      if (round.outcome !== null) return refuse('round-over', 'The round is over already.');
      const outcome: Outcome = { winner: otherSeat(command.player), reason: 'resigned' };
      return closing(game, match, outcome, { type: 'resigned', player: command.player });
    }
    case 'note':
      return note(
        match,
        command.player,
        command.line ?? at(round.notes, command.player).lines.length,
        command.text,
      );
    case 'mark':
      return mark(match, command.player, command.mark, command.value);
    case 'hint':
      return hint(game, match, command.player);
    case 'next-round':
      return nextRound(game, match);
  }
};

/** How many moves are in force in this round. */
export const movesInForce = ({ round }: Match): number => lengthOf(round.past);
