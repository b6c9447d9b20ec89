import type { Perspective, Seat } from '../../game/seat.ts';
import type { Session, Snapshot } from '../../session/contract.ts';
import { onInterrupt } from './interrupt.ts';
import { createKeyboard } from './keyboard.ts';
import { newsLines } from './news.ts';
import {
  fairnessLines,
  farewellLines,
  openingLines,
  resumedLines,
  roundLine,
  warningLines,
} from './opening.ts';
import { latestLines, recordLines } from './sentences.ts';
import { type Table, openTable } from './table.ts';
import type { TalkParts } from './talk.ts';
import { boardFor, takeTurn } from './turn.ts';

export type PlainPlay = Pick<TalkParts, 'input' | 'output' | 'isTerminal'> &
  Partial<TalkParts> & { readonly session: Session };

const open = async (table: Table, reader: Perspective): Promise<void> => {
  const { session, talk, labels } = table;
  const now = session.snapshot();
  const isResumed = session.opening()[0]?.type === 'match-resumed';
  const view = isResumed && reader !== 'all' ? session.look(reader) : null;
  await talk.say([
    ...openingLines(now, table),
    ...(isResumed ? resumedLines(now, labels) : [roundLine(now, labels)]),
    ...(view === null ? [] : latestLines(recordLines(view, labels))),
  ]);
};

/** After a round; on a terminal when they have seen how it ended. False: they want to leave. */
const nextRound = async ({ session, talk, labels, people }: Table): Promise<boolean> => {
  const { round, setup } = session.snapshot();
  const isWanted =
    people.length === 0 || (await talk.pressEnter(`Press Enter for round ${round + 1} of ${setup.rounds}:`));
  if (!isWanted || session.submit({ type: 'next-round' }) !== undefined) return false;
  const now = session.snapshot();
  if (!now.isEnded) await talk.say(['', roundLine(now, labels)]);
  return true;
};

/** A match as a conversation in lines of text, with everybody who plays it at one keyboard. */
export const playPlain = async (play: PlainPlay): Promise<void> => {
  const { session, isTerminal } = play;
  const leave = (): void => {
    table.talk.close();
    session.close();
  };
  const table = openTable(session, { isDumb: false, isAscii: false, ...play }, leave);
  const { talk, labels, people } = table;
  const keyboard = createKeyboard(table);
  const forget = isTerminal ? onInterrupt(leave) : () => {};
  /** Who has seen the fairness codes of which round. */
  const shown = new Set<string>();
  let warned: string | null = null;

  const warn = async (): Promise<void> => {
    const { unsaved } = session.snapshot();
    if (unsaved !== warned) await talk.say(warningLines(unsaved));
    warned = unsaved;
  };

  const turn = async (now: Snapshot, seat: Seat): Promise<boolean> => {
    if (!(await keyboard.handOver(seat))) return false;
    if (now.secretsWanted.length === 0) {
      const key = `${now.round} ${seat}`;
      await talk.say([...(shown.has(key) ? [] : fairnessLines(now, labels)), '', ...boardFor(table, seat)]);
      shown.add(key);
    }
    return takeTurn(table, seat);
  };

  const unsubscribe = session.subscribe(async (news) => {
    await talk.tell(news.flatMap((said) => newsLines(said, session, labels, keyboard.reader())));
    await warn();
  });
  await open(table, keyboard.reader());
  await warn();
  for (let isOn = true; isOn;) {
    await session.settled();
    const now = session.snapshot();
    if (now.isEnded) break;
    const seat = now.secretsWanted.find((wanted) => people.includes(wanted)) ?? now.toMove;
    if (now.outcome !== null) isOn = await nextRound(table);
    else isOn = seat !== null && people.includes(seat) && (await turn(now, seat));
  }
  unsubscribe();
  forget();
  leave();
  await keyboard.cover();
  await talk.say(farewellLines(session.snapshot()));
  await talk.finish();
};
