import { randomFrom } from '../bits/random.ts';
import type { ComputerPlayer } from '../computer/contract.ts';
import type { AnyGame } from '../game/contract.ts';
import { formatMove } from '../game/move.ts';
import { refuse } from '../game/refusal.ts';
import { at, seats } from '../game/seat.ts';
import { type Announcement, announce, prompts, toMove, viewFor } from '../match/announce.ts';
import { changesTurn, decide, isDecided, movesInForce } from '../match/decide.ts';
import type { MatchEvent } from '../match/events.ts';
import { begin, evolve, secretsWanted } from '../match/evolve.ts';
import { fairnessCodes } from '../match/fairness.ts';
import { type Match, leader } from '../match/match.ts';
import type { PlayerKind } from '../match/setup.ts';
import type { MatchLog } from '../storage/contract.ts';
import type { Advisor, Session, Snapshot } from './contract.ts';

export type SessionParts = {
  readonly game: AnyGame;
  readonly match: Match;
  readonly isResumed: boolean;
  /** Where events go before anybody sees what they did; null: nowhere, and `unsaved` says why. */
  readonly log: Pick<MatchLog, 'append' | 'close'> | null;
  readonly unsaved?: string;
  readonly computers: (game: string, level: Exclude<PlayerKind, 'human'>) => ComputerPlayer;
  /** Has followed the match so far. */
  readonly advisor: Advisor;
  /** The least time, in milliseconds, that a computer seems to think: people want to see it move. */
  readonly pace?: number;
};

/** Folds the events of a match that is about to be played; the first says which match it is. */
export const matchFrom = (game: AnyGame, events: readonly MatchEvent[]): Match | undefined => {
  const [first, ...rest] = events;
  if (first?.type !== 'match-started') return undefined;
  const { type: _, ...setup } = first;
  return rest.reduce((match, event) => evolve(game, match, event), begin(setup));
};

