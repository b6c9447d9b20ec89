import { spawn } from 'node:child_process';
import type { Random } from '../../source/bits/random.ts';
import { programPath, saidIn, type Said } from '../helpers/program.ts';

/*
 * A program that plays a match through pipes and is killed at a moment that nobody chose. What it has said by then it
 * must have done.
 */

export type Life = {
  /** What was heard in full before the end. */
  readonly heard: readonly Said[];
  readonly isKilled: boolean;
  readonly stderr: string;
};

const acknowledgements = ['moved', 'undone', 'redone', 'noted', 'round-ended', 'match-ended'];

export const isAcknowledgement = ({ type }: Said): boolean => acknowledgements.includes(type);

const anyOf = (values: unknown, random: Random): string => {
  const moves = Array.isArray(values) ? values : [];
  return String(moves[random.below(moves.length)] ?? 'flip 1');
};

/** What to say to a turn: a legal move, and sometimes so much at once that writing it takes a while. */
const answerTo = ({ legalMoves }: Said, random: Random): string => {
  const move = anyOf(legalMoves, random);
  switch (random.below(8)) {
    case 0:
      return `${move}\nundo\nredo\nnote ${'n'.repeat(random.below(400))}\n`;
    case 1:
      return `note first\n${move}\n${Array.from({ length: 12 }, () => `flip ${1 + random.below(5)}\n`).join('')}`;
    case 2:
      return random.below(6) === 0 ? 'resign\n' : `${move}\n`;
    default:
      return `${move}\n`;
  }
};

/** When the end comes: after so many answers, and then how soon; or so many milliseconds after the start. */
type End = { readonly answers: number; readonly wait: number; readonly start: number };

const anyEnd = (random: Random): End => ({
  answers: random.below(6),
  wait: random.below(5),
  start: random.below(10) === 0 ? random.below(250) : Infinity,
});

const linesIn = (text: string): string => text.slice(0, text.lastIndexOf('\n') + 1);

export const live = (args: readonly string[], home: string, random: Random): Promise<Life> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [programPath, ...args, '--json'], {
      env: { ...process.env, BITDUEL_HOME: home, BITDUEL_DEBUG: undefined },
    });
    const end = anyEnd(random);
    const kill = (): void => void child.kill('SIGKILL');
    let [text, stderr, answered, seen] = ['', '', 0, 0];
    const early = Number.isFinite(end.start) ? setTimeout(kill, end.start) : undefined;
    let late: NodeJS.Timeout | undefined;

    const answer = (said: Said): void => {
      if (said.type === 'secret-wanted') child.stdin.write('secret random\n');
      if (said.type !== 'turn') return;
      answered += 1;
      // Now and then the end comes before anything is said.
      if (answered > end.answers && end.wait === 0) return kill();
      child.stdin.write(answerTo(said, random));
      if (answered > end.answers) late ??= setTimeout(kill, end.wait - 1);
    };
    child.stdin.on('error', () => {});
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const heard = saidIn(linesIn(text));
      for (const said of heard.slice(seen)) answer(said);
      seen = heard.length;
    });
    child.on('error', reject);
    child.on('close', (_code, signal) => {
      clearTimeout(early);
      clearTimeout(late);
      resolve({ heard: saidIn(linesIn(text)), isKilled: signal === 'SIGKILL', stderr });
    });
  });
