import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { randomFrom } from '../../source/bits/random.ts';
import { games, gameById } from '../../source/games/index.ts';
import type { MatchEvent } from '../../source/match/events.ts';
import { openStore } from '../../source/storage/store.ts';
import { type Said, bitduel, withHome } from '../helpers/program.ts';
import { effort, seed } from '../trust/effort.ts';
import { isAcknowledgement, live } from '../trust/lives.ts';

/** Five games, with two people and with a computer, each killed so many times: 320 in all. */
const kills = Math.ceil(32 * effort);

const kinds = [
  ['--p2', 'human'],
  ['--p2', 'easy'],
] as const;
const bits: Readonly<Record<string, string>> = { 'bit-flip-showdown': '40', 'binary-battle': '12' };
const cases = games.flatMap(({ id }) => kinds.map((kind) => [id, kind[1], kind] as const));

const logIn = (home: string): string | undefined => {
  const [name] = readdirSync(home).includes('matches')
    ? readdirSync(join(home, 'matches'))
        .filter((one) => one.endsWith('.jsonl'))
        .toSorted()
        .slice(-1)
    : [];
  return name === undefined ? undefined : join(home, 'matches', name);
};

/** A turn that two people hear of is counted once; of a computer's, made in private, nothing is heard but that it was. */
const isNews =
  (opponent: string) =>
  ({ type, to, player, move }: Said): boolean =>
    type !== 'moved' || to === 'all' || move !== undefined || (player === 2 && opponent !== 'human');

const inBrief = ({ type, player, move }: { type: string; player?: unknown; move?: unknown }): string =>
  type.endsWith('ended') ? type : [type, player, move].filter((part) => part !== undefined).join(' ');

/** Of a move that was made in private nothing but the mover is heard. */
const isToldBy = (said: Said, event: MatchEvent | undefined): boolean => {
  if (event === undefined) return false;
  const { type, to, player = to, move } = said;
  if (type === 'undone' || type === 'redone') return event.type === type;
  return inBrief({ type, player, move }) === inBrief(move === undefined ? { ...event, move } : event);
};

it.concurrent.each(cases)(
  `%s against %s loses nothing that it has acknowledged, however often it is killed`,
  (id, opponent, kind) =>
    withHome(async (home) => {
      const random = randomFrom(seed, 'kill', id, ...kind);
      const store = openStore(home, gameById);
      const begin = ['play', id, ...kind, '--bits', bits[id] ?? '5', '--rounds', '900'];
      let [killed, acknowledged] = [0, 0];
      while (killed < kills) {
        const file = logIn(home);
        const before = file === undefined ? Buffer.alloc(0) : readFileSync(file);
        const read = file === undefined ? 0 : store.read(file).rest.length;
        const { heard, isKilled, stderr } = await live(file === undefined ? begin : ['resume'], home, random);
        const where = `${id} ${kind.join(' ')}, seed ${seed}, kill ${killed}: ${stderr}`;
        expect(isKilled, where).toBe(true);
        expect(stderr, where).toMatch(/^(?:bitduel: Lines? [\d, ]+ (?:was|were) cut off [^\n]+\n)?$/u);
        killed += 1;
        const news = heard.filter((said) => isAcknowledgement(said) && isNews(opponent)(said));
        acknowledged += news.length;
        const now = logIn(home);
        if (now === undefined) {
          expect(heard, where).toEqual([]);
          continue;
        }
        const bytes = readFileSync(now);
        expect(bytes.subarray(0, before.length).equals(before), where).toBe(true);
        const { problems } = store.verify(bytes.toString('utf8'));
        expect(problems, where).toEqual([]);
        const events = store
          .read(now)
          .rest.slice(read)
          .filter(({ type }) => isAcknowledgement({ type, to: 'all' }));
        for (const [index, said] of news.entries()) {
          expect(isToldBy(said, events[index]), `${where}: ${JSON.stringify([said, events[index]])}`).toBe(
            true,
          );
        }
      }
      expect(acknowledged).toBeGreaterThan(kills);
      const { code, stderr } = await bitduel(['verify', logIn(home) ?? ''], { home });
      expect(code, stderr).toBe(0);
      const ended = await bitduel(['resume', '--json'], { home, input: 'resign\n' });
      expect(ended.stdout, ended.stderr).toContain('"type":"round-ended"');
    }),
  600_000 * effort,
);
