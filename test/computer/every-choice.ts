import type { Random } from '../../source/bits/random.ts';
import type { ComputerPlayer, Thought } from '../../source/computer/contract.ts';

/**
 * Every move that a player might choose, whatever its chances say: it is asked again and again, by a source of
 * randomness that goes through all answers in turn. For players that choose by `below` alone; `next` is always 0.
 */
export const everyChoice = (
  player: ComputerPlayer,
  thought: Pick<Thought, 'view' | 'legalMoves'>,
): ReadonlySet<string> => {
  const { signal } = new AbortController();
  const choices = new Set<string>();
  let script: readonly number[] | undefined = [];
  while (script !== undefined) {
    const answers: number[] = [];
    const limits: number[] = [];
    const planned: readonly number[] = script;
    const below = (limit: number): number => {
      const answer = planned[answers.length] ?? 0;
      answers.push(answer);
      limits.push(limit);
      return answer;
    };
    const unwanted = (): never => {
      throw new Error('this player was expected to choose by `below` alone');
    };
    const random: Random = { next: () => 0, below, bits: unwanted, pick: unwanted, pickWeighted: unwanted };
    const choice = player({ ...thought, random, signal });
    if (typeof choice !== 'string') throw new Error('this player was expected to answer at once');
    choices.add(choice);
    const last = answers.findLastIndex((answer, index) => answer + 1 < (limits[index] ?? 0));
    script = last === -1 ? undefined : [...answers.slice(0, last), (answers[last] ?? 0) + 1];
  }
  return choices;
};
