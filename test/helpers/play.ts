import { type Random, randomFrom } from '../../source/bits/random.ts';
import type { AnyGame } from '../../source/game/contract.ts';
import { formatMove } from '../../source/game/move.ts';
import { isRefusal } from '../../source/game/refusal.ts';
import type { RawOptions } from '../../source/game/settings.ts';
import { toMove, viewFor } from '../../source/match/announce.ts';
import { type Command, decide, isDecided, startMatch } from '../../source/match/decide.ts';
import type { MatchEvent } from '../../source/match/events.ts';
import { begin, evolve, secretsWanted } from '../../source/match/evolve.ts';
import type { Match } from '../../source/match/match.ts';
import { type MatchSetup, decodeSetup } from '../../source/match/setup.ts';

const people = [{ kind: 'human' }, { kind: 'human' }];

/** A set-up that must be right. */
export const setupOf = (game: AnyGame, raw: RawOptions = {}): MatchSetup => {
  const setup = decodeSetup(game, { match: 'test-match', seed: 'test', players: people, ...raw });
  if (isRefusal(setup)) throw new Error(setup.message);
  return setup;
};

export type Played = { readonly events: readonly MatchEvent[]; readonly match: Match };

const foldAll = (game: AnyGame, events: readonly MatchEvent[]): Match => {
  const [first, ...rest] = events;
  if (first?.type !== 'match-started') throw new Error('a match begins with match-started');
  const { type: _, ...setup } = first;
  return rest.reduce((match, event) => evolve(game, match, event), begin(setup));
};

/** A match just begun. */
export const started = (game: AnyGame, raw: RawOptions = {}): Played => {
  const events = startMatch(game, setupOf(game, raw));
  return { events, match: foldAll(game, events) };
};

/** The match after a command that must be accepted. */
export const after = (game: AnyGame, played: Played, command: Command): Played => {
  const decision = decide(game, played.match, command);
  if (!isDecided(decision)) throw new Error(`${JSON.stringify(command)}: ${decision.message}`);
  return {
    events: [...played.events, ...decision],
    match: decision.reduce((match, event) => evolve(game, match, event), played.match),
  };
};

/** Plays moves in turn, whoever's turn it is. */
export const playMoves = (game: AnyGame, played: Played, moves: readonly string[]): Played =>
  moves.reduce((so, text) => {
    const player = toMove(game, so.match);
    if (player === null) throw new Error(`nobody is to move before ${text}`);
    return after(game, so, { type: 'move', player, text });
  }, played);

/** A command that makes sense now, sometimes an undo, a redo, a note, a resignation. */
export const randomCommand = (game: AnyGame, match: Match, random: Random): Command => {
  const [wanted] = secretsWanted(game, match);
  if (wanted !== undefined) return { type: 'secret', player: wanted, text: 'random' };
  const player = toMove(game, match);
  if (player === null) return { type: 'next-round' };
  const roll = random.below(20);
  if (roll < 2) return { type: 'undo', player };
  if (roll < 4) return { type: 'redo', player };
  if (roll === 4) return { type: 'note', player, text: `note ${random.below(100)}` };
  if (roll === 5)
    return { type: 'mark', player, mark: `bit ${random.below(5) + 1}`, value: String(random.below(2)) };
  if (roll === 6 && random.below(30) === 0) return { type: 'resign', player };
  const view = viewFor(game, match, player);
  const moves = view === null ? [] : game.legalMoves(view, true);
  const move = moves[random.below(moves.length)];
  return { type: 'move', player, text: move === undefined ? '' : formatMove(move) };
};

/** A whole random match with undo and redo in it, at most `length` commands long. */
export const randomMatch = (game: AnyGame, raw: RawOptions, seed: string, length: number): Played => {
  const random = randomFrom(seed, 'random match');
  let played = started(game, { seed, ...raw });
  for (let count = 0; count < length && !played.match.isEnded; count++) {
    const decision = decide(game, played.match, randomCommand(game, played.match, random));
    if (!isDecided(decision)) continue;
    played = {
      events: [...played.events, ...decision],
      match: decision.reduce((match, event) => evolve(game, match, event), played.match),
    };
  }
  return played;
};

/** Every game with its variants, small enough to be gone through. */
export const variants: readonly (readonly [string, RawOptions])[] = [
  ['number-flip-duel', {}],
  ['number-flip-duel', { bits: 3 }],
  ['quantum-flip', {}],
  ['quantum-flip', { bits: 4 }],
  ['bit-flip-showdown', {}],
  ['bit-flip-showdown', { bits: 7, maxFlips: 3, misere: true }],
  ['bit-flip-showdown', { bits: 1, maxFlips: 1 }],
  ['bit-flip-duel', {}],
  ['bit-flip-duel', { bits: 3 }],
  ['binary-battle', {}],
  ['binary-battle', { bits: 7 }],
];
