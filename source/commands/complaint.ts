import { plainText } from '../match/plain-text.ts';
import { Fault } from '../storage/fault.ts';
import { UsageError } from './usage-error.ts';

export type Complaint = { readonly lines: readonly string[]; readonly exitCode: 1 | 2 };

const mostLetters = 2000;

const stackOf = (error: unknown): readonly string[] => {
  if (!(error instanceof Error)) return [];
  const cause = error.cause === undefined ? [] : ['Caused by:', ...stackOf(error.cause)];
  return [...(error.stack ?? '').split('\n').map((line) => `  ${plainText(line, mostLetters)}`), ...cause];
};

/** What is said about an error: what is wrong, what to do, and to whoever asked for it, where it came from. */
export const complaintOf = (error: unknown, isDebugging: boolean): Complaint => {
  const isExpected = error instanceof UsageError || error instanceof Fault;
  const message = error instanceof Error ? error.message : String(error);
  const wrong = isExpected ? message : `Something went wrong inside bitduel: ${message}`;
  const advice = isExpected ? error.advice : 'Please report it, with what BITDUEL_DEBUG=1 shows.';
  return {
    lines: [
      `bitduel: ${plainText(wrong, mostLetters)}`,
      plainText(advice, mostLetters),
      ...(isDebugging ? stackOf(error) : []),
    ],
    exitCode: error instanceof UsageError ? 2 : 1,
  };
};
