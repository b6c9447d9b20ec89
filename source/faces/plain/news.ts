import type { Bits } from '../../bits/bits.ts';
import { type Perspective, type Seat, at, isSeat } from '../../game/seat.ts';
import type { Announcement } from '../../match/announce.ts';
import { mostHintSteps } from '../../match/events.ts';
import type { Assistance, Session } from '../../session/contract.ts';
import { isGameView } from '../../games/index.ts';
import type { Labels } from './labels.ts';
import { counted, heardOf, outcomeSentence, revealLines, tallySentence, turnSentence } from './sentences.ts';

/** A number that is private to the reader; sentences about other games have none. */
const ownNumber = (session: Session, reader: Perspective): Bits | undefined => {
  const view = reader === 'all' ? null : session.look(reader);
  if (view === null || reader === 'all' || !isGameView(view) || view.game !== 'binary-battle')
    return undefined;
  return at(view.numbers, reader) ?? undefined;
};

const movedLines = (said: Announcement, session: Session, labels: Labels, reader: Perspective) => {
  const heard = heardOf(said);
  if (heard === undefined) return [];
  const number = heard.player === reader ? ownNumber(session, reader) : undefined;
  return [turnSentence(heard, labels, reader, number)];
};

const rewoundLine = ({ type, by, moves }: Announcement, labels: Labels): string => {
  const who = isSeat(by) ? at(labels, by) : 'Somebody';
  return `${who} ${type === 'undone' ? 'undoes' : 'redoes'}: ${counted(Number(moves), 'move')} in force.`;
};

const roundEndedLines = ({ reveal }: Announcement, session: Session, labels: Labels): readonly string[] => {
  const { game, outcome, setup, tally } = session.snapshot();
  if (outcome === null) return [];
  return [
    outcomeSentence(game, outcome, labels, setup.drawAfter),
    ...revealLines(game, reveal, labels),
    tallySentence(tally, labels),
  ];
};

const matchEndedLine = (session: Session, labels: Labels): string => {
  const { winner } = session.snapshot();
  return isSeat(winner) ? `${at(labels, winner)} wins the match!` : 'The match is a tie.';
};

/** What is said aloud, as lines for `reader`. What is not for them gives no lines. */
export const newsLines = (
  said: Announcement,
  session: Session,
  labels: Labels,
  reader: Perspective,
): readonly string[] => {
  const isForReader =
    said.to === 'all' || said.to === reader || (reader === 'all' && said.to === said['player']);
  if (!isForReader) return [];
  switch (said.type) {
    case 'moved':
      return movedLines(said, session, labels, reader);
    case 'undone':
    case 'redone':
      return [rewoundLine(said, labels)];
    case 'noted':
      return ['Noted.'];
    case 'marked':
      return [
        said['value'] === '' ? `No mark: ${said['mark']}.` : `Marked: ${said['mark']} is ${said['value']}.`,
      ];
    case 'hint':
      return [`Hint ${said['step']} of ${mostHintSteps}: ${said['text']}`];
    case 'round-ended':
      return roundEndedLines(said, session, labels);
    case 'match-ended':
      return [matchEndedLine(session, labels)];
    default:
      return [];
  }
};

const assistanceLines = ({ lines, possible }: Assistance): readonly string[] => [
  'Computed help:',
  ...lines.map((line) => `- ${line}`),
  ...(possible === null ? [] : [`- Still possible: ${possible.count}. ${possible.list.join(' ')}`]),
];

/** A player's notes and marks, and what assist computes beside them. */
export const notesLines = (session: Session, seat: Seat): readonly string[] => {
  const { lines, marks } = session.notes(seat);
  const assistance = session.assist(seat);
  const written = [
    ...lines.map((line, index) => `Note ${index + 1}: ${line}`),
    ...Object.entries(marks).map(([name, value]) => `Mark: ${name} is ${value}`),
  ];
  return [
    ...(written.length === 0 ? ['You have no notes yet: "note TEXT" writes one.'] : written),
    ...(assistance === null ? [] : assistanceLines(assistance)),
  ];
};
