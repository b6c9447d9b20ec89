import process from 'node:process';
import { main } from './source/commands/main.ts';
import { complaintOf } from './source/commands/complaint.ts';

/** Written in by the build. */
declare const __VERSION__: string;

const { argv, env, stdin, stdout, stderr } = process;
let hasFailed = false;

/** The one place where an error is printed and the exit code set. */
const fail = (error: unknown): void => {
  if (hasFailed) return;
  hasFailed = true;
  const { lines, exitCode } = complaintOf(error, env['BITDUEL_DEBUG'] === '1', argv.includes('--ascii'));
  process.exitCode = exitCode;
  stderr.write(`${lines.join('\n')}\n`);
};

// Whatever nobody waits for. Not at once: a screen that is open gives the terminal back first.
for (const event of ['uncaughtException', 'unhandledRejection']) {
  process.on(event, (error: unknown) => {
    setImmediate(() => {
      fail(error);
      process.exit();
    });
  });
}
// Nobody reads what is printed: each face notices on its own and ends.
stdout.on('error', () => {});
stderr.on('error', () => {});

main(argv.slice(2), __VERSION__, { stdin, stdout, stderr, env }).catch(fail);
