import { type Refusal, isRefusal } from '../../game/refusal.ts';
import { type Seat, at, isSeat, seats } from '../../game/seat.ts';
import type { Announcement } from '../../match/announce.ts';
import { changesTurn } from '../../match/decide.ts';
import { type Request, isRequest, parsePromptLine, promptWords } from '../../match/prompt-line.ts';
import type { Session } from '../../session/contract.ts';
import { type LineInput, readLines } from '../lines/line-reader.ts';
import { writeLines } from '../lines/line-writer.ts';
import { asciiJson } from './ascii-json.ts';
import { helpOf } from './help.ts';

export type JsonPlay = {
  readonly session: Session;
  readonly input: LineInput;
  readonly output: NodeJS.WritableStream;
  /** Nothing outside ASCII is written. */
  readonly isAscii?: boolean;
};

/** What becomes of a prompt when a line has been answered: it still stands, it is said again, or nobody waits for it. */
type Prompt = 'stands' | 'again' | 'left';

const openings: readonly string[] = ['match-started', 'match-resumed'];

const refused = (to: Seat, { reason, message }: Refusal): Announcement => ({
  type: 'refused',
  to,
  reason,
  message,
});

const help = (session: Session, to: Seat): Announcement => ({
  type: 'help',
  to,
  ...helpOf(session.snapshot().game, promptWords),
});

/** What a computer alone knows is said to nobody while a person plays against it. */
const isHeard =
  (people: readonly Seat[]) =>
  ({ to, player }: Announcement): boolean =>
    to === 'all' || people.length === 0 || people.includes(to) || player !== to;

/** A match as objects on lines, in and out. Standard input plays every person; whose turn it is, is whose command it is. */
export const playJson = async ({ session, input, output, isAscii = false }: JsonPlay): Promise<void> => {
  const { players } = session.snapshot().setup;
  const people = seats.filter((seat) => at(players, seat).kind === 'human');
  const reader = readLines(input);
  const writer = writeLines(output, () => {
    reader.close();
    session.close();
  });
  let isUnsavedSaid = false;

  const say = (news: readonly Announcement[]): Promise<void> => {
    const { unsaved } = session.snapshot();
    const isNew = unsaved !== null && !isUnsavedSaid;
    isUnsavedSaid ||= isNew;
    const warning: readonly Announcement[] = isNew ? [{ type: 'unsaved', to: 'all', message: unsaved }] : [];
    const heard = news.filter(isHeard(people));
    // Before the news that was not saved: what stands above it is on disk. Only the opening always comes first.
    const lines = openings.includes(heard[0]?.type ?? '') ? [...heard, ...warning] : [...warning, ...heard];
    const json = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    return writer.write(isAscii ? asciiJson(json) : json);
  };

  const grant = async ({ type }: Request, seat: Seat): Promise<Prompt> => {
    switch (type) {
      case 'quit':
        return 'left';
      case 'help':
        await say([help(session, seat)]);
        return 'stands';
      case 'notes':
        await say([{ type, to: seat, ...session.notes(seat), assist: session.assist(seat) }]);
        return 'stands';
      case 'board':
      case 'record':
        // Both are part of the turn.
        return 'again';
    }
  };

  const answer = async (line: string, seat: Seat): Promise<Prompt> => {
    const asked = parsePromptLine(line, seat);
    if (asked === null) return 'stands';
    if (!isRefusal(asked) && isRequest(asked)) return grant(asked, seat);
    const refusal = isRefusal(asked) ? asked : session.submit(asked);
    if (refusal !== undefined) await say([refused(seat, refusal)]);
    return isRefusal(asked) || changesTurn(asked) || refusal !== undefined ? 'again' : 'stands';
  };

  /** Says what is wanted and takes lines until something has come of it. */
  const ask = async (): Promise<Prompt> => {
    const wanted = session.prompts();
    const seat = wanted[0]?.to;
    if (!isSeat(seat)) return 'left';
    await say(wanted);
    let prompt: Prompt = 'stands';
    while (prompt === 'stands') {
      const line = await reader.next();
      prompt = line === null ? 'left' : await answer(line, seat);
    }
    return prompt;
  };

  const unsubscribe = session.subscribe(say);
  await say(session.opening());
  for (let prompt: Prompt = 'again'; prompt === 'again';) {
    await session.settled();
    const { isEnded, outcome } = session.snapshot();
    if (isEnded) break;
    if (outcome === null) prompt = await ask();
    else if (session.submit({ type: 'next-round' }) !== undefined) break;
  }
  unsubscribe();
  reader.close();
  session.close();
  await writer.finish();
};