export const createSession = (parts: SessionParts): Session => {
  const { game, computers, advisor } = parts;
  let { match, log } = parts;
  let unsaved = parts.unsaved ?? null;
  let thinking: AbortController | null = null;
  let isClosed = false;
  let heard: Promise<unknown> = Promise.resolve();
  const listeners = new Set<Parameters<Session['subscribe']>[0]>();
  const waiting = new Set<() => void>();
  const people = seats.filter((seat) => at(match.setup.players, seat).kind === 'human');

  const tell = (news: readonly Announcement[]): void => {
    heard = Promise.all([...listeners].map((listener) => listener(news)));
  };

  /** On disk first; if that fails the match goes on in memory and says so. */
  const save = (events: readonly MatchEvent[]): void => {
    if (log === null) return;
    try {
      log.append(events);
    } catch (error) {
      log.close();
      log = null;
      unsaved = error instanceof Error ? error.message : String(error);
    }
  };

  const record = (events: readonly MatchEvent[]): void => {
    save(events);
    const news = events.flatMap((event) => {
      const before = match;
      match = evolve(game, match, event);
      advisor.hear(event);
      return announce(game, before, event, match);
    });
    tell([...news, ...hintsFor(events)]);
  };

  /** Until the draw rule ends the round; null without the rule. */
  const movesLeft = (): number | null =>
    match.setup.drawAfter === null ? null : match.setup.drawAfter - movesInForce(match);

  const hintsFor = (events: readonly MatchEvent[]): readonly Announcement[] =>
    events.flatMap((event) => {
      const view = event.type === 'hinted' ? viewFor(game, match, event.player) : null;
      return event.type === 'hinted' && view !== null
        ? [{ type: 'hint', to: event.player, ...advisor.hint(view, event.step, movesLeft()) }]
        : [];
    });

  const submit: Session['submit'] = (command) => {
    if (isClosed) return refuse('match-left', 'The match was left: resume it to go on.');
    const decision = decide(game, match, command);
    if (!isDecided(decision)) return decision;
    if (changesTurn(command)) stopThinking();
    record(decision);
    think();
    return undefined;
  };

  const stopThinking = (): void => {
    thinking?.abort();
    thinking = null;
  };

  const settle = (): void => {
    if (thinking !== null) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  };

  /** If a computer is to move, lets it choose; whatever happens meanwhile, only a choice still wanted counts. */
  const think = (): void => {
    const seat = toMove(game, match);
    const level = seat === null ? 'human' : at(match.setup.players, seat).kind;
    const view = seat === null ? null : viewFor(game, match, seat);
    if (isClosed || thinking !== null || seat === null || level === 'human' || view === null) {
      settle();
      return;
    }
    const controller = new AbortController();
    thinking = controller;
    const random = randomFrom(match.setup.seed, 'computer', match.round.number, match.events);
    const legalMoves = game.legalMoves(view, true).map(formatMove);
    void choose(computers(game.id, level), { view, legalMoves, random, signal: controller.signal }).then(
      (text) => {
        if (controller.signal.aborted) return;
        thinking = null;
        const refusal = submit({ type: 'move', player: seat, text });
        if (refusal === undefined) return;
        // A computer that answers nonsense must not hang the match, nor must a match that is full.
        if (submit({ type: 'move', player: seat, text: legalMoves[0] ?? '' }) !== undefined) settle();
      },
      (error: unknown) => {
        // Whoever was told to stop may stop in any way.
        if (!controller.signal.aborted) throw error;
      },
    );
  };

  const choose = async (player: ComputerPlayer, thought: Parameters<ComputerPlayer>[0]): Promise<string> => {
    const pause = new Promise((resolve) => {
      if (parts.pace === undefined) setImmediate(resolve);
      else setTimeout(resolve, parts.pace).unref();
    });
    await Promise.all([pause, heard]);
    return player(thought);
  };

  const snapshot = (): Snapshot => {
    const { seed: _seed, given: _given, ...setup } = match.setup;
    const seat = toMove(game, match);
    const undoer = seat !== null && people.includes(seat) ? seat : people[0];
    return {
      game,
      setup,
      round: match.round.number,
      starter: match.round.starter,
      moves: movesInForce(match),
      tally: match.tally,
      toMove: seat,
      secretsWanted: secretsWanted(game, match),
      outcome: match.round.outcome,
      winner: match.isEnded ? leader(match.tally, game.hasTurnScoring) : undefined,
      isEnded: match.isEnded,
      canUndo: undoer !== undefined && isDecided(decide(game, match, { type: 'undo', player: undoer })),
      canRedo: undoer !== undefined && isDecided(decide(game, match, { type: 'redo', player: undoer })),
      thinking: thinking === null ? null : seat,
      fairness: fairnessCodes(game, match),
      hintStep: seat === null ? 0 : at(match.round.hintStep, seat),
      unsaved,
    };
  };

  const look: Session['look'] = (perspective) =>
    perspective === 'all' && match.round.outcome === null ? null : viewFor(game, match, perspective);

  return {
    snapshot,
    look,
    notes: (seat) => at(match.round.notes, seat),
    assist: (seat) => {
      const view = match.setup.assist ? look(seat) : null;
      return view === null ? null : advisor.assist(view, at(match.round.notes, seat).marks, movesLeft());
    },
    submit,
    prompts: () => prompts(game, match, people),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    opening: () => {
      const [started] = announce(game, match, { type: 'match-started', ...match.setup }, match);
      if (started === undefined) return [];
      return parts.isResumed ? [{ ...started, ...resumed(game, match) }] : [started];
    },
    settled: () =>
      new Promise((resolve) => {
        waiting.add(resolve);
        think();
      }),
    close: () => {
      isClosed = true;
      stopThinking();
      settle();
      log?.close();
    },
  };
};

const resumed = (game: AnyGame, match: Match) => ({
  type: 'match-resumed',
  round: match.round.number,
  moves: movesInForce(match),
  tally: match.tally,
  fairness: fairnessCodes(game, match),
});
