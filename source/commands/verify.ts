import type { MatchEvent } from '../match/events.ts';
import { fairnessCode } from '../match/fairness.ts';
import { Fault } from '../storage/fault.ts';
import type { Run } from './command.ts';
import { printLines } from './io.ts';
import { matchBytes } from './read-match.ts';
import { theStore } from './store.ts';

/** Every secret with the code that was shown from the first move on; one that is still in play stays covered. */
function* secretLines(rest: readonly MatchEvent[]): Generator<string> {
  const ended = new Set(rest.flatMap((event) => (event.type === 'round-ended' ? [event.round] : [])));
  let round = 1;
  for (const event of rest) {
    if (event.type === 'round-started') round = event.round;
    if (event.type !== 'secret-set') continue;
    const code = fairnessCode(round, event.owner, event);
    const whose = event.owner === 'all' ? 'the target' : `the secret of player ${event.owner}`;
    yield ended.has(round)
      ? `Round ${round}: ${whose} was ${event.bits}, with the salt ${event.salt}; its fairness code is ${code}.`
      : `Round ${round}: ${whose} is not revealed yet; its fairness code is ${code}.`;
  }
}

/** Checks a log, and says that it holds or what is the first thing wrong with it. */
export const verify: Run = async (given, io) => {
  const store = theStore(io);
  const bytes = await matchBytes(given, io);
  const { events, problems, warning } = store.verify(bytes);
  const [first, ...more] = problems;
  if (first !== undefined) {
    const others = more.length === 0 ? '' : ` (${more.length} more problems follow from there on.)`;
    throw new Fault(`${first}${others}`, 'Do not trust this log: somebody or something has changed it.');
  }
  const { setup, rest } = store.readText(bytes);
  if (warning !== null) io.stderr.write(`bitduel: ${warning}\n`);
  await printLines(io, [
    `${setup.match}: ${events} events; the seals, the rules, what was said and the results all agree.`,
    ...secretLines(rest),
  ]);
};
