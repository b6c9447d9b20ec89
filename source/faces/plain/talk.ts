import { type LineInput, readLines } from '../lines/line-reader.ts';
import { writeLines } from '../lines/line-writer.ts';
import { speak, toAscii } from '../screen/theme.ts';

export type TalkParts = {
  readonly input: LineInput;
  readonly output: NodeJS.WritableStream;
  /** Whether a person looks at the output: only then are there any escape sequences, and only then is Enter waited for. */
  readonly isTerminal: boolean;
  /** A terminal that knows no escape sequences. */
  readonly isDumb: boolean;
  /** Nothing outside ASCII is written. */
  readonly isAscii: boolean;
};

/** A conversation in lines of text. */
export type Talk = {
  readonly say: (lines: readonly string[]) => Promise<void>;
  /** Says what has happened, and keeps in mind that it was said. */
  readonly tell: (news: readonly string[]) => Promise<void>;
  /** Whether anything was told since the last answer. */
  readonly hasTold: () => boolean;
  /** The answer to a question; hidden, the terminal does not show it. Null: there is nobody to answer. */
  readonly ask: (question: string, isHidden?: boolean) => Promise<string | null>;
  /** Waits for Enter, on a terminal. False: they want to leave instead. */
  readonly pressEnter: (question: string) => Promise<boolean>;
  /** Takes everything off a terminal, what has scrolled away too. */
  readonly clear: () => Promise<void>;
  readonly close: () => void;
  readonly finish: () => Promise<void>;
};

const clearing = '\u001B[H\u001B[2J\u001B[3J';

/** More lines than any screen has. */
const farDown = '\n'.repeat(200);

/** Names, notes and file names are part of what is said: none of them may steer the terminal. */
const tame = (text: string): string => text.replaceAll(/\p{Cc}/gu, '');

export const openTalk = (parts: TalkParts, onGone: () => void): Talk => {
  const { input, output, isTerminal, isDumb, isAscii } = parts;
  const reader = readLines(input);
  const writer = writeLines(output, onGone);
  let hasTold = false;
  const spelled = (text: string): string => tame(isAscii ? toAscii(speak(text)) : text);

  const say: Talk['say'] = (lines) => writer.write(lines.map((line) => `${spelled(line)}\n`).join(''));

  const ask: Talk['ask'] = async (question, isHidden = false) => {
    // Hidden before the question is seen: nobody is too fast for it.
    const answer = reader.next(isHidden);
    await writer.write(`${spelled(question)}${isTerminal ? ' ' : '\n'}`);
    const line = await answer;
    hasTold = false;
    // Neither an end nor what is hidden moves the cursor to the next line.
    if (isTerminal && (isHidden || line === null)) await writer.write('\n');
    return line;
  };

  return {
    say,
    tell: (news) => {
      hasTold ||= news.length > 0;
      return say(news);
    },
    hasTold: () => hasTold,
    ask,
    pressEnter: async (question) => {
      const line = isTerminal ? await ask(question) : '';
      return line !== null && line.trim().toLowerCase() !== 'quit';
    },
    clear: () => writer.write(!isTerminal ? '' : isDumb ? farDown : clearing),
    close: reader.close,
    finish: writer.finish,
  };
};
