import { speak, toAscii } from '../faces/screen/theme.ts';
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

/** An error of the system, told in a sentence by whoever met it. */
const isOfSystem = (error: unknown): error is Error =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause;

const told = (error: unknown): { readonly wrong: string; readonly advice: string } => {
  if (error instanceof UsageError || error instanceof Fault) {
    return { wrong: error.message, advice: error.advice };
  }
  if (isOfSystem(error)) return { wrong: error.message, advice: 'See to that and try again.' };
  const message = error instanceof Error ? error.message : String(error);
  return {
    wrong: `Something went wrong inside bitduel: ${message}`,
    advice: 'Please report it, with what BITDUEL_DEBUG=1 shows.',
  };
};

/** What is said about an error: what is wrong, what to do, and to whoever asked for it, where it came from. */
export const complaintOf = (error: unknown, isDebugging: boolean, isAscii = false): Complaint => {
  const { wrong, advice } = told(error);
  const lines = [
    `bitduel: ${plainText(wrong, mostLetters)}`,
    plainText(advice, mostLetters),
    ...(isDebugging ? stackOf(error) : []),
  ];
  return {
    lines: isAscii ? lines.map((line) => toAscii(speak(line))) : lines,
    exitCode: error instanceof UsageError ? 2 : 1,
  };
};
