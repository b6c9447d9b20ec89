import { isRefusal } from '../../game/refusal.ts';
import { type Seat, at } from '../../game/seat.ts';
import { changesTurn } from '../../match/decide.ts';
import { type Request, asSecret, isRequest, parsePromptLine } from '../../match/prompt-line.ts';
import { boardLines } from './board.ts';
import { notesLines } from './news.ts';
import { fairnessLines, helpLines } from './opening.ts';
import { moveQuestion, secretQuestion } from './questions.ts';
import { recordLines } from './sentences.ts';
import type { Table } from './table.ts';

const wantsSecret = ({ session }: Table, seat: Seat): boolean =>
  session.snapshot().secretsWanted.includes(seat);

const question = ({ session, labels, canHide }: Table, seat: Seat): string => {
  const { game, setup } = session.snapshot();
  const view = session.look(seat);
  return view === null
    ? secretQuestion(game.secretLength(game.decodeOptions(setup.options)), at(labels, seat), canHide)
    : moveQuestion(game, view, at(labels, seat));
};

/** The board as a seat sees it; nothing before there is one. */
export const boardFor = ({ session, labels }: Table, seat: Seat): readonly string[] => {
  const view = session.look(seat);
  return view === null ? [] : boardLines(view, labels);
};

const answerTo = (table: Table, { type }: Request, seat: Seat): readonly string[] => {
  const { session, labels } = table;
  const now = session.snapshot();
  const view = session.look(seat);
  switch (type) {
    case 'help':
      return helpLines(now);
    case 'board':
      return view === null ? ['There is no board yet: the secrets come first.'] : boardFor(table, seat);
    case 'record': {
      const lines = view === null ? [] : recordLines(view, labels);
      const turns = lines.length === 0 ? ['No turn was taken yet.'] : lines;
      return [...turns, ...fairnessLines(now, labels)];
    }
    case 'notes':
      return notesLines(session, seat);
    case 'quit':
      return [];
  }
};

/** What comes of a line: it is answered and the question stands, the match goes on, or the player leaves. */
const heed = async (table: Table, line: string, seat: Seat): Promise<'stands' | 'done' | 'left'> => {
  const { session, talk } = table;
  const isSecret = wantsSecret(table, seat);
  const asked = parsePromptLine(isSecret ? asSecret(line) : line, seat);
  if (asked === null) {
    await talk.say(['Nothing was written: write a command, or help.']);
    return 'stands';
  }
  if (!isRefusal(asked) && isRequest(asked)) {
    await talk.say(answerTo(table, asked, seat));
    return asked.type === 'quit' ? 'left' : 'stands';
  }
  const refusal = isRefusal(asked) ? asked : session.submit(asked);
  if (refusal !== undefined) await talk.say([refusal.message]);
  return refusal === undefined && !isRefusal(asked) && changesTurn(asked) ? 'done' : 'stands';
};

/** Asks a seat for its secret or its move until something comes of it. False: they want to leave. */
export const takeTurn = async (table: Table, seat: Seat): Promise<boolean> => {
  for (;;) {
    const line = await table.talk.ask(question(table, seat), wantsSecret(table, seat));
    const result = line === null ? 'left' : await heed(table, line, seat);
    if (result !== 'stands') return result === 'done';
  }
};
