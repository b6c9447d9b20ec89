import { isRefusal } from '../../game/refusal.ts';
import { type Perspective, type Seat, at, isSeat, seats } from '../../game/seat.ts';
import { changesTurn } from '../../match/decide.ts';
import { type Request, asSecret, isRequest, parsePromptLine } from '../../match/prompt-line.ts';
import type { Session, Snapshot } from '../../session/contract.ts';
import { boardLines } from './board.ts';
import { onInterrupt } from './interrupt.ts';
import { labelsOf } from './labels.ts';
import { newsLines, notesLines } from './news.ts';
import {
  fairnessLines,
  farewellLines,
  helpLines,
  openingLines,
  resumedLines,
  roundLine,
  standingLine,
} from './opening.ts';
import { moveQuestion, secretQuestion } from './questions.ts';
import { latestLines, recordLines } from './sentences.ts';
import { type TalkParts, openTalk } from './talk.ts';

export type PlainPlay = Pick<TalkParts, 'input' | 'output' | 'isTerminal'> &
  Partial<TalkParts> & { readonly session: Session };

/** A match as a conversation in lines of text, with everybody who plays at one keyboard. */
export const playPlain = async ({ session, isDumb = false, isAscii = false, ...streams }: PlainPlay) => {
  const { isTerminal } = streams;
  const { game, setup } = session.snapshot();
  const labels = labelsOf(setup.players);
  const people = seats.filter((seat) => at(setup.players, seat).kind === 'human');
  /** Two people at one keyboard, each with something that the other may not see. */
  const isCovered = people.length === 2 && game.secrecy !== 'none';

  const leave = (): void => {
    talk.close();
    session.close();
  };
  const talk = openTalk({ ...streams, isDumb, isAscii }, leave);
  const { say } = talk;
  const forget = isTerminal ? onInterrupt(leave) : () => {};

  /** Whose eyes the words are for: who is or was asked last; both seats', if nobody plays. */
  let reader: Perspective = people.length === 1 ? (people[0] ?? 'all') : 'all';
  let hasNews = false;
  let unsavedSaid: string | null = null;

  const warn = async (): Promise<void> => {
    const { unsaved } = session.snapshot();
    if (unsaved === null || unsaved === unsavedSaid) return;
    unsavedSaid = unsaved;
    await say([`Warning: this match is not being saved. ${unsaved}`]);
  };

  const unsubscribe = session.subscribe(async (news) => {
    hasNews = true;
    await say(news.flatMap((said) => newsLines(said, session, labels, reader)));
    await warn();
  });

  /** Gives the keyboard to a seat. What the one before has seen is gone before the next one looks. */
  const handOver = async (seat: Seat): Promise<boolean> => {
    const from = reader;
    reader = seat;
    if (!isCovered || from === seat) return true;
    const name = at(labels, seat);
    if (isSeat(from)) {
      const mayGo = !hasNews || (await talk.pressEnter(`Press Enter to cover this for ${name}:`));
      await talk.clear();
      if (!mayGo) return false;
    }
    await say([standingLine(session.snapshot())]);
    if (!isTerminal) await say([`Pass the keyboard to ${name}.`]);
    if (!(await talk.pressEnter(`Pass the keyboard to ${name}. ${name}, press Enter when you are ready:`)))
      return false;
    const view = session.look(seat);
    if (isTerminal && view !== null) await say(latestLines(recordLines(view, labels)));
    return true;
  };

  const boardFor = (seat: Seat): readonly string[] => {
    const view = session.look(seat);
    return view === null ? [] : ['', ...boardLines(view, labels)];
  };

  const granted = ({ type }: Request, seat: Seat): readonly string[] => {
    const view = session.look(seat);
    switch (type) {
      case 'help':
        return helpLines(session.snapshot());
      case 'board':
        return view === null ? ['Nothing stands yet: the secrets come first.'] : boardFor(seat);
      case 'record': {
        const lines = view === null ? [] : recordLines(view, labels);
        return [
          ...(lines.length === 0 ? ['No turn was taken yet.'] : lines),
          ...fairnessLines(session.snapshot(), labels),
        ];
      }
      case 'notes':
        return notesLines(session, seat);
      case 'quit':
        return [];
    }
  };

  const questionFor = ({ secretsWanted }: Snapshot, seat: Seat): string => {
    const view = session.look(seat);
    const label = at(labels, seat);
    if (view !== null && !secretsWanted.includes(seat)) return moveQuestion(game, view, label);
    return secretQuestion(
      game.secretLength(game.decodeOptions(setup.options)),
      label,
      streams.input.isTTY === true,
    );
  };

  /** Asks until something has come of it. False: they want to leave. */
  const ask = async (now: Snapshot, seat: Seat): Promise<boolean> => {
    const isSecret = now.secretsWanted.includes(seat);
    for (;;) {
      const line = await talk.ask(questionFor(now, seat), isSecret);
      hasNews = false;
      if (line === null) return false;
      const asked = parsePromptLine(isSecret ? asSecret(line) : line, seat);
      if (asked === null) await say(['Nothing was written: write a command, or help.']);
      else if (isRefusal(asked)) await say([asked.message]);
      else if (isRequest(asked)) {
        if (asked.type === 'quit') return false;
        await say(granted(asked, seat));
      } else {
        const refusal = session.submit(asked);
        if (refusal !== undefined) await say([refusal.message]);
        else if (changesTurn(asked)) return true;
      }
    }
  };

  const nextRound = async (): Promise<boolean> => {
    const { round } = session.snapshot();
    const mayGo =
      people.length === 0 ||
      (await talk.pressEnter(`Press Enter for round ${round + 1} of ${setup.rounds}:`));
    if (mayGo) session.submit({ type: 'next-round' });
    const now = session.snapshot();
    if (mayGo && !now.isEnded) await say(['', roundLine(now, labels)]);
    return mayGo;
  };

  const turn = async (now: Snapshot, seat: Seat): Promise<boolean> => {
    if (!(await handOver(seat))) return false;
    await say([...(now.moves < 2 ? fairnessLines(now, labels) : []), ...boardFor(seat)]);
    return ask(now, seat);
  };

  const open = async (): Promise<void> => {
    const now = session.snapshot();
    const isResumed = session.opening()[0]?.type === 'match-resumed';
    await say([
      ...openingLines(now, labels),
      ...(isResumed ? resumedLines(now, labels) : [roundLine(now, labels)]),
    ]);
    await warn();
    const view = isSeat(reader) && isResumed ? session.look(reader) : null;
    if (view !== null) await say(latestLines(recordLines(view, labels)));
  };

  await open();
  for (let isOn = true; isOn;) {
    await session.settled();
    const now = session.snapshot();
    if (now.isEnded) break;
    const seat = now.secretsWanted.find((wanted) => people.includes(wanted)) ?? now.toMove;
    if (now.outcome !== null) isOn = await nextRound();
    else isOn = seat !== null && people.includes(seat) && (await turn(now, seat));
  }
  unsubscribe();
  forget();
  leave();
  const end = session.snapshot();
  if (isCovered && !end.isEnded && end.outcome === null && reader !== 'all') await talk.clear();
  await say(farewellLines(end));
  await talk.finish();
};
